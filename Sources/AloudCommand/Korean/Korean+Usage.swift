import Aloud

extension Korean {
  /// Errors on the command line.
  static let usage = rows(
    ##"""
    See `aloud help`.
    `aloud help`를 참고하십시오.

    See `aloud help {}`.
    `aloud help {1}`을/를 참고하십시오.

    there is no command "{}"{}
    "{1}" 명령이 없습니다{2}

    there is no option {}{}
    {1} 옵션이 없습니다{2}

    "{}" is not a version of iOS from {} to {}, such as 16 or 16.4
    "{1}"은/는 iOS {2}~{3}의 버전이 아닙니다. 16이나 16.4처럼 쓰십시오

    argument {} is empty; leave it out, or give it a value
    {1}번째 인자가 비어 있습니다. 빼거나 값을 쓰십시오

    argument {} is not UTF-8: "{}"; write it in UTF-8, or rename the file
    {1}번째 인자가 UTF-8이 아닙니다: "{2}". UTF-8로 쓰거나 파일 이름을 바꾸십시오

    a whole number from {} to {}
    {1}~{2}의 정수

    {} (default)
    {1}(기본값)

    never here: {}
    여기서는 나지 않음: {1}

    does nothing here: {}
    여기서는 동작하지 않음: {1}

    documented: {}
    문서: {1}

    observed: {}
    관찰: {1}

    assumed: {}
    추정: {1}

    the format, instead of detecting it from the content: \##(formats)
    형식. 내용을 보고 알아내지 않게 할 때 씁니다: \##(formats)

    --from is for files; in a folder ({}), the content of each file decides its format
    --from은 파일에 씁니다. 폴더({1})에 있는 파일의 형식은 하나하나 내용을 보고 알아냅니다

    --rehearse tries pages, not folders ({}); name a URL or a FILE.html
    --rehearse는 폴더({1})가 아니라 페이지를 시험합니다. URL이나 FILE.html을 지정하십시오

    --rehearse tries pages, but {} is not a page; name a URL or a FILE.html
    --rehearse는 페이지를 시험하는데 {1}은/는 페이지가 아닙니다. URL이나 FILE.html을 지정하십시오

    --json prints JSON; do not use it with --format {}
    --json은 JSON을 출력하므로 --format {1}과/와 함께 쓸 수 없습니다

    --json, --lines and --each print JSON; do not use them with --format {}
    --json, --lines, --each는 JSON을 출력하므로 --format {1}과/와 함께 쓸 수 없습니다

    --rules lists the rules; it takes no FILE
    --rules는 규칙을 나열하므로 FILE을 쓰지 않습니다

    --rules prints text or json
    --rules는 text나 json으로만 나열합니다

    --rules audits nothing; do not use it with --output, --baseline or --statistics
    --rules는 점검하지 않으므로 --output, --baseline, --statistics와 함께 쓸 수 없습니다

    name a file or a folder to audit; - is standard input
    점검할 파일이나 폴더를 지정하십시오. -는 표준 입력입니다

    standard input can be read only once
    표준 입력은 한 번만 읽을 수 있습니다

    --manual works with text, json and html, and not with --statistics
    --manual은 text, json, html에서만 쓸 수 있고 --statistics와 함께 쓸 수 없습니다

    --rehearse tries pages, which have their own language; do not use it with --language or --from
    --rehearse가 시험하는 페이지에는 언어가 적혀 있으므로 --language와 --from을 함께 쓸 수 없습니다

    --statistics prints text or json
    --statistics는 text나 json으로만 출력합니다

    --record writes a baseline; name its FILE with --baseline
    --record는 기준 파일을 씁니다. --baseline으로 FILE을 지정하십시오

    --baseline needs a FILE
    --baseline에는 FILE이 필요합니다

    --rule and --ignore leave no rule
    --rule과 --ignore를 적용하니 남은 규칙이 없습니다

    ; aloud audit --rules lists them
    . 규칙 목록은 aloud audit --rules로 볼 수 있습니다

    there is no rule "{}"{}
    "{1}" 규칙이 없습니다{2}

    name a FILE, and the ID of a chart if it has several; - is standard input
    FILE을 지정하고, 차트가 여럿이면 ID도 지정하십시오. -는 표준 입력입니다

    standard output can take either --svg or the sound and its times
    표준 출력에는 --svg와 소리(또는 그 시간) 중 하나만 쓸 수 있습니다

    --json has all numbers already; leave out --explain
    --json에는 모든 값이 있으므로 --explain과 함께 쓸 수 없습니다

    standard output can take either --svg or --json
    표준 출력에는 --svg와 --json 중 하나만 쓸 수 있습니다

    name a FILE to replay; - is standard input
    재현할 FILE을 지정하십시오. -는 표준 입력입니다

    --against-ios: {}
    --against-ios: {1}

    --ios and --against-ios are the same version; name two versions
    --ios와 --against-ios가 같은 버전입니다. 서로 다른 두 버전을 적으십시오

    --against-ios prints text or --json; leave out {}
    --against-ios는 텍스트나 --json으로만 출력합니다. {1}을/를 빼십시오

    there is no screen and no script to compare ({}, *.aloud)
    비교할 화면이나 스크립트가 없습니다({1}, *.aloud)

    --json and --markdown are two outputs; leave one out
    --json과 --markdown은 서로 다른 출력입니다. 하나를 빼십시오

    name the FILEs to compare with themselves
    자신과 비교할 FILE을 적으십시오

    name two FILEs, the old and the new
    이전 것과 새 것, 두 FILE을 지정하십시오

    standard output can take either --html or the changes
    표준 출력에는 --html과 달라진 점 중 하나만 쓸 수 있습니다

    name one URL or FILE
    URL이나 FILE을 하나 지정하십시오

    a page cannot come from standard input; name its URL or a FILE
    페이지는 표준 입력으로 받을 수 없습니다. URL이나 FILE을 지정하십시오

    --size takes a width and a height, as in 390x844, not "{}"
    --size에는 390x844처럼 너비와 높이를 씁니다. "{1}"은/는 쓸 수 없습니다

    --wait takes seconds from 0 to 3600, not "{}"
    --wait에는 0~3600초를 씁니다. "{1}"은/는 쓸 수 없습니다

    --cells takes a number from 1 to 200, not {}
    --cells에는 {1}이/가 아니라 1에서 200까지의 수를 씁니다

    --braille-table decides whether braille is contracted; leave out --contracted
    점자표마다 약자를 쓰는지가 정해져 있으므로 --braille-table과 --contracted를 함께 쓸 수 없습니다

    {} needs --braille
    {1}은/는 --braille과 함께 씁니다

    standard output can take only one of the outputs
    표준 출력에는 한 가지만 쓸 수 있습니다

    --screenshot needs a file; standard output has the dump
    --screenshot에는 파일이 필요합니다. 표준 출력에는 덤프를 씁니다

    --each reads standard input; it takes no FILE ({})
    --each는 표준 입력을 읽으므로 FILE({1})을 쓰지 않습니다

    --each prints a line of JSON for each line; leave out {}
    --each는 줄마다 JSON 한 줄을 출력하므로 {1}과/와 함께 쓸 수 없습니다

    espeak-ng has no voice for "{}"{}
    espeak-ng에 "{1}" 음성이 없습니다{2}

    --speak and --silent cannot be used together
    --speak와 --silent는 함께 쓸 수 없습니다

    --overlay and --explain cannot be used together
    --overlay와 --explain은 함께 쓸 수 없습니다

    name one LANGUAGE
    LANGUAGE를 하나 지정하십시오

    name one FILE to explore, or --demo
    탐색할 FILE을 하나 지정하거나 --demo를 쓰십시오

    --with lays overlays over documents and dumps, not over a live page
    --with는 문서와 덤프에 오버레이를 덧씌웁니다. 실시간 페이지에는 쓸 수 없습니다

    standard input holds the screen, and there is no terminal to read keys from
    표준 입력은 화면을 읽는 데 쓰고 있고, 키를 받을 터미널이 없습니다

    {}; --wav FILE writes the sound to a file
    {1}. --wav FILE을 쓰면 소리를 파일로 저장합니다

    name one COMMAND
    COMMAND를 하나 지정하십시오

    --schema takes no FILE
    --schema에는 FILE을 쓰지 않습니다

    name one FILE to import; - is standard input
    변환할 FILE을 하나 지정하십시오. -는 표준 입력입니다

    {}; audits take complete dumps only; to audit this part, make a document of it with `aloud import`
    {1}. 검사에는 온전한 덤프가 필요합니다. 이 부분만 검사하려면 `aloud import`로 문서를 만드십시오

    {}; --strict takes complete dumps only
    {1}. --strict는 온전한 덤프만 받습니다

    --html - writes the lesson to standard output, so nothing else can be written there
    --html -는 실습 페이지를 표준 출력에 쓰므로 다른 것은 함께 출력할 수 없습니다

    the sound of this page takes more than {} MB; name fewer files, or leave out --sound to use the voices of the browser
    이 페이지의 소리가 {1}MB를 넘습니다. 파일 수를 줄이거나, --sound를 빼고 브라우저의 음성으로 들려주십시오

    the apps can say more than was found in {} steps; the voices of the browser say the rest
    앱이 말할 수 있는 것이 {1}단계로 찾은 것보다 많습니다. 나머지는 브라우저의 음성으로 읽습니다

    the sound of this lesson takes more than {} MB, about eleven minutes; split the script in two, or leave out --sound to use the voices of the browser
    이 실습의 소리가 {1}MB(약 11분)를 넘습니다. 스크립트를 둘로 나누거나, --sound를 빼고 브라우저의 음성으로 들려주십시오

    ; write {}
    . {1}처럼 쓰십시오

    --network takes hosts such as example.org, localhost:3000 or *.example.org, not "{}"{}
    --network에는 example.org, localhost:3000, *.example.org 같은 호스트를 씁니다. "{1}"은/는 쓸 수 없습니다{2}

    a page has no named screens, so there is no "{}" (--screen)
    페이지에는 이름 붙은 화면이 없으므로 "{1}" 화면도 없습니다(--screen)

    name a FILE to write with --html; - is standard output
    --html로 저장할 FILE을 지정하십시오. -는 표준 출력입니다

    the playground takes no SCREEN; the person who opens it loads one
    --playground에는 SCREEN을 쓰지 않습니다. 페이지를 여는 사람이 불러옵니다

    the playground takes no {}; the person who opens it chooses
    --playground에는 {1}을/를 쓰지 않습니다. 페이지를 여는 사람이 고릅니다

    name a SCREEN, a SCRIPT or the folder of a COURSE
    SCREEN이나 SCRIPT 또는 COURSE의 폴더를 지정하십시오

    a course is one folder; name {} alone
    과정은 폴더 하나입니다. {1}만 지정하십시오

    there is no script (*.aloud) in this folder; a course has one for each lesson
    이 폴더에는 스크립트(*.aloud)가 없습니다. 과정 폴더에는 과마다 스크립트가 하나씩 있어야 합니다

    there is no script (*.aloud) in this folder itself; name the folder of one course, such as {}
    이 폴더 바로 아래에는 스크립트(*.aloud)가 없습니다. {1}처럼 한 과정의 폴더를 지정하십시오

    its app is a live page, which a page cannot contain; `aloud dump` writes a dump of it, which `app` can name instead
    이 스크립트의 앱은 학습 페이지에 넣을 수 없는 실시간 페이지입니다. `aloud dump`로 덤프를 만들어 `app` 줄에 대신 쓸 수 있습니다

    Correct this lesson, or move it out of the folder: each script there is a lesson.
    이 과를 고치거나 폴더에서 빼십시오. 폴더에 있는 스크립트는 모두 한 과가 됩니다.

    its app is a live page, which only a browser can run; `aloud play {} --html FILE` makes a lesson of it
    이 스크립트의 앱은 브라우저에서만 실행할 수 있는 실시간 페이지입니다. `aloud play {1} --html FILE`로 실습 페이지를 만들 수 있습니다

    the exercise "{}" cannot be done by touch: "> {}" is no gesture
    실습 문제 "{1}"은/는 손가락만으로는 풀 수 없습니다. "> {2}"은/는 제스처가 아닙니다

    this regular expression did not end within {} seconds; avoid repetition inside repetition, such as (a+)+
    정규 표현식 비교가 {1}초 안에 끝나지 않았습니다. (a+)+처럼 반복 안에 반복을 두지 마십시오

    the time limit passed while patterns were compared
    패턴을 비교하다가 시간 제한을 넘었습니다

    name one SCREEN; - is standard input
    SCREEN을 하나 지정하십시오. -는 표준 입력입니다

    name a FILE to write with --svg or --html; - is standard output
    --svg나 --html로 저장할 FILE을 지정하십시오. -는 표준 출력입니다

    standard output can take either --svg or --html
    표준 출력에는 --svg와 --html 중 하나만 쓸 수 있습니다

    name one SCRIPT to play
    실행할 SCRIPT를 하나 지정하십시오

    --timeout takes a number of seconds, more than 0, not "{}"
    --timeout에는 0보다 큰 초 단위의 수를 씁니다. "{1}"은/는 쓸 수 없습니다

    name a FILE to read; - is standard input
    읽을 FILE을 지정하십시오. -는 표준 입력입니다

    --watch reads again and again; name a file for the sound
    --watch는 계속 다시 읽으므로 소리는 파일로만 저장할 수 있습니다

    no stop says "{}"{}
    "{1}"을/를 읽는 항목이 없습니다{2}

    ; a stop before the first one that is read says it
    . 읽기 시작하는 항목보다 앞에는 있습니다

    read to the end, because no stop says "{}"{}
    "{1}"을/를 읽는 항목이 없어 끝까지 읽었습니다{2}

    --max-controls takes a number from 1 to 10000, not "{}"
    --max-controls에는 1~10000의 수를 씁니다. "{1}"은/는 쓸 수 없습니다

    --wav - sends sound to standard output, which is a terminal; --speak plays it
    --wav -는 소리를 표준 출력에 쓰는데, 표준 출력이 터미널입니다. --speak를 쓰면 재생합니다

    --captions takes a file that ends in .vtt (WebVTT) or .srt (SRT), not "{}"
    --captions에는 .vtt(WebVTT)나 .srt(SRT)로 끝나는 파일을 씁니다. "{1}"은/는 쓸 수 없습니다

    standard output can take either --wav or --transcript
    표준 출력에는 --wav와 --transcript 중 하나만 쓸 수 있습니다

    --language takes a tag such as ko or zh-Hans, not "{}"{}
    --language에는 ko나 zh-Hans 같은 태그를 씁니다. "{1}"은/는 쓸 수 없습니다{2}

    --setting takes NAME=VALUE, not "{}"
    --setting에는 NAME=VALUE를 씁니다. "{1}"은/는 쓸 수 없습니다

    the chart "{}"
    "{1}" 차트

    --man prints one manual page about all commands; it takes no COMMAND
    --man은 모든 명령의 매뉴얼 페이지 하나를 출력합니다. COMMAND와 함께 쓸 수 없습니다

    line {} is longer than 1 MB, so it is ignored
    {1}번째 줄은 1MB보다 길어 무시했습니다

    AccessibilitySnapshot has no words in {}; its English ones are used
    AccessibilitySnapshot에는 {1} 문구가 없어 영어 문구를 씁니다

    this is {}, not a regular file; name the library of espeak-ng
    이것은 일반 파일이 아니라 {1}입니다. espeak-ng 라이브러리를 지정하십시오

    --record needs files; what comes from standard input cannot be written back
    --record에는 파일이 필요합니다. 표준 입력으로 받은 것에는 다시 쓸 수 없습니다

    --record needs a FILE; --plain prints the script on standard output as it goes
    --record에는 FILE이 필요합니다. --plain은 스크립트를 그때그때 표준 출력에 씁니다

    --record writes what the scripts' own apps say; leave out --apps
    --record는 스크립트의 앱이 말한 것을 기록하므로 --apps와 함께 쓸 수 없습니다

    --report needs a FILE; standard output has the results
    --report에는 FILE이 필요합니다. 표준 출력에는 결과를 씁니다

    --shard takes two numbers such as 2/8, not "{}"
    --shard에는 2/8처럼 두 수를 씁니다. "{1}"은/는 쓸 수 없습니다

    --report is given twice; a run writes one report
    --report를 두 번 썼습니다. 한 번 실행할 때 보고서 하나만 씁니다

    --report takes the format junit only, not "{}"
    --report의 형식은 junit뿐입니다. "{1}"은/는 쓸 수 없습니다

    --watch runs a part of the scripts at a time; {} needs all scripts
    --watch는 스크립트를 일부씩 실행하는데 {1}에는 전부가 필요합니다

    there is no folder {}
    {1} 폴더가 없습니다

    there is no script (*.aloud) there
    그곳에 스크립트(*.aloud)가 없습니다

    no script has {} in its path
    경로에 {1}이/가 있는 스크립트가 없습니다
    """##)

  private static let formats = ScreenFormat.allCases.map(\.rawValue).joined(separator: ", ")
}
