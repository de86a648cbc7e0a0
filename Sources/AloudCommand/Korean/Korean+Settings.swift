extension Korean {
  /// What settings decide.
  static let settings = rows(
    #"""
    hints are spoken
    힌트를 읽습니다

    containers are named on entry
    컨테이너에 들어갈 때 이름을 읽습니다

    table headers are spoken
    표의 머리글을 읽습니다

    row and column numbers and spans are spoken
    행과 열 번호, 병합한 칸 수를 읽습니다

    the role words come after the label, before it, or not at all
    역할을 레이블 뒤에 읽거나, 앞에 읽거나, 읽지 않습니다

    "Actions available" is spoken
    “동작 사용 가능”을 읽습니다

    it is spoken again for a neighbor with the same actions
    동작이 같은 옆 항목에서도 다시 읽습니다

    "More content available" is spoken
    “추가 콘텐츠 사용 가능”을 읽습니다

    accessibilityExpandedStatus is spoken
    accessibilityExpandedStatus를 읽습니다

    custom actions of the category edit have the option Edit of the rotor, not Actions
    범주가 편집인 사용자 설정 동작은 로터의 동작이 아니라 편집 옵션에 들어갑니다

    what is said at once of important custom content
    중요한 사용자 설정 콘텐츠에서 바로 읽는 부분

    the start and the end of lists and landmarks are spoken
    목록과 랜드마크의 시작과 끝을 읽습니다

    plain buttons and links get the hint "Double tap to activate"
    일반 버튼과 링크에 “활성화하려면 이중 탭하십시오” 힌트가 붙습니다

    role words are said in VoiceOver's language or in the element's
    역할을 VoiceOver의 언어로 읽거나 요소의 언어로 읽습니다

    the letter case of role and state words
    역할과 상태를 나타내는 말의 대소문자

    what a modal view leaves of its siblings: itself, or itself and those after it
    모달 뷰의 형제 중 남는 것: 자신만, 또는 자신과 그 뒤의 것

    the Korean word for a heading
    제목을 가리키는 한국어 낱말

    the Korean verb for a double tap
    이중 탭을 가리키는 한국어 표현

    which punctuation is said in words
    말로 읽을 문장 부호

    misspelled words are told of while a text is edited; in assessments they never are
    텍스트를 편집할 때 맞춤법이 틀린 단어를 알립니다. 평가 중에는 알리지 않습니다

    a header of a table on a web page says "column header" or "row header"
    웹 페이지 표의 머리글에서 “열 머리글”이나 “행 머리글”을 읽습니다

    each element of a description list on a web page says "term" or "definition"
    웹 페이지 설명 목록의 요소에서 “용어”나 “정의”를 읽습니다

    aria-haspopup tells the kind of popup, or that one is shown
    aria-haspopup에서 팝업의 종류를 읽거나, 팝업이 뜬다는 것만 읽습니다

    a landmark that is a region says "region"
    region 랜드마크에서 “영역”을 읽습니다

    aria-roledescription takes the place of the role
    aria-roledescription을 역할 대신 읽습니다

    aria-describedby is a hint, or content that is always spoken
    aria-describedby를 힌트로 읽거나, 늘 읽는 콘텐츠로 다룹니다

    what is removed from a live region that asks for it (aria-relevant) is announced
    라이브 영역이 요청하면(aria-relevant) 없어진 내용도 알립니다

    the texts of one block of a web page, with its list marker, are one stop
    웹 페이지에서 한 블록의 텍스트와 목록 기호에 초점이 한 번만 갑니다

    containers are passed through, or are stops that one moves in and out of
    컨테이너를 그냥 지나가거나, 초점을 받아 안팎으로 드나듭니다

    accessibilityDirectTouchOptions matter
    accessibilityDirectTouchOptions를 따릅니다

    after a double tap the element is said again, without role and hint: always, if it changed, never
    이중 탭한 뒤 요소를 역할과 힌트 없이 다시 읽습니다: 항상, 바뀌었을 때만, 읽지 않음

    what a control without a behavior does when activated: nothing, or what its kind does (a switch flips)
    동작이 적혀 있지 않은 컨트롤을 활성화할 때: 아무 일도 없거나, 종류에 따라 동작(스위치가 켜지고 꺼짐)

    scripts print every sound, not only those that tell something
    무언가를 알려 주는 소리뿐 아니라 모든 소리를 스크립트에 출력합니다

    what is said while typing
    입력하는 동안 읽는 것

    how a deleted character is told
    삭제한 문자를 알리는 방법

    how a capital letter is told when moving by character
    문자 단위로 이동할 때 대문자를 알리는 방법

    after a pause on a character its phonetic spelling is said
    문자에서 잠시 멈추면 음성 기호로 풀어 읽습니다

    a field being edited tells its mode and the insertion point
    편집 중인 필드에서 편집 모드와 삽입점을 읽습니다

    among these details is the mode, such as "Character mode"
    그 가운데 “문자 모드” 같은 편집 모드를 읽습니다

    with the rotor on Text selection: units are chosen up and down, and selected left and right; or characters are selected up and down
    로터가 텍스트 선택일 때: 위아래로 단위를 고르고 좌우로 선택하거나, 위아래로 문자를 선택합니다

    at the start the cursor is on the summary element
    처음에 커서가 요약 요소에 있습니다

    custom actions go round, with "Activate" among them, and what Audio Graph offers
    사용자 설정 동작이 “활성화”와 오디오 그래프의 동작까지 포함해 순환합니다

    an element reached by flicking up or down does not turn the rotor to its actions or its value
    위아래로 쓸어넘겨 도착한 요소에서 로터가 동작이나 값으로 바뀌지 않습니다

    moving by the rotor goes on at the other end of the screen
    로터로 이동하다 화면 끝에 이르면 반대쪽 끝에서 계속합니다

    what a finger touches where elements overlap: what is drawn last, or the smallest
    요소가 겹친 곳을 터치하면 닿는 것: 마지막에 그린 것, 또는 가장 작은 것

    a rotor that finds nothing says so, besides the sound
    로터로 찾은 것이 없으면 소리와 함께 말로도 알립니다

    scroll events are named after the fingers or after the content
    스크롤 이벤트의 방향을 손가락 또는 콘텐츠를 기준으로 합니다

    after scrolling, a cursor that is out of sight goes to the first visible element
    스크롤한 뒤 커서가 화면 밖에 있으면 보이는 첫 요소로 갑니다

    hints are said while reading all
    모두 읽기를 할 때 힌트도 읽습니다

    a changed value of such an element is said while the cursor is on it
    커서가 있는 동안 이런 요소의 바뀐 값을 읽습니다

    a text posted with a screen change is said before or after the element
    화면 변경과 함께 보낸 텍스트를 요소보다 먼저 또는 나중에 읽습니다

    where the cursor goes when its element goes
    커서가 있던 요소가 없어졌을 때 커서가 가는 곳

    announcements of high priority are not cut off by gestures either
    우선순위가 높은 알림은 제스처로도 끊기지 않습니다

    announcements have priorities; else each has the default one
    알림에 우선순위가 있습니다. 끄면 모두 기본 우선순위입니다

    the rotor has the option Audio graph where there is a chart
    차트가 있으면 로터에 오디오 그래프 옵션이 있습니다

    the rotor has the option Zoom where the trait supportsZoom is
    supportsZoom 특성이 있으면 로터에 확대/축소 옵션이 있습니다

    an announcement of default priority that is posted by a double tap's action is cut off by the element, or heard after it
    이중 탭의 동작이 보낸 기본 우선순위 알림이 요소를 다시 읽는 말에 끊기거나, 그 뒤에 들립니다

    what Guided Access locks is left out of the walk, or dimmed
    사용법 유도가 잠근 것을 탐색에서 빼거나, 흐리게 표시된 것으로 읽습니다

    the speech rate in percent; 50 is the voice's own, and 15 characters a second where nothing is heard
    말하기 속도(%). 50은 음성의 기본값이며, 소리가 없을 때는 초당 15자

    the volume of speech in percent of the voice's own
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

    milliseconds for a series; 0 goes by the number of its points
    계열 하나의 길이(밀리초). 0이면 포인트 수에 따라 정합니다

    milliseconds from point to point; of more points the least and the greatest of neighbors sound
    포인트 사이의 시간(밀리초). 포인트가 더 많으면 이웃 중 가장 작은 값과 가장 큰 값만 들립니다

    milliseconds between series
    계열 사이의 시간(밀리초)

    series sound one after another, or at once
    계열을 하나씩 차례로 들려주거나, 한꺼번에 들려줍니다

    how many series sound at once when they sound together
    계열을 한꺼번에 들려줄 때 동시에 들리는 수

    lines glide and marks are tones of their own, or all series one way
    선은 이어지고 표식은 따로 울리거나, 모든 계열을 한 가지로 들려줍니다

    milliseconds of a separate tone, where there is room
    자리가 있을 때 따로 울리는 음의 길이(밀리초)

    milliseconds in which a tone comes
    음이 커지는 데 걸리는 시간(밀리초)

    milliseconds in which a separate tone goes
    따로 울리는 음이 사라지는 데 걸리는 시간(밀리초)

    decibels that a separate tone loses until then
    따로 울리는 음이 그때까지 작아지는 정도(dB)

    how many points at one place sound at once; others follow them
    한 자리의 포인트 중 동시에 들리는 수. 나머지는 이어서 들립니다

    milliseconds by which they follow one another
    이어서 들리는 간격(밀리초)

    each series has its own sound in turn, or all have the same
    계열마다 음색이 차례로 다르거나, 모두 같습니다

    decibels that the loudest sample stays below the loudest there is
    가장 큰 표본을 최대 음량보다 낮게 두는 정도(dB)

    higher tones, which sound louder, are softer
    더 크게 들리는 높은 음을 작게 합니다

    the sound goes from left to right with x
    소리가 x를 따라 왼쪽에서 오른쪽으로 옮겨 갑니다

    how much of the way between the ears it goes, in percent
    두 귀 사이에서 옮겨 가는 정도(%)

    lines of the grid across the x axis click as they are passed
    x축의 눈금선을 지날 때 딸깍 소리가 납니다

    a glide that crosses a line of the grid of the y axis sounds it
    이어지는 음이 y축의 눈금선을 지날 때 소리가 납니다

    decibels that such lines are softer than points; below 0 louder
    눈금선 소리를 포인트보다 작게 하는 정도(dB). 0보다 작으면 더 큽니다

    hertz of the click of a line
    눈금선 소리의 주파수(Hz)

    milliseconds of the click of a line
    눈금선 소리의 길이(밀리초)

    a rising fifth before the points, a falling one after them
    포인트 앞에는 올라가는 5도, 뒤에는 내려가는 5도가 울립니다

    the least, the greatest and outliers sound an octave higher, too
    최솟값, 최댓값, 이상값은 한 옥타브 위의 음도 함께 울립니다

    the lowest and the highest pitch of the axis are heard first
    축의 가장 낮은 음과 가장 높은 음을 먼저 들려줍니다

    hundredths from which a correlation is weak, and a trend is told
    상관이 약하다고 보고 추세를 말하기 시작하는 값(백분의 일)

    hundredths from which a correlation is moderate
    상관이 보통이라고 보는 값(백분의 일)

    hundredths from which a correlation is strong
    상관이 강하다고 보는 값(백분의 일)

    hundredths from which a correlation is very strong
    상관이 매우 강하다고 보는 값(백분의 일)

    percent: what chance brings as often is no trend, no correlation and no curve
    우연히도 이만큼 자주 나타나면(%) 추세나 상관, 곡선으로 보지 않습니다

    percent of the variance that a curve explains at least
    곡선이 설명해야 하는 분산의 최소 비율(%)

    by how much Akaike's criterion of a curve is less than that of a line
    곡선의 아카이케 기준이 직선보다 이만큼 작아야 합니다

    tenths: a modified z-score above it is an outlier
    수정 z-점수(십분의 일)가 이보다 크면 이상값입니다

    tenths of the distance of the quartiles: a bar farther beyond them is an outlier
    사분위수 범위의 이 배(십분의 일)보다 더 떨어진 막대는 이상값입니다

    of fewer points nothing is said of outliers
    포인트가 이보다 적으면 이상값을 말하지 않습니다

    role and state words are short in braille, such as btn
    점자에서 역할과 상태를 나타내는 말을 btn처럼 줄여 씁니다

    a word that does not fit on the braille display goes to the next window whole
    점자 디스플레이에 다 들어가지 않는 단어를 통째로 다음 창에 둡니다

    a status cell at one end of the braille display: dots 7 and 8 tell that one can pan, 1 and 2 tell of announcements
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

extension Korean {
  /// Who attests what, and how well.
  static let evidence = rows(
    #"""
    our knowledge of Settings > VoiceOver > Verbosity
    설정 > VoiceOver > 세부사항에 대해 아는 바

    AccessibilitySnapshot #309 and #348: a setting of iOS 18.4
    AccessibilitySnapshot #309와 #348: iOS 18.4의 설정

    WWDC25 224, demonstration: heard on the third of three such cells, where the cursor stayed
    WWDC25 224 시연: 그런 셀 셋 중 커서가 머문 세 번째에서 들림

    UIAccessibility's headers have it since iOS 18
    iOS 18부터 UIAccessibility 헤더에 있음

    UIAccessibility's headers have categories since iOS 18
    iOS 18부터 UIAccessibility 헤더에 범주가 있음

    WWDC21 as modeled by AccessibilitySnapshot #309 says the value alone
    AccessibilitySnapshot #309가 옮긴 WWDC21에서는 값만 읽음

    the words are recorded, not when they are said on leaving
    문구는 기록되어 있으나, 나갈 때 언제 읽는지는 기록이 없음

    CVS Health says yes, AccessibilitySnapshot heard none
    CVS Health는 붙는다고 하고, AccessibilitySnapshot에서는 들리지 않음

    an experiment heard name and role in two voices; AccessibilitySnapshot takes the element's
    한 실험에서는 이름과 역할이 서로 다른 음성으로 들림. AccessibilitySnapshot은 요소의 언어를 씀

    XCUIVoiceOverService's example reads "Add Favorites, button"
    XCUIVoiceOverService의 예는 "Add Favorites, button"

    AccessibilitySnapshot keeps the last; its #348 keeps later ones for popovers
    AccessibilitySnapshot은 마지막 것만 남기고, #348에서는 팝오버를 위해 뒤의 것도 남김

    Toss and Waddle quote 머리말; TalkBack and the HIG say 제목
    토스와 와들의 글에는 머리말, TalkBack과 HIG에는 제목

    Apple's bundles have 이중 탭 throughout; Toss quotes 두 번 탭, too
    Apple 번들은 모두 이중 탭, 토스의 글에는 두 번 탭도 있음

    WWDC22: assessments switch spell checking off
    WWDC22: 평가 중에는 맞춤법 검사를 끔

    a11ysupport.io, recordings of Safari: iOS 12.2 without, 13.3 with
    a11ysupport.io의 Safari 기록: iOS 12.2에는 없고 13.3에는 있음

    a11ysupport.io, recordings of Safari: iOS 12.2 without, 14 with
    a11ysupport.io의 Safari 기록: iOS 12.2에는 없고 14에는 있음

    a11ysupport.io, recordings of Safari: iOS 12.1 "shows popup", 13.3 "menu popup"
    a11ysupport.io의 Safari 기록: iOS 12.1은 "shows popup", 13.3은 "menu popup"

    a11ysupport.io, recordings of Safari: iOS 12.4 without, 13.4 with
    a11ysupport.io의 Safari 기록: iOS 12.4에는 없고 13.4에는 있음

    a11ysupport.io, recordings of Safari: iOS 12.4 yes, 15.0 no
    a11ysupport.io의 Safari 기록: iOS 12.4는 읽고 15.0은 읽지 않음

    a11ysupport.io, recordings of Safari: a hint on iOS 15.0; newer tests of WebKit expect content
    a11ysupport.io의 Safari 기록: iOS 15.0에서는 힌트. WebKit의 새 테스트는 콘텐츠로 봄

    a11ysupport.io, recordings of Safari: iOS 13.4 no, 16.1 yes
    a11ysupport.io의 Safari 기록: iOS 13.4는 알리지 않고 16.1은 알림

    WebKit's preference of text stitching, which is off
    WebKit의 텍스트 이어 붙이기 설정. 꺼져 있음

    our knowledge of Settings > VoiceOver > Navigation Style
    설정 > VoiceOver > 탐색 스타일에 대해 아는 바

    our knowledge of a device
    기기에 대해 아는 바

    UIAccessibility's headers have them since iOS 17
    iOS 17부터 UIAccessibility 헤더에 있음

    WWDC14 210, WWDC16 202, WWDC25 224; MagentaA11y; when it is left out is assumed
    WWDC14 210, WWDC16 202, WWDC25 224, MagentaA11y. 언제 생략하는지는 추정

    a choice of ours: inert, so that only what the document says happens; live walks dumps, too
    우리의 선택: inert는 문서에 적힌 일만 일어나고, live는 덤프도 탐색할 수 있음

    a choice of ours
    우리의 선택

    our knowledge of Settings > VoiceOver > Typing; characters for the software keyboard
    설정 > VoiceOver > 타이핑에 대해 아는 바. 소프트웨어 키보드는 문자

    our knowledge of Settings > VoiceOver > Typing > Phonetic Feedback
    설정 > VoiceOver > 타이핑 > 음성 피드백에 대해 아는 바

    moba11y's simulator has the words
    moba11y의 시뮬레이터에 이 문구가 있음

    one recording of three has it, of iOS 16; the two without it are older or do not tell
    기록 셋 중 iOS 16의 하나에만 있음. 없는 둘은 더 오래되었거나 버전을 알 수 없음

    WWDC26 219, demonstration of iOS 27; characters are what was assumed of earlier versions
    WWDC26 219의 iOS 27 시연. 이전 버전은 문자 단위로 추정

    UIAccessibility's headers say that it is read on launch, not that it gets the cursor
    UIAccessibility 헤더에 따르면 실행할 때 읽음. 커서가 간다는 말은 없음

    accessibilityupto11 shows the list, not its ends
    accessibilityupto11에 목록은 있으나 양 끝은 나오지 않음

    users tell both of different versions
    버전에 따라 사용자들의 말이 다름

    our knowledge of a device: it does not
    기기에 대해 아는 바: 계속하지 않음

    UIKit hits what is drawn last
    UIKit에서는 마지막에 그린 것에 닿음

    WWDC18 226, demonstration on iOS 12: "Heading not found"
    WWDC18 226의 iOS 12 시연: "Heading not found"

    UIAccessibilityScrollDirection leaves it open
    UIAccessibilityScrollDirection은 정하지 않음

    devices seem to skip them
    기기에서는 생략하는 것으로 보임

    UIAccessibility's headers say that VoiceOver polls it
    UIAccessibility 헤더에 따르면 VoiceOver가 값을 주기적으로 확인함

    Stack Overflow has it read out, not in which order
    Stack Overflow에 읽는다는 말은 있으나 순서는 없음

    developers call it undefined
    개발자들은 정해져 있지 않다고 함

    UIAccessibilityPriority says uninterruptible
    UIAccessibilityPriority에 중단할 수 없다고 적혀 있음

    UIAccessibilityPriority is there since iOS 17
    UIAccessibilityPriority는 iOS 17부터 있음

    AXChart is there since iOS 15; WWDC21 10122
    AXChart는 iOS 15부터 있음. WWDC21 10122

    the trait is there since iOS 17; WWDC23 10036
    이 특성은 iOS 17부터 있음. WWDC23 10036

    developers with UIKit report the loss; in WWDC23 10036, with SwiftUI, it is heard
    UIKit 개발자들은 끊긴다고 하고, SwiftUI를 쓴 WWDC23 10036에서는 들림

    WWDC22 has the app switch off what it locks, and does not say how
    WWDC22에서는 앱이 잠근 것을 끄지만 방법은 말하지 않음

    a short gap, says Waddle's blog
    와들의 블로그에 따르면 짧은 간격

    0.1 to 0.5 seconds on devices
    기기에서 0.1~0.5초

    WWDC14 210 and WWDC18: a short label is heard whole, a long one begins; UIKit's animations take about as long
    WWDC14 210과 WWDC18: 짧은 레이블은 다 들리고 긴 레이블은 앞부분만 들림. UIKit 애니메이션도 그쯤 걸림

    Highcharts 65 to 1047, Erie 208 to 1600, chart2music 55 to 3951; three octaves above speech
    Highcharts 65~1047, Erie 208~1600, chart2music 55~3951. 말소리 위로 세 옥타브

    WWDC21: lower pitch is a lower value; Walker and Mauney 2010 find quantities for which not
    WWDC21: 낮은 음은 작은 값. Walker와 Mauney(2010)에는 그렇지 않은 양도 있음

    Highcharts takes 6000 for all; Brown and Brewster 2003 found 50 to 70 a point; a few seconds in WWDC21
    Highcharts는 전체에 6000, Brown과 Brewster(2003)는 포인트마다 50~70, WWDC21은 몇 초

    Audiograph for iOS: 35; Highcharts groups by 15
    iOS용 Audiograph: 35. Highcharts는 15씩 묶음

    two at once can be told apart (Brown and Brewster 2003); one is surest
    둘은 한꺼번에 들어도 구별할 수 있음(Brown과 Brewster 2003). 하나씩이 가장 확실함

    a choice of ours; others follow in groups
    우리의 선택. 나머지는 묶음으로 이어짐

    a choice of ours, so that nothing clicks and nothing is too loud
    우리의 선택. 딸깍거리지 않고 너무 크지 않도록

    overtones make pitch plainer than a pure tone does (Brown and Brewster 2003); which ones is ours
    배음이 있으면 순음보다 음높이가 뚜렷함(Brown과 Brewster 2003). 어떤 배음인지는 우리의 선택

    chart2music pans by x; never quite to one side, so that one ear hears all
    chart2music은 x에 따라 옮김. 한쪽 귀로도 다 들리도록 완전히 치우치지는 않음

    R's sonify; ticks help to place points (Smith and Walker 2002)
    R의 sonify. 눈금은 위치를 아는 데 도움이 됨(Smith와 Walker 2002)

    Highcharts can
    Highcharts에 있는 기능

    Nees and Walker 2006: 9 either way
    Nees와 Walker(2006): 어느 쪽으로든 9

    WWDC21 has sounds of its own there; the shape is ours
    WWDC21에는 고유한 소리가 있음. 이 소리의 모양은 우리의 선택

    Erie has it so
    Erie가 그렇게 함

    Apple publishes no limit; the five words and limits are Evans's of 1996
    Apple은 기준을 밝히지 않음. 다섯 낱말과 기준은 Evans(1996)

    Apple publishes no limit; 5 is the custom of statistics
    Apple은 기준을 밝히지 않음. 5는 통계의 관례

    Apple publishes no limit; half, so that the curve tells more than it leaves
    Apple은 기준을 밝히지 않음. 곡선이 설명하는 것이 남기는 것보다 많도록 절반

    Apple publishes no limit; from 2 on the evidence is considerable (Burnham and Anderson 2002)
    Apple은 기준을 밝히지 않음. 2부터 근거가 상당함(Burnham과 Anderson 2002)

    Apple publishes no limit; 3.5 is that of Iglewicz and Hoaglin 1993
    Apple은 기준을 밝히지 않음. 3.5는 Iglewicz와 Hoaglin(1993)

    Apple publishes no limit; 1.5 is that of Tukey 1977
    Apple은 기준을 밝히지 않음. 1.5는 Tukey(1977)

    Apple publishes no limit; with fewer the spread is not known well enough
    Apple은 기준을 밝히지 않음. 더 적으면 퍼진 정도를 알기 어려움

    iOS has the short words in its bundle ScreenReaderOutput; that braille uses them is assumed
    iOS의 ScreenReaderOutput 번들에 짧은 말이 있음. 점자가 그것을 쓴다는 것은 추정

    a re-creation of Apple's settings has Word Wrap on
    Apple 설정을 재현한 앱에 Word Wrap이 켜져 있음

    AppleVis names the choices; an archived wiki has the dots, of which 1 and 2 may be the other way round
    AppleVis에 선택지가, 보관된 위키에 점이 있음. 1점과 2점은 서로 바뀌었을 수 있음

    documented for the Mac; on iOS the display shows nothing else
    Mac에서는 문서에 있음. iOS에서는 점자 디스플레이가 다른 것을 보여 주지 않음

    iOS has the setting Alert Messages in its bundle AccessibilityUIUtilities
    iOS의 AccessibilityUIUtilities 번들에 Alert Messages 설정이 있음

    a re-creation of Apple's settings has 3 seconds, and half a second to 20
    Apple 설정을 재현한 앱에 3초, 0.5초에서 20초까지로 되어 있음

    a re-creation of Apple's settings has 5 seconds, and half a second to 20
    Apple 설정을 재현한 앱에 5초, 0.5초에서 20초까지로 되어 있음

    Apple's user guides: VoiceOver gestures, keyboard commands
    Apple 사용 설명서: VoiceOver 제스처, 키보드 명령

    the list of commands and gestures in VoiceOver's settings
    VoiceOver 설정의 명령과 제스처 목록

    WWDC21 charts, demonstration of the interactive mode
    WWDC21 차트, 상호작용 모드 시연

    short for turning the rotor so far
    로터를 그 옵션까지 돌리는 것을 줄인 말

    short for finding an item in the Item Chooser and activating it
    항목 선택기에서 항목을 찾아 활성화하는 것을 줄인 말

    no command of VoiceOver: what any keyboard does
    VoiceOver의 명령이 아님: 키보드라면 다 하는 일

    documented
    문서

    observed
    관찰

    assumed
    추정
    """#)
}
