extension Korean {
  /// The effects of settings.
  static let settings = rows(
    #"""
    hints are spoken
    힌트를 읽습니다

    the name of a container is spoken on entry
    컨테이너에 들어갈 때 이름을 읽습니다

    the start and the end of lists and landmarks are spoken, or not
    목록과 랜드마크의 시작과 끝을 읽거나, 읽지 않습니다

    table headers are spoken
    표의 머리글을 읽습니다

    row and column numbers and spans are spoken
    행과 열 번호, 병합한 칸 수를 읽습니다

    the role words come after the label, before it, or not at all
    역할을 레이블 뒤에 읽거나, 앞에 읽거나, 읽지 않습니다

    "Actions available" is spoken; first: not for a neighbor with the same ones
    “동작 사용 가능”을 읽습니다. first: 동작이 같은 옆 항목에서는 읽지 않습니다

    "More content available" is spoken
    “추가 콘텐츠 사용 가능”을 읽습니다

    plain buttons and links get the hint "Double tap to activate"
    일반 버튼과 링크에 “활성화하려면 이중 탭하십시오” 힌트가 붙습니다

    the letter case of role and state words
    역할과 상태를 나타내는 말의 대소문자

    role words are said in VoiceOver's language or in the element's
    역할을 VoiceOver의 언어로 읽거나 요소의 언어로 읽습니다

    the Korean word for a heading
    제목을 가리키는 한국어 낱말

    the Korean verb for a double tap
    이중 탭을 가리키는 한국어 표현

    what can be reached beside a modal view: nothing, or siblings after it
    모달 뷰와 함께 닿을 수 있는 것: 없음, 또는 그 뒤의 형제

    which punctuation is said in words
    말로 읽을 문장 부호

    aria-describedby is a hint, or content that is always spoken
    aria-describedby를 힌트로 읽거나, 늘 읽는 콘텐츠로 다룹니다

    the texts of one block of a web page, with its list marker, are one stop
    웹 페이지에서 한 블록의 텍스트와 목록 기호가 한 항목이 됩니다

    the cursor passes through containers, or stops at them and enters them
    컨테이너를 그냥 지나가거나, 초점을 받아 안팎으로 드나듭니다

    an activated control without a behavior does nothing, or what its kind does
    동작이 적혀 있지 않은 컨트롤을 활성화해도 그대로이거나, 종류대로 동작합니다

    a double tap says the element again, without role and hint
    이중 탭한 뒤 요소를 역할과 힌트 없이 다시 읽습니다

    an announcement by a double tap is cut off by the element, or heard after it
    이중 탭으로 생긴 알림이 요소를 읽는 말에 끊기거나, 그 뒤에 들립니다

    milliseconds in which a new screen appears, and the activated element is said
    새 화면이 나타나는 데 걸리는 밀리초. 그동안 활성화한 요소를 읽습니다

    milliseconds of silence before a hint
    힌트 앞의 침묵(밀리초)

    flicking up or down to an element does not turn the rotor to its actions
    위아래로 쓸어넘겨 간 요소에서 로터가 동작으로 바뀌지 않습니다

    moving by the rotor past one end of the screen continues at the other end
    로터로 이동하다 화면 끝에 이르면 반대쪽 끝에서 계속합니다

    the speech rate in percent; 50 is that of the voice, or 15 characters a second
    말하기 속도(%). 50은 음성의 기본값 또는 초당 15자

    the volume of speech in percent of the voice's default
    음성의 기본값에 대한 말하기 음량(%)

    scripts print every sound, not only those that carry information
    무언가를 알려 주는 소리뿐 아니라 모든 소리를 스크립트에 출력합니다

    what is said while typing
    입력하는 동안 읽는 것

    how a deleted character is announced
    삭제한 문자를 알리는 방법

    how a capital letter is announced when moving by character
    문자 단위로 이동할 때 대문자를 알리는 방법

    after a pause on a character its phonetic spelling is said
    문자에서 잠시 멈추면 음성 기호로 풀어 읽습니다

    the mode and the insertion point of an edited field are said
    편집 중인 필드의 편집 모드와 삽입점을 읽습니다

    misspelled words are announced while a text is edited, but never in assessments
    텍스트를 편집할 때 맞춤법이 틀린 단어를 알립니다. 평가 중에는 알리지 않습니다

    hertz of the least value on the axis
    축에서 가장 작은 값의 주파수(Hz)

    hertz of the greatest value on the axis
    축에서 가장 큰 값의 주파수(Hz)

    greater values are higher, or lower
    값이 클수록 음이 높거나, 낮습니다

    milliseconds for a series; with 0, the number of its points decides
    계열 하나의 길이(밀리초). 0이면 포인트 수에 따라 정합니다

    the sound goes from left to right with x
    소리가 x를 따라 왼쪽에서 오른쪽으로 옮겨 갑니다

    series sound one after another, or at once
    계열을 하나씩 차례로 들려주거나, 한꺼번에 들려줍니다

    lists, tables, tab bars and scroll views are highlighted as groups first
    목록, 표, 탭 막대, 스크롤 보기를 먼저 그룹으로 강조합니다

    the cursor moves automatically, with a separate switch, or with the only one
    커서가 자동으로, 별도의 스위치로, 또는 하나뿐인 스위치로 움직입니다

    selecting opens the menu, taps after 0.75 s unless done twice, or taps at once
    선택하면 메뉴가 열리거나, 0.75초 뒤(두 번 선택하지 않으면) 또는 바로 탭합니다

    a word that does not fit goes to the next window whole
    다 들어가지 않는 단어를 통째로 다음 창에 둡니다

    a cell with dots 7 and 8 for panning, 1 and 2 for announcements
    7·8점으로 이동할 수 있음을, 1·2점으로 알림을 나타내는 칸

    announcements are shown
    알림을 보여 줍니다

    tenths of a second for which an announcement is shown
    알림을 보여 주는 시간(십분의 일 초)

    tenths of a second after which auto advance pans
    자동 이동이 다음 창으로 넘어가기까지의 시간(십분의 일 초)

    What VoiceOver says about an element
    VoiceOver가 요소에 대해 읽는 것

    Web pages
    웹 페이지

    Using an app
    앱 사용

    Editing text
    텍스트 편집

    Audio graphs
    오디오 그래프

    Switch Control and Voice Control
    스위치 제어와 음성 명령

    Braille displays
    점자 디스플레이

    Versions of iOS (--ios VERSION, or `ios VERSION` in a script, leaves out what came later; sources: `aloud help ios`)
    iOS 버전(--ios VERSION, 스크립트에서는 `ios VERSION`을 쓰면 그 뒤에 나온 것을 뺍니다. 근거: `aloud help ios`)

    header cells of web pages say that they are
    웹 페이지 표의 머리글 칸을 머리글이라고 읽음

    popups say their kind
    팝업의 종류를 읽음

    regions say "region"
    영역을 “영역”이라고 읽음

    description lists say "term" and "definition"
    설명 목록에서 “용어”와 “정의”를 읽음

    charts have the rotor option Audio graph
    차트에 로터 옵션 오디오 그래프가 있음

    aria-roledescription no longer replaces the role
    aria-roledescription을 역할 대신 읽지 않음

    live regions announce removals
    라이브 영역에서 없어진 내용도 알림

    direct touch has options
    직접 터치에 옵션이 있음

    announcements have priorities
    알림에 우선순위가 있음

    the rotor has Zoom
    로터에 확대/축소가 있음

    the keyboard skips plain elements
    키보드가 특성 없는 요소를 건너뜀

    accessibilityExpandedStatus is spoken
    accessibilityExpandedStatus를 읽음

    the rotor has Edit for the actions of that category
    범주가 편집인 동작은 로터의 편집에 있음

    on Text selection, flicks up and down choose a unit, left and right select
    텍스트 선택에서 위아래로 단위를 고르고 좌우로 선택함
    """#)
}
