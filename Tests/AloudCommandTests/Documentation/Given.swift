import Foundation

/// What the examples of the documentation use and do not declare.
enum Given {
  /// Names with their types, in all files.
  private static let everywhere = """
    address PageAddress
    answer Simulator.App.Answer
    app XCUIApplication
    axis Chart.Axis
    banner NodeID
    book Phrasebook
    browser BrowserProcess
    browsers LiveBrowsers
    button NodeID
    bytes [UInt8]
    chart Chart
    cover ComplianceReport.Cover
    cursor NodeID?
    document Document
    dump String
    ear Ear
    engine any SpeechEngine
    facts GuidedAccess
    file ScriptFile
    files [AuditedFile]
    graph AudioGraph
    json String
    judgments [Judgment]
    label String
    library VoiceLibrary
    lines [String]
    name String
    new ScreenReader
    node NodeID
    old ScreenReader
    options ReaderOptions
    page AloudExplorer.Page
    player Player
    reader ScreenReader
    recording Recording
    report ComplianceReport
    run ScriptRun
    score Score
    screen ImportedScreen
    script Script
    scripts [Script]
    settings VoiceOverSettings
    simulator Simulator
    speech ScreenReader.Speech
    spoken Spoken
    stop Reading.Stop
    stops [JSONValue]
    text String
    tree Tree
    utterance Utterance
    waveform Waveform
    words ChartWords
    """

  /// Names that have another type in a file.
  private static let inFiles = """
    App.swift page GivenPage
    AudioGraph+JSON.swift event AudioGraph.Event
    AudioGraph+JSON.swift passage AudioGraph.Passage
    AuditedFile.swift app Document
    BrailleDisplay.swift line BrailleLine
    BrailleLine.swift line BrailleLine
    BrailleText.swift book (String) -> Phrasebook
    BrailleWords.swift words BrailleWords
    Captions.swift passage AudioGraph.Passage
    CharacterNames.swift words Phrasebook
    CharacterSpeech.swift words Phrasebook
    ComplianceReports.md app AuditedApp
    EmojiNames.swift names EmojiNames
    JSONDump.swift place JSONPlace
    JSONDump.swift read GivenRead
    KanjiReadings.swift readings KanjiReadings
    LeftOut.swift dump [UInt8]
    Message.swift traits [String]
    Message.swift word String
    MessageTable.swift names [String]
    Narrator.swift words (String) -> Phrasebook
    Overlay.swift dump [UInt8]
    OverlayFiles.swift dump [UInt8]
    Overlays.md dump [UInt8]
    OwnCode.swift reported ReportedFinding
    PageRehearsal.swift open () -> RehearsedPage?
    PageRehearsal.swift page RehearsedPage
    SoundProduction.swift engine () throws(SoundError) -> any SpeechEngine
    Timeline.swift turn Effect
    Voice.swift korean Voice
    VoiceOverDesigner.swift exists (URL) -> Bool
    VoiceOverDesigner.swift folder URL
    """

  /// Examples that are no Swift, or that do not compile here, by their file and beginning.
  static let others: [(file: String, beginning: String, reason: String)] =
    [
      ("ManualPage.swift", "aloud help", "a command"),
      ("DescriptionHead.swift", "    Button", "a line of a dump"),
      ("DescriptionTexts.swift", ", identifier", "a part of a dump"),
      ("XCUITestDescription.swift", "Application bundle", "lines of a dump"),
      ("SimUseOutline.swift", "App: LINE", "lines of a dump"),
      ("KIFLine.swift", "|", "a line of a dump"),
      ("AriaSnapshot.swift", "- heading", "a snapshot"),
      ("LineMargin.swift", "2026", "lines of a log"),
      ("EarlGreyFacts.swift", "; AX=Y", "a part of a dump"),
      ("EarlGreyHead.swift", "|", "a line of a dump"),
      ("EntityText.swift", "|--&lt;", "a line of a dump"),
      ("BareQuotes.swift", "[{", "a part of a dump"),
      ("AgentList.swift", "[{", "a part of a dump"),
      ("DetoxHierarchy.swift", "<ViewHierarchy>", "a part of a dump"),
      ("FlutterLine.swift", "  ├─", "lines of a dump"),
      ("FlutterSemantics.swift", "SemanticsNode#6", "lines of a dump"),
      ("ReadingMessage.swift", "The reading", "a message"),
      ("OtherPlaces.swift", "also at", "lines of a report"),
      ("ScriptDiff.swift", " [screen", "a difference"),
      ("ScriptError.swift", "reply.aloud", "a message"),
      ("ImportError.swift", "settings.json", "a message"),
      ("ExpectedCount.swift", "\"count\"", "JSON"),
      ("Overlay.swift", "shop.overlay.json:", "a message"),
      ("Programs.md", "dependencies:", "a part of Package.swift"),
      ("Recipes.md", "import XCTest\n\nfinal class RecordingTests", "it needs Apple's service for VoiceOver"),
    ] + views.map { file, beginning in (file, beginning, "it needs UIKit") }

  private static let views = [
    ("Capture.swift", "let capture = try Capture(of:"), ("Capture.swift", "let document = try Document(capturing:"),
    ("Capture+Writing.swift", "try Capture(of:"), ("Simulator+Views.swift", "let result"),
    ("Simulator+Views.swift", "var simulator"), ("AloudCapture.md", "let document"),
    ("FromTheRealApp.md", "import AloudCapture"), ("FromTheRealApp.md", "try expectScript"),
    ("FromTheRealApp.md", "try Capture"), ("AloudTesting.md", "try expectReading(of: viewController"),
    ("ExpectScript.swift", "try expectScript(\"> swipe right\\nSave, Button\", on: try Simulator.LiveApp"),
    ("Programs.md", "let document = try Document(capturing:"),
    ("ViewExpectations.swift", "@MainActor @Test func settings"), ("ViewExpectations.swift", "try expectScript"),
    ("ViewExpectations.swift", "try expectNoFindings(in: SettingsView"),
  ]

  /// Types and functions of which examples make use.
  static let declarations = """
    func elided<T>() -> T { fatalError() }
    func given<T>() -> T { fatalError() }
    class XCUIApplication {
      var debugDescription = ""; func launch() {}; func snapshot() throws -> XCUIElementSnapshot { XCUIElementSnapshot() }
    }
    class XCUIElementSnapshot { var dictionaryRepresentation: [String: Any] = [:] }
    class XCTAttachment {
      enum Lifetime { case keepAlways }
      var lifetime = Lifetime.keepAlways
      init(data: Data, uniformTypeIdentifier: String) {}
    }
    func add(_ attachment: XCTAttachment) {}
    struct GivenPage: Sendable {
      func answer(_ request: Simulator.App.Request, at time: Instant) -> Simulator.App.Answer { given() }
    }
    struct GivenRead { func callAsFunction(_ object: JSONObject, depth: Int) {} }

    """

  /// Declarations of the names that the code uses.
  static func variables(for code: String, in file: String) -> String {
    let name = (file as NSString).lastPathComponent
    var types: [String: String] = [:]
    for line in everywhere.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      types[parts[0]] = parts[1]
    }
    for line in inFiles.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      if parts[0] == name { types[parts[1]] = parts[2] }
    }
    return types.sorted { $0.key < $1.key }.filter { isUsed($0.key, in: code) }.map {
      "var \($0.key): \($0.value) = given()\n"
    }.joined()
  }

  /// True for a name that is neither a member, a label, a text nor declared in the code.
  private static func isUsed(_ name: String, in code: String) -> Bool {
    func has(_ pattern: String) -> Bool { code.range(of: pattern, options: .regularExpression) != nil }
    return has("(?<![\\w.#\"])\\b\(name)\\b(?![:\"\\w])") && !has("\\b(?:let|var|for|func) \(name)\\b")
  }
}
