extension KoreanMessages {
  /// Messages of modules that pages do not contain: files, runs and results.
  package static let tool = ##"""
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

    the line is empty
    빈 줄입니다

    cannot be read: {}
    읽을 수 없습니다: {1}

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

    this is a screen ({}), not {}: `aloud read` reads it; {}
    {2}이/가 아니라 화면({1})입니다. `aloud read`로 읽을 수 있습니다. {3}

    a script has lines such as "app FILE" and "> swipe right"
    스크립트에는 "app FILE"이나 "> swipe right" 같은 줄이 있습니다

    a voice file has lines such as "trait.button = Knob"
    문구 파일에는 "trait.button = 버튼" 같은 줄이 있습니다

    `aloud audit --baseline FILE --record` writes one
    `aloud audit --baseline FILE --record`로 만듭니다

    a recording is {"aloud": 1, "tree": …, "steps": [{"do": …, "utterance": …}]}
    기록은 {"aloud": 1, "tree": …, "steps": [{"do": …, "utterance": …}]}입니다

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
    이 화면에는 VoiceOver로 갈 수 있는 항목이 없습니다

    nothing on {} can be reached by VoiceOver
    {1}에는 VoiceOver로 갈 수 있는 항목이 없습니다

    {} ignores "{}", but no rule has this name{}
    {1}에서 무시하는 "{2}" 규칙은 없습니다{3}

    {} ignores "{}", but this rule finds nothing there
    {1}에서 "{2}" 규칙을 무시하지만 그곳에서 찾은 문제가 없습니다

    there is no screen ({}) in {}; {}
    {2}에 화면({1})이 없습니다({3})

    there is no screen ({}) in {}
    {2}에 화면({1})이 없습니다

    1 other file
    다른 파일 1개

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

    there is no chart in it
    차트가 없습니다

    this script has no step, so it checks nothing
    단계가 없는 스크립트라서 아무것도 검사하지 않습니다

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

    ; for a page on a server, write {}://{}
    . 서버의 페이지는 {1}://{2}처럼 쓰십시오

    # app: {}; save FILE.aloud writes it beside the script
    # app: {1}. save FILE.aloud를 쓰면 스크립트 옆에 저장합니다

    the system cannot start another thread
    시스템에서 스레드를 더 시작할 수 없습니다

    there is no such file
    파일이 없습니다

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

    there is no chart "{}"; {}{}
    "{1}" 차트가 없습니다. {2}{3}

    Saved 1 step in {}
    {1}에 1단계를 저장했습니다

    {}, replacing the old script
    {1}(이전 스크립트를 바꿈)

    there is a line break inside a string; write it as \n
    문자열 안에 줄 바꿈이 있습니다. \n으로 쓰십시오

    there is a control character inside a string; write it as \t, \r or \u00…
    문자열 안에 제어 문자가 있습니다. \t, \r, \u00…로 쓰십시오

    JSON has no such escape; write \\ for a backslash
    JSON에 없는 이스케이프입니다. 백슬래시는 \\로 쓰십시오

    four hexadecimal digits are missing after \u
    \u 뒤에 16진수 네 자리가 없습니다

    there are no views here, such as "|	UIButton, label: OK (enabled)"; save what UIView.printViewHierarchy() of KIF prints
    "|	UIButton, label: OK (enabled)" 같은 뷰가 없습니다. KIF의 UIView.printViewHierarchy()가 출력하는 것을 저장하십시오

    the frame "{}" holds no elements and was left out
    "{1}" 프레임에 요소가 없어 뺐습니다

    a frame without a label holds no elements and was left out
    레이블 없는 프레임에 요소가 없어 뺐습니다

    {}:{}: this is not the cost of a script; delete the line, and record it again
    {1}:{2}: 스크립트의 비용이 아닙니다. 이 줄을 지우고 다시 기록하십시오

    this is not a file of costs; its first line has to be {}
    비용 파일이 아닙니다. 첫 줄은 {1}이어야 합니다

    `aloud test --baseline FILE --record` writes one
    `aloud test --baseline FILE --record`로 만듭니다

    {}: this file is empty; --baseline with --record writes it
    {1}: 빈 파일입니다. --baseline과 --record로 기록합니다

    {}: warning: there is no cost of {}; --record adds it
    {1}: 경고: {2}의 비용이 없습니다. --record로 추가합니다

    --cost counts VoiceOver's gestures; leave out --technology
    --cost는 VoiceOver 제스처를 셉니다. --technology를 빼십시오

    --from-stop is for VoiceOver: other technologies begin at the top; leave it out
    --from-stop은 VoiceOver에만 씁니다. 다른 기술은 처음부터 시작합니다. 빼십시오

    "{}" is not in sight, so that Voice Control has no name for it; scroll first
    "{1}"은/는 화면에 보이지 않아 음성 명령으로 부를 이름이 없습니다. 먼저 스크롤하십시오

    {} passes over "{}"; `aloud scan --explain` says why
    {1}은/는 "{2}"에 서지 않습니다. `aloud scan --explain`에 이유가 나옵니다

    the steps to "{}" depend on the time of scanning; `aloud scan` has the seconds
    "{1}"까지의 단계는 스캔하는 시간에 달렸습니다. 초는 `aloud scan`에 나옵니다

    keystrokes
    키 누름

    a file of captions
    자막 파일

    a transcript
    들린 말 기록

    an SVG picture from aloud
    Aloud의 SVG 그림

    a JUnit report
    JUnit 보고서

    a page from aloud
    Aloud의 페이지

    a dump of a page
    페이지의 덤프

    a file of braille
    점자 파일

    a pipe or a device
    파이프나 장치

    a saved walk
    저장한 탐색

    the screen that is saved with a walk
    탐색과 함께 저장한 화면

    standard output
    표준 출력

    All went well.
    잘 끝났습니다.

    A script fails, screens or recordings differ, an audit finds an error or a warning, or an app has a trap.
    스크립트가 실패했거나, 화면이나 기록이 다르거나, 점검에서 오류나 경고를 찾았거나, 앱에 함정이 있습니다.

    Wrong usage. Nothing was done.
    사용법이 잘못되었습니다. 아무것도 하지 않았습니다.

    Bad input. A message says where.
    입력이 잘못되었습니다. 메시지에 위치가 있습니다.

    A file, page, screen, stop, language or voice does not exist, or a folder is named where a file is needed.
    파일이나 페이지, 화면, 항목, 언어, 음성이 없거나, 파일 대신 폴더를 지정했습니다.

    espeak-ng, one of its voices, a player, a browser or the server of a script is missing or does not work.
    espeak-ng나 그 음성, 재생 프로그램, 브라우저, 스크립트의 서버가 없거나 동작하지 않습니다.

    An internal error of aloud.
    Aloud의 결함입니다.

    A file cannot be written.
    파일을 쓸 수 없습니다.

    Reading or writing failed.
    읽거나 쓰지 못했습니다.

    a headless screen reader, which says what VoiceOver would say of an iOS screen
    iOS 화면을 VoiceOver가 어떻게 읽을지 알려 주는, 화면 없이 쓰는 화면 낭독기

    lists settings, steps and keys, too.
    설정과 단계, 키도 보여 줍니다.

    wait 2s, wait 0.5s or wait 250ms
    wait 2s, wait 0.5s 또는 wait 250ms

    the time limit has passed: {}
    시간 제한을 넘었습니다: {1}

    braille needs the number of cells, from 1 to 200: braille 40
    braille에는 1에서 200까지의 칸 수를 씁니다: braille 40

    the app is a page, not a document: a browser opens it (LiveBrowsers), and the script runs on its app
    앱이 문서가 아니라 페이지입니다. 브라우저로 열고(LiveBrowsers) 그 앱에서 스크립트를 실행합니다

    a backslash must begin a character such as \u{A0}
    백슬래시는 \u{A0} 같은 문자를 적을 때만 쓸 수 있습니다
    """##
}
