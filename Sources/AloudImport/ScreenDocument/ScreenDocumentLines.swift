import AloudTree

/// On which lines of a screen document things stand, for tools that show them there.
///
///     let lines = ScreenDocumentLines(bytes, of: ["elements[5]", "screens.detail"])
///     lines["elements[5]"]  // 23
///
/// What is not written in the file, such as the elements that a chart has for its points, stands where the last thing on the
/// way to it does. Other formats have other paths than those of the document that is made of them: nothing is found there.
package struct ScreenDocumentLines: Sendable {
  private let lines: [String: Int]

  /// Looks for paths such as `elements[3].children[0]`.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - paths: what to look for; keys in them may hold dots and brackets themselves.
  /// - Complexity: O(bytes + paths · keys on the way to them).
  public init(_ bytes: [UInt8], of paths: some Sequence<String>) {
    let json = JSONText(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var ways = JSONPaths(json)
    // A path that leads nowhere ends where it began.
    let places = Set(paths).compactMap { path in
      ways.place(of: path).flatMap { $0.offset == json.root?.offset ? nil : (path: path, offset: $0.offset) }
    }
    var lines: [String: Int] = [:]
    var (line, index) = (1, 0)
    for place in places.sorted(by: { $0.offset < $1.offset }) {
      line += bytes[index..<place.offset].count { $0 == UInt8(ascii: "\n") }
      index = place.offset
      lines[place.path] = line
    }
    self.lines = lines
  }

  /// From 1; nil for what was not looked for, and for a path that leads nowhere.
  public subscript(path: String) -> Int? { lines[path] }
}
