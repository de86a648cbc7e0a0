extension Korean {
  /// Inferences of importers, and their sources.
  static let inferences = rows(
    ##"""
    An element of this type is a stop and hides the elements in it; the dump does not say which elements are stops.
    이 유형의 요소는 초점을 받고 안에 있는 요소를 가림. 어느 요소가 초점을 받는지 덤프에 없음.

    assumed: UIKit's controls, labels and images are elements by default; XCTest lists their parts too
    추정: UIKit의 컨트롤, 레이블, 이미지는 기본적으로 요소이며, XCTest는 그 부분도 나열함

    A view is a stop if the elements in it say no more than its label; the dump has no types.
    안에 있는 것이 레이블보다 더 말하지 않는 뷰는 초점을 받음. 덤프에 유형이 없음.

    assumed: XCTest lists the parts of an element below it, and the element's label joins their texts
    추정: XCTest는 요소의 부분을 아래에 나열하며, 요소의 레이블은 그 텍스트를 이은 것

    A view whose label joins labels and values in it, in their order, is not a stop: the label adds nothing to them.
    안의 레이블과 값을 차례로 이은 것이 레이블인 뷰는 초점을 받지 않음. 레이블이 더하는 것이 없음.

    observed: React Native gives every wrapper a label that joins the labels of everything in it
    관찰: React Native는 모든 래퍼에 안에 든 것 전체의 레이블을 붙임

    A view whose label is not the join of the texts and images in it is one stop, and hides them.
    안의 텍스트와 이미지를 이은 것이 아닌 레이블을 가진 뷰는 항목 하나이며 안의 것을 가림.

    assumed: UIKit reads the label of a view only if it is an element or a container; one around texts is an element
    추정: UIKit은 뷰가 요소이거나 컨테이너일 때만 그 레이블을 읽으며, 텍스트를 둘러싼 뷰는 요소임

    A view or a list around stops is a container if its label is not their join: its label is said on entry.
    초점 받는 것을 둘러싼 뷰나 목록의 레이블이 그것을 이은 것이 아니면 컨테이너이며, 들어갈 때 레이블을 말함.

    observed: in shirates-core's dump of Calendar, the day has a label around its hours, and is not accessible; assumed: VoiceOver says such a label as that of a group
    관찰: shirates-core에 있는 캘린더의 덤프에서 하루는 시간을 둘러싼 레이블이 있고 접근할 수 없음. 추정: VoiceOver는 그 레이블을 그룹의 레이블로 말함

    A list with a label and without rows is a stop; with rows, its label in KIF's hierarchy is not said.
    레이블이 있고 행이 없는 목록은 초점을 받음. 행이 있으면 KIF의 계층에 있는 목록 레이블은 말하지 않음.

    observed: XCTest lists an empty UITableView with the label "Empty list", Xamarin.Forms #14559 heard it, and KIF prints that label for every UITableView
    관찰: XCTest는 빈 UITableView를 레이블 "Empty list"로 나열하고, Xamarin.Forms #14559에서 그렇게 들었으며, KIF는 모든 UITableView에 그 레이블을 출력함

    A bar, a list or another container without anything to read in it is not a stop.
    읽을 것이 없는 막대, 목록 등 컨테이너는 초점을 받지 않음.

    assumed: VoiceOver does not stop at empty bars; the dump may lack what is in them
    추정: VoiceOver는 빈 막대에 멈추지 않음. 안에 있는 것이 덤프에 빠졌을 수 있음

    The label of a view around stops is not said if the dump calls the view not accessible.
    초점 받는 것을 둘러싼 뷰가 덤프에 접근할 수 없다고 나오면 그 레이블은 말하지 않음.

    assumed: the dump does not say whether it is a container, whose label would be said on entry
    추정: 들어갈 때 레이블을 말하는 컨테이너인지는 덤프에 없음

    An element that the dump calls hidden or not accessible is not read.
    덤프에 숨겨졌거나 접근할 수 없다고 나온 요소는 읽지 않음.

    documented: WebDriverAgent's source: an element is not accessible if it is inside one that is
    문서: WebDriverAgent의 소스에서 접근 가능한 요소 안에 있는 요소는 접근할 수 없음

    An element without width and height is not read.
    너비와 높이가 없는 요소는 읽지 않음.

    observed: AccessibilitySnapshot's experiments with frames
    관찰: AccessibilitySnapshot의 프레임 실험

    The value 0 or 1 of an activity indicator is not said.
    활동 표시기의 값 0과 1은 읽지 않음.

    observed: UIKit reports whether it turns as 0 and 1, and its label says it in words; assumed: VoiceOver leaves it out
    관찰: UIKit은 돌고 있는지를 0과 1로 알리고 레이블이 이를 말로 알림, 추정: VoiceOver는 이 값을 읽지 않음

    A button without a label or value around labeled parts is not a stop.
    레이블이나 값이 없고 레이블 있는 것을 둘러싼 버튼은 초점을 받지 않음.

    observed: in dumps that say what is accessible, such wrappers are not
    관찰: 접근 가능 여부가 적힌 덤프에서 이런 래퍼는 접근할 수 없음

    A cell with a label is one stop; its texts and images are not read again, but its controls are.
    레이블 있는 셀은 항목 하나임. 안의 텍스트와 이미지는 다시 읽지 않고 컨트롤은 읽음.

    observed: dumps give a cell the label of its texts; they call the texts accessible since automation opens cells
    관찰: 덤프의 셀 레이블은 안의 텍스트를 이은 것이며, 자동화가 셀을 열기 때문에 텍스트도 접근 가능하다고 나옴

    A cell whose only control is a switch is one stop with the role and the state of the switch.
    컨트롤이 스위치 하나뿐인 셀은 스위치의 역할과 상태를 가진 항목 하나임.

    observed: dumps give the cell the label and the state of its switch; rows of Settings are one element
    관찰: 덤프의 셀에 스위치의 레이블과 상태가 있고, 설정 앱의 행은 요소 하나임

    A cell of a table without a label is one stop whose label joins the texts directly in it; its controls are stops.
    레이블 없는 표의 셀은 항목 하나이며, 그 레이블은 바로 안에 있는 텍스트를 이은 것임. 컨트롤은 따로 초점을 받음.

    observed: UIKit makes an element for each cell of a table (UITableViewCellAccessibilityElement in KIF's source), and dumps of Settings give a cell its two texts as label and value; assumed: the texts are joined with commas, and not in collection views
    관찰: UIKit은 표의 셀마다 요소를 만들며(KIF 소스의 UITableViewCellAccessibilityElement), 설정 앱의 덤프에서 셀의 두 텍스트가 셀의 레이블과 값임. 추정: 텍스트를 쉼표로 이으며, 컬렉션 뷰에서는 잇지 않음

    The parts of any other cell without a label are read together.
    레이블 없는 다른 셀의 부분은 함께 읽음.

    assumed: cells are read one after another
    추정: 셀은 차례로 읽음

    The arrow at the end of a cell is a drawing, not a button.
    셀 끝의 화살표는 버튼이 아니라 그림임.

    observed: Settings has a disabled button named "chevron" in its rows, and dumps call it not accessible
    관찰: 설정 앱의 행에 "chevron"이라는 꺼진 버튼이 있고, 덤프에는 접근할 수 없다고 나옴

    A text of characters without meaning is the glyph of an icon font and not a stop.
    뜻 없는 문자로 된 텍스트는 아이콘 글꼴의 글리프라서 초점을 받지 않음.

    observed: React Native draws icons as texts of private use characters; VoiceOver has no word for them
    관찰: React Native는 아이콘을 사용자 정의 영역 문자로 그리며, VoiceOver에는 이를 읽을 말이 없음

    An image whose label is the name of a symbol has no label of its own and is not a stop.
    레이블이 심벌 이름인 이미지는 자기 레이블이 없는 것이며 초점을 받지 않음.

    observed: XCTest gives an image without a label the name of its symbol as identifier and label
    관찰: XCTest는 레이블 없는 이미지에 심벌 이름을 식별자와 레이블로 붙임

    A text field is a stop, and each button in it is a stop of its own.
    텍스트 필드와 그 안의 버튼은 따로 초점을 받음.

    observed: in dumps that say what is accessible, the field and the button that clears it are
    관찰: 접근 가능 여부가 적힌 덤프에서 필드와 지우기 버튼은 둘 다 접근할 수 있음

    A view scrolls if it has a scroll bar or its content continues far below its frame.
    스크롤 막대가 있거나 내용이 프레임 아래로 길게 이어지는 뷰는 스크롤됨.

    observed: XCTest lists scroll bars in the views that scroll; assumed: other views stay within their frames
    관찰: XCTest는 스크롤되는 뷰에 스크롤 막대를 나열함. 추정: 그 밖의 뷰는 프레임 안에 있음

    A view whose label has most of the texts in it, but not all, is one stop; the rest are stops of their own.
    안에 있는 텍스트를 다는 아니지만 대부분 레이블에 담은 뷰는 항목 하나이며, 나머지는 따로 초점을 받음.

    assumed: a label written by a person leaves out what is read separately; a joined label has all of it
    추정: 사람이 쓴 레이블은 따로 읽히는 것을 빼고, 이어 붙인 레이블은 모두 담음

    A scroll bar is not a stop.
    스크롤 막대는 초점을 받지 않음.

    observed: in dumps that say what is accessible, scroll bars are not
    관찰: 접근 가능 여부가 적힌 덤프에서 스크롤 막대는 접근할 수 없음

    The status bar is left out: flicking does not reach it.
    상태 막대는 뺌. 쓸어넘겨서 갈 수 없음.

    assumed: VoiceOver reaches the status bar by touch
    추정: 상태 막대는 터치로 감

    An element that is alone in its dump is read, even if it is not a stop on its screen.
    덤프에 하나뿐인 요소는 화면에서 초점을 받지 않더라도 읽음.

    assumed: a person who dumps one element wants to hear it
    추정: 요소 하나를 덤프했다면 그것을 들으려는 것

    An element with a placeholder is a text field, or with bullets a secure one; one that is checked, or 0, is a switch.
    안내 문구가 있으면 텍스트 필드, 점으로 가려져 있으면 보안 필드, 체크되었거나 0이면 스위치임.

    documented: Maestro's source checks only switches, and XCTest has placeholders only for text inputs; assumed: 0
    문서: Maestro의 소스는 스위치만 체크하고, XCTest의 안내 문구는 입력란에만 있음. 추정: 0

    A strip at an edge of the screen is a tab bar or a navigation bar, with buttons in it.
    화면 가장자리의 띠는 버튼이 있는 탭 막대나 내비게이션 막대임.

    assumed: UITabBar is at the bottom with one button selected; the name of UINavigationBar is its title
    추정: UITabBar는 아래에 있고 버튼 하나가 선택되어 있으며, UINavigationBar는 제목으로 불림

    The traits follow from the type; the dump has no traits.
    특성은 유형을 보고 정함. 덤프에는 특성이 없음.

    assumed: UIKit's controls have these traits by default
    추정: UIKit의 컨트롤에는 기본적으로 이 특성이 있음

    The text in a navigation bar is a heading.
    내비게이션 막대의 텍스트는 머리말임.

    assumed: the title of UINavigationBar has the trait header
    추정: UINavigationBar의 제목에는 header 특성이 있음

    A text between the cells of a list that belongs to the cell after it is a heading, and so is one in capitals alone in a low cell.
    목록의 셀 사이에 있고 다음 셀에 속하는 텍스트는 머리말이며, 낮은 셀에 홀로 있는 대문자 텍스트도 그러함.

    observed: the bridge calls the titles of sections headings, in sim-use's dump of LINE's settings; documented: the trait header is for what divides content into sections; assumed: a text that is nearer to the cell before it, or a sentence, is a footer
    관찰: sim-use에 있는 LINE 설정의 덤프에서 브리지는 섹션 제목을 머리말이라고 함. 문서: header 특성은 내용을 섹션으로 나누는 것에 쓰임. 추정: 앞 셀에 더 가까운 텍스트나 문장은 바닥글임

    The button at the leading edge of a navigation bar is the back button, unless its name says otherwise.
    내비게이션 막대의 앞쪽 버튼은 이름이 다르지 않은 한 뒤로 버튼임.

    assumed: UINavigationBar puts the back button there; no dump has the private trait
    추정: UINavigationBar는 뒤로 버튼을 그곳에 둠. 비공개 특성은 덤프에 없음

    A button in a tab bar is a tab.
    탭 막대의 버튼은 탭임.

    observed: AccessibilitySnapshot records tabs in UITabBar; no dump has the private trait
    관찰: AccessibilitySnapshot의 UITabBar 기록에 탭이 있음. 비공개 특성은 덤프에 없음

    A button of the keyboard is a key.
    키보드의 버튼은 키임.

    observed: EarlGrey prints the traits button, playsSound and keyboardKey for shift; the bridge lists the keys as buttons over an empty element
    관찰: EarlGrey는 shift 키에 button, playsSound, keyboardKey 특성을 출력하고, 브리지는 빈 요소 위에 키를 버튼으로 나열함

    A number from 1 to 6 as the value of a view in a web page is the level of a heading.
    웹 페이지 뷰의 값이 1~6이면 머리말의 레벨임.

    observed: headings in Safari have their level as value
    관찰: Safari의 머리말은 값에 레벨이 있음

    The value 1 of a button, tab or cell means that it is selected.
    버튼, 탭, 셀의 값 1은 선택되었다는 뜻임.

    documented: WebDriverAgent's source writes 1 for a selected button without a value
    문서: WebDriverAgent의 소스는 값이 없고 선택된 버튼에 1을 씀

    A value that only repeats the label is left out.
    레이블을 되풀이하기만 하는 값은 뺌.

    documented: WebDriverAgent's source gives a text its label as value
    문서: WebDriverAgent의 소스는 텍스트의 값에 레이블을 씀

    A value or label that is the placeholder is not said twice; a secure field shows bullets or its placeholder.
    안내 문구와 같은 값이나 레이블은 두 번 읽지 않음. 보안 필드에는 점이나 안내 문구가 보임.

    documented: WebDriverAgent's source gives an empty text field its placeholder as value
    문서: WebDriverAgent의 소스는 빈 텍스트 필드의 값에 안내 문구를 씀

    A view that is presented over another view is read separately from it.
    다른 뷰 위에 표시된 뷰는 그 뷰와 따로 읽음.

    assumed: each child of a window is presented separately
    추정: 윈도우의 자식은 저마다 따로 표시된 것임

    The elements of a scroll view are read together; the place of a scrolled view is where it is visible.
    스크롤 뷰의 요소는 이어서 읽음. 스크롤된 뷰는 보이는 위치에 있는 것으로 봄.

    assumed: otherwise, rows that are scrolled far up would be read before the bars
    추정: 그러지 않으면 위로 멀리 스크롤된 행을 막대보다 먼저 읽게 됨

    A navigation bar is read before the view that it belongs to.
    내비게이션 막대는 그것이 딸린 뷰보다 먼저 읽음.

    assumed: otherwise, rows that are scrolled under the bar would be read before it
    추정: 그러지 않으면 막대 밑으로 스크롤된 행을 먼저 읽게 됨

    Elements side by side in a navigation bar are read from its leading edge.
    내비게이션 막대에 나란히 있는 요소는 앞쪽부터 읽음.

    assumed: by frames alone a title would come after the button on its right, since it is smaller
    추정: 프레임만 보면 더 작은 제목을 오른쪽 버튼 다음에 읽게 됨

    The buttons of a toolbar are read together, and its label is said on entry.
    도구 막대의 버튼은 함께 읽고, 들어갈 때 레이블을 말함.

    observed: D. Devesa heard "Toolbar"; assumed: a bar is read separately from the views behind it
    관찰: D. Devesa가 "도구 막대"를 들음. 추정: 막대는 뒤에 있는 뷰와 따로 읽음

    A segmented control counts its buttons.
    분할 컨트롤은 버튼 수를 셈.

    observed: AccessibilitySnapshot records "Button. 1 of 3." for UISegmentedControl
    관찰: AccessibilitySnapshot의 UISegmentedControl 기록에 "Button. 1 of 3."이 있음

    An alert, a sheet or a popover hides everything else except a keyboard in another window.
    알림창, 시트, 팝오버는 다른 윈도우의 키보드를 뺀 모든 것을 가림.

    assumed: alerts set accessibilityViewIsModal; XCTest still lists the elements behind them
    추정: 알림창은 accessibilityViewIsModal을 켬. 그래도 XCTest는 뒤의 것을 나열함

    A view of the size of its window hides the view below it, if no part of that is visible.
    윈도우 크기의 뷰는 그 아래 뷰의 어느 부분도 보이지 않으면 그 뷰를 가림.

    documented: WebDriverAgent's source calls an element visible if a touch on some part of it is not caught by another; assumed: a presented view takes VoiceOver as it takes touches
    문서: WebDriverAgent 소스에서는 요소의 한 부분이라도 다른 요소가 가로채지 않고 터치를 받으면 보이는 것임. 추정: 화면 위에 띄운 뷰는 터치처럼 VoiceOver도 차지함

    A part that lies outside its cell is given the place of the cell.
    셀 밖에 있는 부분은 셀의 위치에 있는 것으로 봄.

    observed: cells that are scrolled away report the places that their parts had before layout
    관찰: 스크롤되어 사라진 셀은 부분의 위치를 배치 전 값으로 알림

    The window at the back is read first, and the windows in front of it after it.
    맨 뒤의 윈도우를 먼저 읽고 그 앞의 윈도우를 나중에 읽음.

    assumed: XCTest lists the app before its keyboard; EarlGrey begins with the frontmost window
    추정: XCTest는 앱을 키보드보다 먼저 나열하고, EarlGrey는 맨 앞의 윈도우부터 나열함

    An element that the bridge calls a tab has the trait of a tab.
    브리지가 탭이라고 하는 요소에는 탭 특성이 있음.

    observed: idb and AXe list tabs as radio buttons with the subrole of a tab
    관찰: idb와 AXe는 탭을 하위 역할이 탭인 라디오 버튼으로 나열함

    A group that holds tabs is a tab bar; its tabs are read from its leading edge.
    탭이 든 그룹은 탭 막대이며, 탭은 앞쪽부터 읽음.

    observed: idb and AXe list UITabBar as a plain group, and its tabs not in the order of their positions
    관찰: idb와 AXe는 UITabBar를 보통 그룹으로, 탭은 놓인 순서와 다르게 나열함

    A number from 0 to 1 as the value of a slider is spoken in percent.
    슬라이더의 값이 0~1이면 퍼센트로 읽음.

    observed: idb and AXe give sliders a number; UISlider speaks percent
    관찰: idb와 AXe는 슬라이더에 수를 주고, UISlider는 퍼센트로 읽음

    The elements are read in the order in which the bridge lists them.
    요소는 브리지가 나열한 순서대로 읽음.

    assumed: the bridge walks the tree as assistive technology does; flat lists lose their containers
    추정: 브리지는 보조 기기처럼 트리를 지나감. 평평한 목록에서는 컨테이너가 사라짐

    An empty group is not a stop, nor is an element that has no role and says nothing.
    빈 그룹과, 역할도 할 말도 없는 요소는 초점을 받지 않음.

    observed: the bridge lists a tab bar without its tabs as an empty group, and lists the background of a keyboard
    관찰: 브리지는 탭 없는 탭 막대를 빈 그룹으로 나열하고, 키보드의 배경도 나열함

    An adjustable element without a current option is at its first option.
    현재 옵션이 없는 조절 가능 요소는 첫 옵션에 있는 것으로 봄.

    assumed: the editor leaves out the current option until one is chosen
    추정: 편집기는 고르기 전에는 현재 옵션을 적지 않음

    VoiceOver's own hint is removed from the hint; the rest is the developer's hint.
    힌트에서 VoiceOver의 힌트를 빼면 개발자의 힌트가 남음.

    documented: AccessibilitySnapshot's source joins the two
    문서: AccessibilitySnapshot의 소스는 둘을 이어 붙임

    The label of an element without label and value is its description without VoiceOver's own words.
    레이블과 값이 없는 요소의 레이블은 설명에서 VoiceOver의 말을 뺀 것임.

    documented: AccessibilitySnapshot's source uses a hint as the description
    문서: AccessibilitySnapshot의 소스에서는 힌트가 설명이 됨

    A word for expanded or collapsed in the description or the hint is a state of the element.
    설명이나 힌트에 나오는 펼침과 접힘은 요소의 상태임.

    documented: a branch of AccessibilitySnapshot, in no release
    문서: 릴리스되지 않은 AccessibilitySnapshot의 브랜치

    The results of a rotor are the elements that have the same descriptions.
    로터의 결과는 설명이 같은 요소임.

    assumed: the model identifies results only by their descriptions
    추정: 모델은 설명으로만 결과를 나타냄
    """##)
}
