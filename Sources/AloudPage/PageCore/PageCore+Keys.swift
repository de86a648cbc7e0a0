internal import Aloud
internal import AloudExplore
internal import AloudTree

extension PageCore {
  /// Every key of `aloud explore`, with what it does.
  static func keys(language: String) -> JSONValue {
    let rows = KeyRow.table.map { row -> JSONValue in
      [
        "keys": .strings(row.keys.map(\.name)), "fingers": .string(row.fingers(in: language)),
        "command": .string(row.words.flatMap { $0.command(in: language) }), "words": .string(row.words?.words),
      ]
    }
    return ["rows": .list(rows)]
  }
}

extension Key {
  private static let names: [(name: String, key: Key)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down), ("enter", .enter), ("escape", .escape),
    ("home", .home), ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown), ("tab", .tab),
    ("shift-tab", .backTab), ("backspace", .backspace), ("delete", .delete),
  ]

  /// A key by its name, by the character that it types, or as `ctrl-l`.
  init(named name: String) throws(PageCore.Problem) {
    if let row = Key.names.first(where: { $0.name == name }) {
      self = row.key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.hasPrefix("ctrl-"), name.count == 6, let character = name.last {
      self = .control(character)
    } else {
      throw PageCore.Problem("there is no key \(name)")
    }
  }
}
