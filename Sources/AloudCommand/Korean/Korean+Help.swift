extension Korean {
  /// The commands and their options, up to `play`. The rest is in ``helpFromTest``.
  static let help = rows(
    #"""
    aloud: a headless screen reader. It says what VoiceOver would say of an iOS screen.
    aloud: 화면 없이 쓰는 화면 낭독기. iOS 화면을 VoiceOver가 어떻게 읽을지 알려 줍니다.

    every stop in reading order, one line each
    모든 항목을 읽는 순서대로 한 줄씩 출력

    perform a script and show what happens
    스크립트를 실행하고 무슨 일이 일어나는지 출력

    check scripts against what they expect
    스크립트가 기대한 대로 되는지 검사

    walk a screen with the keyboard, seeing and hearing what VoiceOver does
    키보드로 화면을 탐색하며 VoiceOver가 하는 일을 보고 듣기

    a picture of a screen, with its stops in reading order
    항목에 읽는 순서를 표시한 화면 그림

    one HTML file in which anybody walks the screen, offline
    누구나 오프라인으로 화면을 탐색해 볼 수 있는 HTML 파일 하나

    describe a chart; play or render its audio graph
    차트를 설명하고 오디오 그래프를 재생하거나 파일로 저장

    what is wrong with a screen, rule by rule
    접근성 문제를 규칙별로 점검

    what is announced differently in two screens
    두 화면에서 다르게 읽는 곳 비교

    replay recordings of a real VoiceOver, and score how well Aloud agrees
    실제 VoiceOver를 녹음한 기록을 재현해 얼마나 일치하는지 채점

    write any readable dump as a screen document
    읽을 수 있는 덤프를 모두 화면 문서로 변환

    open a web page in Chromium and write the trees that other commands read
    웹 페이지를 Chromium에서 열어 읽는 데 필요한 트리를 저장

    languages, their words, and the espeak-ng voices behind them
    지원하는 언어와 문구, 그 언어를 말하는 espeak-ng 음성

    a script that completes commands and options in a shell
    셸에서 명령과 옵션을 자동 완성하는 스크립트

    what a command does, and its options
    명령이 하는 일과 옵션

    `aloud help COMMAND` tells more; `--help`, `--version` and `--messages en|ko` work everywhere. Help has topics, too:
    `aloud help COMMAND`로 자세히 볼 수 있고, `--help`와 `--version`, `--messages en|ko`는 어디서나 쓸 수 있습니다. 주제별 도움말도 있습니다.

    the gestures and keys of a user, and the command that each one gives
    손가락과 키보드로 하는 제스처와 그에 해당하는 명령

    every command in VoiceOver's settings, and what it does here
    VoiceOver 설정에 있는 모든 명령과 여기서 하는 일

    every sound in VoiceOver's settings, and its name in scripts
    VoiceOver 설정에 있는 모든 사운드와 스크립트에서 쓰는 이름

    every step of a script, with gestures, commands and keys
    스크립트의 모든 단계와 제스처, 명령, 키

    every setting, its default and its values, and what came with each version of iOS
    모든 설정과 기본값, 쓸 수 있는 값, iOS 버전마다 새로 나온 것

    FILE is a screen document, or a dump by Appium and WebDriverAgent, XCUITest (debugDescription, or a snapshot as JSON), Xcode 27, idb, AXe, sim-use, mobile-mcp, Maestro, VoiceOver Designer (its folder, too), AccessibilitySnapshot, EarlGrey, KIF, Detox or Flutter; the format is found from the content. `-` is standard input.
    FILE은 화면 문서이거나 Appium과 WebDriverAgent, XCUITest(debugDescription이나 JSON 스냅샷), Xcode 27, idb, AXe, sim-use, mobile-mcp, Maestro, VoiceOver Designer(폴더도 됨), AccessibilitySnapshot, EarlGrey, KIF, Detox, Flutter에서 얻은 덤프입니다. 형식은 내용을 보고 알아냅니다. `-`는 표준 입력입니다.

    With `--each`, each line of standard input is a screen document, a dump, or {"name": …, "dump": …, "language": …}, where the dump is a string, or JSON as it is. For each there is one line of JSON, in the same order: what `--lines` prints, with the name. A line that cannot be read becomes a line with `line`, `place` and `error`, and the run goes on.
    `--each`를 쓰면 표준 입력의 한 줄이 화면 문서나 덤프, 또는 {"name": …, "dump": …, "language": …} 하나입니다. dump에는 문자열이나 JSON을 그대로 넣습니다. 줄마다 같은 순서로 JSON 한 줄을 출력하며, 내용은 `--lines`의 출력에 이름을 더한 것입니다. 읽지 못한 줄은 `line`, `place`, `error`가 있는 줄로 출력하고 계속합니다.

    the language of the screen and of VoiceOver, such as ko or pt-BR
    화면과 VoiceOver의 언어. 예: ko, pt-BR

    speaks as a device does, or as AccessibilitySnapshot does
    어떻게 읽을지 고릅니다: 실제 기기 또는 AccessibilitySnapshot

    how the parts of an utterance are joined
    읽는 말의 각 부분을 잇는 방식

    leaves out what came after that version of iOS, such as 16 or 16.4
    해당 iOS 버전 뒤에 나온 것을 뺍니다. 예: 16, 16.4

    leaves out hints; the same as --setting hints=off
    힌트를 생략합니다. --setting hints=off와 같습니다

    a setting of VoiceOver; may be given several times
    VoiceOver 설정(아래 참조). 여러 번 쓸 수 있습니다

    a file with your own words; may be given several times
    직접 만든 문구 파일. 여러 번 쓸 수 있습니다

    a screen of the document other than the first
    문서의 첫 화면 대신 쓸 화면

    an overlay for the document or dump; may be given several times
    문서나 덤프 위에 덧씌울 오버레이. 여러 번 쓸 수 있습니다

    the Chromium to start (default: ALOUD_BROWSER, else chromium or google-chrome as installed)
    실행할 Chromium(기본값: ALOUD_BROWSER, 없으면 설치된 chromium 또는 google-chrome)

    starts the browser without its sandbox, for containers that forbid it; root always does so
    브라우저를 샌드박스 없이 실행합니다. 샌드박스를 쓸 수 없는 컨테이너에서 필요하며, root에서는 늘 이렇게 실행합니다

    one JSON object, for programs; for several files, one line each
    프로그램용 JSON 객체 하나. 파일이 여럿이면 파일마다 한 줄

    each file as one line of JSON
    파일마다 JSON 한 줄

    under each stop, why each part is said, and how well that is attested
    항목마다 각 부분을 왜 읽는지, 근거가 얼마나 확실한지 표시합니다

    line and column in the file, path and id of each stop
    항목마다 파일의 줄과 열, 경로, id를 표시합니다

    begins at the first stop that says TEXT
    TEXT를 읽는 첫 항목부터 시작합니다

    ends after the first stop that says TEXT
    TEXT를 읽는 첫 항목까지 출력합니다

    at most N stops
    항목을 최대 N개까지 출력합니다

    what a braille display shows; needs liblouis
    점자 디스플레이가 보여 주는 것을 출력합니다. liblouis가 필요합니다

    how many cells the braille display has, 40 by default
    점자 디스플레이의 칸 수. 기본값은 40입니다

    contracted braille
    약자를 쓴 점자로 출력합니다

    liblouis's name of a braille table, such as en-ueb-g2.ctb
    liblouis에서 쓰는 점자표 이름. 예: en-ueb-g2.ctb

    writes the braille for embossers: braille ASCII, pages of 25 lines of 40 cells
    점자를 점자 프린터용 파일로 저장합니다. ASCII 점자, 40칸 25줄씩 한 페이지

    reads again whenever a file changes, until Ctrl-C
    파일이 바뀔 때마다 다시 읽습니다. Ctrl-C로 끝냅니다

    reads a document or a dump from each line of standard input, and prints a line of JSON for each
    표준 입력에서 한 줄에 문서나 덤프 하나씩 읽어 줄마다 JSON 한 줄을 출력합니다

    with --each: how many lines are read at once (default: the number of cores)
    --each와 함께: 동시에 처리할 줄 수(기본값: 코어 수)

    plays what is said
    읽는 말을 소리로 재생합니다

    writes the sound; - is standard output, which then has no text
    소리를 파일로 저장합니다. -는 표준 출력이며, 이때 텍스트는 출력하지 않습니다

    writes captions: WebVTT or SRT, by the ending .vtt or .srt
    자막을 저장합니다. 확장자 .vtt는 WebVTT, .srt는 SRT

    writes what is heard and when, as JSON
    언제 무엇이 들리는지 JSON으로 저장합니다

    a voice of espeak-ng, used for the languages that it speaks, such as en-gb or +f3
    그 음성이 말하는 언어에 쓸 espeak-ng 음성. 예: en-gb, +f3

    words per minute, 80 to 449
    분당 단어 수, 80~449

    0 to 99; 50 is the default of the voice
    0~99, 음성의 기본값은 50

    0 to 200; 100 is the default of the voice
    0~200, 음성의 기본값은 100

    the library of espeak-ng to load (default: the installed one)
    불러올 espeak-ng 라이브러리(기본값: 설치된 것)

    the command that plays the sound instead of pw-play, paplay or aplay (macOS: afplay); may have arguments
    pw-play, paplay, aplay(macOS에서는 afplay) 대신 재생할 명령. 인자를 붙일 수 있습니다

    each sound comes from the left or the right, as its place on the screen is
    화면에서의 위치에 맞추어 좌우로 들립니다

    Prints the script, with what happens under each step. The output is a script that `aloud test` accepts. The head lines of the script override options. `-` is standard input; the app is then looked for in this folder.
    단계마다 일어나는 일을 붙여 스크립트를 출력합니다. 출력은 `aloud test`가 받아들이는 스크립트입니다. 스크립트 머리말에 적힌 내용이 옵션보다 우선합니다. `-`는 표준 입력이며, 이때 앱은 현재 폴더에서 찾습니다.

    one event a line, for programs
    프로그램용으로 이벤트마다 한 줄

    why each part is said, and what happened to announcements that were not heard
    각 부분을 왜 읽는지, 들리지 않은 알림이 어떻게 되었는지 표시합니다

    performs the task by its goals with another technology; all compares the five
    과제를 목표별로 다른 기술로 수행합니다. all은 다섯 기술을 비교합니다

    how long a script may take, 60 by default
    스크립트 하나에 허용할 시간(초, 기본값: 60)

    writes a lesson, a page to play and to print; - is standard output
    재생하고 인쇄할 수 있는 실습 페이지를 저장합니다. -는 표준 출력

    writes the lesson for paper, two steps beside each other; - is standard output
    실습을 종이에 맞게 단계 둘씩 나란히 저장합니다. -는 표준 출력

    where the handout has the solutions of exercises: on its last pages (default), below each, or nowhere
    유인물에서 연습의 풀이를 둘 곳: 맨 뒤(기본값), 연습마다 바로 아래, 넣지 않음

    puts the sound of espeak-ng into the page, 20 MB at most; without it, the voices of the browser speak
    페이지에 espeak-ng 소리를 최대 20MB까지 넣습니다. 없으면 브라우저의 음성으로 읽습니다

    puts the sound of espeak-ng into the lesson, 20 MB at most; without it, the voices of the browser speak
    실습 페이지에 espeak-ng 소리를 최대 20MB까지 넣습니다. 없으면 브라우저의 음성으로 읽습니다

    the language of the lesson around what is said (default: the language of the app)
    실습 페이지의 언어(기본값: 앱의 언어). 읽는 말은 바뀌지 않습니다

    hosts that pages may load from besides their own server, separated by commas, such as fonts.example.org, localhost:8080 or *.example.org; may be given several times
    페이지가 자기 서버 말고도 불러올 수 있는 호스트. 쉼표로 구분하며 예를 들면 fonts.example.org, localhost:8080, *.example.org입니다. 여러 번 쓸 수 있습니다

    runs the command in the line serve of a script, until the script ends
    스크립트의 serve 줄에 적힌 명령을 스크립트가 끝날 때까지 실행합니다

    leaves out the sounds that signal events
    무슨 일이 일어났는지 알리는 효과음을 뺍니다

    leaves cues of sounds, such as [boundary], out of the captions
    자막에서 [boundary] 같은 소리 표시를 뺍니다
    """#)
}
