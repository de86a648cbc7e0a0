/// A message for people, with the values that it speaks of.
///
///     let message: Message = "unknown trait \"\(word)\"\(suggestion(for: word, among: traits))"
///     "\(message)"  // unknown trait "buton"; did you mean "button"?
///     message.key   // unknown trait "{}"{}
///
/// A message is written in English where it is used: a literal becomes a message wherever a message is expected. Its
/// text is the key of its translations, with `{}` for each value. Because values are kept, a translation can order them
/// in another way, and can choose particles that fit them. A value that is itself a message is translated, too; a text
/// is not.
public struct Message: Sendable {
  /// A value in a message.
  package enum Argument: Sendable {
    /// A text that is the same in all languages: a name, a number, a quotation.
    case text(String)
    /// A part of the sentence.
    case message(Message)
    /// An English text that is complete, such as the meaning of a setting: a table has it as a whole.
    case english(String)
  }

  /// What the message says. It is a pointer, because messages are parts of values that calls pass on, level by level.
  private let content: Content

  private final class Content: Sendable {
    /// The English text. If there are arguments, `{}` stands for each, and `{{}}` for braces that are part of the text.
    let format: String
    let arguments: [Argument]
    let form: Form

    init(_ format: String, _ arguments: [Argument], _ form: Form) {
      (self.format, self.arguments, self.form) = (format, arguments, form)
    }
  }

  private var format: String { content.format }
  private var form: Form { content.form }
  /// The values in the order of the English text.
  package var arguments: [Argument] { content.arguments }

  /// What happens to a text of the message, in each language.
  private enum Form: Sendable {
    case whole, printable, shortened
  }

  /// The English text with `{}` for each argument; `{{}}` stands for braces that are part of the text.
  package var key: String { arguments.isEmpty ? Message.escaped(format) : format }

  /// A message whose English text is complete, such as the meaning of a setting. Tables have it as a whole.
  public init(english: String) {
    self.init(format: "{}", arguments: [.english(english)], form: .whole)
  }

  /// A message with a key, such as one that another process has sent.
  package init(key: String, arguments: [Argument]) {
    let isPlain = arguments.isEmpty
    self.init(format: isPlain ? key.replacing("{{}}", with: "{}") : key, arguments: arguments, form: .whole)
  }

  /// True for a message without any text.
  package var isEmpty: Bool { description.isEmpty }

  private static func escaped(_ literal: String) -> String { literal.replacing("{}", with: "{{}}") }
}

// Never inlined: there are a thousand messages, and the code of each would be in the core of every page.
extension Message: ExpressibleByStringInterpolation {
  /// A message without values.
  @inline(never) public init(stringLiteral value: String) {
    self.init(format: value, arguments: [], form: .whole)
  }

  /// A message with values.
  @inline(never) public init(stringInterpolation: StringInterpolation) {
    // A text without values has no escapes.
    let (literal, values) = (stringInterpolation.literal, stringInterpolation.arguments)
    self.init(format: values.isEmpty ? literal : stringInterpolation.format, arguments: values, form: .whole)
  }

  /// The parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var literal = ""
    fileprivate var arguments: [Argument] = []

    /// An empty text.
    @inline(never) public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words of the message.
    @inline(never) public mutating func appendLiteral(_ text: String) {
      format += Message.escaped(text)
      literal += text
    }

    /// Appends a text that is the same in all languages.
    @inline(never) public mutating func appendInterpolation(_ text: String) { append(.text(text)) }

    /// Appends a number, or another value that is the same in all languages.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(value.description)
    }

    /// Appends a part of the sentence.
    @inline(never) public mutating func appendInterpolation(_ message: Message) { append(.message(message)) }

    private mutating func append(_ argument: Argument) {
      format += "{}"
      arguments.append(argument)
    }
  }
}

// MARK: - Text

extension Message: CustomStringConvertible {
  /// The English text.
  public var description: String {
    finished(
      Message.text(
        of: key,
        with: arguments.map { argument in
          switch argument {
          case .text(let text), .english(let text): text
          case .message(let message): message.description
          }
        }))
  }

  /// A key with texts in place of its `{}`.
  package static func text(of key: String, with texts: [String]) -> String {
    var (text, next) = ("", 0)
    var rest = Substring(key)
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix("{{}}") {
        text += "{}"
        rest = rest.dropFirst(4)
      } else if rest.hasPrefix("{}") {
        if next < texts.count { text += texts[next] }
        next += 1
        rest = rest.dropFirst(2)
      } else {
        text += "{"
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }

  /// The message on one line, safe to show: see `String.printable`.
  package var printable: Message { with(.printable) }

  /// The message on one line, safe to show, and shortened in the middle if it is longer than 400 characters.
  package var shortened: Message { with(.shortened) }

  private func with(_ form: Form) -> Message { Message(format: format, arguments: arguments, form: form) }

  /// A text of this message in some language, on one line where that is demanded.
  package func finished(_ text: String) -> String {
    let longest = 400
    switch form {
    case .whole: return text
    case .shortened where text.utf8.count > longest && text.count > longest:
      return "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))".printable
    case .printable, .shortened: return text.printable
    }
  }
}

// Two messages are the same if they say the same.
extension Message: Hashable {
  /// True if both say the same in English.
  public static func == (one: Message, other: Message) -> Bool { one.description == other.description }

  /// Hashes the English text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// MARK: - Parts

extension Message {
  private init(format: String, arguments: [Argument], form: Form) {
    content = Content(format, arguments, form)
  }

  /// The place at the beginning and the message after it: `aloud read: …`, `FILE: warning: …`; nil without a place.
  ///
  /// A place is a word or an argument before a colon, or the name of a command.
  package var afterPlace: (place: Message, message: Message)? {
    let key = key
    guard let colon = key.firstRange(of: ": ") else { return nil }
    let place = key[..<colon.lowerBound]
    let isCommand = place.hasPrefix("aloud ") && place.dropFirst(6).allSatisfy { $0 != " " }
    guard isCommand || !place.contains(" ") else { return nil }
    let count = Message.argumentCount(of: place)
    return (
      Message(key: String(place), arguments: Array(arguments.prefix(count))),
      Message(key: String(key[colon.upperBound...]), arguments: Array(arguments.dropFirst(count)))
    )
  }

  private static func argumentCount(of key: Substring) -> Int {
    key.replacing("{{}}", with: "").split(separator: "{}", omittingEmptySubsequences: false).count - 1
  }
}

// MARK: - Joining

extension [Message] {
  /// The messages, with a separator between them that is the same in all languages.
  package func joined(separator: String) -> Message {
    guard let first else { return "" }
    return dropFirst().reduce(first) { "\($0)\(separator)\($1)" }
  }
}
