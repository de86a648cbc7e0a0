internal import CBrowser

/// XML, parsed by the browser.
package enum BrowserXML {
  package enum Tag {
    case begin(String, [String: String])
    case end
    /// The text is not well formed after this point.
    case mistake
  }

  /// The tags of a text, in order.
  ///
  /// The browser returns texts that end with NUL, which XML cannot contain: `<`, the name, the number of attributes,
  /// and each with its value; `>` at the end of an element; `!` for a mistake.
  package static func tags(of bytes: [UInt8]) -> [Tag] {
    let answer = bytes.withUnsafeBufferPointer { browser_parse_xml($0.baseAddress, Int32($0.count)) }
    guard let answer else { return [.mistake] }
    defer { answer.deallocate() }
    let count = (0..<4).reduce(0) { $0 | Int(answer[$1]) << (8 * $1) }
    var texts = UnsafeBufferPointer(start: answer + 4, count: count)
      .split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    var tags: [Tag] = []
    while let kind = texts.popFirst() {
      switch kind {
      case "<":
        guard let name = texts.popFirst(), let written = texts.popFirst(), let count = Int(written) else { return tags }
        var attributes: [String: String] = [:]
        for _ in 0..<count {
          guard let key = texts.popFirst(), let value = texts.popFirst() else { return tags }
          attributes[key] = value
        }
        tags.append(.begin(name, attributes))
      case ">": tags.append(.end)
      case "!": tags.append(.mistake)
      default: break
      }
    }
    return tags
  }
}
