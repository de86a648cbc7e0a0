import AloudTree

// The properties of a node beyond its flags. Every key is asked for by a switch without a default, so that none is
// forgotten.

extension SpokenText {
  var json: JSONValue {
    guard let runs else { return .string(string) }
    return .list(
      runs.map { run in
        .object(of: JSONKeys.Run.self) { key in
          switch key {
          case .text: .string(run.text)
          case .language: run.language.map { .string($0) }
          case .pitch: run.pitch.map { .number($0) }
          case .spellOut: run.spellOut ? .bool(true) : nil
          case .punctuation: run.punctuation.map { .string($0.rawValue) }
          case .ipa: run.ipa.map { .string($0) }
          case .headingLevel: run.headingLevel.map { .whole($0) }
          case .bold: run.attributes.bold ? .bool(true) : nil
          case .italic: run.attributes.italic ? .bool(true) : nil
          case .underline: run.attributes.underline ? .bool(true) : nil
          case .fontName: run.attributes.fontName.map { .string($0) }
          case .fontSize: run.attributes.fontSize.map { .number($0) }
          case .color: run.attributes.color.map { .string($0) }
          case .blockquoteLevel: run.attributes.blockquoteLevel.map { .whole($0) }
          case .link: run.attributes.link.map { .string($0) }
          }
        }
      })
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

extension Action {
  var json: JSONValue {
    .object(of: JSONKeys.Action.self) { key in
      switch key {
      case .name: .string(name)
      case .category: category.map { .string($0.rawValue) }
      case .effects: effects?.json
      }
    }
  }
}

extension CustomContent {
  var json: JSONValue {
    .object(of: JSONKeys.Content.self) { key in
      switch key {
      case .label: .string(label)
      case .value: .string(value)
      case .importance: importance == .default ? nil : .string(importance.rawValue)
      }
    }
  }
}

extension [IgnoredRule] {
  var json: JSONValue? {
    guard !isEmpty else { return nil }
    return .list(
      map { ignored in
        .object(of: JSONKeys.IgnoredRule.self) { key in
          switch key {
          case .rule: .string(ignored.rule)
          case .why: .string(ignored.why)
          }
        }
      })
  }
}

extension TextInput {
  var json: JSONValue {
    .object(of: JSONKeys.TextInput.self) { key in
      switch key {
      case .secure: secure ? .bool(true) : nil
      case .multiline: multiline ? .bool(true) : nil
      case .editing: editing ? .bool(true) : nil
      case .placeholder: placeholder.map { .string($0) }
      case .insertionPoint: insertionPoint.map { .whole($0) }
      }
    }
  }
}

extension Adjustment {
  var json: JSONValue {
    .object(of: JSONKeys.Adjustment.self) { key in
      switch (self, key) {
      case (.values(let values, _), .values): .list(values.map(\.json))
      case (.values(_, let index), .index): index == 0 ? nil : .whole(index)
      case (.range(let from, _, _, _, _), .from): .number(from)
      case (.range(_, let to, _, _, _), .to): .number(to)
      case (.range(_, _, let step, _, _), .step): .number(step)
      case (.range(_, _, _, let at, _), .at): .number(at)
      case (.range(_, _, _, _, let format), .format): format?.json
      case (.range, .values), (.range, .index): nil
      case (.values, .from), (.values, .to), (.values, .step), (.values, .at), (.values, .format): nil
      }
    }
  }
}

extension Adjustment.Format {
  fileprivate var json: JSONValue {
    switch self {
    case .percent: .string("percent")
    case .template(let template): .string(template)
    }
  }
}

extension Scroll {
  var json: JSONValue {
    .object(of: JSONKeys.Scroll.self) { key in
      switch (self, key) {
      case (.pages(let page, _, _), .page): .whole(page)
      case (.pages(_, let pages, _), .pages): .whole(pages)
      case (.pages(_, _, let axis), .axis): axis == .horizontal ? nil : .string(axis.rawValue)
      case (.status(let texts), .status): .strings(texts)
      case (.pages, .status), (.status, .page), (.status, .pages), (.status, .axis): nil
      }
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

extension ReadingLine {
  var json: JSONValue {
    .object(of: JSONKeys.ReadingLine.self) { key in
      switch key {
      case .text: text.json
      case .frame: frame?.json
      }
    }
  }
}

extension Colors {
  var json: JSONValue {
    .object(of: JSONKeys.Colors.self) { key in
      switch key {
      case .foreground: foreground.map { Colors.json($0) }
      case .background: background.map { Colors.json($0) }
      case .pointSize: pointSize.map { .number($0) }
      case .bold: bold ? .bool(true) : nil
      }
    }
  }

  /// `#rrggbb`.
  private static func json(_ color: UInt32) -> JSONValue {
    .string("#" + String(0x100_0000 | color & 0xFF_FFFF, radix: 16).dropFirst())
  }
}
