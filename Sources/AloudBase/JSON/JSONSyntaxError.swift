/// The place at which a text stops being valid JSON, and the reason.
package struct JSONSyntaxError: Error, Equatable {
  package let offset: Int
  package let message: Message
  /// True if the text ends too early.
  package let isCutOff: Bool

  package init(offset: Int, message: Message, isCutOff: Bool = false) {
    self.offset = offset
    self.message = message
    self.isCutOff = isCutOff
  }
}

extension JSONParser {
  func fault(_ message: Message, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset ?? start, message: message)
  }

  func cutOff(inside what: Message? = nil) -> JSONSyntaxError {
    var message: Message = "the text ends before the JSON is complete"
    if let what {
      message = "the text ends inside \(what)"
    } else if let last = open.last {
      let value = values[Int(last)]
      let line = bytes[..<Int(value.start)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
      message = "the text ends before the \"\(value.kind == .object ? "{" : "[")\" of line \(line) is closed"
    }
    return JSONSyntaxError(offset: endOfText, message: message, isCutOff: true)
  }

  /// The offset after the last byte that is not white space, where a person looks for the end.
  private var endOfText: Int {
    bytes.lastIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) }.map { $0 + 1 } ?? 0
  }

  func tooMany(_ what: Message, _ count: Int) -> Message {
    "there are more than \(count) \(what) before this one; no screen has as many"
  }

  /// The message about a byte at which a `key` or a `value` is expected.
  func instead(of what: String, _ byte: UInt8) -> Message {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): "JSON has no comments"
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
      what == "key" ? "a key is missing here" : "a value is missing here"
    case UInt8(ascii: "'") where what == "value": "a string must be in double quotes"
    default: what == "key" ? "a key must be in double quotes" : "this is not JSON"
    }
  }

  func notAValue(_ word: Range<Int>) -> Message {
    "\"\(String(decoding: bytes[word].prefix(40), as: UTF8.self))\" is not a value in JSON"
  }
}
