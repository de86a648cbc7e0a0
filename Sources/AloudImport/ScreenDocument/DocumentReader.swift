import AloudTree

/// Reads the top level of a screen document: facts, screens, and what the app answers.
struct DocumentReader {
  private var facts = DocumentFacts()
  private var screens: [Document.Screen] = []

  init(_ root: JSONPlace) throws(JSONProblem) {
    let object = try root.object()
    try DocumentReader.checkVersion(object)
    try root.text.checkNestingOfEffects()
    let members = try object.members(JSONKeys.Document.self)
    try object.require([JSONKeys.Document.elements])
    var first = ScreenParts()
    for (key, value) in members {
      switch key {
      case .name, .elements, .order, .ignore: try first.set(key, to: value)
      case .screens: screens = try DocumentReader.screens(value)
      case .schema, .aloud, .language, .device, .direction, .size, .pixelsPerInch, .on, .guidedAccess:
        try facts.set(key, to: value)
      }
    }
    screens.insert(try first.screen(key: nil), at: 0)
  }

  /// - Throws: `TreeError` for ids and screens that are spoken of and do not exist.
  consuming func document() throws(TreeError) -> Document {
    try facts.document(screens: screens)
  }

  private static func checkVersion(_ object: JSONObject) throws(JSONProblem) {
    guard object.contains("aloud") else {
      throw object.problem("\"aloud\" is missing; a screen document says {\"aloud\": 1, \"elements\": […]}")
    }
    let version = object.member("aloud")
    guard version.asWhole == 1 else { throw version.problem("aloud must be 1") }
  }

  private static func screens(_ value: JSONPlace) throws(JSONProblem) -> [Document.Screen] {
    var screens: [Document.Screen] = []
    for member in try value.object().members.sorted(by: { $0.key < $1.key }) {
      let screen = try member.object()
      let members = try screen.members(JSONKeys.Screen.self)
      try screen.require([JSONKeys.Screen.elements])
      var parts = ScreenParts()
      for (key, value) in members {
        switch key {
        case .name: try parts.set(.name, to: value)
        case .elements: try parts.set(.elements, to: value)
        case .order: try parts.set(.order, to: value)
        case .on: parts.behaviors = try value.behaviors()
        case .ignore: try parts.set(.ignore, to: value)
        }
      }
      screens.append(try parts.screen(key: member.key))
    }
    return screens
  }
}

/// The parts of a screen while its keys are read.
private struct ScreenParts {
  var behaviors = Behaviors()
  private var name: String?
  private var elements: JSONList?
  private var order = Node.Order.sorted
  private var ignored: [IgnoredRule] = []

  mutating func set(_ key: JSONKeys.Document, to value: JSONPlace) throws(JSONProblem) {
    switch key {
    case .name: name = try value.string()
    case .elements: elements = try value.list()
    case .order: order = try value.choice()
    case .ignore: ignored = try value.ignoredRules()
    default: preconditionFailure("\(key.rawValue) is not a key of a screen.")
    }
  }

  func screen(key: String?) throws(JSONProblem) -> Document.Screen {
    var builder = Tree.Builder(order: order)
    if let elements { try NodeReader.read(elements, into: &builder) }
    return Document.Screen(key: key, name: name, tree: builder.finish(), behaviors: behaviors, ignored: ignored)
  }
}
