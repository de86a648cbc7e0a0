import AloudTree

/// The facts of the document about the app as a whole.
struct DocumentFacts {
  private var language = "en"
  private var device = Document.Device.phone
  private var direction: Document.Direction?
  private var size: (width: Double, height: Double)?
  private var pixelsPerInch: Double?
  private var behaviors = Behaviors()
  private var guidedAccess: GuidedAccess?

  init() {}

  init(_ document: Document) {
    language = document.language
    device = document.device
    direction = document.explicitDirection
    size = document.explicitSize
    pixelsPerInch = document.pixelsPerInch
    behaviors = document.behaviors
    guidedAccess = document.guidedAccess
  }

  mutating func set(_ key: JSONKeys.Document, to value: JSONPlace) throws(JSONProblem) {
    switch key {
    case .schema: _ = try value.string()
    case .language: language = try value.language()
    case .device: device = try value.choice()
    case .direction: direction = try value.choice()
    case .size: size = try value.size()
    case .pixelsPerInch: pixelsPerInch = try value.number("a number above 0") { $0 > 0 && JSONLimit.allows($0) }
    case .on:
      let written = try value.behaviors(Behaviors.Event.ofApp, of: "\"on\" of the app")
      behaviors.effects.merge(written.effects) { $1 }
    case .guidedAccess: guidedAccess = try JSONForm.guidedAccess.read(value)
    case .aloud, .name, .elements, .order, .screens, .ignore: break
    }
  }

  /// The same from an overlay, whose facts have the same keys.
  mutating func set(_ key: JSONKeys.Overlay, to value: JSONPlace) throws(JSONProblem) {
    if let key = JSONKeys.Document(rawValue: key.rawValue) { try set(key, to: value) }
  }

  /// - Throws: `TreeError` for ids and screens that are spoken of and do not exist.
  consuming func document(screens: [Document.Screen]) throws(TreeError) -> Document {
    try Document(
      language: language, device: device, direction: direction, size: size, pixelsPerInch: pixelsPerInch,
      screens: screens, behaviors: behaviors, guidedAccess: guidedAccess)
  }
}
