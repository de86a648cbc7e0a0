extension KoreanMessages {
  /// Messages about files and folders and their content.
  package static let files = ##"""
    this is larger than {} MB, the limit for a screen
    화면의 제한인 {1}MB보다 큽니다

    this is larger than 2 GB
    2GB보다 큽니다

    this line is longer than {} MB, the limit for a screen
    이 줄은 화면의 제한인 {1}MB보다 깁니다

    cannot be read
    읽을 수 없습니다

    cannot be written{}
    쓸 수 없습니다{1}

    this is {}, not {}: {}; {}
    {2}이/가 아니라 {1}입니다({3}). {4}

    this is {}, not {}; {}
    {2}이/가 아니라 {1}입니다. {3}

    a screen is a document {"aloud": 1, "elements": […]}, or a dump of a tool such as Appium or XCUITest
    화면은 문서 {"aloud": 1, "elements": […]}이거나 Appium, XCUITest 같은 도구의 덤프입니다

    `aloud play` performs it, `aloud test` checks it
    `aloud play`로 실행하고 `aloud test`로 검사합니다

    `--with` lays it over a screen
    `--with`로 화면에 겹쳐 씁니다

    `--voice-file` takes it
    `--voice-file`로 씁니다

    `aloud audit --baseline` takes it
    `aloud audit --baseline`으로 씁니다

    `aloud audit --compare` takes it
    `aloud audit --compare`로 씁니다

    `aloud audit --answers` takes it
    `aloud audit --answers`로 씁니다

    `aloud audit --cover` takes it
    `aloud audit --cover`로 씁니다

    `aloud read FILE.html` opens it in Chromium
    `aloud read FILE.html`로 Chromium에서 엽니다

    `aloud conform` replays it
    `aloud conform`으로 재현합니다

    unpack it, and name the file inside
    압축을 풀고 안에 있는 파일을 지정하십시오

    run the app, and dump its screen
    앱을 실행하고 화면을 덤프하십시오

    {}; `aloud import --help` lists the formats; name one with --from
    {1}. 형식은 `aloud import --help`에 있고, --from으로 지정합니다

    this JSON is neither a screen document, {"aloud": 1, "elements": […]}, nor the reply of a known tool: save the whole reply, of `idb ui describe-all` or of Appium's /source
    화면 문서({"aloud": 1, "elements": […]})도 알려진 도구의 응답도 아닌 JSON입니다. `idb ui describe-all`이나 Appium의 /source가 돌려주는 응답 전체를 저장하십시오

    this XML is not a dump of a known tool: save Appium's driver.page_source, or Detox's device.generateViewHierarchyXml()
    알려진 도구의 덤프가 아닌 XML입니다. Appium의 driver.page_source나 Detox의 device.generateViewHierarchyXml()을 저장하십시오

    this text has no screen in it: print app.debugDescription in a UI test, save Appium's driver.page_source, or run `idb ui describe-all`
    이 텍스트에는 화면이 없습니다. UI 테스트에서 app.debugDescription을 출력하거나 Appium의 driver.page_source를 저장하거나 `idb ui describe-all`을 실행하십시오

    Flutter has made no semantics tree: turn VoiceOver on, or call SemanticsBinding.instance.ensureSemantics(), and then debugDumpSemanticsTree() again
    Flutter가 시맨틱 트리를 만들지 않았습니다. VoiceOver를 켜거나 SemanticsBinding.instance.ensureSemantics()를 호출한 다음 debugDumpSemanticsTree()를 다시 호출하십시오

    this is Flutter's tree of widgets or of render objects, which VoiceOver does not read: call debugDumpSemanticsTree()
    VoiceOver가 읽지 않는 Flutter의 위젯 트리나 렌더 트리입니다. debugDumpSemanticsTree()를 호출하십시오

    this is recursiveDescription of UIKit, which has no labels and traits: print app.debugDescription in a UI test, or UIView.printViewHierarchy() of KIF
    레이블과 특성이 없는 UIKit의 recursiveDescription입니다. UI 테스트에서 app.debugDescription을 출력하거나 KIF의 UIView.printViewHierarchy()를 출력하십시오

    this is the log of a UI test without a tree: print app.debugDescription where the test fails
    트리가 없는 UI 테스트 로그입니다. 테스트가 실패하는 곳에서 app.debugDescription을 출력하십시오

    this is Detox's error without the hierarchy: run the test at the log level trace, or write what device.generateViewHierarchyXml() returns to a file
    계층이 없는 Detox의 오류입니다. 로그 수준 trace로 테스트를 실행하거나 device.generateViewHierarchyXml()이 돌려주는 것을 파일에 쓰십시오

    this is the dump of an Android screen; Aloud simulates iOS VoiceOver: dump the app from an iOS simulator or device
    Android 화면의 덤프입니다. Aloud는 iOS의 VoiceOver를 시뮬레이션하므로 iOS 시뮬레이터나 기기에서 앱을 덤프하십시오

    this is the text of a web page, not its accessibility tree: read the page itself, `aloud read FILE.html`, or dump it with `aloud dump URL`
    접근성 트리가 아니라 웹 페이지의 텍스트입니다. `aloud read FILE.html`로 페이지를 바로 읽거나 `aloud dump URL`로 덤프하십시오

    this is an error message, not a dump: no server answered; start WebDriverAgent (or Appium), and fetch /source again
    덤프가 아니라 오류 메시지입니다. 서버가 응답하지 않았습니다. WebDriverAgent(또는 Appium)를 시작하고 /source를 다시 가져오십시오

    idb found no companion for the simulator: run `idb connect UDID`, then `idb ui describe-all` again
    idb가 시뮬레이터의 컴패니언을 찾지 못했습니다. `idb connect UDID`를 실행한 뒤 `idb ui describe-all`을 다시 실행하십시오

    the file is empty
    빈 파일입니다

    the file is in UTF-32; save it in UTF-8
    UTF-32 파일입니다. UTF-8로 저장하십시오

    the file is in UTF-16; save it in UTF-8
    UTF-16 파일입니다. UTF-8로 저장하십시오

    there is a NUL byte here; the file is binary, or text in another encoding
    여기에 NUL 바이트가 있습니다. 텍스트 파일이 아니거나 인코딩이 다릅니다

    the byte 0x{} is not UTF-8 here; save the file in UTF-8, if it is text
    바이트 0x{1}은/는 UTF-8이 아닙니다. 텍스트 파일이라면 UTF-8로 저장하십시오
    """##
}
