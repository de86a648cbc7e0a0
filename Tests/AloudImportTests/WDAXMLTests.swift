import AloudBase
import AloudTree
import Testing

@testable import AloudImport

@Suite struct WDAXMLTests {
  // MARK: The content of a page source

  @Test func readsLabelsValuesAndPlaces() throws {
    let screen = try DumpReading.source(
      """
      <Button name="buy" label="Buy" enabled="false" accessible="true" x="0" y="90" width="60" height="44"/>
      <StaticText name="Total" label="Total" value="Total" accessible="true" x="0" y="10" width="60" height="20"/>
      <Slider label="Volume" value="50%" accessible="true" x="0" y="40" width="60" height="20"/>
      """)
    #expect(screen.lines == ["Total |  | staticText", "Volume | 50% | adjustable", "Buy |  | button notEnabled"])
    #expect(screen.stops.last?.id == "buy")
    #expect(screen.stops.last?.frame == Frame(x: 0, y: 90, width: 60, height: 44))
    #expect(screen.document.firstScreen.name == "App")
    #expect(screen.document.explicitSize?.width == 390)
    #expect(screen.warnings.isEmpty)
  }

  @Test(arguments: [
    // An accessible node is a stop with all of its content; the children of other nodes are walked.
    (#"<Other label="A" accessible="true"><Button label="B" accessible="true"/></Other>"#, ["A |  | "]),
    (#"<Other label="A" accessible="false"><Button label="B" accessible="true"/></Other>"#, ["B |  | button"]),
    (#"<Button label="A" accessible="false"/>"#, []),
    (#"<Image name="image-view" accessible="true"/>"#, [" |  | image"]),
    // VoiceOver never says the identifier.
    (#"<Button name="chevron.left" accessible="true"/>"#, [" |  | button"]),
    (#"<Other name="box" accessible="true"/>"#, [" |  | "]),
    // Traits in the dump take precedence, except traits that no dump contains.
    (#"<Other label="Home" traits="Selected" accessible="true"/>"#, ["Home |  | selected"]),
    (#"<Button label="A" traits="" accessible="true"/>"#, ["A |  | "]),
    (#"<StaticText label="A" traits="Header, StaticText, Unheard" accessible="true"/>"#, ["A |  | staticText header"]),
    (#"<Switch label="A" value="1" traits="Button" accessible="true"/>"#, ["A | 1 | button toggleButton"]),
    (#"<TextView label="A" traits="" accessible="true"/>"#, ["A |  | textEntry textArea"]),
    (#"<TextView label="A" traits="StaticText" accessible="true"/>"#, ["A |  | staticText"]),
    // Invalid truth values, and texts with only spaces.
    (#"<Button label=" " enabled="" accessible="true"/>"#, [" |  | button"]),
    // The value 1 of a button.
    (#"<Button label="A" value="1" accessible="true"/>"#, ["A |  | button selected"]),
    (#"<Button label="A" value="Watch story" accessible="true"/>"#, ["A | Watch story | button"]),
    (#"<Button label="A" value="1" traits="Button, Selected" accessible="true"/>"#, ["A |  | button selected"]),
    // Flicking reaches elements off the screen.
    (#"<Button label="A" visible="false" accessible="true"/>"#, ["A |  | button"]),
    // A heading of a web page; the dump marks only its text as accessible.
    (
      #"<WebView><Other label="A" value="2" accessible="false"><StaticText label="A" accessible="true"/></Other></WebView>"#,
      ["A |  | header"]
    ),
    // Unknown tags.
    (#"<Gadget label="A" odd="1" accessible="true"/>"#, ["A |  | "]),
  ])
  func findsStops(_ source: String, _ lines: [String]) throws {
    #expect(try DumpReading.source(source).lines == lines)
  }

  @Test func keepsUniqueIdentifiers() throws {
    let screen = try DumpReading.source(
      #"<Button name="one" label="A"/><Button name="two" label="B"/><Button name="two" label="C"/><Button name="D" label="D"/>"#
    )
    #expect(screen.stops.map(\.id) == ["one", nil, nil, nil])
  }

  @Test func readsPlaceholderAndActions() throws {
    let screen = try DumpReading.source(
      #"<SearchField label="Search" placeholderValue="Search" customActions="Reply, Like,&lt;unknown&gt;"/>"#)
    let details = try #require(screen.stops.first).details
    #expect(details.text == TextInput())
    #expect(details.actions.map(\.name) == ["Reply", "Like"])
  }

  @Test(arguments: [
    (#"x="0" y="1" width="2" height="3""#, Frame(x: 0, y: 1, width: 2, height: 3)),
    (#"x="-4" y="1.5" width="2" height="3""#, Frame(x: -4, y: 1.5, width: 2, height: 3)),
    (#"x="0" y="1" width="2""#, nil),
    (#"x="nan" y="1" width="2" height="3""#, nil),
    (#"x="inf" y="1" width="2" height="3""#, nil),
    (#"x="0" y="1" width="1e300" height="3""#, nil),
  ])
  func readsFrames(_ attributes: String, _ frame: Frame?) throws {
    #expect(try DumpReading.source("<Button label=\"A\" \(attributes)/>").stops.first?.frame == frame)
  }
}

// MARK: Text around a page source

extension WDAXMLTests {
  private static let page = #"<XCUIElementTypeApplication label="App"><XCUIElementTypeButton label="OK"/>"#

  @Test(arguments: [
    ("", ""),
    ("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n", "\n"),
    ("[debug] <200> Got page source:\n  <?xml version=\"1.0\"?>\n<AppiumAUT>", "</AppiumAUT>\nDone in 2 s <ok>\n"),
    ("<!DOCTYPE AppiumAUT>\n<AppiumAUT>\r\n", "</AppiumAUT>\r\n"),
    // What is neither a tag nor a text.
    ("<AppiumAUT><?x?><!-- <a b='<!DOCTYPE c [' --><![CDATA[<d>]]>", "</AppiumAUT>"),
  ])
  func readsDumpsInLogs(_ before: String, _ after: String) throws {
    let screen = try DumpReading.page(before + WDAXMLTests.page + "</XCUIElementTypeApplication>" + after)
    #expect(screen.lines == ["OK |  | button"])
    #expect(screen.warnings.isEmpty)
  }

  @Test(
    arguments: [
      // A dump that ends at the end of a line is valid as far as it goes.
      ("\n", ["OK |  | button"], []),
      ("\n...", ["OK |  | button"], [2]),
      ("\n\n<XCUIElementTypeSlider label=\"Vol", ["OK |  | button"], [3]),
      ("\n<XCUIElementTypeSlider label=\"A &am", ["OK |  | button"], [2]),
      ("<XCUIElementTypeSlider label=\"A\" val", ["OK |  | button", "A |  | adjustable"], [1]),
      ("<XCUIElementTypeSli", ["OK |  | button"], [1]),
      ("</XCUIElementTypeAppl", ["OK |  | button"], [1]),
      ("\n<!-- and so", ["OK |  | button"], [2]),
    ] as [(String, [String], [Int])])
  func readsTruncatedDumps(_ end: String, _ lines: [String], _ cut: [Int]) throws {
    let screen = try DumpReading.page(WDAXMLTests.page + end)
    #expect(screen.lines == lines)
    #expect(
      screen.warnings == cut.map { "the dump ends inside an element (line \($0)); it was read up to there" })
  }

  @Test func readsTheFirstOfTwo() throws {
    let page = WDAXMLTests.page + "</XCUIElementTypeApplication>"
    let screen = try DumpReading.page(page + "\n" + page)
    #expect(screen.lines == ["OK |  | button"])
    #expect(screen.warnings == ["another page source begins in line 2; only the first was read"])
  }

  @Test(arguments: [
    (
      "<AppiumAUT>\n</AppiumAUT>",
      "the page source has no elements: WebDriverAgent could not take a snapshot; wait for the screen and fetch /source again"
    ),
    (
      "<XCUIElementTypeApplication label=\"A\"/>",
      "the page source has no elements: WebDriverAgent could not take a snapshot; wait for the screen and fetch /source again"
    ),
    (
      "<hierarchy rotation=\"0\"><android.widget.FrameLayout class=\"android.widget.FrameLayout\"/></hierarchy>",
      "this is a page source of Android, and Aloud reads screens of iOS; take it in an iOS session"
    ),
    (
      "<html><body/></html>",
      "this XML is not a page source: it begins with <html>; fetch /source from WebDriverAgent"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b 'c'>]>\n<a/>",
      "1:1: the XML declares its own entities, but a page source has none; remove the <!DOCTYPE …>\n"
        + "  <!DOCTYPE a [<!ENTITY b 'c'>]>\n  ^"
    ),
  ])
  func refuses(_ text: String, _ message: String) throws {
    let error = try #require(throws: ImportError.self) { try DumpReading.page(text) }
    #expect(error.kind == .refused)
    #expect(error.description == message)
  }

  @Test(arguments: [
    (
      "<A>\n<B label=\"1\" label=\"2\"/></A>",
      "2:14: the element has the same attribute twice\n  <B label=\"1\" label=\"2\"/></A>\n               ^"
    ),
    ("<A>\n<B></C></A>", "2:4: this tag does not close the element that was opened last\n  <B></C></A>\n     ^"),
    ("<A>\n<B label=\"\0\"/></A>", "2:11: XML does not allow this character\n  <B label=\" \"/></A>\n            ^"),
    (
      "<A>\n<B label=\"a<b\"/></A>",
      "2:12: an attribute cannot contain <; write it as &lt;\n  <B label=\"a<b\"/></A>\n             ^"
    ),
    ("<A>\n<B x=1/></A>", "2:6: the value of an attribute must be in quotation marks\n  <B x=1/></A>\n       ^"),
    ("<A>\n<B x/></A>", "2:4: this attribute has no value\n  <B x/></A>\n     ^"),
    ("<A>\n<B x='1'y='2'/></A>", "2:9: a space is missing between two attributes\n  <B x='1'y='2'/></A>\n          ^"),
    ("<A>\n<B / ></A>", "2:5: the > of this tag is missing\n  <B / ></A>\n      ^"),
    ("<A>\n&#2;</A>", "2:1: XML does not allow this character\n  &#2;</A>\n  ^"),
    ("<A>\n<!B></A>", "2:1: this is not well-formed XML\n  <!B></A>\n  ^"),
    (
      "<A>\n<B x='&nbsp;'/></A>",
      "2:7: this character reference is not valid XML; use &amp; &lt; &gt; &quot; &apos; or a number\n"
        + "  <B x='&nbsp;'/></A>\n        ^"
    ),
    (
      "<A>\n<B label=\"a & b\"/></A>",
      "2:14: a name is missing; write & as &amp; and < as &lt;\n  <B label=\"a & b\"/></A>\n               ^"
    ),
  ])
  func locatesMistakes(_ text: String, _ message: String) throws {
    let error = try #require(throws: ImportError.self) { try DumpReading.page(text) }
    #expect(error.kind == .malformed)
    #expect(error.description == message)
  }
}

// MARK: Limits

extension WDAXMLTests {
  @Test func reportsTheDepthLimit() throws {
    let open = String(repeating: "<XCUIElementTypeOther>", count: 300)
    let error = try #require(throws: ImportError.self) { try DumpReading.page(open) }
    #expect(
      error.message
        == "elements are nested deeper than 256 levels, and the parser stops there; set a lower snapshotMaxDepth")
    #expect(error.location?.column == 22 * 256 + 1)
  }

  @Test func reportsTheAttributeLimit() throws {
    let attributes = (0..<300).map { "a\($0)='\"'" }.joined(separator: " ")
    let error = try #require(throws: ImportError.self) { try DumpReading.page("<A>'\n<B \(attributes)/></A>") }
    #expect(error.message == "this tag has more than 256 attributes; no page source has so many")
    #expect(error.location?.line == 2)
  }

  @Test func readsManyElements() throws {
    let row = "<Cell label=\"Row\"><StaticText label=\"Row\"/><Button label=\"Info\"/></Cell>\n"
    #expect(try DumpReading.source(String(repeating: row, count: 2000)).stops.count == 4000)
  }
}
