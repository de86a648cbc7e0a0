package import AloudBase
internal import AloudImport
package import AloudReach
package import AloudReader
internal import AloudTree

/// The traps of an app: what `aloud reach --traps --json` prints. Other programs rely on this format.
package struct TrapAnswer {
  package let search: TrapSearch
  /// The places in the file to which the paths of the traps refer.
  package let places: [String: FilePlace]
  private let name: String?

  /// - Parameters:
  ///   - screen: where the walk begins.
  ///   - options: how it is read.
  package init(_ screen: ReadableScreen, options: ReaderOptions) {
    search = TrapSearch(screen.document, screen: screen.screen, options: options)
    name = screen.screen.name
    var found: [String: FilePlace] = [:]
    if let imported = screen.imported, !search.traps.isEmpty {
      var places = FilePlaces(imported)
      for trap in search.traps where found[trap.path] == nil { found[trap.path] = places[trap.path] }
    }
    places = found
  }

  /// - Parameters:
  ///   - rows: formats a list: one line for each item, or all in one line.
  ///   - said: translates a message.
  /// - Returns: an object with the screen, the states and the traps.
  package func json(_ rows: ([JSONValue]) -> JSONValue, said: (Message) -> String) -> JSONValue {
    [
      "screen": .string(name), "behaviors": .bool(search.tellsBehaviors), "states": .whole(search.stateCount),
      "complete": .bool(search.isComplete), "traps": rows(search.traps.map { json($0, said) }),
    ]
  }

  private func json(_ trap: Trap, _ said: (Message) -> String) -> JSONValue {
    let members: JSONValue = [
      "kind": .string(trap.kind.rawValue), "screen": .string(trap.screen), "id": .string(trap.id),
      "path": .string(trap.path), "message": .string(said(trap.message)),
      "way": .way(trap.way.map { ("> \($0.step)", $0.times) }),
    ]
    return members + .member("place", places[trap.path].map { .place($0) })
  }
}
