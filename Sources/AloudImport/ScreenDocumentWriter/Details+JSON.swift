import AloudTree

// The properties of a node beyond its flags.

/// What is written as an object, key by key. The switch over the keys has no default, so that none is forgotten.
protocol JSONObjectWritable {
  associatedtype Key: JSONKeyList

  /// The value of a key; nil where it is as it would be anyway.
  func json(_ key: Key) -> JSONValue?
}

extension JSONObjectWritable {
  var json: JSONValue { .object(of: Key.self) { json($0) } }
}

extension Array where Element: JSONObjectWritable {
  var json: JSONValue { .list(map(\.json)) }

  var jsonUnlessEmpty: JSONValue? { isEmpty ? nil : json }
}

extension SpokenText {
  var json: JSONValue { runs?.json ?? .string(string) }
}

extension SpokenText.Run: JSONObjectWritable {
  func json(_ key: JSONKeys.Run) -> JSONValue? {
    switch key {
    case .text: .string(text)
    case .language: language.map { .string($0) }
    case .pitch: pitch.map { .number($0) }
    case .spellOut: spellOut ? .bool(true) : nil
    case .punctuation: punctuation.map { .string($0.rawValue) }
    case .ipa: ipa.map { .string($0) }
    case .headingLevel: headingLevel.map { .whole($0) }
    case .bold: attributes.bold ? .bool(true) : nil
    case .italic: attributes.italic ? .bool(true) : nil
    case .underline: attributes.underline ? .bool(true) : nil
    case .fontName: attributes.fontName.map { .string($0) }
    case .fontSize: attributes.fontSize.map { .number($0) }
    case .color: attributes.color.map { .string($0) }
    case .blockquoteLevel: attributes.blockquoteLevel.map { .whole($0) }
    case .link: attributes.link.map { .string($0) }
    }
  }
}

extension Traits {
  var json: JSONValue { .strings(names) }
}

extension Frame {
  var json: JSONValue { .numbers([x, y, width, height]) }
}

extension ScreenPoint {
  var json: JSONValue { .numbers([x, y]) }
}

extension Action: JSONObjectWritable {
  func json(_ key: JSONKeys.Action) -> JSONValue? {
    switch key {
    case .name: .string(name)
    case .category: category.map { .string($0.rawValue) }
    case .effects: effects?.json
    }
  }
}

extension CustomContent: JSONObjectWritable {
  func json(_ key: JSONKeys.Content) -> JSONValue? {
    switch key {
    case .label: .string(label)
    case .value: .string(value)
    case .importance: importance == .default ? nil : .string(importance.rawValue)
    }
  }
}

extension IgnoredRule: JSONObjectWritable {
  func json(_ key: JSONKeys.IgnoredRule) -> JSONValue? {
    switch key {
    case .rule: .string(rule)
    case .why: .string(why)
    }
  }
}

extension TextInput: JSONObjectWritable {
  func json(_ key: JSONKeys.TextInput) -> JSONValue? {
    switch key {
    case .secure: secure ? .bool(true) : nil
    case .multiline: multiline ? .bool(true) : nil
    case .editing: editing ? .bool(true) : nil
    case .placeholder: placeholder.map { .string($0) }
    case .insertionPoint: insertionPoint.map { .whole($0) }
    }
  }
}

extension Adjustment: JSONObjectWritable {
  func json(_ key: JSONKeys.Adjustment) -> JSONValue? {
    switch (self, key) {
    case (.values(let values, _), .values): .list(values.map(\.json))
    case (.values(_, let index), .index): index == 0 ? nil : .whole(index)
    case (.range(let from, _, _, _, _), .from): .number(from)
    case (.range(_, let to, _, _, _), .to): .number(to)
    case (.range(_, _, let step, _, _), .step): .number(step)
    case (.range(_, _, _, let at, _), .at): .number(at)
    case (.range(_, _, _, _, .template(let template)), .format): .string(template)
    case (.range(_, _, _, _, .percent), .format): .string("percent")
    case (.range(_, _, _, _, nil), .format): nil
    case (.range, .values), (.range, .index): nil
    case (.values, .from), (.values, .to), (.values, .step), (.values, .at), (.values, .format): nil
    }
  }
}

extension Scroll: JSONObjectWritable {
  func json(_ key: JSONKeys.Scroll) -> JSONValue? {
    switch (self, key) {
    case (.pages(let page, _, _), .page): .whole(page)
    case (.pages(_, let pages, _), .pages): .whole(pages)
    case (.pages(_, _, let axis), .axis): axis == .horizontal ? nil : .string(axis.rawValue)
    case (.status(let texts), .status): .strings(texts)
    case (.pages, .status), (.status, .page), (.status, .pages), (.status, .axis): nil
    }
  }
}

extension LocationDescriptor {
  func json(isDrop: Bool) -> JSONValue {
    .object(of: JSONKeys.Location.self) { key in
      switch key {
      case .name: .string(name)
      case .point: point?.json
      case .effects: isDrop ? effects.jsonUnlessEmpty : nil
      }
    }
  }
}

extension ReadingLine: JSONObjectWritable {
  func json(_ key: JSONKeys.ReadingLine) -> JSONValue? {
    switch key {
    case .text: text.json
    case .frame: frame?.json
    }
  }
}

extension Colors: JSONObjectWritable {
  func json(_ key: JSONKeys.Colors) -> JSONValue? {
    switch key {
    case .foreground: foreground.map { Colors.json($0) }
    case .background: background.map { Colors.json($0) }
    case .pointSize: pointSize.map { .number($0) }
    case .bold: bold ? .bool(true) : nil
    }
  }

  /// `#rrggbb`.
  private static func json(_ color: UInt32) -> JSONValue {
    .string("#" + String(0x100_0000 | color & 0xFF_FFFF, radix: 16).dropFirst())
  }
}
