public import AloudBase

// A worker's messages arrive as values, so that they can be translated.
extension Message: Codable {
  private enum Field: String, CodingKey { case key, arguments }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    self.init(
      key: try fields.decode(String.self, forKey: .key),
      arguments: try fields.decode([Argument].self, forKey: .arguments))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(key, forKey: .key)
    try fields.encode(arguments, forKey: .arguments)
  }
}

extension Message.Argument: Codable {
  private enum Field: String, CodingKey { case text, message, english }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    if let text = try fields.decodeIfPresent(String.self, forKey: .text) {
      self = .text(text)
    } else if let message = try fields.decodeIfPresent(Message.self, forKey: .message) {
      self = .message(message)
    } else {
      self = .english(try fields.decode(String.self, forKey: .english))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    switch self {
    case .text(let text): try fields.encode(text, forKey: .text)
    case .message(let message): try fields.encode(message, forKey: .message)
    case .english(let text): try fields.encode(text, forKey: .english)
    }
  }
}
