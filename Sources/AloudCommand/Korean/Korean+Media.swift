extension Korean {
  /// Pages, browsers and sound.
  static let media = rows(
    ##"""
    all servers are ended
    모든 서버가 끝났습니다

    Chromium, which opens pages, is not found; install it ({}), or name it: --browser PATH, or ALOUD_BROWSER
    페이지를 열 Chromium을 찾지 못했습니다. 설치하거나({1}) 지정하십시오: --browser PATH 또는 ALOUD_BROWSER

    there is no such program; name Chromium, as in {}{}
    그런 프로그램이 없습니다. {1}{2}처럼 Chromium을 지정하십시오

    the browser has refused {}: {}
    브라우저가 {1}을/를 거부했습니다: {2}

    the page asks the user to choose a file, but there are no files here
    페이지가 파일을 요청하지만 여기에는 고를 파일이 없습니다

    the page has not loaded within {} s
    페이지를 {1}초 안에 불러오지 못했습니다

    requests have no response after {} s; time continues without them
    요청이 {1}초 동안 응답받지 못해 기다리지 않고 계속합니다

    prints, but printing is not simulated
    인쇄하려 하지만 여기에는 인쇄 기능이 없습니다

    the page prints, but printing is not simulated
    페이지가 인쇄하려 하지만 여기에는 인쇄 기능이 없습니다

    the page opens a window ({}), which is not read
    페이지가 연 창({1})은 읽지 않습니다

    the page begins to download a file ({})
    페이지가 파일({1})을 내려받기 시작합니다

    the page keeps navigating to other pages
    페이지가 끝없이 다른 페이지로 넘어갑니다

    the page cannot be read: {}
    페이지를 읽을 수 없습니다: {1}

    the page shows a dialog ({}) while it loads, which is dismissed: {}
    페이지가 불러오는 중에 띄운 대화상자({1})를 닫았습니다: {2}

    the page shows one dialog after another while it loads
    페이지가 불러오는 동안 대화상자를 계속 띄웁니다

    a script of the page does not end
    페이지의 스크립트가 끝나지 않습니다

    the page may not load {}; it may load only files in its own folder
    페이지는 {1}을/를 불러올 수 없습니다. 자기 폴더의 파일만 불러올 수 있습니다

    the page may not reach {}; to allow this, add --network {}
    페이지는 {1}에 접속할 수 없습니다. 허용하려면 --network {2}을/를 쓰십시오

    something covers the element "{}"; the element is clicked by its function click() instead
    "{1}" 요소를 가리는 것이 있어 click() 함수로 클릭했습니다

    the element "{}" is not shown, so it cannot be clicked
    "{1}" 요소가 보이지 않아 클릭할 수 없습니다

    "{}" is not a CSS selector; write one such as "#menu" or "button.primary"
    "{1}"은/는 CSS 선택자가 아닙니다. "#menu"나 "button.primary"처럼 쓰십시오

    no element of the page matches the selector "{}"
    선택자 "{1}"에 맞는 요소가 페이지에 없습니다

    the page keeps navigating to other pages, so it cannot be read
    페이지가 계속 다른 페이지로 넘어가 읽을 수 없습니다

    there is no response within {} s; is the server running?
    {1}초 안에 응답이 없습니다. 서버가 실행 중인지 확인하십시오

    a browser cannot open this address
    브라우저가 열 수 있는 주소가 아닙니다

    this is a file to download, not a page
    페이지가 아니라 내려받는 파일입니다

    this is a PDF, not a page; VoiceOver reads PDFs differently
    페이지가 아니라 PDF입니다. VoiceOver는 PDF를 다르게 읽습니다

    the server responded with status {}; this is its error page
    서버가 상태 {1}으로/로 응답했습니다. 그에 대한 서버의 페이지를 읽습니다

    there is no host with this name, or no network
    그런 이름의 호스트가 없거나 네트워크가 없습니다

    there is no network
    네트워크가 없습니다

    the connection is refused; is the server running?
    연결이 거부되었습니다. 서버가 실행 중인지 확인하십시오

    the server does not respond in time
    서버가 제때 응답하지 않습니다

    the host cannot be reached
    호스트에 접속할 수 없습니다

    the certificate of the server is not valid
    서버의 인증서가 올바르지 않습니다

    the browser does not support the HTTPS of this server
    서버의 HTTPS를 브라우저가 알지 못합니다

    the server redirects without end
    서버가 끝없이 다른 주소로 넘깁니다

    a browser does not open pages at this port
    브라우저가 열지 않는 포트입니다

    there is no such file ({})
    파일이 없습니다({1})

    reading it is not permitted
    읽을 권한이 없습니다

    the response of the server is empty
    서버가 빈 응답을 보냈습니다

    the response of the server is not valid
    서버의 응답이 올바르지 않습니다

    the server responded with status {}, but without a page
    서버가 페이지 없이 상태 {1}으로/로 응답했습니다

    the page cannot be opened
    페이지를 열 수 없습니다

    the page is not quiet after {} s: {}; this is the page as it was then
    페이지가 {1}초가 지나도 조용해지지 않았습니다({2}). 그때의 페이지를 읽습니다

    1 request has no response
    요청 1개에 응답이 없음

    {} request has no response
    요청 {1}개에 응답이 없음

    {} requests have no response
    요청 {1}개에 응답이 없음

    its content keeps changing
    내용이 계속 바뀜

    it has not loaded
    불러오지 못함

    a script of the page does not end; all its scripts are stopped
    페이지의 스크립트가 끝나지 않아 모든 스크립트를 멈추었습니다

    scripts of the page do not end, and cannot be stopped
    페이지의 스크립트가 끝나지 않으며 멈출 수도 없습니다

    the page does not answer within {} s, because one of its scripts does not end
    스크립트가 끝나지 않아 페이지가 {1}초 안에 응답하지 않습니다

    the browser's process for the page has ended; the page may need more memory than is available
    페이지를 맡은 브라우저 프로세스가 끝났습니다. 메모리가 부족할 수 있습니다

    the page begins to download a file; it is not downloaded: {}
    페이지가 파일을 내려받으려 하지만 받지 않습니다: {1}

    the page shows a dialog ({}), which is dismissed: "{}"
    페이지가 띄운 대화상자({1})를 닫았습니다: "{2}"

    is not the address of a page; write a file, or an address with http:, https: or file:
    페이지의 주소가 아닙니다. http:, https:, file:로 시작하는 주소나 파일을 쓰십시오

    cannot communicate with it: {}
    통신할 수 없습니다: {1}

    cannot be started: {}; name Chromium: --browser PATH
    시작할 수 없습니다: {1}. Chromium을 지정하십시오: --browser PATH

    it cannot build its sandbox here, as in many containers; --no-sandbox runs it without a sandbox: use that only for pages that you trust
    많은 컨테이너에서처럼 여기서는 샌드박스를 만들 수 없습니다. --no-sandbox를 쓰면 샌드박스 없이 실행하지만, 믿을 수 있는 페이지에만 쓰십시오

    the browser ended during its use: {}{}
    사용 중에 브라우저가 끝났습니다: {1}{2}

    the browser no longer answers
    브라우저가 더는 응답하지 않습니다

    does not work like Chromium: {}; name Chromium: --browser PATH
    Chromium처럼 동작하지 않습니다({1}). Chromium을 지정하십시오: --browser PATH

    cannot create a folder for the browser's files: {}
    브라우저의 파일을 둘 폴더를 만들 수 없습니다: {1}

    starting the browser
    브라우저 시작 중

    opening the page
    페이지를 여는 중

    waiting until the page is quiet
    페이지가 조용해지기를 기다리는 중

    reading the page
    페이지를 읽는 중

    not heard: "{}": {}
    들리지 않음: "{1}": {2}

    not all heard: "{}": {}
    일부만 들림: "{1}": {2}

    only its first {} characters are said
    처음 {1}자만 읽습니다

    espeak-ng did not finish within {} s
    espeak-ng가 {1}초 안에 끝내지 못했습니다

    espeak-ng crashed{}
    espeak-ng가 비정상 종료했습니다{1}

    it is cut off after {} s
    {1}초 뒤에 끊겼습니다

    it is cut off
    끊겼습니다

    the engine makes no sound for it
    엔진이 소리를 내지 않습니다

    the sound of {} is unknown
    {1}의 소리를 알 수 없습니다

    this is longer than the limit of a WAV file, {} hours; write it in parts
    WAV 파일의 한도인 {1}시간보다 깁니다. 나누어 저장하십시오

    cannot create a temporary file
    임시 파일을 만들 수 없습니다

    there is no space for sound
    소리를 저장할 공간이 없습니다

    there is no player "{}"
    "{1}" 재생 프로그램이 없습니다

    none of {} is installed
    {1} 중 설치된 것이 없습니다

    no player works ({})
    동작하는 재생 프로그램이 없습니다({1})

    no player works ({}); {}
    동작하는 재생 프로그램이 없습니다({1}). {2}

    name another player with --player
    --player로 다른 재생 프로그램을 지정하십시오

    {} does not play: {}
    {1}이/가 재생하지 못합니다: {2}

    it plays nothing
    아무것도 재생하지 않음

    it cannot be started: {}
    시작할 수 없음: {1}

    it does not end
    끝나지 않음

    it ended with {}
    {1}으로/로 끝남

    espeak-ng does not find its data; install espeak-ng-data, or set ESPEAK_DATA_PATH to its folder
    espeak-ng가 데이터를 찾지 못합니다. espeak-ng-data를 설치하거나 ESPEAK_DATA_PATH에 폴더를 지정하십시오

    this is not espeak-ng; it has no {}
    espeak-ng가 아닙니다. {1}이/가 없습니다

    cannot be loaded as espeak-ng: {}
    espeak-ng로 불러올 수 없습니다: {1}

    the core for pages is not there; in a checkout of Aloud, Scripts/prepare --core and Scripts/wasm build it, and ALOUD_CORE can name its file
    페이지에 넣을 코어가 없습니다. Aloud를 체크아웃한 곳에서는 Scripts/prepare --core와 Scripts/wasm으로 빌드하고, 다른 곳에서는 ALOUD_CORE로 파일을 지정하십시오

    this is not a core for pages; Scripts/wasm builds one
    페이지에 넣을 코어가 아닙니다. Scripts/wasm으로 빌드하십시오

    this core for pages is of another version of Aloud; Scripts/wasm builds it again
    이 코어는 다른 버전의 Aloud용입니다. Scripts/wasm으로 다시 빌드하십시오

    espeak-ng is not found; install it ({}), or name its library with --speech-engine
    espeak-ng가 없습니다. 설치하거나({1}) --speech-engine으로 라이브러리를 지정하십시오

    braille needs liblouis, which is not found; install it ({})
    점자에는 liblouis가 필요한데 없습니다. 설치하십시오({1})

    liblouis cannot use the table "{}"; tables come with liblouis ({}), or from the folder that LOUIS_TABLEPATH names
    liblouis가 점자표 "{1}"을/를 쓸 수 없습니다. 점자표는 liblouis와 함께 설치됩니다({2}). LOUIS_TABLEPATH로 폴더를 지정할 수도 있습니다

    liblouis has no kana braille, so there is no braille for Japanese; other languages have it: {}
    liblouis에 가나 점자가 없어 일본어는 점자로 쓸 수 없습니다. 점자로 쓸 수 있는 언어: {1}

    there is no braille table for the language "{}"; there are tables for {}
    언어 "{1}"의 점자표가 없습니다. 점자표가 있는 언어: {2}

    this language has no 8-dot braille
    이 언어에는 8점 점자가 없습니다

    there is no 8-dot braille table for the language "{}"
    언어 "{1}"의 8점 점자표가 없습니다

    this liblouis has characters of {} bytes; Aloud needs one that was built with 2 or 4
    이 liblouis의 문자는 {1}바이트입니다. 2바이트나 4바이트로 빌드한 것이 필요합니다

    does not work as Aloud's braille worker; set ALOUD_WORKER to the `aloud` tool of this version
    Aloud의 점자 프로세스로 동작하지 않습니다. ALOUD_WORKER에 이 버전의 `aloud` 도구를 지정하십시오

    liblouis's worker sent an unexpected answer
    liblouis를 실행하는 프로세스가 묻지 않은 것에 응답했습니다

    cannot be loaded as liblouis: {}
    liblouis로 불러올 수 없습니다: {1}

    this is not liblouis; it has no {}
    liblouis가 아닙니다. {1}이/가 없습니다

    espeak-ng has no such variant of {}: "{}"{}
    espeak-ng에 {1}의 그런 변형이 없습니다: "{2}"{3}

    espeak-ng has no voice "{}"{}
    espeak-ng에 "{1}" 음성이 없습니다{2}

    ; `aloud voices --engine` lists its voices
    . 있는 음성은 `aloud voices --engine`으로 볼 수 있습니다

    espeak-ng does not answer
    espeak-ng가 응답하지 않습니다

    {} runs in the `aloud` tool, which is not beside this program; set ALOUD_WORKER to its path
    {1}은/는 `aloud` 도구에서 실행되는데, 그 도구가 이 프로그램 옆에 없습니다. ALOUD_WORKER에 경로를 지정하십시오

    cannot communicate with {}: {}
    {1}과/와 통신할 수 없습니다: {2}

    cannot be started to run {}: {}
    {1}을/를 실행하기 위해 시작할 수 없습니다: {2}

    /bin/sh cannot be started: {}
    /bin/sh를 시작할 수 없습니다: {1}

    internal error: {}
    Aloud의 결함입니다: {1}

    it does not use Chromium's protocol
    Chromium의 프로토콜을 쓰지 않음

    its answer is not Chromium's
    Chromium과 다르게 응답함

    it closed the connection
    연결을 끊음

    it does not answer
    응답하지 않음

    is {} full or read-only?
    {1}에 남은 공간이 없거나 쓸 권한이 없는지 확인하십시오

    {} is not a folder; set TMPDIR to a folder
    {1}은/는 폴더가 아닙니다. TMPDIR에 폴더를 지정하십시오

    espeak-ng's worker sent an unexpected answer
    espeak-ng를 실행하는 프로세스가 묻지 않은 것에 응답했습니다

    does not work as Aloud's speech worker; set ALOUD_WORKER to the `aloud` tool of this version
    Aloud의 음성 프로세스로 동작하지 않습니다. ALOUD_WORKER에 이 버전의 `aloud` 도구를 지정하십시오

    does not work as Aloud's speech worker; {} each time it was started; set ALOUD_WORKER to the `aloud` tool of this version, or raise the limits of this process (ulimit -a)
    Aloud의 음성 프로세스로 동작하지 않습니다. 시작할 때마다 {1}. ALOUD_WORKER에 이 버전의 `aloud` 도구를 지정하거나 이 프로세스의 한도(ulimit -a)를 높이십시오

    liblouis cannot translate "{}"
    liblouis가 "{1}"을/를 점자로 옮기지 못합니다

    nobody listens any longer
    듣는 프로그램이 없습니다

    none of {} is installed; {}
    {1} 중 설치된 것이 없습니다. {2}

    install pipewire-bin, pulseaudio-utils or alsa-utils
    pipewire-bin, pulseaudio-utils, alsa-utils 중 하나를 설치하십시오
    """##)
}
