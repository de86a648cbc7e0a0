import Aloud
import AloudTestSupport
import Testing

/// Findings say nothing that a dump does not show, and nothing that VoiceOver contradicts.
struct ProvenFindingsTests {
  @Test(arguments: ["NavigationBar", "Toolbar"]) func buttonsInABarMayBeSmall(bar: String) throws {
    #expect(try findings("small-target", inside: bar) == [])
  }

  @Test func aSmallButtonElsewhereIsAFinding() throws {
    #expect(try findings("small-target", inside: "Other").count == 1)
  }

  @Test func theTextInAFieldMayBeItsPlaceholder() throws {
    let field = #"{"value": "First Name", "text": {}}"#
    #expect(
      try told("unlabelled-input", field) == [
        "warning: Only the text in the field says what to type here: “First Name”."
      ])
    #expect(
      try told("unlabelled-input", #"{"value": "12", "text": {}}"#) == ["error: Nothing says what to type here."])
    #expect(
      try told("unlabelled-input", #"{"traits": ["searchField"], "text": {}}"#) == [
        "advice: Only the role says what to type here."
      ])
  }

  @Test func aMissingHintIsDescribedAsItIs() throws {
    #expect(
      try told("hint-missing", #"{"label": "Volume", "value": "1", "traits": ["adjustable"]}"#) == [
        "advice: VoiceOver says how to adjust it, but no hint says what that does."
      ])
    #expect(
      try told("hint-missing", #"{"label": "A song", "actions": [{"name": "Play next"}]}"#) == [
        "advice: VoiceOver says that it has actions, but no hint says what they are for."
      ])
  }

  @Test func aScreenInAnotherLanguageDoesNotContainItsLanguage() throws {
    let days = ["12月10日木曜日", "12月11日金曜日", "12月12日土曜日", "12月13日日曜日"].map { #"{"label": "\#($0)"}"# }
    #expect(try told("language-mismatch", days.joined(separator: ",")) == [])
    #expect(
      try told("language-mismatch", days[0] + #", {"label": "Today"}"#) == [
        "advice: Chinese or Japanese words are read by an English voice."
      ])
  }

  @Test func dumpsOfXCTestHaveNeitherHintsNorHeadings() throws {
    let rows = (1...9).map { "StaticText, 0x\($0), {{16.0, \(100 + 40 * $0).0}, {300.0, 30.0}}, label: 'Row \($0)'" }
    let slider = "Slider, 0x30, {{16.0, 600.0}, {300.0, 44.0}}, label: 'Volume', value: 50%"
    let found = try findings(in: (rows + [slider]).joined(separator: "\n"))
    for rule in ["hint-missing", "no-headings", "screen-without-title"] { #expect(found[rule] == nil) }
  }

  /// XCTest tells the types of the parts, not their traits and languages.
  @Test func partsOfUIKitsControlsAreNotTheAppsFault() throws {
    let found = try findings(
      in: """
        Stepper, 0x10, {{16.0, 200.0}, {94.0, 32.0}}, label: 'Copies', value: 1
          Button, 0x11, {{16.0, 200.0}, {47.0, 32.0}}, label: 'Decrement'
          Button, 0x12, {{63.0, 200.0}, {47.0, 32.0}}, label: 'Increment'
        DatePicker, 0x13, {{16.0, 300.0}, {100.0, 34.0}}
          Button, 0x14, {{16.0, 300.0}, {100.0, 34.0}}, label: 'Date Picker', value: 12 May
        Switch, 0x15, {{16.0, 400.0}, {51.0, 31.0}}, label: 'Sound'
        StaticText, 0x16, {{16.0, 500.0}, {200.0, 30.0}}, label: '채팅방을 나갈까요?'
        StaticText, 0x17, {{0.0, 0.0}, {0.0, 0.0}}, label: 'frames: 60'
        Keyboard, 0x18, {{0.0, 600.0}, {393.0, 252.0}}
          Button, 0x19, {{0.0, 600.0}, {20.0, 20.0}}, label: 'shift'
          Key, 0x20, {{8.0, 606.0}, {20.0, 20.0}}, label: 'q'
        """)
    #expect(found == [:], "\(found)")
  }

  /// The keyboard that the bridge lists between other elements: UIKit's identifiers are the same in every language.
  @Test func keysOfTheKeyboardAreNotTheAppsFault() throws {
    func element(_ role: String, _ label: String, _ id: String?, _ frame: [Int]) -> String {
      let (x, y, width, height) = (frame[0], frame[1], frame[2], frame[3])
      return """
        {"AXLabel": "\(label)", "AXUniqueId": \(id.map { "\"\($0)\"" } ?? "null"),
        "type": "\(role)", "role": "AX\(role)",
        "frame": {"x": \(x), "y": \(y), "width": \(width), "height": \(height)}, "children": [], "enabled": true}
        """
    }
    func rules(spaceID: String) throws -> Set<String> {
      let elements = [
        element("StaticText", "Search", nil, [16, 70, 200, 40]),
        element("Button", "", nil, [322, 640, 20, 20]), element("Button", "a.b", nil, [322, 640, 80, 108]),
        element("Button", "삭제", "delete", [322, 590, 80, 54]), element("Button", "스페이스", spaceID, [322, 752, 80, 54]),
        element("GenericElement", "", nil, [0, 583, 402, 291]),
      ]
      let dump = """
        [{"AXLabel": "Shop", "type": "Application", "role": "AXApplication",
        "frame": {"x": 0, "y": 0, "width": 402, "height": 874}, "children": [\(elements.joined(separator: ","))]}]
        """
      let document = try ImportedScreen(Array(dump.utf8)).document
      return Set(Audit().findings(in: document).lazy.filter { $0.severity > .advice }.map(\.rule))
    }
    #expect(try rules(spaceID: "space") == [])
    #expect(try rules(spaceID: "other").isSuperset(of: ["missing-label", "small-target", "overlapping-targets"]))
  }

  @Test func aTabMayHaveTheNameOfItsScreen() throws {
    let title = #"{"label": "Library", "traits": ["header"]}"#
    let tabs = #"{"container": "tabBar", "children": [{"label": "Library"}, {"label": "Radio"}]}"#
    #expect(try told("redundant-stop", "\(title), \(tabs)") == [])
    #expect(try told("redundant-stop", #"\#(title), {"label": "Library"}"#).count == 1)
  }

  @Test func uikitNamesItsControls() throws {
    let names = ["activityIndicator", "pageControl", "sheetGrabber", "clearButton", "stepperIncrement"]
    for name in names { #expect(try told("missing-label", #"{"control": "\#(name)"}"#) == [], "\(name)") }
    #expect(
      try told("missing-label", #"{"control": "pickerWheel", "value": "Java"}"#) == [
        "warning: An adjustable has no label; VoiceOver says only “Java, Picker item, Adjustable”."
      ])
  }

  /// The findings, by rule, in a dump with these lines in its window.
  private func findings(in lines: String) throws -> [String: [String]] {
    let lines = lines.split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: 6))
    let dump = """
      Attributes: Application, 0x1, pid: 1, label: 'Shop'
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}
            \(lines)
      """
    let document = try ImportedScreen(Array(dump.utf8)).document
    let found = Audit().findings(in: document).filter { $0.rule != "target-under-9mm" }
    return Dictionary(grouping: found, by: \.rule).mapValues { $0.map(\.path) }
  }

  private func told(_ rule: String, _ elements: String) throws -> [String] {
    let document = try Document(reading: #"{"aloud": 1, "elements": [\#(elements)]}"#)
    return Audit().findings(in: document).filter { $0.rule == rule }.map {
      "\($0.severity.rawValue): \($0.message.english)"
    }
  }

  /// The findings of a rule about a small button inside an element of a type.
  private func findings(_ rule: String, inside type: String) throws -> [String] {
    let dump = """
      Attributes: Application, 0x1, pid: 1, label: 'Shop'
      Element subtree:
       →Application, 0x1, pid: 1, label: 'Shop'
          Window (Main), 0x2, {{0.0, 0.0}, {393.0, 852.0}}
            \(type), 0x3, {{0.0, 59.0}, {393.0, 44.0}}
              Button, 0x4, {{333.0, 66.0}, {50.0, 30.0}}, label: 'Done'
            StaticText, 0x5, {{16.0, 120.0}, {300.0, 30.0}}, label: 'Welcome'
      """
    let document = try ImportedScreen(Array(dump.utf8)).document
    return Audit().findings(in: document).filter { $0.rule == rule }.map(\.path)
  }
}
