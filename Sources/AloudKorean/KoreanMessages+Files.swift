extension KoreanMessages {
  /// Messages about files and folders and their content.
  package static let files = ##"""
    there is no such file{}
    파일이 없습니다{1}

    this is a folder; {}
    폴더입니다. {1}

    this is a folder
    폴더입니다

    this is a folder; name a file in it
    폴더입니다. 안에 있는 파일을 지정하십시오

    ; this is a folder
    : 폴더입니다

    ; there is no such folder
    : 폴더가 없습니다

    ; no program reads this pipe
    : 이 파이프를 읽는 프로그램이 없습니다

    name a file
    파일을 지정하십시오

    name a file in it
    안에 있는 파일을 지정하십시오

    a design folder must contain one of {}
    디자인 폴더에는 {1} 중 하나가 있어야 합니다

    this is a pipe or a device, not a regular file; for a stream, use - (standard input)
    일반 파일이 아니라 파이프나 장치입니다. 스트림은 -(표준 입력)로 읽으십시오

    this is a pipe or a device, not a regular file
    일반 파일이 아니라 파이프나 장치입니다

    this is larger than {} MB, the limit for a screen
    화면의 제한인 {1}MB보다 큽니다

    this is larger than 2 GB
    2GB보다 큽니다

    this line is longer than {} MB, the limit for a screen
    이 줄은 화면의 제한인 {1}MB보다 깁니다

    the line is empty
    빈 줄입니다

    cannot be read: {}
    읽을 수 없습니다: {1}

    cannot be read
    읽을 수 없습니다

    cannot be written{}
    쓸 수 없습니다{1}

    cannot be written; no file can be made in its folder: {}
    쓸 수 없습니다. 폴더에 파일을 만들 수 없습니다: {1}

    its reader has closed it
    읽는 쪽에서 닫았습니다

    there is no space left
    남은 공간이 없습니다

    writing failed: {}
    쓰지 못했습니다: {1}

    cannot write to standard output: {}
    표준 출력에 쓸 수 없습니다: {1}

    a name in this folder is not UTF-8; rename it
    이 폴더에 UTF-8이 아닌 파일 이름이 있습니다. 이름을 바꾸십시오

    this file was changed while it was used, so nothing was written to it; record it again
    사용하는 동안 파일이 바뀌어 아무것도 쓰지 않았습니다. 다시 기록하십시오

    this file changes while it is read; try again when it is written
    읽는 동안 파일이 바뀝니다. 다 쓴 뒤에 다시 하십시오

    this is not a screen
    화면이 아닙니다

    this is {}, not {}: {}; {}
    {2}이/가 아니라 {1}입니다({3}). {4}

    this is {}, not {}; {}
    {2}이/가 아니라 {1}입니다. {3}

    this is a screen ({}), not {}: `aloud read` reads it; {}
    {2}이/가 아니라 화면({1})입니다. `aloud read`로 읽을 수 있습니다. {3}

    a screen is a document {"aloud": 1, "elements": […]}, or a dump of a tool such as Appium or XCUITest
    화면은 문서 {"aloud": 1, "elements": […]}이거나 Appium, XCUITest 같은 도구의 덤프입니다

    a script has lines such as "app FILE" and "> swipe right"
    스크립트에는 "app FILE"이나 "> swipe right" 같은 줄이 있습니다

    a voice file has lines such as "trait.button = Knob"
    문구 파일에는 "trait.button = 버튼" 같은 줄이 있습니다

    `aloud audit --baseline FILE --record` writes one
    `aloud audit --baseline FILE --record`로 만듭니다

    a recording is {"aloud": 1, "tree": …, "steps": [{"do": …, "utterance": …}]}
    기록은 {"aloud": 1, "tree": …, "steps": [{"do": …, "utterance": …}]}입니다

    `aloud play` performs it, `aloud test` checks it
    `aloud play`로 실행하고 `aloud test`로 검사합니다

    `--with` lays it over a screen
    `--with`로 화면에 겹쳐 씁니다

    `--voice-file` takes it
    `--voice-file`로 씁니다

    `aloud audit --baseline` takes it
    `aloud audit --baseline`으로 씁니다

    `aloud audit --compare` takes it
    `aloud audit --compare`로 씁니다

    `aloud audit --answers` takes it
    `aloud audit --answers`로 씁니다

    `aloud audit --cover` takes it
    `aloud audit --cover`로 씁니다

    `aloud read FILE.html` opens it in Chromium
    `aloud read FILE.html`로 Chromium에서 엽니다

    `aloud conform` replays it
    `aloud conform`으로 재현합니다

    unpack it, and name the file inside
    압축을 풀고 안에 있는 파일을 지정하십시오

    run the app, and dump its screen
    앱을 실행하고 화면을 덤프하십시오

    {}; `aloud import --help` lists the formats; name one with --from
    {1}. 형식은 `aloud import --help`에 있고, --from으로 지정합니다

    this JSON is neither a screen document, {"aloud": 1, "elements": […]}, nor the reply of a known tool: save the whole reply, of `idb ui describe-all` or of Appium's /source
    화면 문서({"aloud": 1, "elements": […]})도 알려진 도구의 응답도 아닌 JSON입니다. `idb ui describe-all`이나 Appium의 /source가 돌려주는 응답 전체를 저장하십시오

    this XML is not a dump of a known tool: save Appium's driver.page_source, or Detox's device.generateViewHierarchyXml()
    알려진 도구의 덤프가 아닌 XML입니다. Appium의 driver.page_source나 Detox의 device.generateViewHierarchyXml()을 저장하십시오

    this text has no screen in it: print app.debugDescription in a UI test, save Appium's driver.page_source, or run `idb ui describe-all`
    이 텍스트에는 화면이 없습니다. UI 테스트에서 app.debugDescription을 출력하거나 Appium의 driver.page_source를 저장하거나 `idb ui describe-all`을 실행하십시오

    Flutter has made no semantics tree: turn VoiceOver on, or call SemanticsBinding.instance.ensureSemantics(), and then debugDumpSemanticsTree() again
    Flutter가 시맨틱 트리를 만들지 않았습니다. VoiceOver를 켜거나 SemanticsBinding.instance.ensureSemantics()를 호출한 다음 debugDumpSemanticsTree()를 다시 호출하십시오

    this is Flutter's tree of widgets or of render objects, which VoiceOver does not read: call debugDumpSemanticsTree()
    VoiceOver가 읽지 않는 Flutter의 위젯 트리나 렌더 트리입니다. debugDumpSemanticsTree()를 호출하십시오

    this is recursiveDescription of UIKit, which has no labels and traits: print app.debugDescription in a UI test, or UIView.printViewHierarchy() of KIF
    레이블과 특성이 없는 UIKit의 recursiveDescription입니다. UI 테스트에서 app.debugDescription을 출력하거나 KIF의 UIView.printViewHierarchy()를 출력하십시오

    this is the log of a UI test without a tree: print app.debugDescription where the test fails
    트리가 없는 UI 테스트 로그입니다. 테스트가 실패하는 곳에서 app.debugDescription을 출력하십시오

    this is Detox's error without the hierarchy: run the test at the log level trace, or write what device.generateViewHierarchyXml() returns to a file
    계층이 없는 Detox의 오류입니다. 로그 수준 trace로 테스트를 실행하거나 device.generateViewHierarchyXml()이 돌려주는 것을 파일에 쓰십시오

    this is the dump of an Android screen; Aloud simulates iOS VoiceOver: dump the app from an iOS simulator or device
    Android 화면의 덤프입니다. Aloud는 iOS의 VoiceOver를 시뮬레이션하므로 iOS 시뮬레이터나 기기에서 앱을 덤프하십시오

    this is the text of a web page, not its accessibility tree: read the page itself, `aloud read FILE.html`, or dump it with `aloud dump URL`
    접근성 트리가 아니라 웹 페이지의 텍스트입니다. `aloud read FILE.html`로 페이지를 바로 읽거나 `aloud dump URL`로 덤프하십시오

    this is an error message, not a dump: no server answered; start WebDriverAgent (or Appium), and fetch /source again
    덤프가 아니라 오류 메시지입니다. 서버가 응답하지 않았습니다. WebDriverAgent(또는 Appium)를 시작하고 /source를 다시 가져오십시오

    idb found no companion for the simulator: run `idb connect UDID`, then `idb ui describe-all` again
    idb가 시뮬레이터의 컴패니언을 찾지 못했습니다. `idb connect UDID`를 실행한 뒤 `idb ui describe-all`을 다시 실행하십시오

    the file is empty
    빈 파일입니다

    the file is in UTF-32; save it in UTF-8
    UTF-32 파일입니다. UTF-8로 저장하십시오

    the file is in UTF-16; save it in UTF-8
    UTF-16 파일입니다. UTF-8로 저장하십시오

    there is a NUL byte here; the file is binary, or text in another encoding
    여기에 NUL 바이트가 있습니다. 텍스트 파일이 아니거나 인코딩이 다릅니다

    the byte 0x{} is not UTF-8 here; save the file in UTF-8, if it is text
    바이트 0x{1}은/는 UTF-8이 아닙니다. 텍스트 파일이라면 UTF-8로 저장하십시오

    this picture is larger than 20 MB
    사진이 20MB보다 큽니다

    this is not a PNG picture; --screenshot takes a PNG picture
    PNG 사진이 아닙니다. --screenshot에는 PNG 사진을 씁니다

    this PNG picture is {} × {} pixels large; its width and height can be 1 to 100000
    이 PNG 사진의 크기는 {1}×{2}픽셀입니다. 너비와 높이는 1~100000이어야 합니다

    this PNG picture was cut off; the missing part is not shown
    PNG 사진이 중간에 잘렸습니다. 없는 부분은 표시하지 않습니다

    this file is empty, so it is not a baseline; --baseline with --record writes one
    빈 파일이므로 기준 파일이 아닙니다. --baseline과 --record를 함께 쓰면 기준 파일을 만듭니다

    this is not a baseline; its first line has to be {}
    기준 파일이 아닙니다. 기준 파일의 첫 줄은 {1}이어야 합니다

    this is not an entry of a baseline: it needs file, rule, severity, and id, or path and says
    기준 파일의 항목이 아닙니다. 항목에는 file, rule, severity와 id 또는 path와 says가 있습니다

    this screen cannot be written as a document: {}
    이 화면을 문서로 쓸 수 없습니다: {1}

    nothing on this screen can be reached by VoiceOver
    이 화면에는 VoiceOver 초점이 가는 곳이 없습니다

    nothing on {} can be reached by VoiceOver
    {1}에는 VoiceOver 초점이 가는 곳이 없습니다

    the screen "{}"
    "{1}" 화면

    this screen
    이 화면

    {} ignores "{}", but no rule has this name{}
    {1}에서 무시하는 "{2}" 규칙은 없습니다{3}

    {} ignores "{}", but this rule finds nothing there
    {1}에서 "{2}" 규칙을 무시하지만 그곳에서 찾은 문제가 없습니다

    there is no screen ({}) in {}; {}
    {2}에 화면({1})이 없습니다({3})

    there is no screen ({}) in {}
    {2}에 화면({1})이 없습니다

    {} passed over
    {1} 건너뜀

    1 other file
    다른 파일 1개

    {} other files
    다른 파일 {1}개

    1 screen
    화면 1개

    {} screens
    화면 {1}개

    {} found; {} passed over
    {1} 찾음, {2} 건너뜀

    not a screen: {}
    화면 아님: {1}

    standard input has no line, so nothing was audited; each line is a document or a dump
    표준 입력에 행이 없어 아무것도 점검하지 않았습니다. 각 행은 문서나 덤프입니다

    1 finding in {} places recorded
    문제 1개({1}곳)를 기록했습니다

    {} findings in {} places recorded
    문제 {1}개({2}곳)를 기록했습니다

    1 finding recorded
    문제 1개를 기록했습니다

    {} findings recorded
    문제 {1}개를 기록했습니다

    there is no screen "{}"; {}
    "{1}" 화면이 없습니다. {2}

    there is no screen "{}"{}
    "{1}" 화면이 없습니다{2}

    there are {}; did you mean "{}"?
    있는 화면: {1}. 혹시 "{2}"인가요?

    there are {}
    있는 것: {1}

    its only screen is {}
    하나뿐인 화면은 {1}입니다

    its only screen has no name
    하나뿐인 화면에 이름이 없습니다

    there is no chart in it
    차트가 없습니다

    this script has no step, so it checks nothing
    단계가 없는 스크립트라서 아무것도 검사하지 않습니다

    this script names no app; begin it with "app FILE"
    스크립트에 앱이 없습니다. "app FILE"로 시작하십시오

    this file is another screen, and saving would overwrite it
    이 파일은 다른 화면이며, 저장하면 덮어쓰게 됩니다

    this script exists already; save again to overwrite it
    이 스크립트가 이미 있습니다. 덮어쓰려면 다시 저장하십시오

    {} of 1 line has an error; the first is line {}
    1줄 중 {1}줄이 오류입니다{-2}

    {} of {} lines have an error; the first is line {}
    {2}줄 중 {1}줄이 오류입니다. 첫 오류는 {3}번째 줄입니다

    {} more warnings
    경고가 {1}개 더 있습니다

    unknown key "{}" beside "dump"{}
    "dump"와 함께 쓸 수 없는 키 "{1}"입니다{2}

    there is a second "{}"
    "{1}" 키가 두 번 있습니다

    "{}" must be a string
    "{1}"에는 문자열을 씁니다

    "language" takes a tag such as ko or zh-Hans, not "{}"{}
    "language"에는 ko나 zh-Hans 같은 태그를 씁니다. "{1}"은/는 쓸 수 없습니다{2}

    "dump" must be a string, or the JSON of a dump
    "dump"에는 문자열이나 덤프의 JSON을 씁니다

    auditing {} of {}
    {2}개 중 {1}번째 점검 중

    reading {} of {}
    {2}개 중 {1}번째 읽는 중

    speaking {} of {}
    {2}개 중 {1}번째 말하는 중

    {} of {}
    {2}개 중 {1}개

    language {}
    언어 {1}

    overlays are laid over documents and dumps, not over a live page
    오버레이는 문서와 덤프에 덧씌웁니다. 실시간 페이지에는 쓸 수 없습니다

    this script starts a command, so it is not run; {} allows that
    명령을 시작하는 스크립트라서 실행하지 않았습니다. {1}으로/로 허용할 수 있습니다

    another program answers at {} before "{}" is started; end that program, or leave the line out to test what it serves
    "{2}"을/를 시작하기 전에 {1}에서 이미 응답하는 프로그램이 있습니다. 그 프로그램을 끝내거나, 그대로 검사하려면 이 줄을 빼십시오

    serve starts the server of a page, so the app must be an address of it: app http://localhost:3000/
    serve는 페이지의 서버를 시작하므로 앱은 그 서버의 주소여야 합니다: app http://localhost:3000/

    "{}" cannot be started: {}
    "{1}"을/를 시작할 수 없습니다: {2}

    "{}" does not serve {}: {} before a server answered there
    "{1}"이/가 {2}에서 서비스하지 않습니다. 서버가 응답하기 전에 {3}

    "{}" does not answer at {} within {} seconds
    "{1}"이/가 {3}초 안에 {2}에서 응답하지 않습니다

    it ended with status {}
    상태 {1}으로/로 끝났습니다

    it was ended by {}
    {1} 때문에 끝났습니다

    # app: {}; no script can name it, since its name has a line break
    # app: {1}. 이름에 줄 바꿈이 있어 스크립트에 쓸 수 없습니다

    : {}
    : {1}

    ; for a page on a server, write {}://{}
    . 서버의 페이지는 {1}://{2}처럼 쓰십시오

    # app: {}; save FILE.aloud writes it beside the script
    # app: {1}. save FILE.aloud를 쓰면 스크립트 옆에 저장합니다

    the system cannot start another thread
    시스템에서 스레드를 더 시작할 수 없습니다

    there is no such file
    파일이 없습니다

    there is no file {}{}
    {1} 파일이 없습니다{2}

    cannot be listed
    목록을 볼 수 없습니다

    cannot be searched
    안을 볼 수 없습니다

    cannot be followed
    따라갈 수 없습니다

    cannot be written: {}
    쓸 수 없습니다: {1}

    cannot be written; there is no such folder
    쓸 수 없습니다: 폴더가 없습니다

    cannot be written; this is a folder
    쓸 수 없습니다: 폴더입니다

    cannot be written; no program reads this pipe
    쓸 수 없습니다: 이 파이프를 읽는 프로그램이 없습니다

    line {}
    {1}번째 줄

    warning
    경고

    error
    오류

    note
    참고

    HTML
    HTML

    Markdown
    Markdown

    ; {} passed over
    ({1} 건너뜀)

    there is no chart "{}"; {}{}
    "{1}" 차트가 없습니다. {2}{3}

    there is {}
    있는 것: {1}

    there is no screen "{}"; {}{}
    "{1}" 화면이 없습니다. {2}{3}

    Saved 1 step in {}
    {1}에 1단계를 저장했습니다

    Saved {} steps in {}
    {2}에 {1}단계를 저장했습니다

    {}, replacing the old script
    {1}(이전 스크립트를 바꿈)

    {}; {}
    {1}. {2}
    """##
}
