extension Korean {
  /// The effects of settings.
  static let settings = rows(
    #"""
    hints are spoken
    힌트를 읽습니다

    the name of a container is spoken on entry
    컨테이너에 들어갈 때 이름을 읽습니다

    table headers are spoken
    표의 머리글을 읽습니다

    row and column numbers and spans are spoken
    행과 열 번호, 병합한 칸 수를 읽습니다

    the role words come after the label, before it, or not at all
    역할을 레이블 뒤에 읽거나, 앞에 읽거나, 읽지 않습니다

    "Actions available" is spoken
    “동작 사용 가능”을 읽습니다

    "Actions available" is spoken again for a neighbor with the same actions
    동작이 같은 옆 항목에서도 “동작 사용 가능”을 다시 읽습니다

    "More content available" is spoken
    “추가 콘텐츠 사용 가능”을 읽습니다

    accessibilityExpandedStatus is spoken
    accessibilityExpandedStatus를 읽습니다

    custom actions of the category edit are in the rotor option Edit, not in Actions
    범주가 편집인 사용자 설정 동작은 로터의 동작이 아니라 편집 옵션에 들어갑니다

    which part of important custom content is said at once
    중요한 사용자 설정 콘텐츠에서 바로 읽는 부분

    the start and the end of lists and landmarks are spoken
    목록과 랜드마크의 시작과 끝을 읽습니다

    plain buttons and links get the hint "Double tap to activate"
    일반 버튼과 링크에 “활성화하려면 이중 탭하십시오” 힌트가 붙습니다

    role words are said in VoiceOver's language or in the element's
    역할을 VoiceOver의 언어로 읽거나 요소의 언어로 읽습니다

    the letter case of role and state words
    역할과 상태를 나타내는 말의 대소문자

    what can be reached beside a modal view: nothing, or the siblings after it
    모달 뷰와 함께 닿을 수 있는 것: 없음, 또는 그 뒤의 형제

    the Korean word for a heading
    제목을 가리키는 한국어 낱말

    the Korean verb for a double tap
    이중 탭을 가리키는 한국어 표현

    which punctuation is said in words
    말로 읽을 문장 부호

    misspelled words are announced while a text is edited, but never in assessments
    텍스트를 편집할 때 맞춤법이 틀린 단어를 알립니다. 평가 중에는 알리지 않습니다

    a header of a table on a web page says "column header" or "row header"
    웹 페이지 표의 머리글에서 “열 머리글”이나 “행 머리글”을 읽습니다

    each element of a description list on a web page says "term" or "definition"
    웹 페이지 설명 목록의 요소에서 “용어”나 “정의”를 읽습니다

    aria-haspopup says the kind of popup, or only that a popup is shown
    aria-haspopup에서 팝업의 종류를 읽거나, 팝업이 뜬다는 것만 읽습니다

    a landmark that is a region says "region"
    region 랜드마크에서 “영역”을 읽습니다

    aria-roledescription takes the place of the role
    aria-roledescription을 역할 대신 읽습니다

    aria-describedby is a hint, or content that is always spoken
    aria-describedby를 힌트로 읽거나, 늘 읽는 콘텐츠로 다룹니다

    removals from a live region are announced if its aria-relevant asks for them
    라이브 영역이 요청하면(aria-relevant) 없어진 내용도 알립니다

    the texts of one block of a web page, with its list marker, are one stop
    웹 페이지에서 한 블록의 텍스트와 목록 기호에 초점이 한 번만 갑니다

    the cursor passes through containers, or stops at them and moves in and out
    컨테이너를 그냥 지나가거나, 초점을 받아 안팎으로 드나듭니다

    accessibilityDirectTouchOptions take effect
    accessibilityDirectTouchOptions를 따릅니다

    after a double tap the element is said again, without role and hint: always, if it changed, never
    이중 탭한 뒤 요소를 역할과 힌트 없이 다시 읽습니다: 항상, 바뀌었을 때만, 읽지 않음

    what a control without a behavior does when activated: nothing, or what its kind does (a switch flips)
    동작이 적혀 있지 않은 컨트롤을 활성화할 때: 아무 일도 없거나, 종류에 따라 동작(스위치가 켜지고 꺼짐)

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

    VoiceOver says the mode and the insertion point of a field that is edited
    편집 중인 필드에서 편집 모드와 삽입점을 읽습니다

    these details include the mode, such as "Character mode"
    이때 “문자 모드” 같은 편집 모드도 읽습니다

    with the rotor on Text selection: flicking up or down chooses a unit, and left or right selects it; or flicking up or down selects characters
    로터가 텍스트 선택일 때: 위아래로 단위를 고르고 좌우로 선택하거나, 위아래로 문자를 선택합니다

    at the start the cursor is on the summary element
    처음에 커서가 요약 요소에 있습니다

    the list of custom actions (with "Activate") begins again after its end; so does that of Audio Graph
    사용자 설정 동작의 목록(“활성화” 포함)은 끝에서 처음으로 돌아갑니다. 오디오 그래프의 목록도 같습니다

    flicking up or down to an element does not turn the rotor to its actions or its value
    위아래로 쓸어넘겨 도착한 요소에서 로터가 동작이나 값으로 바뀌지 않습니다

    moving by the rotor past one end of the screen continues at the other end
    로터로 이동하다 화면 끝에 이르면 반대쪽 끝에서 계속합니다

    what a finger touches where elements overlap: what is drawn last, or the smallest
    요소가 겹친 곳을 터치하면 닿는 것: 마지막에 그린 것, 또는 가장 작은 것

    VoiceOver says when the rotor finds nothing, in addition to the sound
    로터로 찾은 것이 없으면 소리와 함께 말로도 알립니다

    the direction of scroll events is that of the fingers or of the content
    스크롤 이벤트의 방향을 손가락 또는 콘텐츠를 기준으로 합니다

    after scrolling, a cursor that is out of sight goes to the first visible element
    스크롤한 뒤 커서가 화면 밖에 있으면 보이는 첫 요소로 갑니다

    hints are said while reading all
    모두 읽기를 할 때 힌트도 읽습니다

    a changed value of an element with the trait updatesFrequently is said while the cursor is on it
    updatesFrequently 특성이 있는 요소에 커서가 있는 동안 바뀐 값을 읽습니다

    a text posted with a screen change is said before or after the element
    화면 변경과 함께 보낸 텍스트를 요소보다 먼저 또는 나중에 읽습니다

    where the cursor goes when its element disappears
    커서가 있던 요소가 없어졌을 때 커서가 가는 곳

    announcements of high priority are not cut off, not even by gestures
    우선순위가 높은 알림은 끊기지 않습니다. 제스처로도 끊기지 않습니다

    announcements have priorities; if off, each has the default priority
    알림에 우선순위가 있습니다. 끄면 모두 기본 우선순위입니다

    the rotor has the option Audio graph where there is a chart
    차트가 있으면 로터에 오디오 그래프 옵션이 있습니다

    the rotor has the option Zoom where an element has the trait supportsZoom
    supportsZoom 특성이 있는 요소에서는 로터에 확대/축소 옵션이 있습니다

    an announcement of default priority that the action of a double tap posts is cut off by the element, or heard after it
    이중 탭의 동작이 보낸 기본 우선순위 알림이 요소를 다시 읽는 말에 끊기거나, 그 뒤에 들립니다

    elements that Guided Access locks cannot be reached, or are dimmed
    사용법 유도가 잠근 것을 탐색에서 빼거나, 흐리게 표시된 것으로 읽습니다

    the speech rate in percent; 50 is the default of the voice, or 15 characters a second without sound
    말하기 속도(%). 50은 음성의 기본값이며, 소리가 없을 때는 초당 15자

    the volume of speech in percent of the voice's default
    음성의 기본값에 대한 말하기 음량(%)

    milliseconds of silence before a hint
    힌트 앞의 침묵(밀리초)

    milliseconds in which several posts of screen and layout changes become one
    여러 화면 변경과 레이아웃 변경을 하나로 묶는 시간(밀리초)

    milliseconds that another screen takes to appear: until then the element that was activated is said
    다른 화면이 나타나는 데 걸리는 시간(밀리초). 그동안 활성화한 요소를 읽습니다

    hertz of the least value on the axis
    축에서 가장 작은 값의 주파수(Hz)

    hertz of the greatest value on the axis
    축에서 가장 큰 값의 주파수(Hz)

    greater values are higher, or lower
    값이 클수록 음이 높거나, 낮습니다

    milliseconds for each point of a series
    계열의 포인트 하나에 쓰는 시간(밀리초)

    milliseconds that a series takes at least
    계열 하나의 최소 길이(밀리초)

    milliseconds that a series takes at most
    계열 하나의 최대 길이(밀리초)

    milliseconds for a series; with 0, the number of its points decides
    계열 하나의 길이(밀리초). 0이면 포인트 수에 따라 정합니다

    milliseconds between points; if there are too many, only the least and the greatest of neighbors sound
    포인트 사이의 시간(밀리초). 포인트가 더 많으면 이웃 중 가장 작은 값과 가장 큰 값만 들립니다

    milliseconds between series
    계열 사이의 시간(밀리초)

    series sound one after another, or at once
    계열을 하나씩 차례로 들려주거나, 한꺼번에 들려줍니다

    how many series sound at once when they sound together
    계열을 한꺼번에 들려줄 때 동시에 들리는 수

    lines glide and marks are separate tones, or all series sound the same way
    선은 이어지고 표식은 따로 울리거나, 모든 계열을 한 가지로 들려줍니다

    milliseconds of a separate tone, where there is room
    자리가 있을 때 따로 울리는 음의 길이(밀리초)

    milliseconds in which a tone fades in
    음이 커지는 데 걸리는 시간(밀리초)

    milliseconds in which a separate tone fades out
    따로 울리는 음이 사라지는 데 걸리는 시간(밀리초)

    decibels that a separate tone loses before it fades out
    따로 울리는 음이 사라지기 전까지 작아지는 정도(dB)

    how many points at one place sound at once; the others follow
    한 자리의 포인트 중 동시에 들리는 수. 나머지는 이어서 들립니다

    milliseconds between points at one place that follow one another
    한 자리의 포인트를 이어서 들려주는 간격(밀리초)

    each series has its own sound in turn, or all have the same
    계열마다 음색이 차례로 다르거나, 모두 같습니다

    decibels between the loudest sample and the greatest possible level
    가장 큰 표본을 최대 음량보다 낮게 두는 정도(dB)

    higher tones are played softer, because they sound louder
    높은 음은 더 크게 들리므로 더 작게 냅니다

    the sound goes from left to right with x
    소리가 x를 따라 왼쪽에서 오른쪽으로 옮겨 갑니다

    how far the sound goes from one ear to the other, in percent
    소리가 두 귀 사이에서 옮겨 가는 정도(%)

    gridlines of the x axis click when the sound passes them
    x축의 눈금선을 지날 때 딸깍 소리가 납니다

    gridlines of the y axis sound when a glide crosses them
    이어지는 음이 y축의 눈금선을 지날 때 소리가 납니다

    decibels by which gridlines are softer than points; below 0 they are louder
    눈금선 소리를 포인트보다 작게 하는 정도(dB). 0보다 작으면 더 큽니다

    hertz of the click of a gridline
    눈금선 소리의 주파수(Hz)

    milliseconds of the click of a gridline
    눈금선 소리의 길이(밀리초)

    a rising fifth before the points, a falling one after them
    포인트 앞에는 올라가는 5도, 뒤에는 내려가는 5도가 울립니다

    the least, the greatest and outliers sound an octave higher, too
    최솟값, 최댓값, 이상값은 한 옥타브 위의 음도 함께 울립니다

    the lowest and the highest pitch of the axis are heard first
    축의 가장 낮은 음과 가장 높은 음을 먼저 들려줍니다

    hundredths from which a correlation is weak, and a trend is mentioned
    상관이 약하다고 보고 추세를 말하기 시작하는 값(백분의 일)

    hundredths from which a correlation is moderate
    상관이 보통이라고 보는 값(백분의 일)

    hundredths from which a correlation is strong
    상관이 강하다고 보는 값(백분의 일)

    hundredths from which a correlation is very strong
    상관이 매우 강하다고 보는 값(백분의 일)

    percent: a trend, correlation or curve that chance gives this often is not reported
    우연히도 이만큼 자주 나타나면(%) 추세나 상관, 곡선으로 보지 않습니다

    percent of the variance that a curve explains at least
    곡선이 설명해야 하는 분산의 최소 비율(%)

    by how much Akaike's criterion of a curve is less than that of a line
    곡선의 아카이케 기준이 직선보다 이만큼 작아야 합니다

    tenths of a modified z-score: a point above it is an outlier
    수정 z-점수(십분의 일)가 이보다 큰 포인트는 이상값입니다

    tenths of the interquartile range: a bar farther beyond the quartiles is an outlier
    사분위수에서 사분위수 범위의 이 배수(십분의 일)보다 더 떨어진 막대는 이상값입니다

    with fewer points, outliers are not mentioned
    포인트가 이보다 적으면 이상값을 말하지 않습니다

    role and state words are short in braille, such as btn
    점자에서 역할과 상태를 나타내는 말을 btn처럼 줄여 씁니다

    a word that does not fit on the braille display goes to the next window whole
    점자 디스플레이에 다 들어가지 않는 단어를 통째로 다음 창에 둡니다

    a status cell at one end of the braille display: dots 7 and 8 show that panning is possible, dots 1 and 2 show announcements
    점자 디스플레이 한쪽 끝의 상태 칸. 7점과 8점은 이동할 수 있음을, 1점과 2점은 알림을 나타냅니다

    dots 7 and 8 mark what the VoiceOver cursor is on
    7점과 8점으로 VoiceOver 커서가 있는 곳을 나타냅니다

    announcements are shown in braille
    알림을 점자로 보여 줍니다

    tenths of a second for which an announcement is shown in braille
    알림을 점자로 보여 주는 시간(십분의 일 초)

    tenths of a second after which auto advance pans
    자동 이동이 다음 창으로 넘어가기까지의 시간(십분의 일 초)
    """#)
}
