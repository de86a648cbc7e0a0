extension KoreanMessages {
  /// A task with other technologies.
  package static let technologies = ##"""
    {}: --as tries steps on copies of the app, and a page in a browser cannot be copied; `aloud dump` makes a screen of it
    {1}: --as는 앱의 사본에서 단계를 시험하는데 브라우저의 페이지는 복사할 수 없습니다. `aloud dump`로 화면을 만드십시오

    --as all prints a table; name one technology to hear it, to explain it or to write it into a file
    --as all은 표를 출력합니다. 듣거나 설명을 보거나 파일로 쓰려면 기술 하나를 지정하십시오

    read "{}"
    "{1}" 읽기

    VoiceOver
    VoiceOver

    Full Keyboard Access
    전체 키보드 접근

    Switch Control
    스위치 제어

    Voice Control
    음성 명령

    Braille
    점자

    together
    합계

    the element has no action "{}" now
    지금 이 요소에는 "{1}" 동작이 없습니다

    panning does not lead to "{}"
    점자 디스플레이를 넘겨서는 "{1}"에 이르지 못합니다

    Switch Control finds no back button here, and it has no escape gesture
    여기에는 스위치 제어가 찾을 뒤로 버튼이 없고, 스위치 제어에는 escape 제스처가 없습니다

    nothing takes the text: no text field is being edited
    편집 중인 텍스트 필드가 없어 입력할 곳이 없습니다

    the app was asked for something else with {}
    {1} 기술로는 앱에 다른 것이 요청되었습니다

    "{}" is not on the screen now
    "{1}" 요소가 지금 화면에 없습니다

    the element is not on the screen now
    요소가 지금 화면에 없습니다

    {} passes over the element: it does not respond to user interaction
    사용자 상호작용에 응답하지 않는 요소여서 {1} 기술이 지나칩니다

    {} passes over "{}": it does not respond to user interaction
    "{2}" 요소는 사용자 상호작용에 응답하지 않아 {1} 기술이 지나칩니다

    no source says with which keys Full Keyboard Access adjusts an element
    전체 키보드 접근이 어떤 키로 요소를 조절하는지 알려 주는 자료가 없습니다

    Aloud knows no way to do this with {}
    {1} 기술로 이렇게 하는 방법을 Aloud가 알지 못합니다

    the script uses another technology here; only a task with VoiceOver is replayed
    스크립트가 여기서 다른 기술을 씁니다. VoiceOver로 하는 과제만 다시 수행할 수 있습니다

    the script uses other technologies; only a task with VoiceOver is replayed
    스크립트가 다른 기술을 씁니다. VoiceOver로 하는 과제만 다시 수행할 수 있습니다

    """##
}
