import AloudTree
import Testing

@testable import AloudImport

@Suite struct InferenceTests {
  /// Two dumps: one that shows a rule, and one that looks much like it, where the rule has nothing to do.
  struct Example: CustomTestStringConvertible {
    let inference: Inference
    let shows: String
    let doesNot: String

    init(_ inference: Inference, _ shows: String, not doesNot: String) {
      self.inference = inference
      self.shows = shows
      self.doesNot = doesNot
    }

    var testDescription: String { inference.rawValue }
  }

  /// Rules of the accessibility bridge, which has tests of its own.
  static let bridge: Set<Inference> = [.tabRole, .tabGroup, .percentValue, .emitterOrder, .emptyGroup]

  @Test(arguments: examples) func showsWhereItApplies(_ example: Example) throws {
    #expect(try reading(example.shows).inferences.contains(example.inference.rawValue))
  }

  @Test(arguments: examples) func staysAwayWhereItDoesNot(_ example: Example) throws {
    #expect(try !reading(example.doesNot).inferences.contains(example.inference.rawValue))
  }

  private func reading(_ text: String) throws -> DumpReading {
    try text.hasPrefix("<") ? DumpReading.source(text) : DumpReading.description(text)
  }

  @Test func everyRuleHasAnExample() {
    #expect(Set(InferenceTests.examples.map(\.inference)).union(InferenceTests.bridge) == Set(Inference.allCases))
    #expect(InferenceTests.examples.count + InferenceTests.bridge.count == Inference.allCases.count)
  }

  @Test(arguments: Inference.allCases) func tellsWhatItDoesAndWhoSaysSo(_ inference: Inference) {
    #expect(inference.summary.hasSuffix("."))
    let certainties = ["documented: ", "observed: ", "assumed: "]
    #expect(certainties.contains { inference.evidence.hasPrefix($0) })
    #expect(Inference.table.filter { $0.inference == inference }.count == 1)
  }
}

extension InferenceTests {
  static let examples: [Example] = [
    Example(
      .stopByType, "Button, {{0, 0}, {44, 44}}, label: 'OK'",
      not: #"<Button label="OK" accessible="true"/>"#),
    Example(
      .joinedLabel,
      """
      Other, {{0, 0}, {390, 44}}, label: 'Name Save'
        Button, {{0, 0}, {44, 44}}, label: 'Save'
      """,
      not: """
        Other, {{0, 0}, {390, 44}}, label: 'Name Anna'
          StaticText, {{0, 0}, {44, 44}}, label: 'Anna'
        """),
    Example(
      .wrapper,
      """
      Button, {{0, 0}, {44, 44}}
        StaticText, {{0, 0}, {44, 44}}, label: 'Like'
      """,
      not: """
        Button, {{0, 0}, {44, 44}}
          StaticText, {{0, 0}, {44, 44}}
        """),
    Example(
      .cellIsOneStop,
      """
      Cell, {{0, 0}, {390, 44}}, label: 'Wi-Fi', value: Home
        StaticText, {{0, 0}, {44, 44}}, label: 'Home'
      """,
      not: """
        Cell, {{0, 0}, {390, 44}}
          StaticText, {{0, 0}, {44, 44}}, label: 'Home'
        """),
    Example(
      .cellSwitch,
      """
      Cell, {{0, 0}, {390, 44}}, label: 'Airplane Mode', value: 0
        Switch, {{300, 0}, {51, 31}}, label: 'Airplane Mode', value: 0
      """,
      not: """
        Cell, {{0, 0}, {390, 44}}, label: 'Wi-Fi', value: 0
          Switch, {{300, 0}, {51, 31}}, label: 'Ask to join', value: 0
        """),
    Example(
      .cellParts,
      """
      Cell, {{0, 0}, {390, 44}}
        StaticText, {{0, 0}, {44, 44}}, label: 'Home'
      """,
      not: "Cell, {{0, 0}, {390, 44}}, label: 'Home'"),
    Example(
      .disclosureIndicator,
      """
      Cell, {{0, 0}, {390, 44}}, label: 'General'
        Button, {{370, 0}, {8, 13}}, label: 'chevron', Disabled
      """,
      not: """
        Cell, {{0, 0}, {390, 44}}, label: 'General'
          Button, {{370, 0}, {8, 13}}, label: 'More Info'
        """),
    Example(
      .scrollBar,
      """
      ScrollView, {{0, 0}, {390, 844}}
        StaticText, {{0, 0}, {44, 44}}, label: 'Text'
        Other, {{380, 0}, {10, 844}}, label: '垂直スクロールバー, 3ページ', value: 40%
      """,
      not: """
        ScrollView, {{0, 0}, {390, 844}}
          StaticText, {{0, 0}, {44, 44}}, label: 'Text'
          Other, {{0, 100}, {390, 100}}, label: 'Battery', value: 40%
        """),
    Example(
      .statusBar,
      """
      StatusBar, {{0, 0}, {390, 20}}
        Other, {{0, 0}, {40, 20}}, label: '9:41'
      Button, {{0, 40}, {44, 44}}, label: 'OK'
      """,
      not: "Other, {{0, 0}, {40, 20}}, label: '9:41'"),
    Example(
      .roleImpliesTraits, "Link, {{0, 0}, {44, 44}}, label: 'Terms'",
      not: #"<Link label="Terms" traits="Link" accessible="true"/>"#),
    Example(
      .navigationTitle,
      """
      NavigationBar, {{0, 47}, {390, 44}}, identifier: 'Inbox'
        StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
      """,
      not: """
        Toolbar, {{0, 47}, {390, 44}}
          StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
        """),
    Example(
      .backButton,
      """
      NavigationBar, {{0, 47}, {390, 44}}
        Button, {{8, 47}, {60, 44}}, label: 'Settings'
      """,
      not: """
        NavigationBar, {{0, 47}, {390, 44}}
          Button, {{16, 47}, {60, 44}}, label: 'Cancel'
        """),
    Example(
      .tabBarItem,
      """
      TabBar, {{0, 800}, {390, 44}}
        Button, {{0, 800}, {60, 44}}, label: 'Home'
      """,
      not: """
        Toolbar, {{0, 800}, {390, 44}}
          Button, {{0, 800}, {60, 44}}, label: 'Home'
        """),
    Example(
      .webHeadingLevel,
      """
      WebView, {{0, 0}, {390, 844}}
        Other, {{0, 0}, {390, 44}}, label: 'Secure Area', value: 2
          StaticText, {{0, 0}, {390, 44}}, label: 'Secure Area'
      """,
      not: """
        ScrollView, {{0, 0}, {390, 844}}
          Other, {{0, 0}, {390, 44}}, label: 'Floor', value: 2
        """),
    Example(
      .selectedValue, #"<Button label="Male" value="1" accessible="true"/>"#,
      not: #"<Button label="Guests" value="1" traits="Button" accessible="true"/>"#),
    Example(
      .repeatedLabel, #"<StaticText label="Login" value="Login"/>"#,
      not: #"<TextField label="Login" value="Login"/>"#),
    Example(
      .repeatedPlaceholder, #"<TextField label="City" value="Enter a city" placeholderValue="Enter a city"/>"#,
      not: #"<TextField label="City" value="Seoul" placeholderValue="Enter a city"/>"#),
    Example(
      .presentationLayer,
      """
      Other, {{0, 0}, {390, 844}}
        Button, {{0, 0}, {44, 44}}, label: 'OK'
      """,
      not: "Button, {{0, 0}, {44, 44}}, label: 'OK'"),
    Example(
      .scrollingContainer,
      """
      Table, {{0, 0}, {390, 844}}
        Cell, {{0, -90}, {390, 44}}, label: 'First'
      """,
      not: """
        Other, {{0, 0}, {390, 844}}
          Cell, {{0, -90}, {390, 44}}, label: 'First'
        """),
    Example(
      .navigationBarFirst,
      """
      NavigationBar, {{0, 47}, {390, 44}}
        StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
      """,
      not: """
        NavigationBar, {{0, 47}, {390, 44}}
        StaticText, {{170, 58}, {50, 20}}, label: 'Inbox'
        """),
    Example(
      .navigationBarOrder,
      """
      NavigationBar, {{0, 47}, {390, 44}}
        StaticText, {{170, 58}, {50, 21}}, label: 'Title'
        Button, {{330, 47}, {60, 44}}, label: 'Edit'
      """,
      not: """
        NavigationBar, {{0, 47}, {390, 44}}
          StaticText, {{170, 58}, {50, 21}}, label: 'Title'
        """),
    Example(
      .toolbar,
      """
      Toolbar, {{0, 800}, {390, 44}}
        Button, {{0, 800}, {60, 44}}, label: 'Reply'
      """,
      not: "Button, {{0, 800}, {60, 44}}, label: 'Reply'"),
    Example(
      .segmentedControl,
      """
      SegmentedControl, {{0, 100}, {390, 32}}
        Button, {{0, 100}, {195, 32}}, label: 'List'
        Button, {{195, 100}, {195, 32}}, label: 'Map'
      """,
      not: "SegmentedControl, {{0, 100}, {390, 32}}, label: 'View'"),
    Example(
      .alertIsModal,
      """
      Alert, {{60, 300}, {270, 150}}, label: 'Delete?'
        Button, {{60, 400}, {270, 44}}, label: 'Delete'
      """,
      not: """
        Alert, {{60, 300}, {270, 150}}, label: 'Delete?'
        Button, {{60, 400}, {270, 44}}, label: 'Delete'
        """),
    Example(
      .strayFrame,
      """
      Cell, {{0, 900}, {390, 44}}
        StaticText, {{0, -527}, {44, 20}}, label: 'Photos'
      """,
      not: """
        Cell, {{0, 900}, {390, 44}}
          StaticText, {{16, 910}, {44, 20}}, label: 'Photos'
        """),
  ]
}
