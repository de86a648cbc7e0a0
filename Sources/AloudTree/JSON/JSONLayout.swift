/// Writes JSON for people: a value on one line where it fits, else over several, two spaces further in.
package struct JSONLayout {
  package private(set) var text = ""
  private var column = 0
  private let width: Int
  /// The deepest indent, so that the text of a deeply nested value stays linear in its size.
  private static let deepest = 60

  package init(width: Int = 120) { self.width = width }

  package mutating func write(_ string: some StringProtocol) {
    text += string
    column += string.unicodeScalars.count
  }

  package mutating func newLine(_ indent: Int) {
    column = min(indent, JSONLayout.deepest)
    text += "\n"
    text += String(repeating: " ", count: column)
  }

  /// True when there is room for so many more characters on the line.
  private func hasRoom(for count: Int) -> Bool { column + count <= width }

  /// - Parameters:
  ///   - value: what is written.
  ///   - indent: of the lines that follow, if any: where the line began on which the value stands.
  ///   - reserve: how many characters must still go on the line after it.
  package mutating func write(_ value: JSONValue, indent: Int, reserve: Int = 2) {
    if let line = value.inline(limit: width - column - reserve) { return write(line) }
    switch value {
    case .scalar(let text): write(text)
    case .lines(let lines):
      for (index, line) in lines.enumerated() {
        if index > 0 { newLine(indent) }
        write(line)
      }
    case .list(let items), .rows(let items):
      write("[")
      newLine(indent + 2)
      writeItems(items, indent: indent + 2, fills: items.allSatisfy(\.isSmall))
      newLine(indent)
      write("]")
    case .object(let members):
      write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { write(",") }
        newLine(indent + 2)
        write(member.key.quotedAsJSON + ": ")
        write(member.value, indent: indent + 2)
      }
      newLine(indent)
      write("}")
    }
  }

  private mutating func writeItems(_ items: [JSONValue], indent: Int, fills: Bool) {
    for (index, item) in items.enumerated() {
      if index > 0 {
        write(",")
        if fills, let line = item.inline(limit: width - column - 3) {
          write(" " + line)
          continue
        }
        newLine(indent)
      }
      if case .object(let members) = item {
        writeObject(members, indent: indent)
      } else {
        write(item, indent: indent)
      }
    }
  }

  /// An object on as few lines as it needs.
  package mutating func writeObject(_ members: [(key: String, value: JSONValue)], indent: Int) {
    write("{")
    fill(members, indent: indent + 1)
    write("}")
  }

  /// Members of an object one after another, on as few lines as they need; what is before them is written, be it the
  /// brace or other members.
  ///
  /// - Returns: true when they went on one line.
  @discardableResult
  package mutating func fill(_ members: [(key: String, value: JSONValue)], after others: Bool = false, indent: Int)
    -> Bool
  {
    var isOneLine = true
    var isBroken = false
    for (index, member) in members.enumerated() {
      let key = member.key.quotedAsJSON + ": "
      let room = width - indent - key.unicodeScalars.count - 3
      let line = member.value.inline(limit: room)
      // A value that takes several lines begins on one of its own, and so does the value after it.
      let length = line == nil || isBroken ? width : key.unicodeScalars.count + (line?.unicodeScalars.count ?? 0)
      if !separate(index + (others ? 1 : 0), length, indent) { isOneLine = false }
      write(key)
      if let line { write(line) } else { write(member.value, indent: indent) }
      isBroken = line == nil
      if isBroken { isOneLine = false }
    }
    return isOneLine
  }

  /// Goes on after the member before; false when that needs a new line.
  package mutating func separate(_ index: Int, _ length: Int, _ indent: Int) -> Bool {
    guard index > 0 else { return true }
    write(",")
    if hasRoom(for: length + 3) {
      write(" ")
      return true
    }
    newLine(indent)
    return false
  }
}
