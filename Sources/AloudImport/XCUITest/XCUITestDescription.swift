import AloudTree

/// Reads `XCUIElement.debugDescription`, as `print(app.debugDescription)` and the debugger write it.
///
/// The text has no grammar that could be relied upon (quotation marks and line breaks in labels are not escaped), so that
/// lines are recognized by how they begin, and taken apart from both ends.
enum XCUITestDescription {
  /// - Throws: ``ImportError``: text without a tree of elements, refused with what to do.
  /// - Complexity: O(bytes).
  static func read(
    _ source: SourceText, language: String
  ) throws(ImportError) -> ScreenImport {
    let text = DebuggerString.unquoted(source.bytes)
    var scanner = DescriptionScanner(text ?? source.bytes)
    scanner.scan()
    if scanner.snapshot.elements.isEmpty {
      if scanner.foundQuery {
        throw ImportError(.refused, "this is the output of a query, which has no tree; print app.debugDescription")
      }
      throw ImportError(
        .refused,
        "there are no elements here, such as \" →Application, pid: 994, label: 'Phone'\"; print app.debugDescription")
    }
    if scanner.snapshot.isEmpty {
      throw ImportError(
        .refused, "there is nothing but the application: wait for the screen and print app.debugDescription again")
    }
    return ScreenImport(document: try scanner.snapshot.document(language: language), warnings: scanner.warnings)
  }
}

/// A string as the debugger prints it: one line in quotation marks, with `\n` and `\'`.
enum DebuggerString {
  /// What a description begins with.
  private static let beginnings = ["Attributes: ", "Element subtree:", "→", "->", "Application, ", "Window"]

  /// The string in the text, without its escapes; nil when there is none.
  static func unquoted(_ bytes: [UInt8]) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: quote) {
      index = start + 1
      guard begins(bytes[index...]) else { continue }
      let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
      if line.offset(ofText: #"\n"#) != nil { return unescaped(bytes[index...]) }
      index = line.endIndex
    }
    return nil
  }

  private static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = bytes.drop { $0 == UInt8(ascii: " ") }
    return beginnings.contains { text.starts(with: $0.utf8) }
  }

  /// Up to the quotation mark at the end, or as far as the text goes.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "u"):
        let (scalar, length) = self.scalar(bytes[(index + 2)...])
        result.append(contentsOf: Array(String(scalar).utf8))
        index += length
      case let other: result.append(other)
      }
      index += 2
    }
    return result
  }

  /// The character of `2192` or `{2192}`, and how many bytes that takes.
  private static func scalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int) {
    let isBraced = bytes.first == UInt8(ascii: "{")
    let digits = bytes.dropFirst(isBraced ? 1 : 0).prefix(isBraced ? 8 : 4).prefix {
      Character(Unicode.Scalar($0)).isHexDigit
    }
    let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
    return (scalar ?? "\u{FFFD}", digits.count + (isBraced ? 2 : 0))
  }
}
