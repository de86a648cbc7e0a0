extension Korean {
  /// The content of help topics.
  static let topics = rows(
    #"""
    goes to the previous one
    이전 것으로 이동

    goes to the next one
    다음 것으로 이동

    puts the cursor there
    커서를 그곳으로 옮김

    there is no other app
    다른 앱이 없음

    moves through the text, and reads what it passes
    텍스트를 이동하며 지나는 것을 읽음

    reads it; the cursor does not move
    커서를 옮기지 않고 읽음

    there is no picture of the screen
    살펴볼 화면 캡처이 없음

    a document does not say what a secondary activation does
    보조 활성화가 하는 일은 문서에 나오지 않음

    touches have no pressure
    터치에 압력이 없음

    in the field that is edited
    편집 중인 필드에서

    turns it on and off
    켜고 끔

    the Return key is not simulated; if a button does the same, `double tap` that button
    Return 키는 시뮬레이션하지 않음. 같은 일을 하는 버튼이 있으면 그 버튼에서 `double tap`

    the keyboard makes no suggestions
    키보드가 제안하지 않음

    there is one keyboard, and it types any text
    키보드는 하나이며 모든 텍스트를 입력함

    handwriting is not simulated; use the keyboard: `type "text"`
    텍스트는 키보드로 입력하며 손글씨는 시뮬레이션하지 않음: `type "text"`

    only Guided Access and the accessibility shortcut have system screens here
    시스템 화면은 사용법 유도와 손쉬운 사용 단축키만 있음

    labels that the user adds are not simulated
    사용자가 정한 레이블은 시뮬레이션하지 않음

    only the item with the cursor is watched
    커서가 없는 항목은 주시하지 않음

    there is no camera
    카메라가 없음

    only VoiceOver makes sounds here
    VoiceOver 소리만 들림

    there is no display
    디스플레이가 없음

    only a text field can have the system focus
    텍스트 필드만 시스템 초점을 받음

    Speak Screen is a separate feature: `Read From Top` reads the screen
    화면 말하기는 별개의 기능: `Read From Top`이 화면을 읽음

    a button of the device
    기기의 버튼

    it is a placeholder, not a command
    명령이 아니라 자리표시자

    a braille display stays connected
    점자 디스플레이는 연결된 채로 있음

    nobody else uses the app
    앱에 다른 사람이 없음

    a document does not describe such areas
    문서에 그런 영역이 나오지 않음

    the Home screen is not simulated
    홈 화면은 시뮬레이션하지 않음

    the content of a document appears immediately
    문서의 내용은 바로 나타남

    the rotor turns one whole option at a time
    로터는 옵션에서 옵션으로 돎

    a document does not distinguish popovers from other screens
    문서에서는 팝오버와 다른 화면을 구별할 수 없음

    there is no display to move
    옮길 디스플레이가 없음

    a sound of Apple TV
    Apple TV의 사운드

    no authentication is needed
    인증할 일이 없음

    the app starts again
    앱을 처음부터 시작

    time passes: 2s, 0.5s, 250ms
    시간이 흐름: 2s, 0.5s, 250ms

    a setting of VoiceOver is changed
    VoiceOver 설정을 바꿈

    the app posts screenChanged or layoutChanged, with focus ID or "text"; announcement "text", with priority high, default or low; or pageScrolled "text"
    앱이 알림을 보냄: screenChanged 또는 layoutChanged(focus ID나 "text"), announcement "text"(priority high, default, low), pageScrolled "text"

    the triple click and Start: the user starts a session
    세 번 클릭하고 시작: 사용자가 세션을 시작

    the triple click and the passcode: the session ends
    세 번 클릭하고 암호 입력: 세션이 끝남

    the triple click: opens the options, which work like any screen
    세 번 클릭: 옵션을 여느 화면처럼 탐색

    denies the feature, as turning off its switch in the options does
    옵션의 스위치를 끈 것처럼 제한

    allows the feature again
    다시 허용

    removes all circles
    동그라미를 모두 지움

    circles a part of the screen, which then does not respond
    응답하지 않을 화면 부분에 동그라미를 그림

    removes the time limit
    시간 제한을 없앰

    sets how long a session may last
    세션의 최대 시간을 정함

    the triple click; the name selects an item of its menu
    세 번 클릭. 이름은 메뉴에서 고를 항목

    device management locks the device to the app
    관리자가 기기를 이 앱에 고정

    device management unlocks the device
    관리자가 고정을 해제

    the device is switched off and on; the app starts again
    기기를 껐다 켬. 앱을 처음부터 시작

    goes to the Home screen
    홈 화면으로 이동

    comes back to the app
    앱으로 돌아옴

    locks or unlocks the screen
    화면을 잠그고, 다시 잠금 해제

    a button: VoiceOver speaks louder
    버튼: VoiceOver 소리가 커짐

    a button: VoiceOver speaks more softly
    버튼: VoiceOver 소리가 작아짐

    undoes what was typed
    입력한 내용을 취소

    no command
    명령 없음

    sounds on
    sounds on일 때

    printed
    출력됨

    Options:
    옵션:

    Keys:
    키:

    Steps, each after a >. A gesture has its command in VoiceOver's settings, and the keys that do the same; a key can be written instead of the gesture (VO is Control and Option):
    > 뒤에 쓰는 단계. 제스처에는 VoiceOver 설정에서 그 제스처에 해당하는 명령과, 같은 일을 하며 제스처 대신 쓸 수 있는 키를 적었습니다(VO는 Control과 Option).

    A command of VoiceOver is a step, too: > move to next heading. `aloud help commands` lists them all.
    VoiceOver의 명령도 단계로 쓸 수 있습니다: > move to next heading. 전체 목록은 `aloud help commands`로 볼 수 있습니다.

    The whole format: Sources/AloudScript/Documentation.docc/Scripts.md
    전체 형식: Sources/AloudScript/Documentation.docc/Scripts.md

    Sources for the commands of gestures:
    제스처와 명령이 짝이라는 근거:

    Gestures, their commands in VoiceOver's settings, and the keys that do the same (VO is Control and Option):
    제스처와 VoiceOver 설정에서 그에 해당하는 명령, 같은 일을 하는 키(VO는 Control과 Option):

    Commands of VoiceOver, as its settings list them. Each name is a step of a script, in any letter case: > move to next heading. If a gesture gives the command, the gesture follows the name, and recordings write the gesture.
    VoiceOver 설정에 나오는 명령입니다. 영어 이름을 대소문자 구분 없이 스크립트의 단계로 쓸 수 있습니다: > move to next heading. 해당하는 제스처가 있으면 뒤에 적었으며, 기록되는 것은 그 제스처입니다.

    Sounds of VoiceOver, as its settings list them, and the line of a script for each. Sounds marked "sounds on" accompany speech; they are printed only with `setting sounds on`.
    VoiceOver 설정에 나오는 사운드와 스크립트에 나오는 줄입니다. “sounds on일 때”라고 적힌 것은 읽는 말과 함께 나며, `setting sounds on`일 때만 출력됩니다.

    Events of Aloud, which that list does not have:
    그 목록에 없는 Aloud의 이벤트:

    Set one: --setting NAME=VALUE, or `setting NAME VALUE` in a script. The lines have the defaults; a setting without a list of values is on or off. `aloud help NAME` tells where the setting NAME comes from.
    바꾸려면 --setting NAME=VALUE, 스크립트에서는 `setting NAME VALUE`를 쓰십시오. 각 줄에 기본값이 있으며, 값이 나열되지 않은 설정은 on 또는 off입니다. `aloud help NAME`은 설정 NAME의 근거를 알려 줍니다.

    In a field: switch between typing and gestures
    필드를 편집하는 동안 키로 입력하거나, 키를 제스처로 쓰기

    Wait: one second passes immediately
    기다리기: 1초가 바로 지나감

    Wait: ten seconds pass immediately
    기다리기: 10초가 바로 지나감

    Repeat what was said last
    마지막으로 읽은 말 다시 듣기

    Practice: keys only show their gestures
    연습: 키를 누르면 제스처만 알려 줌

    Speak more slowly
    더 천천히 말하기

    Speak faster
    더 빨리 말하기

    Save the steps as a script
    한 일을 스크립트로 저장하기

    Show the keys
    키 목록 보기

    Draw everything again
    화면 다시 그리기

    Suspend; fg resumes
    일시 중단하기(fg로 재개)

    Quit
    끝내기
    """#)
}
