/// Writes JSON for people: a value on one line if it fits, else on several lines, indented by two spaces.
package struct JSONLayout {
  package private(set) var text = ""
  private var column = 0
  private let width: Int
  /// The deepest indent; it keeps the length of a deeply nested value linear in its size.
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

  /// True if the line has room for `count` more characters.
  private func hasRoom(for count: Int) -> Bool { column + count <= width }

  /// - Parameters:
  ///   - value: the value to write.
  ///   - indent: the indent of the line on which the value begins.
  ///   - reserve: the number of characters that must still fit on the line after the value.
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
      writeItems(items, indent: indent + 2, fills: items.allSatisfy { $0.isSmall })
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

  /// Writes an object on as few lines as it needs.
  package mutating func writeObject(_ members: [(key: String, value: JSONValue)], indent: Int) {
    write("{")
    fill(members, indent: indent + 1)
    write("}")
  }

  /// Writes the members of an object on as few lines as they need. The brace or the members before them are already
  /// written.
  ///
  /// - Returns: true if no line break was needed.
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
      // A value that takes several lines begins on its own line, and so does the value after it.
      let length = line == nil || isBroken ? width : key.unicodeScalars.count + (line?.unicodeScalars.count ?? 0)
      if !separate(index + (others ? 1 : 0), length, indent) { isOneLine = false }
      write(key)
      if let line { write(line) } else { write(member.value, indent: indent) }
      isBroken = line == nil
      if isBroken { isOneLine = false }
    }
    return isOneLine
  }

  /// Writes the comma after the previous member; false if a new line was begun.
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
