extension KoreanMessages {
  /// Messages about dumps of other tools.
  package static let dumps = ##"""
    labels look {}
    레이블의 언어가 {1}으로/로 보입니다

    line {} is not an element and was left out: {}
    {1}번째 줄은 요소가 아니라서 뺐습니다: {2}

    {} lines, from line {} on, are not elements and were left out: {}
    {2}번째 줄부터 {1}줄은 요소가 아니라서 뺐습니다: {3}

    line {} stands for a view of another process, which is not in the dump
    {1}번째 줄은 다른 프로세스의 뷰이며 덤프에 그 내용이 없습니다

    the element in line {} is incomplete, as if a log had cut it off; it was left out
    {1}번째 줄의 요소가 로그에서 잘린 듯 온전하지 않아 뺐습니다

    this reply of {} is empty: the accessibility server is not up yet; unlock the simulator, open the app, and {}
    {1}의 응답이 비어 있습니다. 손쉬운 사용 서버가 아직 켜지지 않았습니다. 시뮬레이터의 잠금을 풀고 앱을 연 다음 {2}

    run `idb ui describe-all` again
    `idb ui describe-all`을 다시 실행하십시오

    run `axe describe-ui` again
    `axe describe-ui`를 다시 실행하십시오

    ask sim-use again
    sim-use를 다시 실행하십시오

    {} reached its limit and left out elements; the screen has more elements after the last one
    {1}이/가 한도에 이르러 요소를 뺐습니다. 화면에는 마지막 요소 뒤에 요소가 더 있습니다

    the tab bar has no tabs, because {} did not list them: AXe 1.7.1 and later do
    탭 막대에 탭이 없습니다. {1}이/가 탭을 적지 않았습니다. AXe 1.7.1부터는 탭을 적습니다

    there are no elements in this hierarchy of AccessibilitySnapshot; encode it when its view is in a window and laid out, and nothing hides it
    이 AccessibilitySnapshot 계층에 요소가 없습니다. 뷰가 윈도우에 배치되고 가려지지 않았을 때 인코딩하십시오

    there are no elements here, such as "|--<UIButton:0x7f8; AX=Y; AX.label='OK'; …>"; save the hierarchy that EarlGrey prints when a test fails
    "|--<UIButton:0x7f8; AX=Y; AX.label='OK'; …>" 같은 요소가 없습니다. 테스트가 실패할 때 EarlGrey가 출력하는 계층을 저장하십시오

    there are no nodes here, such as "├─SemanticsNode#5"; save what debugDumpSemanticsTree() of Flutter prints, or the key S in `flutter run`
    "├─SemanticsNode#5" 같은 노드가 없습니다. Flutter의 debugDumpSemanticsTree()나 `flutter run`의 S 키가 출력하는 것을 저장하십시오

    this is not a view hierarchy of Detox, which begins with <ViewHierarchy>; write what device.generateViewHierarchyXml() returns to a file
    <ViewHierarchy>로 시작하는 Detox의 뷰 계층이 아닙니다. device.generateViewHierarchyXml()이 돌려주는 것을 파일에 쓰십시오

    this is Detox's hierarchy of an Android screen, and Aloud reads screens of iOS
    Detox가 얻은 Android 화면의 계층입니다. Aloud는 iOS 화면을 읽습니다

    this hierarchy of Detox has no views with a label, a text or an id; wait for the screen, and call device.generateViewHierarchyXml() again
    이 Detox 계층에 레이블이나 텍스트, id가 있는 뷰가 없습니다. 화면을 기다렸다가 device.generateViewHierarchyXml()을 다시 호출하십시오

    views are nested deeper than {} levels, and the parser stops there
    뷰가 {1}단계보다 깊고, 파서는 거기에서 멈춥니다

    this list has no elements; open the app, wait for its screen, and list the elements again
    목록에 요소가 없습니다. 앱을 열고 화면을 기다렸다가 요소를 다시 나열하십시오

    a text has quotation marks that are not escaped (line {}); they were read as its own
    이스케이프하지 않은 따옴표가 텍스트에 있어({1}번째 줄) 텍스트의 일부로 읽었습니다

    line {} has characters after the end of the JSON, which were left out
    {1}번째 줄에서 JSON이 끝난 뒤에 있는 문자를 뺐습니다

    Maestro's hierarchy is empty: it could not take a snapshot of the app; bring the app to the front and run `maestro hierarchy` again
    Maestro의 계층이 비어 있습니다. 앱의 스냅샷을 얻지 못했습니다. 앱을 앞으로 가져온 다음 `maestro hierarchy`를 다시 실행하십시오

    sim-use answers with an error ({}); open the app in the simulator and try again
    sim-use가 오류로 응답했습니다({1}). 시뮬레이터에서 앱을 열고 다시 시도하십시오

    the reply does not say which error
    응답에 어떤 오류인지 나와 있지 않음

    {} holds no elements and was left out
    {1}에 요소가 없어 뺐습니다

    1 element is outside all frames, so it is on no screen; it was left out
    요소 1개가 모든 프레임 밖에 있어 어느 화면에도 없으므로 뺐습니다

    {} elements are outside all frames, so they are on no screen; they were left out
    요소 {1}개가 모든 프레임 밖에 있어 어느 화면에도 없으므로 뺐습니다

    this is only the info.json of a VoiceOver Designer file; read controls.json beside it, where the elements are
    VoiceOver Designer 파일의 info.json일 뿐입니다. 요소는 옆에 있는 controls.json에 있습니다

    there are no elements in this design; draw some in VoiceOver Designer, save, and read {} of its folder
    디자인에 요소가 없습니다. VoiceOver Designer에서 그려 저장하고 그 폴더의 {1}을/를 읽으십시오

    WebDriverAgent answers with an error ({}); open a session and the app, and fetch /source again
    WebDriverAgent가 오류로 응답했습니다({1}). 세션과 앱을 열고 /source를 다시 가져오십시오

    WebDriverAgent's reply has no elements: it could not take a snapshot; wait for the screen and fetch /source again
    WebDriverAgent의 응답에 요소가 없습니다. 스냅샷을 얻지 못했습니다. 화면을 기다렸다가 /source를 다시 가져오십시오

    this is a page source of Android, and Aloud reads screens of iOS; take it in an iOS session
    Android의 페이지 소스입니다. Aloud는 iOS 화면을 읽으므로 iOS 세션에서 얻으십시오

    this XML is not a page source: it begins with <{}>; fetch /source from WebDriverAgent
    이 XML은 페이지 소스가 아닙니다. <{1}>로 시작합니다. WebDriverAgent에서 /source를 가져오십시오

    this is not XML; a page source begins with <?xml or <XCUIElementTypeApplication
    XML이 아닙니다. 페이지 소스는 <?xml이나 <XCUIElementTypeApplication으로 시작합니다

    the page source has no elements: WebDriverAgent could not take a snapshot; wait for the screen and fetch /source again
    페이지 소스에 요소가 없습니다. WebDriverAgent가 스냅샷을 얻지 못했습니다. 화면을 기다렸다가 /source를 다시 가져오십시오

    an ariaSnapshot of Playwright leaves out list markers, descriptions, languages, required and invalid states, popups, positions, false states and the ends of texts inside a paragraph; `aloud dump URL` includes them
    Playwright의 ariaSnapshot에는 목록 기호, 설명, 언어, 필수와 오류 상태, 팝업, 위치, 거짓 상태, 문단 안에서 텍스트가 끝나는 곳이 없습니다. `aloud dump URL`에는 모두 있습니다

    this ariaSnapshot has no elements; dump the page with `aloud dump URL`, which includes everything
    ariaSnapshot에 요소가 없습니다. 모든 것을 담는 `aloud dump URL`로 페이지를 덤프하십시오

    Puppeteer's snapshot leaves out languages, positions, placeholders, aria-current, aria-sort, false states and, unless interestingOnly is false, lists and landmarks; `aloud dump URL` includes them
    Puppeteer의 스냅샷에는 언어, 위치, 안내 문구, aria-current, aria-sort, 거짓 상태가 없고, interestingOnly가 false가 아니면 목록과 랜드마크도 없습니다. `aloud dump URL`에는 모두 있습니다

    this snapshot of Puppeteer is empty; dump the page with `aloud dump URL`, or take `page.accessibility.snapshot({interestingOnly: false})`
    Puppeteer의 스냅샷이 비어 있습니다. `aloud dump URL`로 페이지를 덤프하거나 `page.accessibility.snapshot({interestingOnly: false})`로 얻으십시오

    this reply of a browser has no accessibility tree; dump the page again with `aloud dump URL`
    브라우저의 응답에 접근성 트리가 없습니다. `aloud dump URL`로 페이지를 다시 덤프하십시오

    the tree of the page has no snapshot of its document: aria-current, aria-sort, placeholders, languages, radio groups and data about lists are missing; dump the page with `aloud dump URL`
    페이지 트리에 문서의 스냅샷이 없어 aria-current, aria-sort, 안내 문구, 언어, 라디오 그룹, 목록에 관한 정보를 알 수 없습니다. `aloud dump URL`로 페이지를 덤프하십시오

    this is the output of a query, which has no tree; print app.debugDescription
    트리가 없는 쿼리 출력입니다. app.debugDescription을 출력하십시오

    there are no elements here, such as " →Application, pid: 994, label: 'Phone'"; print app.debugDescription
    " →Application, pid: 994, label: 'Phone'" 같은 요소가 없습니다. app.debugDescription을 출력하십시오

    the application has no elements: wait for the screen and print app.debugDescription again
    애플리케이션에 요소가 없습니다. 화면을 기다렸다가 app.debugDescription을 다시 출력하십시오

    there are no elements in this hierarchy: the app was not ready yet; wait for its screen and dump again
    계층에 요소가 없습니다. 앱이 아직 준비되지 않았습니다. 화면을 기다렸다가 다시 덤프하십시오

    {}; add --language {} or --language {}
    {1}. --language {2} 또는 --language {3}을/를 쓰십시오

    {}; add --language {}
    {1}. --language {2}을/를 쓰십시오

    another {} begins in line {}; only the first was read
    {2}번째 줄에서 다른 {1}이/가 시작됩니다. 첫 {1}만 읽었습니다

    reply
    응답

    hierarchy
    계층

    semantics tree
    시맨틱 트리

    outline
    개요

    page source
    페이지 소스

    description
    설명

    too deep
    너무 깊음
    """##
}
