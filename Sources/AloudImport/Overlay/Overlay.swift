package import AloudBase
import AloudTree

/// Behaviors, names and corrections that are written once and applied to each new dump of a screen.
///
///     let overlay = try Overlay(Array(text.utf8), name: "shop.overlay.json")
///     let screen = try ImportedScreen(dump).with([overlay])
///
/// The article “Overlays” describes the format.
public struct Overlay: Sendable {
  /// The name of the file in errors.
  public let name: String
  /// BCP-47; nil keeps the language of the document.
  public private(set) var language: String?
  let source: SourceText
  let facts: JSONMembers<JSONKeys.Overlay>
  /// The first item is applied to the first screen.
  let screens: [ScreenOverlay]

  /// Reads an overlay. Whether it matches a screen is known only when it is applied.
  ///
  /// - Parameters:
  ///   - bytes: the file, JSON in UTF-8.
  ///   - name: the name of the file in errors.
  /// - Throws: ``ImportError`` with its place.
  /// - Complexity: O(bytes).
  public init(_ bytes: [UInt8], name: String) throws(ImportError) {
    self.name = name
    let text = try SourceText(validating: bytes)
    let root = try text.strictJSON()
    source = text.knowing(root.text)
    do throws(JSONProblem) {
      let object = try root.object()
      guard let version = object["overlay"] else {
        throw object.problem("\"overlay\" is missing; an overlay looks like {\"overlay\": 1, \"nodes\": […]}")
      }
      guard version.asWhole == 1 else { throw version.problem("overlay must be 1") }
      try root.text.checkNestingOfEffects()
      try object.refusePixelsPerInch()
      facts = try object.members(JSONKeys.Overlay.self)
      var first = ScreenOverlay(key: nil, root)
      var others: [ScreenOverlay] = []
      for (key, value) in facts {
        switch key {
        case .name: try first.set(.name, to: value)
        case .nodes: try first.set(.nodes, to: value)
        case .ignore: try first.set(.ignore, to: value)
        case .screens:
          for member in try value.object().members.sorted(by: { $0.key < $1.key }) {
            others.append(try ScreenOverlay(member))
          }
        case .language: language = try value.language()
        case .schema, .overlay, .device, .direction, .size, .pointsPerInch, .on, .guidedAccess: break
        }
      }
      screens = [first] + others
      // Report errors even if the overlay is not applied.
      var parts = DocumentFacts()
      for (key, value) in facts { try parts.set(key, to: value) }
    } catch {
      throw ImportError(error, in: source)
    }
  }

  /// The paths of the files of its screens, as written: relative to the folder of the document.
  public var files: [String] { screens.compactMap { $0.file } }
}

/// The changes of an overlay to a screen.
struct ScreenOverlay: Sendable {
  /// Nil for the first screen.
  let key: String?
  let place: JSONPlace
  /// The file that contains the screen.
  private(set) var file: String?
  private(set) var nodes: [NodeOverlay] = []
  /// The other keys; `elements` are those of a new screen.
  private(set) var parts = ScreenParts()

  /// True for a screen that is added to the document.
  var isNew: Bool { file != nil || parts.elements != nil }

  init(key: String?, _ place: JSONPlace) { (self.key, self.place) = (key, place) }

  init(_ member: JSONPlace) throws(JSONProblem) {
    self.init(key: member.key, member)
    let object = try member.object()
    for (key, value) in try object.members(JSONKeys.ScreenOverlay.self) { try set(key, to: value) }
    if file != nil, parts.elements != nil { throw object.problem("a screen has a \"file\" or \"elements\", not both") }
    _ = try parts.tree()
  }

  mutating func set(_ key: JSONKeys.ScreenOverlay, to value: JSONPlace) throws(JSONProblem) {
    switch key {
    case .file: file = try value.string()
    case .nodes: nodes = try value.list().read { item throws(JSONProblem) in try NodeOverlay(item) }
    case .elements: try parts.set(.elements, to: value)
    case .order: try parts.set(.order, to: value)
    case .name: try parts.set(.name, to: value)
    case .on: try parts.set(.on, to: value)
    case .ignore: try parts.set(.ignore, to: value)
    }
  }
}

/// Why overlays cannot be applied to a document: each place at which they no longer match.
///
///     shop.overlay.json:4:14: no node has the identifier "buy"; the nearest are elements[7] (identifier "buy-now", label "Buy")
public struct OverlayError: Error, Equatable, Sendable, CustomStringConvertible {
  /// An error with the name of its overlay.
  public struct Misfit: Equatable, Sendable {
    /// The name of the overlay, as messages say it.
    public let overlay: String
    /// What is wrong in it, and where.
    public let error: ImportError
  }

  /// The misfits in the order of the overlays; at least one.
  public let misfits: [Misfit]

  /// The misfits one after another, each with file, line, column and a caret under the place.
  public var description: String { "\(message)" }

  /// ``description`` as a message.
  package var message: Message { misfits.map { $0.error.told(file: "\($0.overlay)") }.joined(separator: "\n") }
}

extension JSONKeys {
  enum Overlay: String, JSONKeyList {
    case schema = "$schema"
    case overlay, name, language, device, direction, size, pointsPerInch, nodes, screens, on, guidedAccess, ignore

    static let known = JSONKeyTable<Self>(of: "the overlay")
  }

  /// A screen of an overlay: changes to a screen of the document, or a new screen.
  enum ScreenOverlay: String, JSONKeyList {
    case file, elements, order, name, nodes, on, ignore

    static let known = JSONKeyTable<Self>(of: "a screen of the overlay")
    static let synonyms: [String: ScreenOverlay] = ["dump": .file, "app": .file, "from": .file]
  }

  /// The keys of an item of `nodes` in addition to those of a node.
  enum NodeOverlay: String, JSONKeyList {
    case find, count, addTraits, removeTraits, group

    static let known = JSONKeyTable<Self>(of: "an item of nodes")
  }

  enum ExpectedCount: String, JSONKeyList {
    case from, to

    static let known = JSONKeyTable<Self>(of: "\"count\"")
  }

  enum NodeFinder: String, JSONKeyList {
    case identifier, label, matches, role, path, has
    case inside = "in"
    case place

    static let known = JSONKeyTable<Self>(of: "\"find\"")
    static let synonyms: [String: NodeFinder] = [
      "id": .identifier, "accessibilityidentifier": .identifier, "name": .label, "title": .label, "text": .label,
      "pattern": .matches, "trait": .role, "traits": .role, "type": .role, "container": .inside, "contains": .has,
      "index": .place,
    ]
  }
}
