import AloudBase
import Testing

@Suite struct MessageTests {
  private func hint(_ name: String?) -> Message { name.map { "; did you mean \"\($0)\"?" } ?? "" }

  @Test func theEnglishIsTheLiteral() {
    let message: Message = "unknown trait \"\("buton")\"\(hint("button"))"
    #expect("\(message)" == "unknown trait \"buton\"; did you mean \"button\"?")
    #expect(message.key == "unknown trait \"{}\"{}")
    let plain: Message = "there is no chart"
    #expect("\(plain)" == "there is no chart" && plain.key == "there is no chart" && plain.arguments.isEmpty)
    let number: Message = "\(3) of \(2.5) files"
    #expect("\(number)" == "3 of 2.5 files" && number.key == "{} of {} files")
  }

  @Test func nestedMessagesKeepTheirKeys() throws {
    let message: Message = "no node has \(Message("the label \"\("Save")\""))\(hint(nil))"
    #expect(message.key == "no node has {}{}" && "\(message)" == "no node has the label \"Save\"")
    let keys = message.arguments.compactMap { if case .message(let part) = $0 { part.key } else { nil } }
    #expect(keys == ["the label \"{}\"", ""])
  }

  /// Braces in a value are never placeholders, and braces in a literal are never values.
  @Test func bracesAreText() {
    let value: Message = "there is no file \("{}.json")\(hint("{1}{}"))"
    #expect("\(value)" == "there is no file {}.json; did you mean \"{1}{}\"?")
    let literal: Message = "\"percent\" or a text with {} for \("the number")"
    #expect("\(literal)" == "\"percent\" or a text with {} for the number")
    #expect(literal.key == "\"percent\" or a text with {{}} for {}")
    let plain: Message = "a text with {} and {1}"
    #expect("\(plain)" == "a text with {} and {1}" && plain.key == "a text with {{}} and {1}")
    let other: Message = "it looks like {\"aloud\": \(1), …}"
    #expect("\(other)" == "it looks like {\"aloud\": 1, …}")
  }

  @Test func aFinishedTextIsAsItIs() {
    let text = Message(english: "a text with {}")
    #expect("\(text)" == "a text with {}")
    let around: Message = "never here: \(text)"
    #expect("\(around)" == "never here: a text with {}")
  }

  @Test func messagesThatSayTheSameAreEqual() {
    let (one, other): (Message, Message) = ("no \("file")", "no file")
    #expect(one == other && one.hashValue == other.hashValue && one != "no files")
    #expect(Message("").isEmpty && hint(nil).isEmpty && !one.isEmpty)
  }

  @Test func aLineIsPrintableAndNotLong() {
    let hostile: Message = "unknown key \"\("a\n\u{202E}b")\""
    #expect("\(hostile.printable)" == "unknown key \"a <U+202E>b\"")
    let long: Message = "unknown key \"\(String(repeating: "x", count: 1000))\""
    #expect("\(long.shortened)".count == 403 && "\(long.printable)".count == 1014)
    #expect("\(long.shortened)".hasPrefix("unknown key") && "\(long.shortened)".contains(" … "))
    #expect(hostile.shortened == hostile.printable)
  }

  @Test func joiningKeepsTheParts() {
    #expect("\(([] as [Message]).joined(separator: ", "))" == "")
    let joined = (["a", "b", hint("c")] as [Message]).joined(separator: "\n")
    #expect("\(joined)" == "a\nb\n; did you mean \"c\"?")
  }

  /// The place, and the message after it.
  @Test func aPlaceIsFound() {
    func parts(_ message: Message) -> [String]? {
      message.afterPlace.map { [$0.place.key, "\($0.place)", $0.message.key] }
    }
    #expect(parts("\("a b.json"): there is no \("chart")") == ["{}", "a b.json", "there is no {}"])
    #expect(parts("aloud \("read"): name a \("FILE")") == ["aloud {}", "aloud read", "name a {}"])
    #expect(parts("\("a"): warning: \("b")") == ["{}", "a", "warning: {}"])
    #expect(parts("\("a.json"):\(1):\(2): this is not \("JSON")") == ["{}:{}:{}", "a.json:1:2", "this is not {}"])
    #expect(parts("no finger is down: on a graph, \("x")") == nil)
    #expect(parts("there is nothing") == nil)
  }
}
