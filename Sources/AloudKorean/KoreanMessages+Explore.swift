extension KoreanMessages {
  /// The words of the explorer.
  package static let explore = ##"""
    this is not a step for the device; these are: {}
    기기에 하는 일이 아닙니다. 쓸 수 있는 것: {1}

    No field is being edited: double tap a field to edit it
    편집 중인 필드가 없습니다. 필드를 이중 탭하면 편집을 시작합니다

    No finger is down: press d on the graph of Chart details to put one down
    대고 있는 손가락이 없습니다. 차트 세부사항의 그래프에서 d를 누르면 손가락을 댑니다

    Speaking rate {}%
    말하기 속도 {1}%

    Practice: keys only show their gestures. p ends practice.
    연습: 키를 누르면 제스처만 알려 줍니다. p를 누르면 끝납니다.

    Practice: gestures are described, not performed. p ends practice.
    연습: 제스처를 알려 주기만 하고 실행하지 않습니다. p를 입력하면 끝납니다.

    Practice ended.
    연습을 끝냈습니다.

    Nothing has been said yet
    아직 읽은 말이 없습니다

    nothing has been said yet
    아직 읽은 말이 없습니다

    The rotor has {}
    로터에 있는 옵션: {1}

    the rotor has {}
    로터에 있는 옵션: {1}

    nothing is heard
    아무것도 들리지 않음

    The app has stopped: {}
    앱이 멈추었습니다: {1}

    the app has stopped: {}
    앱이 멈추었습니다: {1}

    Silent: {}
    소리 없음: {1}

    silent: {}
    소리 없음: {1}

    SCREEN LOCKED
    화면 잠김

    screen locked
    화면 잠김

    The screen is locked
    화면이 잠겨 있습니다

    unlocks the screen
    화면 잠금 해제

    HOME SCREEN
    홈 화면

    home screen
    홈 화면

    The Home screen is in front
    홈 화면이 앞에 있습니다

    comes back
    앱으로 돌아옴

    VOICEOVER OFF
    VoiceOver 꺼짐

    voiceover off
    VoiceOver 꺼짐

    turns VoiceOver on
    VoiceOver 켜기

    {} of {} seconds
    {2}초 중 {1}초

    The window is too small for a picture. q quits.
    창이 작아 그림을 표시할 수 없습니다. q로 끝냅니다.

    no stops
    항목 없음

    no cursor
    커서 없음

    Rotor: {}
    로터: {1}

    PRACTICE
    연습

    TYPING
    입력 중

    FINGER at {}
    손가락: {1}

    VOICEOVER HELP
    VoiceOver 도움말

    paused
    일시 정지

    locked: {}
    잠금: {1}

    VOICEOVER OFF: / taps
    VoiceOver 꺼짐: /로 탭

    speech off
    말하기 끔

    curtain
    화면 커튼

    silent
    소리 없음

    rate {}%
    속도 {1}%

    Letters
    글자

    are typed
    입력

    ends
    끝내기

    keys are gestures
    키로 제스처

    move
    이동

    items
    항목

    goes there
    그곳으로

    closes
    닫기

    finds
    찾기

    keys
    키 목록

    rotor item
    로터 항목

    double tap
    이중 탭

    quit
    끝내기

    back
    뒤로

    touch
    터치

    again
    다시 듣기

    or
    또는

    practice
    연습

    ends practice
    연습 끝내기

    type
    입력

    drag
    드래그

    say the point
    포인트 듣기

    play all
    모두 재생

    go on
    계속

    stop the graph
    그래프 멈춤

    pause
    일시 정지

    hold a finger there
    손가락 대기

    play
    재생

    Touch (label, or X,Y):
    터치할 곳(레이블 또는 X,Y):

    Find item:
    찾을 항목:

    Rotor option:
    로터 옵션:

    Command:
    명령:

    Step for the device:
    기기에 할 일:

    Save as:
    저장할 파일:

    Keys, gestures and what they do
    키와 제스처, 하는 일

    scroll   any other key returns
    스크롤   다른 키는 돌아가기

    ↓ more
    ↓ 더 있음

    the end
    끝

    write what to look for: f text
    찾을 말을 쓰십시오: f 텍스트

    write a step: ; read hint
    단계를 쓰십시오: ; read hint

    there is no braille display; connect one: `aloud explore --braille`
    점자 디스플레이가 없습니다: `aloud explore --braille`로 연결하십시오

    write what to touch: / Label, or / X,Y
    터치할 곳을 쓰십시오: / 레이블 또는 / X,Y

    write where to save it: save FILE.aloud
    저장할 파일을 쓰십시오: save FILE.aloud

    {}; `help` lists what can be done
    {1}. 할 수 있는 일은 `help`로 볼 수 있습니다

    a script can post notifications, a user cannot
    알림은 스크립트만 보낼 수 있고 사용자는 보낼 수 없습니다

    Write a step in the words of scripts, or a letter:
    할 일을 스크립트의 말이나 글자 하나로 쓰십시오:

    touch "Label", touch X,Y, or / and the beginning of a label; choose "text" or f text; type "text"
    touch "레이블", touch X,Y 또는 / 레이블의 앞부분. choose "텍스트" 또는 f 텍스트. type "텍스트"

    < or >: drags the finger of d to the point before or after; drag to 5, drag to "March", drag to 40% of the axis
    < 또는 >: d로 댄 손가락을 이전 또는 다음 포인트로 드래그. 축의 위치로는 drag to 5, drag to "March", drag to 40%

    rotor "Headings", or o and the beginning of an option; o alone lists the options
    rotor "머리말" 또는 o와 옵션의 앞부분. o만 쓰면 옵션 목록

    read hint, move to next link: a command of VoiceOver by its name; item text search "text"
    read hint, move to next link: VoiceOver 명령의 이름. item text search "텍스트"

    w: one second passes; W: ten seconds pass; wait 2s; setting NAME VALUE; start
    w: 1초가 지남. W: 10초가 지남. wait 2s, setting NAME VALUE, start

    T: the accessibility shortcut; : and a step for the device: guided access start, home, restart
    T: 손쉬운 사용 단축키. :과 기기에 할 일: guided access start, home, restart

    e: repeats what was said last
    e: 마지막으로 읽은 말 다시 듣기

    - or +: speaks more slowly or faster; p: practice (gestures are described, not performed)
    - 또는 +: 더 천천히 또는 더 빨리 말하기. p: 연습(제스처를 알려 주기만 함)

    save FILE.aloud or x FILE.aloud: saves the steps as a script
    save FILE.aloud 또는 x FILE.aloud: 한 일을 스크립트로 저장

    help or ?; quit or q; on a terminal an empty line repeats the last step
    help 또는 ?: 도움말. quit 또는 q: 끝내기. 터미널에서 빈 줄은 마지막 단계를 다시 실행

    help lists what you can type; quit ends the walk
    help는 쓸 수 있는 말 목록, quit는 끝내기

    Guided Access
    사용법 유도

    a request is a JSON object
    요청은 JSON 객체입니다

    this core answers requests of version {}, not {}
    이 코어는 버전 {1}의 요청에 답합니다. {2}은/는 답할 수 없습니다

    there is no request "{}"{}
    "{1}" 요청이 없습니다{2}

    an audit takes no `{}`: it checks all screens, under the newest iOS and the default settings
    감사에는 `{1}`을/를 쓸 수 없습니다. 감사는 모든 화면을 가장 새로운 iOS와 기본 설정으로 점검합니다

    the request has no "{}" in `screens`
    요청의 `screens`에 "{1}"이/가 없습니다

    the request has no "{}" in `apps`{}
    요청의 `apps`에 "{1}"이/가 없습니다{2}

    there is no format "{}"; there are {}{}
    "{1}" 형식이 없습니다. {2} 형식이 있습니다{3}

    {} is one of {}{}
    {1}은/는 {2} 중 하나입니다{3}

    {} walks are open; close one with the request `close`
    걷기 {1}개가 열려 있습니다. `close` 요청으로 하나를 닫으십시오

    walk {} is not open
    {1}번 걷기가 열려 있지 않습니다

    the script starts a server, {}; `aloud test` performs such scripts
    스크립트가 서버 {1}을/를 시작합니다. 이런 스크립트는 `aloud test`로 실행하십시오

    nothing is open
    열린 것이 없습니다

    there is no request {}
    {1} 요청이 없습니다

    there is no key {}
    {1} 키가 없습니다

    there is no exercise {}
    {1}번 연습이 없습니다

    {} is missing
    {1}이/가 없습니다

    {} is not a step
    {1}은/는 단계가 아닙니다

    {} has no sound
    {1}에는 소리가 없습니다
    """##
}
