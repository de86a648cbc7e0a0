extension Korean {
  /// Full Keyboard Access, Switch Control and Voice Control.
  static let control = rows(
    ##"""
    what Switch Control highlights, and how long it takes to reach each element
    스위치 제어가 강조하는 항목과, 각 요소에 이르는 데 드는 시간

    Prints the items in the order in which Switch Control scans them: how many presses of one switch select an item, and after how many seconds Auto Scanning highlights it. If the Scanner Menu opens, it takes one more press. A group stands before its items. `-` is standard input.
    스위치 제어가 스캔하는 순서대로 항목을 출력합니다. 항목을 선택할 때까지 스위치를 몇 번 누르는지, 자동 스캔이 몇 초 뒤에 그 항목을 강조하는지 함께 적습니다. 스캐너 메뉴가 열리면 한 번 더 누릅니다. 그룹은 그 안의 항목보다 먼저 나옵니다. `-`는 표준 입력입니다.

    what can be said to Voice Control on a screen
    화면에서 음성 명령으로 말할 수 있는 것

    Prints the number and the names of each element that Voice Control can press, and the commands, in the language of the screen. Elements with the same name are marked: Voice Control asks which one is meant. `-` is standard input.
    음성 명령으로 누를 수 있는 요소마다 번호와 이름을 출력하고, 이어서 명령을 화면의 언어로 출력합니다. 이름이 같은 요소에는 표시를 합니다. 음성 명령이 어느 것인지 번호를 묻기 때문입니다. `-`는 표준 입력입니다.

    what it costs a VoiceOver user to get to each stop
    VoiceOver 사용자가 각 요소에 이르는 데 드는 비용

    Prints for each stop the flicks that lead there, the fewest gestures of any kind, whether a touch finds it, and the seconds until its name has been heard: by somebody who goes on after each name, and by somebody who hears everything. Beside a stop that needs fewer gestures than flicks is a cheapest way. `-` is standard input.
    요소마다 쓸어넘기기만으로 가는 횟수, 모든 제스처를 쓸 때 가장 적은 횟수, 터치로 찾을 수 있는지, 이름을 다 들을 때까지 걸리는 초를 출력합니다. 초는 이름만 듣고 넘어가는 사람과 끝까지 듣는 사람의 것입니다. 쓸어넘기기보다 적은 제스처로 갈 수 있는 요소 옆에는 가장 짧은 길을 적습니다. `-`는 표준 입력입니다.

    `--traps` walks the app and prints the places from which no gesture leads on: stops that the cursor never leaves, flicks that go round, layers that nothing closes, and apps that move the cursor away again and again. Below each trap is the way into it, for a script. The exit status is 1 if there is one.
    `--traps`는 앱을 걸으며 나갈 제스처가 없는 곳을 출력합니다. 커서가 벗어나지 못하는 요소, 제자리를 도는 쓸어넘기기, 닫히지 않는 층, 커서를 자꾸 옮기는 앱입니다. 함정마다 그곳으로 들어가는 길을 스크립트 줄로 적습니다. 함정이 있으면 종료 상태는 1입니다.

    the places of the app from which no gesture leads on, and the ways into them
    앱에서 나갈 제스처가 없는 곳과 그곳으로 들어가는 길

    --traps walks the whole app; leave {} out
    --traps는 앱 전체를 걷습니다. {1}은/는 빼십시오

    dead end
    막다른 곳

    loop
    제자리 돌기

    no way out
    출구 없음

    thrown cursor
    튀는 커서

    traps: {}; looked at {} states
    함정 {1}개. 상태 {2}개를 살펴보았습니다

    traps: {}; looked at {} states, the limit: there may be more traps
    함정 {1}개. 한도인 상태 {2}개를 살펴보았습니다. 함정이 더 있을 수 있습니다

    this document does not tell what its elements do, so this proves nothing: a document with behaviors (`on`) can be searched for traps
    이 문서에는 요소가 하는 일이 적혀 있지 않아 아무것도 증명하지 못합니다. 동작(`on`)이 있는 문서에서 함정을 찾을 수 있습니다

    the steps of a cheapest way to the first stop that says TEXT, for a script
    TEXT라고 말하는 첫 요소까지 가장 짧은 길의 단계를 스크립트 줄로 출력

    no gesture leads to "{}"
    "{1}"에 이르는 제스처가 없습니다

    flicks
    넘김

    gestures
    제스처

    swift
    빨리

    patient
    끝까지

    which elements are passed over, and why
    건너뛰는 요소와 그 이유

    nothing on this screen can be reached with a switch
    이 화면에는 스위치로 갈 수 있는 곳이 없습니다

    nothing on this screen has a name or a number
    이 화면에는 이름이나 번호가 있는 요소가 없습니다

    passed over
    건너뜀

    visited by
    방문하는 기술:

    passed over by
    건너뛰는 기술:

    the technologies that are on, separated by commas: voiceover, voice control
    켜 둘 기술. 여럿이면 쉼표로 구분합니다. 예: voiceover, voice control

    the technology whose order and names it shows, such as voice control; voiceover by default
    순서와 이름을 보여 줄 기술. 예: voice control. 기본값은 voiceover입니다

    presses
    누름

    seconds
    초

    group
    그룹

    no name
    이름 없음

    also {}
    다른 이름: {1}

    the word for its role, since it has no name
    이름이 없어 역할로 부름

    by its number alone
    번호로만 부름

    several elements have this name: Voice Control asks for a number
    이름이 같은 요소가 있어 번호를 물음

    `respondsToUserInteraction` says so
    `respondsToUserInteraction`으로 정함

    an element with the trait `notEnabled` does not respond
    특성 `notEnabled`가 있는 요소는 응답하지 않음

    an element that only gives information does not respond
    정보만 주는 요소는 응답하지 않음

    an element with the trait or the role of a control responds
    컨트롤의 특성이나 유형이 있는 요소는 응답함

    a text input responds
    텍스트 입력란은 응답함

    an element that takes touches or begins to play responds
    터치를 직접 받거나 재생을 시작하는 요소는 응답함

    an element with custom actions responds
    사용자 설정 동작이 있는 요소는 응답함

    an element that does something on `activate` or a long press responds
    `activate`나 길게 누르기에 무언가 하는 요소는 응답함

    before iOS 17, Full Keyboard Access stops at an element without traits and actions
    iOS 17 전에는 특성도 동작도 없는 요소에 전체 키보드 접근이 멈춤

    WWDC20 10019 and WWDC21 10120 for buttons; which other traits count is assumed
    버튼은 WWDC20 10019와 WWDC21 10120. 그 밖의 특성은 추정

    text inputs take the keyboard focus; Apple says only that the value is derived
    텍스트 입력란은 키보드 초점을 받음. Apple은 값을 유추한다고만 밝힘

    Apple says only that the value is derived from other properties
    Apple은 다른 속성에서 값을 유추한다고만 밝힘

    WWDC20 10019: Switch Control offers custom actions
    WWDC20 10019: 스위치 제어는 사용자 설정 동작을 제공함

    UIAccessibility.h; WWDC20 10019: text that only gives information is passed over
    UIAccessibility.h. WWDC20 10019: 정보만 주는 텍스트는 건너뜀

    turns on only these: voiceover, full keyboard access, switch control, voice control; separated by commas
    이것만 켭니다: voiceover, full keyboard access, switch control, voice control. 여럿은 쉼표로 나눕니다

    a key of Full Keyboard Access: Tab, Shift-Tab, Space, Tab-Z, Right Arrow
    전체 키보드 접근의 키: Tab, Shift-Tab, Space, Tab-Z, Right Arrow

    a switch of Switch Control: select item, move to next item, scanner menu
    스위치 제어의 스위치: select item, move to next item, scanner menu

    the user speaks to Voice Control: say "Tap Send"
    음성 명령에 말합니다: say "Tap Send"

    fails if the steps since start cost more; also expect cost within 30s, or both
    start 이후의 단계에 비용이 더 들면 실패합니다. expect cost within 30s나 둘을 함께 쓸 수도 있습니다

    Full Keyboard Access stops at an element without traits and actions
    특성도 동작도 없는 요소에 전체 키보드 접근이 멈춥니다

    milliseconds on each item with Auto Scanning
    자동 스캔이 항목마다 머무는 시간(밀리초)

    how many times the items are scanned before the cursor hides
    커서가 사라지기 전에 항목을 스캔하는 횟수

    after a tap, scanning continues at the first item or at the current one
    탭한 뒤 첫 항목이나 현재 항목에서 스캔을 이어 갑니다

    the name for Voice Control is the whole label, or its first word
    음성 명령의 이름이 레이블 전체인지 첫 낱말인지 정합니다
    """##)
}
