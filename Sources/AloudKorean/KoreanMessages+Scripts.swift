extension KoreanMessages {
  /// Messages about scripts.
  package static let scripts = ##"""
    "{}" does nothing here: {}
    여기서는 "{1}"이/가 동작하지 않습니다: {2}

    {} needs {}: {}
    {1}에는 {2}이/가 필요합니다: {3}

    touch "Label" or touch 10,20
    touch "Label" 또는 touch 10,20

    drag to 1960, drag to "March" or drag to 40%
    drag to 1960, drag to "March" 또는 drag to 40%

    a language tag
    언어 태그

    a label in quotes or a point
    따옴표로 감싼 레이블이나 위치

    a place on the x axis
    x축의 위치

    right, left or a name in quotes
    right나 left, 또는 따옴표로 감싼 이름

    a text in quotes
    따옴표로 감싼 텍스트

    a file or an address
    파일이나 주소

    the file of an overlay
    오버레이 파일

    a command
    명령

    the name of a screen
    화면 이름

    a name
    이름

    commas or sentences
    commas나 sentences

    a name and a value
    이름과 값

    a version
    버전

    listen or swift
    listen이나 swift

    names, separated by commas
    쉼표로 구분한 이름

    a number of cells, and optionally the kind of braille
    칸 수(점자의 종류는 생략 가능)

    a time
    시간

    a value
    값

    action
    동작

    technology
    기술

    the {} is missing; there are {}
    {1}이/가 빠졌습니다. 쓸 수 있는 것: {2}

    {} cannot be "{}"; it can be {}
    {1}에 "{2}"은/는 쓸 수 없습니다. 쓸 수 있는 값: {3}

    nothing may follow the {}
    {1} 뒤에는 더 쓸 수 없습니다

    a name in quotes
    따옴표로 감싼 이름

    a session lasts at least one second: {} 1s
    세션은 적어도 1초입니다: {1} 1s

    {} needs x, y, width and height in points: {}
    {1}에는 x, y, 너비, 높이가 포인트로 필요합니다: {2}

    the closing quote is missing
    닫는 따옴표가 없습니다

    nothing may follow the quoted text
    따옴표로 감싼 텍스트 뒤에는 아무것도 쓸 수 없습니다

    nothing may follow the bracket; write two events in two lines
    괄호 뒤에는 아무것도 쓸 수 없습니다. 일이 둘이면 두 줄로 쓰십시오

    nothing may follow the pattern, which ends at the line's last /
    패턴은 줄의 마지막 /에서 끝나며, 뒤에는 아무것도 쓸 수 없습니다

    the closing {} is missing
    닫는 {1}이/가 없습니다

    one step types {} bytes at most; use several steps
    한 단계에는 최대 {1}바이트를 입력할 수 있습니다. 여러 단계로 나누십시오

    `aloud help gestures` lists the steps
    쓸 수 있는 단계는 `aloud help gestures`로 볼 수 있습니다

    unknown step "{}"
    알 수 없는 단계 "{1}"입니다

    ; there are {}
    . 있는 것: {1}

    ; {}
    . {1}

    an exercise begins with ## exercise: TITLE, or with a limit: ## exercise within 3 steps: TITLE
    연습은 ## exercise: 제목 또는 단계 제한이 있는 ## exercise within 3 steps: 제목으로 시작합니다

    an exercise needs a title: exercise: TITLE
    연습에는 제목이 있어야 합니다: exercise: 제목

    an exercise needs a solution: steps below it
    연습에는 풀이가 있어야 합니다: 아래에 쓴 단계들

    the solution has {} steps, more than the {} that are allowed
    풀이가 {1}단계로, 허용된 {2}단계보다 많습니다

    the last step of an exercise needs an expectation: the words that are heard when it is done
    연습의 마지막 단계에는 기대가 필요합니다. 끝났을 때 들리는 말을 쓰십시오

    the solution stops before its last step
    풀이가 마지막 단계 전에 멈춥니다

    the solution of "{}" does not lead to these words, so nobody can solve it; `aloud test` shows what is heard
    "{1}"의 풀이로는 이 말이 들리지 않아 아무도 풀 수 없습니다. 실제로 들리는 말은 `aloud test`로 볼 수 있습니다

    write only expectations here, not a step
    여기에는 단계가 아니라 기대만 씁니다

    after the !, write what may not happen
    ! 뒤에는 일어나면 안 되는 일을 쓰십시오

    a gap can always be empty, so ! cannot forbid it; if nothing may happen, write no line
    빈틈은 늘 비어 있을 수 있어 !로 막을 수 없습니다. 아무 일도 일어나지 않아야 하면 줄을 쓰지 마십시오

    put quotes around a text that begins with {}: "{}"
    {1}으로/로 시작하는 말은 따옴표로 감싸십시오: "{2}"

    an empty pattern matches everything; a comment begins with #
    빈 패턴은 모든 것과 일치합니다. 주석은 #으로 시작합니다

    a pattern has {} bytes at most
    패턴은 최대 {1}바이트입니다

    this is not a valid regular expression: {}
    정규 표현식이 아닙니다: {1}

    {} is given twice; first in line {}
    {1}이/가 두 번 있습니다. 처음은 {2}번째 줄입니다

    the setting {} is given twice
    {1} 설정이 두 번 있습니다

    an expectation needs a step above it; steps begin with >
    기대 위에는 단계가 있어야 합니다. 단계는 >로 시작합니다

    a step begins with >: > {}
    단계는 >로 시작합니다: > {1}

    this is not a head, and a step begins with >
    머리말이 아니며, 단계는 >로 시작합니다

    there is no braille display
    점자 디스플레이가 없습니다

    there is no braille display; write `braille 40` before the first step
    점자 디스플레이가 없습니다. 첫 단계 앞에 `braille 40`을 쓰십시오

    there is no braille translator here
    여기에는 점자 번역기가 없습니다

    head lines come before the first step; put quotes around a text that is heard, or write > setting …
    머리말은 첫 단계 앞에 씁니다. 읽는 말이라면 따옴표로 감싸고, 설정이라면 > setting …으로 쓰십시오

    a step is missing here, such as > swipe right
    여기에 > swipe right 같은 단계가 없습니다

    {} can be one hour at most: {} 3600s
    {1}은/는 최대 한 시간입니다: {2} 3600s

    a millisecond is the shortest time: {} 1ms
    시간은 최소 1밀리초입니다: {1} 1ms

    write the focus or the text: {} focus ID, or {} "text"
    여기에는 초점이나 텍스트를 씁니다: {1} focus ID 또는 {2} "text"

    every step expects only …, which anything meets, so this checks nothing; write what must happen, or delete these lines and record it
    모든 단계가 …만 기대합니다. …에는 무엇이든 맞으므로 아무것도 확인하지 않습니다. 일어나야 할 일을 쓰거나, 이 줄을 지우고 기록하십시오

    {} has one argument in UIKit: an element (focus) or a text; keep one, or post the text as an announcement of its own
    UIKit에서 {1}의 인수는 하나입니다: 요소(focus)나 텍스트. 하나만 남기거나, 텍스트는 따로 announcement로 보내십시오

    focus needs the id of an element
    focus에는 요소의 id가 필요합니다

    only a priority may follow the text
    텍스트 뒤에는 우선순위만 쓸 수 있습니다

    priority is one of {}
    우선순위는 다음 중 하나입니다: {1}

    this is too long: a script has {} bytes at most
    스크립트의 한도인 {1}바이트보다 깁니다

    a script has {} lines at most
    스크립트는 최대 {1}줄입니다

    a step begins with a half-width >; put quotes around a text that is heard
    단계는 반각 >로 시작합니다. 읽는 말이라면 줄을 따옴표로 감싸십시오

    a page has no named screens; delete this line
    페이지에는 이름 붙은 화면이 없습니다. 이 줄을 지우십시오

    no element has the label "{}"{}
    레이블이 "{1}"인 요소가 없습니다{2}

    "{}" is a custom action: rotor "{}", swipe down to it, double tap
    "{1}"은/는 사용자 설정 동작입니다: rotor "{2}", swipe down으로 찾아가 double tap

    the rotor has no "{}" there{}
    그곳의 로터에 "{1}"이/가 없습니다{2}

    the Item Chooser has no item with "{}"{}
    항목 선택기에 "{1}"이/가 있는 항목이 없습니다{2}

    `setting sounds on` prints [graph played]
    `setting sounds on`이면 [graph played]가 출력됩니다

    VoiceOver says a hint after a pause; write it in its own line: {}
    VoiceOver는 잠시 뒤에 힌트를 읽습니다. 힌트는 따로 한 줄에 쓰십시오: {1}

    the x axis has no category "{}"{}
    x축에 "{1}" 범주가 없습니다{2}

    the x axis has categories: drag to "{}"
    x축에는 범주가 있습니다: drag to "{1}"

    the x axis has numbers, not categories; write a number without quotes
    x축에는 범주가 아니라 수가 있습니다. 따옴표 없이 쓰십시오

    the Return key is not simulated; where a button does the same, > touch it, then > double tap
    Return 키는 시뮬레이션하지 않습니다. 같은 일을 하는 버튼이 있으면 > touch로 가서 > double tap 하십시오

    the Tab key is not simulated; > swipe right goes to the next element
    Tab 키는 시뮬레이션하지 않습니다. > swipe right로 다음 요소로 갑니다

    to let time pass, write > wait 2s; under it, write what is heard then, without >
    시간을 보내려면 > wait 2s를 쓰고, 그때 들리는 말은 그 아래에 > 없이 한 줄로 쓰십시오

    ; write straight quotation marks: > {}
    . 곧은 따옴표를 쓰십시오: > {1}

    a step is done once; to repeat it, write > {} again in a new line
    단계는 한 번만 실행됩니다. 반복하려면 새 줄에 > {1}을/를 다시 쓰십시오

    write an expectation in its own line under a step, without >
    기대는 단계 아래에 > 없이 한 줄로 씁니다

    {} takes one text in quotes
    {1}에는 따옴표로 감싼 텍스트 하나를 씁니다

    type writes into the field that is being edited; {}
    type은 편집 중인 필드에 입력합니다. {1}

    --ios: {}
    --ios: {1}

    post needs a notification; there are {}
    post에는 알림이 필요합니다. 있는 것: {1}

    {} takes no text{}
    {1}은/는 텍스트 없이 씁니다{2}

    there is no accessibility shortcut "{}"; there are {}{}
    "{1}" 손쉬운 사용 단축키가 없습니다. 있는 것: {2}{3}

    {} cannot be "{}"; it can be {}{}
    {1}에 "{2}"은/는 쓸 수 없습니다. 쓸 수 있는 값: {3}{4}

    nothing may follow this
    이 뒤에는 더 쓸 수 없습니다

    this is not a head, and a step begins with >{}
    머리말이 아닙니다. 단계는 >로 시작합니다{1}

    {}; steps begin with >; before the first step, you can write {}
    {1}. 단계는 >로 시작합니다. 첫 단계 앞에 쓸 수 있는 것: {2}

    ; `aloud help gestures` lists the steps
    . 쓸 수 있는 단계는 `aloud help gestures`로 볼 수 있습니다

    the app has no screen "{}"; {}{}
    앱에 "{1}" 화면이 없습니다. {2}{3}

    the number of cells, from 1 to 200
    칸 수(1~200)
    """##
}
