extension KoreanMessages {
  /// What a run says about its screens, its results and its progress.
  package static let runs = ##"""
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
