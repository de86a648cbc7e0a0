extension Korean {
  /// Sources of evidence, and their reliability.
  static let evidence = rows(
    #"""
    AccessibilitySnapshot 0.12, found by listening
    AccessibilitySnapshot 0.12, 들어서 확인

    UIAccessibility's headers
    UIAccessibility 헤더

    a11ysupport.io, recordings of Safari
    a11ysupport.io의 Safari 기록

    WebKit's wrapper for iOS
    WebKit의 iOS 래퍼

    UIKit.axbundle, Apple's localization
    Apple의 현지화 번들 UIKit.axbundle

    three WWDC talks of 2020 to 2026
    2020~2026년의 WWDC 세션 셋

    one recording of iOS 16
    iOS 16의 기록 하나

    Stack Overflow, on screenChanged
    Stack Overflow의 screenChanged 글

    WWDC22, demonstration of Swift Charts
    WWDC22의 Swift Charts 시연

    WWDC24 10073, demonstration
    WWDC24 10073 시연

    WWDC18 226, demonstration on iOS 12
    WWDC18 226의 iOS 12 시연

    WWDC14, demonstration; iOS 16, too
    WWDC14 시연, iOS 16도 같음

    WWDC21 charts, demonstration of a group; other containers by analogy
    WWDC21 차트의 그룹 시연. 다른 컨테이너는 유추

    WWDC24, WWDC25 224 and WWDC26 219, demonstrations
    WWDC24, WWDC25 224, WWDC26 219 시연

    WWDC23 10036 and WWDC26 220, demonstrations
    WWDC23 10036과 WWDC26 220 시연

    VoiceOver's sounds have Wrapped Forwards and Wrapped Backwards; no source says when
    VoiceOver의 소리에 앞으로 넘어감과 뒤로 넘어감이 있으나, 언제 나는지 밝힌 출처는 없음

    moba11y's simulator has the words; one of three recordings has the mode, of iOS 16
    moba11y의 시뮬레이터에 문구가 있고, 기록 셋 중 iOS 16의 기록 하나에 모드가 있음

    a re-creation of Apple's Settings: Group Items is on; which containers are groups is assumed
    Apple 설정을 재현한 화면에 항목 그룹화가 켜져 있음. 어느 컨테이너가 그룹인지는 추정

    the user guide: Auto Scanning is the default
    사용 설명서: 자동 스캔이 기본값

    the user guide: Tap Behavior
    사용 설명서의 탭 동작

    the blog Making Accessibility Accessible and w3c/matf 39 saw the first word of a label
    블로그 Making Accessibility Accessible과 w3c/matf 39에서 레이블의 첫 단어를 확인

    va-mobile-app 9288, react-native 45326: a stop in iOS 15 and 16, none since iOS 17
    va-mobile-app 9288, react-native 45326: iOS 15와 16에서는 초점이 가고 iOS 17부터는 가지 않음

    a11ysupport.io, recordings of Safari, tables since iOS 14
    a11ysupport.io의 Safari 기록, iOS 14부터의 표

    a11ysupport.io, recordings of Safari, of descending; ascending by analogy
    a11ysupport.io의 Safari 기록(descending), ascending은 유추

    a11ysupport.io, recordings of Safari, aria-sort on iOS 13.6
    a11ysupport.io의 Safari 기록, iOS 13.6의 aria-sort

    a11ysupport.io, recordings of Safari; several lines by WebKit's wrapper for iOS
    a11ysupport.io의 Safari 기록, 여러 줄은 WebKit의 iOS 래퍼

    a11ysupport.io, recordings of Safari, iOS 15.0; WebKit's wrapper for iOS
    a11ysupport.io의 Safari 기록(iOS 15.0), WebKit의 iOS 래퍼

    a11ysupport.io, recordings of Safari, of dates; carbon-for-ibm-dotcom #9562 and vaadin/web-components #11999, of aria-haspopup
    a11ysupport.io의 Safari 기록(날짜), carbon-for-ibm-dotcom #9562와 vaadin/web-components #11999(aria-haspopup)

    heard of buttons, links and combo boxes only, and never together with this role
    버튼, 링크, 콤보 상자에서만 들었고 이 역할과 함께 들은 적은 없음

    WebKit's wrapper for iOS has the value; percent is assumed
    값은 WebKit의 iOS 래퍼에 있고, 퍼센트는 추정

    WebKit's wrapper for iOS: custom content of high importance
    WebKit의 iOS 래퍼: 중요도가 높은 사용자 설정 콘텐츠

    AccessibilitySnapshot 0.12, found by listening, says them at every cell
    AccessibilitySnapshot 0.12는 들어서 확인한 대로 셀마다 말함

    AccessibilitySnapshot 0.12, found by listening, iOS 17 and later
    AccessibilitySnapshot 0.12, 들어서 확인, iOS 17 이상

    AccessibilitySnapshot 0.12, found by listening; CVS Health
    AccessibilitySnapshot 0.12, 들어서 확인, CVS Health

    AccessibilitySnapshot 0.12, found by listening; CVS Health; MagentaA11y
    AccessibilitySnapshot 0.12, 들어서 확인, CVS Health, MagentaA11y

    AccessibilitySnapshot: UITextField reports its placeholder as value
    AccessibilitySnapshot: UITextField는 자리표시자를 값으로 알림

    AccessibilitySnapshot #199, on a device with iOS 17
    AccessibilitySnapshot #199, iOS 17 기기에서 확인

    CVS Health; WWDC21 as modeled by AccessibilitySnapshot #309
    CVS Health, AccessibilitySnapshot #309가 따른 WWDC21

    WWDC21 charts, demonstration: two cups, 35 lines of code; the words for intervals are Aloud's
    WWDC21 차트 시연(two cups, 35 lines of code), 구간의 말은 Aloud가 정함

    knowledge of Settings > VoiceOver > Verbosity, without a source
    설정 > VoiceOver > 세부사항에 대해 아는 바(출처 없음)

    AccessibilitySnapshot #309 and #348: a setting of iOS 18.4
    AccessibilitySnapshot #309와 #348: iOS 18.4의 설정

    WWDC25 224, demonstration: heard on the third of three such cells, where the cursor stayed
    WWDC25 224 시연: 그런 셀 셋 중 커서가 머문 세 번째에서 들림

    UIAccessibility's headers have it since iOS 18
    iOS 18부터 UIAccessibility 헤더에 있음

    UIAccessibility's headers have categories since iOS 18
    iOS 18부터 UIAccessibility 헤더에 범주가 있음

    the words are recorded, but not when they are said on leaving
    문구는 기록되어 있으나, 나갈 때 언제 읽는지는 기록이 없음

    CVS Health says yes, AccessibilitySnapshot heard none
    CVS Health는 붙는다고 하고, AccessibilitySnapshot에서는 들리지 않음

    an experiment heard name and role in two voices; AccessibilitySnapshot uses the element's language
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

    knowledge of Settings > VoiceOver > Navigation Style, without a source
    설정 > VoiceOver > 탐색 스타일에 대해 아는 바(출처 없음)

    knowledge of a device, without a source
    기기에 대해 아는 바(출처 없음)

    UIAccessibility's headers have them since iOS 17
    iOS 17부터 UIAccessibility 헤더에 있음

    WWDC14 210, WWDC16 202, WWDC25 224; MagentaA11y; when it is left out is assumed
    WWDC14 210, WWDC16 202, WWDC25 224, MagentaA11y. 언제 생략하는지는 추정

    Aloud's choice: with inert, only what the document says happens; with live, dumps can be walked, too
    Aloud의 선택: inert는 문서에 적힌 일만 일어나고, live는 덤프도 탐색할 수 있음

    Aloud's choice
    Aloud의 선택

    knowledge of Settings > VoiceOver > Typing, without a source; characters for the software keyboard
    설정 > VoiceOver > 타이핑에 대해 아는 바(출처 없음). 소프트웨어 키보드는 문자

    knowledge of Settings > VoiceOver > Typing > Phonetic Feedback, without a source
    설정 > VoiceOver > 타이핑 > 음성 피드백에 대해 아는 바(출처 없음)

    moba11y's simulator has the words
    moba11y의 시뮬레이터에 이 문구가 있음

    WWDC26 219, demonstration of iOS 27; characters are assumed for earlier versions
    WWDC26 219의 iOS 27 시연. 이전 버전은 문자 단위로 추정

    users report both, for different versions
    버전에 따라 사용자들의 말이 다름

    UIAccessibilityPriority is there since iOS 17
    UIAccessibilityPriority는 iOS 17부터 있음

    AXChart is there since iOS 15; WWDC21 10122
    AXChart는 iOS 15부터 있음. WWDC21 10122

    the trait is there since iOS 17; WWDC23 10036
    이 특성은 iOS 17부터 있음. WWDC23 10036

    developers with UIKit report the loss; in WWDC23 10036, with SwiftUI, it is heard
    UIKit 개발자들은 끊긴다고 하고, SwiftUI를 쓴 WWDC23 10036에서는 들림

    Waddle's blog says that the gap is short
    와들의 블로그에 따르면 짧은 간격

    WWDC14 210 and WWDC18: a short label is heard whole, a long one begins; UIKit's animations take about as long
    WWDC14 210과 WWDC18: 짧은 레이블은 다 들리고 긴 레이블은 앞부분만 들림. UIKit 애니메이션도 그쯤 걸림

    Highcharts 65 to 1047, Erie 208 to 1600, chart2music 55 to 3951; three octaves above speech
    Highcharts 65~1047, Erie 208~1600, chart2music 55~3951. 말소리 위로 세 옥타브

    WWDC21: lower pitch is a lower value; Walker and Mauney 2010 find quantities for which it is not
    WWDC21: 낮은 음은 작은 값. Walker와 Mauney(2010)에는 그렇지 않은 양도 있음

    Highcharts takes 6000 for all; Brown and Brewster 2003 found 50 to 70 a point; a few seconds in WWDC21
    Highcharts는 전체에 6000, Brown과 Brewster(2003)는 포인트마다 50~70, WWDC21은 몇 초

    listeners can distinguish two at once (Brown and Brewster 2003); one at a time is clearest
    둘은 한꺼번에 들어도 구별할 수 있음(Brown과 Brewster 2003). 하나씩 듣는 것이 가장 확실함

    chart2music pans by x; never quite to one side, so that one ear hears all
    chart2music은 x에 따라 옮김. 한쪽 귀로도 다 들리도록 완전히 치우치지는 않음

    a re-creation of Apple's settings has Word Wrap on
    Apple 설정을 재현한 앱에 Word Wrap이 켜져 있음

    AppleVis names the choices; an archived wiki has the dots; 1 and 2 may be swapped
    AppleVis에 선택지가, 보관된 위키에 점이 있음. 1점과 2점은 서로 바뀌었을 수 있음

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

    short for turning the rotor to that option
    로터를 그 옵션까지 돌리는 것을 줄인 말

    short for finding an item in the Item Chooser and activating it
    항목 선택기에서 항목을 찾아 활성화하는 것을 줄인 말

    not a command of VoiceOver: any keyboard does it
    VoiceOver의 명령이 아님: 키보드라면 다 하는 일

    documented
    문서

    observed
    관찰

    assumed
    추정
    """#)
}
