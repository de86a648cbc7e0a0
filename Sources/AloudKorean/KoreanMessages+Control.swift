extension KoreanMessages {
  /// Reasons why a key, a switch or a voice command has no effect.
  package static let control = ##"""
    {} is off: `technology {}` turns it on
    {1}이/가 꺼져 있음: `technology {2}`으로/로 켤 수 있음

    there is no element that responds in that direction
    그 방향에는 응답하는 요소가 없음

    no element has the keyboard focus: `key Tab` goes to the first one
    키보드 초점이 있는 요소가 없음: `key Tab`으로 첫 요소에 갈 수 있음

    the element has no custom actions to choose from
    요소에 고를 사용자 설정 동작이 없음

    the custom action does nothing here: it has no `do`
    이 사용자 설정 동작은 실행해도 아무 일이 없음: `do`가 없음

    no element has "{}" in its name
    이름에 "{1}"이/가 든 요소가 없음

    there is no way back here: no back button, and no `on` with `escape`
    돌아갈 길이 없음: 뒤로 버튼도, `escape`가 있는 `on`도 없음

    nothing is being scanned
    스캔하고 있지 않음

    no element is highlighted: `switch select item` enters a group
    강조된 요소가 없음: `switch select item`으로 그룹에 들어갈 수 있음

    nothing here scrolls further
    더 스크롤할 수 없음

    nothing here scrolls that way
    그쪽으로는 스크롤할 수 없음

    no item has the number {}: there are {}
    번호가 {1}인 항목이 없음: 모두 {2}개

    nothing here is called "{}": `say "{}"` shows the names
    "{1}" 요소나 명령이 없음: `say "{2}"`으로/로 이름을 볼 수 있음

    the element is not adjustable
    조절할 수 있는 요소가 아님

    the range of the element is unknown: it has no `adjusts`
    요소의 범위를 알 수 없음: `adjusts`가 없음

    a long press does nothing here
    여기서는 길게 눌러도 아무 일이 없음

    no overlay is shown
    보이는 오버레이가 없음

    the screen has no text field
    화면에 텍스트 필드가 없음

    the {} is missing
    {1}이/가 없음

    {} is about the device, or about touches, and is not simulated
    {1}은/는 기기나 터치에 관한 것이라 시뮬레이션하지 않습니다
    """##
}
