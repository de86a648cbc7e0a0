extension KoreanMessages {
  /// Reasons why a gesture has no effect.
  package static let refusals = ##"""
    the app is not in front: `return to app` brings it back
    앱이 앞에 있지 않음: `return to app`으로 돌아올 수 있음

    the app is in front already
    앱이 이미 앞에 있음

    the screen is locked: `side button` unlocks it
    화면이 잠겨 있음: `side button`으로 잠금을 풀 수 있음

    a screen of the system is open: `scrub` closes it
    시스템 화면이 열려 있음: `scrub`으로 닫을 수 있음

    the time of the session is over: `guided access end` ends it
    세션의 시간이 끝남: `guided access end`로 끝낼 수 있음

    the accessibility shortcut has no feature: see `guidedAccess` of the app
    손쉬운 사용 단축키에 설정된 기능이 없음: 앱의 `guidedAccess` 참고

    no mode permits this
    이것을 허용하는 모드가 없음

    the device lacks {}: see `guidedAccess` of the app
    기기에 {1}이/가 없음: 앱의 `guidedAccess` 참고

    the session denies {}: `guided access allow "{}"` allows it
    세션에서 {1}을/를 제한함: `guided access allow "{2}"`으로/로 허용할 수 있음

    management denies {}: {}
    관리자가 {1}을/를 제한함: {2}

    the accessibility shortcut offers {} here
    여기의 손쉬운 사용 단축키: {1}

    "{}" is done by the device
    "{1}"은/는 기기가 하는 일

    no text has been searched for: `item text search "text"` searches
    아직 찾은 말이 없음: `item text search "텍스트"`로 찾을 수 있음

    nothing has been copied or cut
    복사하거나 오려 둔 것이 없음

    the text of a secure text field cannot be copied
    보안 텍스트 필드의 내용은 복사할 수 없음

    no text is selected: the rotor option Text selection selects it
    선택한 텍스트가 없음: 로터의 텍스트 선택 옵션으로 선택할 수 있음

    the VoiceOver cursor is not in a cell of a table
    VoiceOver 커서가 표의 셀에 있지 않음

    the table has no such header
    표에 그런 머리글이 없음

    the element has no hint
    요소에 힌트가 없음

    the element has no text
    요소에 텍스트가 없음

    the element has no link: see `link` in a run of its label
    요소에 링크가 없음: 레이블 구간의 `link` 참고

    the element is not linked to another one: see `link` in a run of its label
    요소가 다른 요소와 연결되어 있지 않음: 레이블 구간의 `link` 참고

    no element of this screen has the trait `statusBarElement`
    이 화면에 `statusBarElement` 특성이 있는 요소가 없음

    there is no phonetic word for this character
    이 문자를 풀어 읽을 단어가 없음

    no command has the key "{}"
    "{1}" 키에 해당하는 명령이 없음

    the VoiceOver cursor is not on an element: this screen has no stop
    VoiceOver 커서가 요소에 있지 않음: 이 화면에는 항목이 없음

    no text field is being edited: `double tap` on one begins to edit it
    편집 중인 텍스트 필드가 없음: `double tap`으로 편집을 시작할 수 있음

    there is no chart here
    여기에는 차트가 없음

    the chart has no series, so there is nothing to hear
    차트에 계열이 없어 들을 것이 없음

    no item is chosen yet: `swipe right` goes to the first one
    아직 고른 항목이 없음: `swipe right`로 첫 항목에 갈 수 있음

    the Item Chooser is open: `scrub` closes it
    항목 선택기가 열려 있음: `scrub`으로 닫을 수 있음

    `{}` is for the device or for custom labels, which are not simulated
    `{1}`은/는 기기나 사용자가 정한 레이블에 대한 것이라 시뮬레이션하지 않음

    a magic tap does nothing: no `on` here has `magicTap`
    매직 탭을 해도 아무 일이 없음: 여기에는 `magicTap`이 있는 `on`이 없음

    a long press does nothing: no `on` here has `longPress`
    길게 눌러도 아무 일이 없음: 여기에는 `longPress`가 있는 `on`이 없음

    a scrub does nothing: no `on` here has `escape`, and no field is being edited
    문질러도 아무 일이 없음: 여기에는 `escape`가 있는 `on`도, 편집 중인 필드도 없음

    the custom action cannot be performed here now
    지금 여기서는 사용자 설정 동작을 실행할 수 없음

    a zoom does nothing: no `on` here has `zoomIn` or `zoomOut`
    확대/축소를 해도 아무 일이 없음: 여기에는 `zoomIn`이나 `zoomOut`이 있는 `on`이 없음

    nothing can be dropped here now
    지금 여기에는 드롭할 수 없음

    the row cannot be moved there now
    지금 행을 그곳으로 옮길 수 없음

    the text field does not take this text
    텍스트 필드에 이 텍스트를 입력할 수 없음

    there is nothing to undo
    취소할 내용이 없음

    there is nothing to redo
    복귀할 내용이 없음

    nothing here responds to this
    이것에 응답하는 것이 없음

    `double tap and hold` puts one down
    `double tap and hold`로 댈 수 있음

    management has disabled this part of the screen: {}
    관리자가 화면의 이 부분을 응답하지 않게 함: {1}

    the session has disabled this part of the screen: `guided access areas off` enables it
    세션에서 화면의 이 부분을 응답하지 않게 함: `guided access areas off`로 풀 수 있음

    in {} this is refused: {}
    {1}에서는 거부됨: {2}

    on a device that is not locked this is refused: {}
    잠기지 않은 기기에서는 거부됨: {1}

    Single App Mode
    단일 앱 모드

    Autonomous Single App Mode
    자율 단일 앱 모드

    Assessment Mode
    평가 모드

    WWDC22: a triple click, then Start; it is assumed that a locked device refuses this
    WWDC22: 세 번 클릭하고 시작을 누름. 잠긴 기기가 받지 않는다는 것은 추정

    WWDC22: only management ends Single App Mode; the app ends the autonomous one
    WWDC22: 단일 앱 모드는 관리자만, 자율 단일 앱 모드는 앱이 끝냄

    WWDC22: only Guided Access has options; others are configured before the device is locked
    WWDC22: 옵션은 사용법 유도에만 있고, 다른 모드는 기기를 잠그기 전에 설정함

    WWDC22: in every mode, the device is locked to one app
    WWDC22: 모드마다 기기를 앱 하나로 잠금

    UIAccessibility's headers: supervised and allowed; it is assumed that one lock excludes another
    UIAccessibility 헤더: 감독되는 기기에서 허용됨. 이미 잠긴 기기를 또 잠글 수 없다는 것은 추정

    UIAccessibility's headers: the app that locks must unlock; for other locks this is assumed
    UIAccessibility 헤더: 요청한 앱이 풀어야 함. 다른 방식으로 잠근 경우는 추정

    UIAccessibility's headers: permissionDenied unless locked by a profile; for assessments this is assumed
    UIAccessibility 헤더: 프로파일로 잠기지 않았으면 permissionDenied. 평가 모드는 추정

    WWDC22: an entitlement from Apple, no supervision; for locked devices this is assumed
    WWDC22: Apple의 자격이 필요하고 감독은 필요 없음. 잠긴 기기에서는 추정

    AutomaticAssessmentConfiguration: the app ends its session
    AutomaticAssessmentConfiguration: 앱이 세션을 끝냄

    WWDC22: supervised devices, by Apple Configurator or similar; for locked devices this is assumed
    WWDC22: Apple Configurator 등으로 감독되는 기기. 잠긴 기기에서는 추정

    WWDC22: there is no other way out of Single App Mode
    WWDC22: 단일 앱 모드에서 나갈 다른 방법이 없음

    WWDC22: Single App Mode survives; it is assumed that the others do not
    WWDC22: 단일 앱 모드는 유지됨. 다른 모드가 유지되지 않는다는 것은 추정

    more than {} effects happen in one instant; behaviors call one another without end, or too many timers are due at once
    한순간에 효과가 {1}개 넘게 일어납니다. 동작이 서로를 끝없이 부르거나 한꺼번에 끝나는 타이머가 너무 많습니다

    more than {} things happen in one step
    한 단계에서 일어나는 일이 {1}개를 넘습니다

    the time limit has passed
    제한 시간이 지났습니다

    VoiceOver is off, and a touch is a tap
    VoiceOver가 꺼져 있어 터치는 탭이 됨

    VoiceOver is off, and a touch is a tap: `accessibility shortcut "VoiceOver"` turns it on
    VoiceOver가 꺼져 있어 터치는 탭이 됨(`accessibility shortcut "VoiceOver"`로 켤 수 있음)

    see `{}` under `guidedAccess` of the app
    앱의 `guidedAccess`에 있는 `{1}` 참고

    no finger is down: on a graph, {}
    대고 있는 손가락이 없음: 그래프에서 {1}

    no finger is down: on a chart, the rotor's {} has {}; on a graph there, {}
    대고 있는 손가락이 없음: 차트에서 로터의 {1}에 있는 {2}을/를 열고, 그래프에서 {3}

    braille input is not simulated; use the keyboard: `type "text"`
    점자 입력은 시뮬레이션하지 않음: `type "텍스트"`로 키보드를 쓸 수 있음
    """##
}
