internal import AloudBase
import AloudTree

/// The properties of a node in a semantics tree.
struct FlutterNode {
  enum Text: String, CaseIterable, Sendable { case label, value, hint, tooltip, identifier }

  private(set) var texts: [Text: String] = [:]
  private(set) var flags: Set<String> = []
  private(set) var actions: Set<String> = []
  private(set) var customActions: [String] = []
  private(set) var place: FlutterPlace?
  private(set) var headingLevel = 0
  private(set) var isInvisible = false
  /// True if an ancestor says what this node says.
  private(set) var isMergedUp = false
  /// True if the node says what its descendants say.
  private(set) var mergesDescendants = false
  /// True if the file ends inside a text of the node.
  private(set) var isCut = false

  let fileOffset: FileOffset
  /// The index of the parent; -1 for none.
  let parent: Int

  init(fileOffset: FileOffset, parent: Int) {
    self.fileOffset = fileOffset
    self.parent = parent
  }

  func text(_ key: Text) -> String? { texts[key]?.spoken }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  // MARK: Properties

  /// Adds the property that some lines tell; unknown ones are ignored.
  mutating func add(_ property: FlutterProperty) {
    let text = property.beginning
    if text.starts(with: "Rect.fromLTRB(".utf8) {
      place = FlutterPlace(property.list)
    } else if text.starts(with: "merged up".utf8) {
      isMergedUp = true
    } else if text.starts(with: "merge boundary".utf8) {
      mergesDescendants = true
    } else if text.elementsEqual("invisible".utf8) {
      isInvisible = true
    } else if let colon = text.prefix(FlutterNode.longestKey).firstIndex(of: UInt8(ascii: ":")) {
      add(property, key: String(decoding: text[..<colon], as: UTF8.self))
    }
  }

  private static let longestKey = 32

  private mutating func add(_ property: FlutterProperty, key: String) {
    switch key {
    case "flags": flags = Set(property.names)
    case "actions": actions = Set(property.names)
    case "customActions": customActions = property.names
    case "headingLevel": headingLevel = property.names.first.flatMap { Int($0) } ?? 0
    default:
      guard let key = Text(rawValue: key), let text = property.quotation else { return }
      texts[key] = text.text
      if !text.isClosed { isCut = true }
    }
  }

  /// Adds what a descendant says, as Flutter merges nodes.
  mutating func merge(_ other: FlutterNode) {
    flags.formUnion(other.flags)
    actions.formUnion(other.actions)
    customActions += other.customActions
    headingLevel = headingLevel == 0 ? other.headingLevel : headingLevel
    for key in Text.allCases {
      guard let text = other.texts[key], !text.isEmpty else { continue }
      guard let own = texts[key], !own.isEmpty else {
        texts[key] = text
        continue
      }
      if key == .label || key == .hint { texts[key] = own + "\n" + text }
    }
  }
}
