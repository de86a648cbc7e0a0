import Aloud
import AloudTestSupport
import Testing

@Suite struct ScreenReaderTests {
  @Test func walksAScreen() throws {
    var reader = try ScreenReader([
      .heading("Sign in"),
      .textField("Email"),
      .button("Continue", .notEnabled),
    ])
    #expect(reader.currentSpeech() == "Sign in, Heading")
    #expect(reader.moveForward().utterance == "Email, Text field")
    #expect(reader.currentSpeech().hint == "Double tap to edit")
    #expect("\(reader.currentSpeech())" == "Email, Text field, Double tap to edit")
    #expect(reader.moveForward() == "Continue, Dimmed, Button")
    #expect("\(reader.moveForward())" == "[boundary]")
  }

  @Test func doesNotWrap() throws {
    var reader = try ScreenReader([.text("One"), .text("Two")])
    #expect(reader.moveBackward().isBoundary)
    #expect(reader.moveForward() == "Two")
    #expect(reader.moveForward().isBoundary)
    #expect(reader.currentSpeech() == "Two")
    #expect(reader.moveBackward() == "One")
  }

  @Test func copiesDoNotAffectEachOther() throws {
    let reader = try ScreenReader([.text("One"), .text("Two")])
    var copy = reader
    _ = copy.moveForward()
    #expect(reader.currentSpeech() == "One")
  }

  @Test func anEmptyScreenIsSilent() throws {
    var reader = try ScreenReader([])
    #expect(reader.focus == nil)
    #expect(reader.currentSpeech() == "")
    #expect(reader.moveForward().isBoundary)
  }

  @Test func aContainerIsNamedOnEntering() throws {
    var reader = try ScreenReader([.text("Before"), .group("Weather", [.text("Sun"), .text("Rain")]), .text("After")])
    #expect(reader.moveForward() == "Weather, Sun")
    #expect(reader.moveForward() == "Rain")
    #expect(reader.moveForward() == "After")
    #expect(reader.moveBackward() == "Weather, Rain")
  }

  /// Moving forward and back returns to the same speech, except at the ends.
  @Test(arguments: 0..<60) func previousAfterNextReturns(_ seed: UInt64) throws {
    var reader = ScreenReader(try Document(screens: [.init(tree: try Tree.random(seed: seed))]))
    while let rank = reader.rank {
      var copy = reader
      guard !copy.moveForward().isBoundary else { break }
      _ = copy.moveBackward()
      #expect(copy.rank == rank)
      _ = reader.moveForward()
    }
  }

  @Test(arguments: 0..<60) func theSameScreenSaysTheSame(_ seed: UInt64) throws {
    let document = try Document(screens: [.init(tree: try Tree.random(seed: seed))])
    for profile in Profile.allCases {
      let options = ReaderOptions(profile: profile)
      let one = ScreenReader(document, options: options).reading().map(\.text)
      #expect(one == ScreenReader(document, options: options).reading().map(\.text))
    }
  }

  /// Every fragment is about a node of the screen and has words.
  @Test(arguments: 0..<60) func everyFragmentSaysSomething(_ seed: UInt64) throws {
    let tree = try Tree.random(seed: seed)
    for stop in ScreenReader(try Document(screens: [.init(tree: tree)])).reading() {
      for fragment in stop.utterance.fragments {
        #expect(!fragment.text.isEmpty && fragment.node.index < tree.count, "\(fragment)")
      }
    }
  }

  /// The use of `app.debugDescription` in an app's UI test.
  @Test func readsADescriptionOfAnApp() throws {
    let description = """
      Attributes: Application, 0x105a2f7b0, pid: 994, label: '설정'
      Element subtree:
       →Application, 0x105a2f7b0, pid: 994, label: '설정'
          Window (Main), 0x105a2f8c0, {{0.0, 0.0}, {393.0, 852.0}}
            NavigationBar, 0x105a2f9d0, {{0.0, 59.0}, {393.0, 44.0}}, identifier: '설정'
              StaticText, 0x105a2fae0, {{178.0, 70.0}, {37.0, 21.0}}, label: '설정'
            Button, 0x105a2fbf0, {{20.0, 118.0}, {353.0, 44.0}}, label: 'Wi-Fi', value: 집
      Path to element:
       →Application, 0x105a2f7b0, pid: 994, label: '설정'

      """
    var reader = try ScreenReader(reading: description, language: "ko")
    #expect(reader.currentSpeech() == "설정, 머리말")
    #expect(reader.moveForward() == "Wi-Fi, 집, 버튼")
  }
}
