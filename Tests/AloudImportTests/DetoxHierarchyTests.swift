import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct DetoxHierarchyTests {
  /// The reading of views in a window.
  private func reading(_ views: String) throws -> DumpReading {
    try DumpReading.any(
      "<ViewHierarchy>\n<UIWindow class=\"UIWindow\" width=\"390\" height=\"844\">\n\(views)\n</UIWindow>\n</ViewHierarchy>"
    )
  }

  // MARK: Elements

  @Test(
    arguments: [
      (#"<UILabel label="A"/>"#, "A |  | staticText"), (#"<UILabel text="A"/>"#, "A |  | staticText"),
      (#"<RCTParagraphComponentView text="A"/>"#, "A |  | staticText"),
      (#"<RCTTextView text="A"/>"#, "A |  | staticText"),
      (#"<UIButton label="A" text="B"/>"#, "A |  | button"), (#"<My.PayButton label="A"/>"#, "A |  | button"),
      (#"<UIButton label="A" enabled="false"/>"#, "A |  | button notEnabled"),
      (#"<UISwitch label="A" value="1"/>"#, "A | 1 | button toggleButton"),
      (#"<UISwitch label="A" value="false"/>"#, "A | 0 | button toggleButton"),
      (#"<RNCSlider label="A" value="4 m"/>"#, "A | 4 m | adjustable"),
      (#"<UITextField label="A" text="x" focused="true"/>"#, "A | x | textEntry isEditing"),
      (#"<RCTUITextView label="A"/>"#, "A |  | textEntry textArea"),
      (#"<RCTViewComponentView label="A"/>"#, "A |  | "), (#"<RNGestureHandlerButton label="A"/>"#, "A |  | "),
      (#"<RCTImageComponentView label="A"/>"#, "A |  | image"), (#"<RCTImageComponentView/>"#, nil),
      (#"<UILabel label="A" visibility="invisible"/>"#, nil), (#"<UILabel label="A" visibility="gone"/>"#, nil),
      (#"<UILabel label="A" alpha="0.0"/>"#, nil),
      (#"<UILabel label="A" visibility="visible" alpha="0.5"/>"#, "A |  | staticText"),
      (#"<UIView visibility="invisible"><UILabel label="A" visibility="visible"/></UIView>"#, nil),
    ] as [(String, String?)])
  func views(_ view: String, _ line: String?) throws {
    // A second view, since a hierarchy without texts is refused.
    #expect(
      try reading(view + "<UILabel label=\"Z\" y=\"99\"/>").lines == (line.map { [$0] } ?? []) + ["Z |  | staticText"])
  }

  @Test func theClassCountsAndNotTheName() throws {
    #expect(try reading(#"<View class="UIButton" label="A"/>"#).lines == ["A |  | button"])
  }

  // MARK: Labels of React Native

  @Test func joinedLabelsAreNoElements() throws {
    let screen = try reading(
      """
      <RCTRootComponentView label="Fruit Apples Pears"><RCTParagraphComponentView label="Fruit"/>
      <RCTViewComponentView id="apples" label="Apples"><RCTParagraphComponentView label="Apples"/></RCTViewComponentView>
      <RCTViewComponentView label="Pears"><RCTParagraphComponentView text="Pears"/></RCTViewComponentView>
      </RCTRootComponentView>
      """)
    #expect(screen.stops.map(\.label?.string) == ["Fruit", "Apples", "Pears"])
    #expect(screen.stops[1].id == "apples")
  }

  @Test func joinedLabelsMayHaveInvisibleTexts() throws {
    let screen = try reading(
      """
      <RCTView label="A Loading B"><UILabel label="A"/><UILabel label="Loading" visibility="invisible"/><UILabel label="B"/>
      </RCTView>
      """)
    #expect(screen.stops.map(\.label?.string) == ["A", "B"])
    #expect(screen.omissions == ["Loading (notAccessible)"])
  }

  @Test func aWrittenLabelHidesTheTexts() throws {
    let screen = try reading(#"<RCTView label="Pay 3 euros"><UILabel label="Pay"/><UILabel label="now"/></RCTView>"#)
    #expect(screen.lines == ["Pay 3 euros |  | "])
    #expect(screen.omissions == ["now (writtenLabel)"])
  }

  /// React Native joins texts with spaces.
  @Test func aLabelWithMoreCommasIsWritten() throws {
    let texts = #"<UILabel label="Pay"/><UILabel label="3, or 4 euros"/>"#
    #expect(
      try reading("<RCTView label=\"Pay, 3, or 4 euros\">\(texts)</RCTView>").lines == ["Pay, 3, or 4 euros |  | "])
    #expect(try reading("<RCTView label=\"Pay 3, or 4 euros\">\(texts)</RCTView>").lines.count == 2)
  }

  @Test func aControlAndItsWrapperAreOneElement() throws {
    let screen = try reading(
      """
      <RCTTextInputComponentView id="name" label="Name" y="10" width="90" height="40">
      <RCTUITextView text="Ann" placeholder="Your name"/></RCTTextInputComponentView>
      <RCTSwitchComponentView label="Wi-Fi" y="60" width="90" height="40"><UISwitch value="1"/></RCTSwitchComponentView>
      """)
    #expect(screen.lines == ["Name | Ann | textEntry textArea", "Wi-Fi | 1 | button toggleButton"])
    #expect(screen.stops.first?.id == "name")
  }

  @Test func identifiersOfDetoxAreNone() throws {
    let screen = try reading(#"<UILabel id="detox_temp_4" label="A"/><UILabel id="b" label="B" y="30"/>"#)
    #expect(screen.stops.map(\.id) == [nil, "b"])
  }

  @Test func framesAreRelativeToTheParent() throws {
    let screen = try reading(
      #"<UIView x="10" y="20" width="90" height="90"><UILabel label="A" x="1" y="2" width="3" height="4"/></UIView>"#)
    #expect(screen.stops.first?.frame == Frame(x: 11, y: 22, width: 3, height: 4))
  }

  @Test func warnsThatClassesDecide() throws {
    let screen = try ImportedScreen(try Fixtures.bytes("Dumps/detox.xml"))
    #expect(screen.leavesStopsUnsaid)
  }

  @Test func anExcerptIsRead() throws {
    let view =
      #"<RCTView class="RCTView" alpha="1.0" label="A B"><UILabel text="A"/><UILabel text="B" y="30"/></RCTView>"#
    let screen = try DumpReading.any(view)
    #expect(screen.lines == ["A |  | staticText", "B |  | staticText"] && screen.warnings == [])
    #expect(
      try DumpReading.any(view + "\n" + view).warnings == [
        "another hierarchy begins in line 2; only the first was read"
      ])
  }

  // MARK: Other texts

  @Test(
    arguments: [
      (
        #"<ViewHierarchy><View class="android.widget.Button" label="A"/></ViewHierarchy>"#,
        "this is Detox's hierarchy of an Android"
      ),
      (
        #"<ViewHierarchy><UIWindow class="UIWindow"/></ViewHierarchy>"#,
        "this hierarchy of Detox has no views with a label"
      ),
      ("<ViewHierarchy/>", "this hierarchy of Detox has no views"),
    ]) func refusals(_ text: String, _ beginning: String) throws
  {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    #expect(error?.kind == .refused)
    #expect(error?.message.description.hasPrefix(beginning) == true)
  }

  @Test func otherXMLIsRefused() throws {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array("<a/>".utf8), format: .detox) }
    #expect(error?.message.description.hasPrefix("this is not a view hierarchy of Detox") == true)
  }

  /// A hierarchy may end anywhere: it is read up to there, or refused if nothing remains.
  @Test func aHierarchyMayEndAnywhere() throws {
    let bytes = try Fixtures.bytes("Dumps/detox.xml")
    for count in stride(from: 60, to: bytes.count - 20, by: 97) {
      guard let screen = try? ImportedScreen(Array(bytes[..<count])) else { continue }
      #expect(screen.format == .detox)
      #expect(screen.document.firstScreen.tree.count < 40)
    }
  }
}
