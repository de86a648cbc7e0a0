internal import AloudBase
public import AloudTree

/// A recording of a real VoiceOver that was read from a file, with warnings.
///
///     {"aloud": 1, "language": "ko", "ios": "26.1", "tree": "<?xml …", "steps": [{"do": "moveForward", "utterance": "설정, 머리말"}]}
///
/// `tree` is a string with a screen document or a dump, or a screen document or a JSON dump as an object.
public struct ImportedRecording: Sendable {
  /// The screen, and what the device said.
  public let recording: Recording
  /// The format of the tree.
  public let format: ScreenFormat
  /// The warnings about the tree, such as that a dump is truncated.
  public let warnings: [ImportWarning]

  /// - Parameters:
  ///   - bytes: the file, in UTF-8.
  ///   - format: the format of the tree; nil detects it.
  ///   - language: BCP-47; nil for the language of the recording, or that of the document, or English.
  /// - Throws: ``ImportError``, with its place in the file.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8], format: ScreenFormat? = nil, language: String? = nil) throws(ImportError) {
    let source = try SourceText(validating: bytes)
    let contents = try source.readStrictJSON(Contents.init)
    let screen = try ImportedScreen(
      ImportedRecording.text(of: contents.tree, in: source), format: format, language: language ?? contents.language)
    recording = Recording(document: screen.document, ios: contents.ios, steps: contents.steps)
    self.format = screen.format
    warnings = screen.warnings
  }

  /// The tree as a separate text; its places are those in the file.
  private static func text(of tree: JSONPlace, in source: SourceText) -> SourceText {
    let start = tree.offset
    guard tree.kind == .string else {
      return SourceText(Array(source.bytes[tree.range]), in: source) { OffsetMap(from: start) }
    }
    let text = EscapedText(source.bytes, quote: start)
    let whole = SourceText(text.unescaped, in: source) { text.map }
    guard whole.bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return whole }
    return SourceText(Array(whole.bytes.dropFirst(3)), in: whole) { OffsetMap(from: 3) }
  }
}

private struct Contents {
  let tree: JSONPlace
  var language: String?
  var ios: String?
  var steps: [Recording.Step] = []

  init(_ root: JSONPlace) throws(JSONProblem) {
    let object = try root.object()
    guard object.contains("aloud") else {
      throw object.problem(
        "\"aloud\" is missing; a recording looks like {\"aloud\": 1, \"tree\": …, \"steps\": [{\"do\": …, \"utterance\": …}]}"
      )
    }
    let members = try object.members(JSONKeys.Recording.self)
    try object.require([JSONKeys.Recording.tree, .steps])
    tree = object.member(JSONKeys.Recording.tree.rawValue)
    for (key, value) in members {
      switch key {
      case .schema: _ = try value.string()
      case .aloud: guard value.asWhole == 1 else { throw value.problem("aloud must be 1") }
      case .tree: try Contents.checkTree(value)
      case .language: language = try value.language()
      case .ios: ios = try Contents.version(value)
      case .steps: steps = try Contents.steps(value)
      }
    }
  }

  private static func checkTree(_ value: JSONPlace) throws(JSONProblem) {
    if let text = value.asString {
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw value.problem("tree is empty; it must hold the dump of the recorded screen")
      }
      return
    }
    guard value.kind == .object || value.kind == .list else {
      throw value.mustBe("the text of a dump, or a screen document")
    }
  }

  private static func version(_ value: JSONPlace) throws(JSONProblem) -> String {
    let text = try value.string()
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ UInt8($0) != nil }) else {
      throw value.mustBe("a version of iOS, such as \"26.1\"")
    }
    return text
  }

  private static func steps(_ value: JSONPlace) throws(JSONProblem) -> [Recording.Step] {
    let steps = try value.list().read { item throws(JSONProblem) in
      let object = try item.object()
      let members = try object.members(JSONKeys.RecordingStep.self)
      try object.require([JSONKeys.RecordingStep.action, .utterance])
      var step = Recording.Step(.currentSpeech, "")
      for (key, value) in members {
        switch key {
        case .action: step.action = try value.choice(noun: "step")
        // WebDriverAgent writes null where VoiceOver says nothing.
        case .utterance: step.utterance = value.isNull ? "" : try value.string()
        }
      }
      return step
    }
    guard !steps.isEmpty else { throw value.mustBe("a list of at least one step") }
    return steps
  }
}

extension Recording {
  /// Reads a recording from a string.
  ///
  /// - Throws: ``ImportError``.
  public init(reading text: String, language: String? = nil) throws(ImportError) {
    self = try ImportedRecording(Array(text.utf8), language: language).recording
  }
}

extension JSONKeys {
  enum Recording: String, JSONKeyList {
    case schema = "$schema"
    case aloud, tree, language, ios, steps

    static let known = JSONKeyTable<Self>(of: "a recording")
  }

  enum RecordingStep: String, JSONKeyList {
    case action = "do"
    case utterance

    static let known = JSONKeyTable<Self>(of: "a step")
  }
}
