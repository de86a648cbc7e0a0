internal import AloudBase
import AloudTree

/// Reads the screen document, Aloud's own format.
///
/// Keys, types and ranges are checked during reading; ids and screens in effects are checked at the end. Each error has
/// its place in the text.
enum ScreenDocument {
  static func read(_ source: SourceText) throws(ImportError) -> ScreenImport {
    let (root, contents) = try source.readStrictJSON { root throws(JSONProblem) in (root, try DocumentReader(root)) }
    do {
      let saysLanguage = root.asObject?.contains(JSONKeys.Document.language.rawValue) ?? false
      let document = try contents.facts.document(screens: contents.screens)
      return ScreenImport(document: document, warnings: document.lostLinks, saysLanguage: saysLanguage)
    } catch {
      throw ImportError(error, in: source, root.text)
    }
  }
}

extension Document {
  /// Reads only a screen document. No other format is tried, so that programs without dumps need not include their
  /// importers.
  ///
  /// - Throws: ``ImportError`` with its place.
  package init(screenDocument text: String) throws(ImportError) {
    self = try ScreenDocument.read(SourceText(validating: Array(text.utf8))).document
  }
}

/// All keys of the screen document, by object, in the order of the documentation.
enum JSONKeys {
  enum Document: String, JSONKeyList {
    case schema = "$schema"
    case aloud, name, language, device, direction, size, pointsPerInch, elements, order, screens, on, guidedAccess
    case ignore

    static let known = JSONKeyTable<Self>(of: "the document")

    static func home(ofForeign name: String) -> Message? { Node.home(of: name) }
  }

  enum Screen: String, JSONKeyList {
    case name, elements, order, on, ignore

    static let known = JSONKeyTable<Self>(of: "a screen")

    static func home(ofForeign name: String) -> Message? {
      Document(rawValue: name) == nil ? Node.home(of: name) : "it belongs to the document, beside \"aloud\""
    }
  }
}

/// Reads the top level of a screen document: facts, screens, and behaviors of the app.
private struct DocumentReader {
  private(set) var facts = DocumentFacts()
  private(set) var screens: [Document.Screen] = []

  init(_ root: JSONPlace) throws(JSONProblem) {
    let object = try root.object()
    guard let version = object["aloud"] else {
      throw object.problem("\"aloud\" is missing; a screen document looks like {\"aloud\": 1, \"elements\": […]}")
    }
    guard version.asWhole == 1 else { throw version.problem("aloud must be 1") }
    try root.text.checkNestingOfEffects()
    try object.refusePixelsPerInch()
    let members = try object.members(JSONKeys.Document.self)
    try object.require([JSONKeys.Document.elements])
    var first = ScreenParts()
    for (key, value) in members {
      switch key {
      case .name: try first.set(.name, to: value)
      case .elements: try first.set(.elements, to: value)
      case .order: try first.set(.order, to: value)
      case .ignore: try first.set(.ignore, to: value)
      case .screens: screens = try DocumentReader.screens(value)
      case .schema, .aloud, .language, .device, .direction, .size, .pointsPerInch, .on, .guidedAccess:
        try facts.set(key, to: value)
      }
    }
    screens.insert(try first.screen(key: nil), at: 0)
  }

  private static func screens(_ value: JSONPlace) throws(JSONProblem) -> [Document.Screen] {
    var screens: [Document.Screen] = []
    for member in try value.object().members.sorted(by: { $0.key < $1.key }) {
      let screen = try member.object()
      let members = try screen.members(JSONKeys.Screen.self)
      try screen.require([JSONKeys.Screen.elements])
      var parts = ScreenParts()
      for (key, value) in members { try parts.set(key, to: value) }
      screens.append(try parts.screen(key: member.key))
    }
    return screens
  }
}

/// The parts of a screen during the reading of its keys.
struct ScreenParts: Sendable {
  private(set) var name: String?
  private(set) var behaviors = Behaviors()
  private(set) var ignored: [IgnoredRule] = []
  private(set) var elements: JSONList?
  private var order = Node.Order.sorted

  mutating func set(_ key: JSONKeys.Screen, to value: JSONPlace) throws(JSONProblem) {
    switch key {
    case .name: name = try value.string()
    case .elements: elements = try value.list()
    case .order: order = try value.choice()
    case .on: behaviors = try value.behaviors()
    case .ignore: ignored = try value.ignoredRules()
    }
  }

  func tree() throws(JSONProblem) -> Tree {
    var builder = Tree.Builder(order: order)
    if let elements { try NodeReader.read(elements, into: &builder) }
    return builder.finish()
  }

  func screen(key: String?) throws(JSONProblem) -> Document.Screen {
    Document.Screen(key: key, name: name, tree: try tree(), behaviors: behaviors, ignored: ignored)
  }
}

/// The properties of the document that concern the whole app.
struct DocumentFacts {
  private var language = "en"
  private var device = Document.Device.phone
  private var direction: Document.Direction?
  private var size: (width: Double, height: Double)?
  private var model: DeviceModel?
  private var pointsPerInch: Double?
  private var behaviors = Behaviors()
  private var guidedAccess: GuidedAccess?

  init() {}

  init(_ document: Document) {
    language = document.language
    device = document.device
    direction = document.explicitDirection
    size = document.explicitSize
    model = document.model
    pointsPerInch = document.explicitPointsPerInch
    behaviors = document.behaviors
    guidedAccess = document.guidedAccess
  }

  mutating func set(_ key: JSONKeys.Document, to value: JSONPlace) throws(JSONProblem) {
    switch key {
    case .schema: _ = try value.string()
    case .language: language = try value.language()
    case .device: (device, model) = try value.namedDevice()
    case .direction: direction = try value.choice()
    case .size: size = try value.size()
    case .pointsPerInch: pointsPerInch = try value.pointsPerInch()
    case .on:
      let written = try value.behaviors(Behaviors.Event.ofApp, of: "\"on\" of the app")
      behaviors.effects.merge(written.effects) { $1 }
    case .guidedAccess: guidedAccess = try JSONForm.guidedAccess.read(value)
    case .aloud, .name, .elements, .order, .screens, .ignore: break
    }
  }

  /// Sets a property from an overlay, which uses the same keys.
  mutating func set(_ key: JSONKeys.Overlay, to value: JSONPlace) throws(JSONProblem) {
    if let key = JSONKeys.Document(rawValue: key.rawValue) { try set(key, to: value) }
  }

  consuming func document(screens: [Document.Screen]) throws(TreeError) -> Document {
    try Document(
      language: language, device: device, model: model, direction: direction, size: size,
      pointsPerInch: pointsPerInch, screens: screens, behaviors: behaviors, guidedAccess: guidedAccess)
  }
}

extension Document {
  /// Links in runs to ids that no node has.
  ///
  /// These are warnings, because a page may link to a place that its tree does not contain.
  fileprivate var lostLinks: [ImportWarning] {
    let links = screens.flatMap { screen in
      screen.tree.ids.flatMap { id in screen.tree[id].linkedIDs.map { (screen: screen, node: id, target: $0) } }
    }
    guard !links.isEmpty else { return [] }
    let known = identifiers
    return links.filter { !known.contains($0.target) }.map { link in
      let path = (link.screen.key.map { "screens.\($0)." } ?? "") + link.screen.tree.path(of: link.node)
      let hint = suggestion(for: link.target, among: known)
      return ImportWarning(.leftOut, "\(path): the link \"#\(link.target)\" leads nowhere: no node has this id\(hint)")
    }
  }
}

extension Node {
  /// The ids that links in its texts refer to.
  fileprivate var linkedIDs: [String] {
    guard label?.runs != nil || value?.runs != nil || hint?.runs != nil else { return [] }
    return [label, value, hint].flatMap { $0?.runs ?? [] }.compactMap { $0.attributes.link }
      .filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }
}
