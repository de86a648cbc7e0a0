extension Korean {
  /// Reasons for each part of an utterance.
  static let clauses = rows(
    ##"""
    repetition is left out; setting actionsCue
    되풀이는 생략함. actionsCue 설정

    heard on web pages: Toss accessibility book
    웹 페이지에서 들림: 토스 접근성 책

    the private trait has no recorded word
    비공개 특성이라 기록된 말이 없음

    the rotor uses this name
    로터에서 이 이름으로 부름

    accessibilityupto11, custom actions
    accessibilityupto11의 사용자 설정 동작

    an iPad guide in French
    프랑스어 iPad 안내서

    MagentaA11y's videos
    MagentaA11y의 동영상

    CVS Health, headings
    CVS Health의 제목

    the label of a container that is entered
    들어간 컨테이너의 레이블

    a tab bar of the system is named on entry; a tab bar that the app makes by the trait is named by its label, if any
    시스템의 탭 막대는 들어갈 때 이름을 읽음. 앱이 특성으로 만든 탭 막대는 레이블이 있으면 읽음

    the trait selected is said before everything else of the element
    선택됨 특성은 요소의 다른 모든 말보다 먼저 읽음

    row headers, at the first cell of a row
    행의 첫 셀에서 행 머리글

    column headers, unless they repeat the cell's label
    열 머리글. 셀의 레이블과 같으면 생략

    column headers, where the column has changed; not the header in the row above the first cell
    앞과 열이 다를 때 열 머리글. 첫 셀의 바로 위 행에 있는 머리글은 생략

    UIKit's own name of a control without a label
    레이블 없는 컨트롤에 UIKit이 붙이는 이름

    a cell that spans rows says how many
    여러 행에 걸친 셀은 행 수를 읽음

    a cell that spans columns says how many
    여러 열에 걸친 셀은 열 수를 읽음

    the row, at the first cell of a row
    행의 첫 셀에서 행 번호

    the column of a cell
    셀의 열 번호

    accessibilityValue; that of a switch becomes a state word
    accessibilityValue. 스위치의 값은 상태를 나타내는 말이 됨

    accessibilityValue, but not while it is edited
    accessibilityValue. 편집하는 동안은 생략

    a field that is edited says its value after its editing state
    편집 중인 필드는 편집 중이라고 한 뒤에 값을 읽음

    what a point of a chart stands for: its x, its y and other values; for an interval, what lies in it
    차트의 포인트가 나타내는 것: x와 y, 그 밖의 값. 구간은 그 안에 든 것

    an empty text field says its placeholder in place of a value
    빈 텍스트 필드는 값 대신 안내 문구를 읽음

    custom content of high importance, after label and value
    중요도가 높은 사용자 설정 콘텐츠. 레이블과 값 뒤에 읽음

    without label and value, the hint takes their place
    레이블과 값이 없으면 힌트가 대신함

    the trait notEnabled, before the other role words
    notEnabled 특성. 다른 역할보다 먼저 읽음

    the trait button, unless another role replaces it
    button 특성. 다른 역할이 대신하면 생략

    a button that opens a menu or a picker
    메뉴나 피커를 여는 버튼

    the button of a navigation bar that goes back
    내비게이션 막대의 뒤로 버튼

    the trait toggleButton, with or without button
    toggleButton 특성. button 특성이 있든 없든 읽음

    the trait toggleButton, together with button only
    toggleButton 특성. button 특성과 함께일 때만 읽음

    a switch's value 1, 0 or 2 as a word
    스위치의 값 1, 0, 2를 말로 읽음

    any other value of a switch, after its role
    스위치의 그 밖의 값. 역할 뒤에 읽음

    the trait radioButton
    radioButton 특성

    the trait header
    header 특성

    the trait link
    link 특성

    the trait menuItem
    menuItem 특성

    the trait pickerElement
    pickerElement 특성

    the trait tableIndex
    tableIndex 특성

    the trait adjustable
    adjustable 특성

    a member of a tab bar
    탭 막대의 탭

    an input for text
    텍스트 입력란

    an input for text that is neither secure nor for searching
    보안 입력도 검색도 아닌 텍스트 입력란

    an input for a password
    암호 입력란

    the keyboard types into this input
    키보드로 이 입력란에 입력 중

    an input for searching says search field instead of text field
    검색 입력란은 텍스트 필드 대신 검색 필드라고 읽음

    one role word for one input
    입력란 하나에 역할 하나

    the trait header, with its level if that is known
    header 특성. 레벨을 알면 함께 읽음

    accessibilityTextHeadingLevel of a run of the label
    레이블 구간의 accessibilityTextHeadingLevel

    the traits link and visited
    link와 visited 특성

    the trait image, after other roles
    image 특성. 다른 역할 뒤에 읽음

    the trait searchField, as the last role word
    searchField 특성. 역할 중 마지막에 읽음

    what can be dragged is announced as draggable, after the role words
    드래그할 수 있는 것은 역할 뒤에 드래그 가능하다고 읽음

    accessibilityExpandedStatus, after the role words; on pages, aria-expanded of a button, a link or a combo box
    accessibilityExpandedStatus. 역할 뒤에 읽음. 웹 페이지에서는 버튼, 링크, 콤보 상자의 aria-expanded

    aria-expanded of another element
    다른 요소의 aria-expanded

    the place of the chosen row of a picker wheel
    피커 휠에서 선택한 줄의 위치

    how to press or release a toggle button
    토글 버튼을 누르거나 해제하는 방법

    the first and the last stop of a list
    목록의 첫 항목과 마지막 항목

    the first and the last stop of a landmark
    랜드마크의 첫 항목과 마지막 항목

    the ends of a list or landmark whose order is given
    순서가 정해진 목록이나 랜드마크의 양 끝

    the place among the members of a tab bar or segmented control
    탭 막대나 분할 컨트롤에서 몇 번째인지

    the element has custom actions
    요소에 사용자 설정 동작이 있음

    the element has other custom actions than the stop before
    요소에 앞 항목과 다른 사용자 설정 동작이 있음

    the element has custom actions: said after the hint and a pause, so that a quick flick leaves it out
    요소에 사용자 설정 동작이 있음. 힌트와 침묵 뒤에 읽으므로 빨리 쓸어넘기면 들리지 않음

    there is custom content that is said on request
    요청하면 들을 수 있는 사용자 설정 콘텐츠가 있음

    accessibilityHint; a text field's own hints take its place
    accessibilityHint. 텍스트 필드에서는 고유한 힌트가 대신함

    how to flip a switch
    스위치를 켜고 끄는 방법

    how to flip a switch; a text field's own hints take its place
    스위치를 켜고 끄는 방법. 텍스트 필드에서는 고유한 힌트가 대신함

    how to begin to edit
    편집을 시작하는 방법

    how to find misspelled words in a text that is edited
    편집 중인 텍스트에서 맞춤법이 틀린 단어를 찾는 방법

    AccessibilitySnapshot also says it of a text view that is not edited
    AccessibilitySnapshot은 편집 중이 아닌 텍스트 뷰에서도 읽습니다

    how to adjust a value
    값을 조절하는 방법

    how to expand or collapse
    펼치거나 접는 방법

    how to open the picker
    피커를 여는 방법

    how to open a picker or what a pop-up button opens
    피커나 팝업 버튼이 여는 것을 여는 방법

    UIKit's own hint of a control
    UIKit이 컨트롤에 붙이는 힌트

    how to drag what has the trait draggable
    드래그할 수 있는 것을 드래그하는 방법

    a direct touch area that requires activation says how to begin
    활성화해야 하는 직접 터치 영역은 시작하는 방법을 읽음

    how to press a button
    버튼을 누르는 방법

    the name of a table, a list box or a fieldset that is entered
    들어간 표, 목록 상자, 필드 세트의 이름

    the header of the column, where the column has changed and is not the first
    앞과 열이 다를 때 열 머리글. 첫 열은 생략

    the header of the row, where the row has changed
    앞과 행이 다를 때 행 머리글

    the marker of a list item is an element of its own; a bullet is said by its name
    목록 기호는 별개의 요소. 글머리표는 이름으로 읽음

    aria-current, of the element or of an element around it
    요소나 그 요소를 둘러싼 요소의 aria-current

    the value; in percent for a progress bar and a meter
    값. 진행률 막대와 측정기는 퍼센트로 읽음

    aria-description, always
    aria-description. 늘 읽음

    aria-sort of the header
    머리글의 aria-sort

    a header of a table says whether it heads a column or a row; the first one says both
    표의 머리글은 열 머리글인지 행 머리글인지 읽음. 첫 머리글은 둘 다 읽음

    row and column of a header, before its role
    머리글의 행과 열. 역할보다 먼저 읽음

    row and column where the row has changed, else the column
    앞과 행이 다르면 행과 열, 같으면 열만 읽음

    aria-roledescription in place of the role, before iOS 15
    iOS 15 이전에는 역할 대신 aria-roledescription

    a control of a page for which there is no trait
    해당하는 특성이 없는 페이지 컨트롤

    an input for one line of text or for several
    한 줄 또는 여러 줄 텍스트 입력란

    aria-checked and aria-pressed
    aria-checked와 aria-pressed

    aria-checked of an item of a menu
    메뉴 항목의 aria-checked

    the place among radio buttons of one group
    라디오 버튼 그룹에서 몇 번째인지

    aria-required and required
    aria-required와 required

    aria-invalid; setting invalidWord
    aria-invalid. invalidWord 설정

    aria-errormessage, while it is invalid
    오류가 있는 동안 aria-errormessage

    the first and the last element of a list, a table or a fieldset
    목록, 표, 필드 세트의 첫 요소와 마지막 요소

    the first and the last element of a landmark, with its name and role
    랜드마크의 첫 요소와 마지막 요소. 이름과 역할도 읽음

    what each element in a description list is
    설명 목록의 요소가 무엇인지

    a formula is one element, and is announced as a formula
    수식은 요소 하나이며 수식이라고 알림

    what opens a menu, a list or a picker
    메뉴, 목록, 피커를 여는 것

    aria-describedby and title, after a pause; setting describedBy
    aria-describedby와 title. 침묵 뒤에 읽음. describedBy 설정

    the text of a screen or layout change is read out
    화면 변경이나 레이아웃 변경의 텍스트를 읽음

    an alert is announced as an alert, with its message
    알림창이라고 알리고 메시지를 읽음

    a direct touch area is announced as such
    직접 터치 영역이라고 알림

    VoiceOver says the name of the app when it is turned on
    VoiceOver를 켜면 앱 이름을 읽음

    a field being edited says the unit by which the rotor moves; setting editingDetails
    편집 중인 필드는 로터가 이동하는 단위를 읽음. editingDetails 설정

    a field being edited says where the insertion point is
    편집 중인 필드는 삽입점의 위치를 읽음

    what is typed is said; setting typingFeedback
    입력한 것을 읽음. typingFeedback 설정

    what is deleted is said; setting deletingText
    삭제한 것을 읽음. deletingText 설정

    after a pause on a character, its phonetic spelling; setting phonetics
    문자에서 잠시 멈추면 음성 기호로 풀어 읽음. phonetics 설정

    moving through a text says what the insertion point passes
    텍스트를 이동하며 지나는 것을 읽음

    what is selected or no longer selected is said
    선택했거나 선택 해제한 것을 읽음

    a misspelled word is announced as misspelled
    맞춤법이 틀린 단어라고 알림

    turning the rotor says the name of the option
    로터를 돌리면 옵션의 이름을 읽음

    flicking says the entry of the rotor's list
    쓸어넘기면 로터 목록의 항목을 읽음

    a setting in the rotor says its new value
    로터에 있는 설정은 새 값을 읽음

    VoiceOver says when the rotor finds nothing
    로터로 찾은 것이 없으면 그렇다고 말함

    VoiceOver says that the drop is complete
    드롭이 끝났다고 알림

    a row that has been moved says which row it has passed
    옮긴 행은 어느 행을 지났는지 알림

    after scrolling by a page, how far the content is scrolled
    페이지 단위로 스크롤한 뒤 어디까지 스크롤했는지 읽음

    a container as a stop of grouped navigation
    그룹 탐색에서 초점을 받은 컨테이너

    the item summary says the place of the item among all items
    항목 요약에서 몇 번째 항목인지 알림

    a command reads what was asked for, and the cursor stays
    명령으로 요청한 것을 읽음. 커서는 그대로

    VoiceOver says how it is set now, or the state of the device
    VoiceOver가 바뀐 설정이나 기기의 상태를 말함

    what a chart says on request
    요청하면 차트가 알려 주는 것

    accessibilityPageContent(), where there is no label
    레이블이 없을 때 accessibilityPageContent()
    """##)
}
