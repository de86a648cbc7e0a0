import AloudTree

// The properties of a control beyond its texts.
extension ScreenDocumentSchema {
  static var action: Schema {
    .object(of: JSONKeys.Action.self, required: [.name]) { key in
      switch key {
      case .name: .string.described("What the action is called.")
      case .category: .choice(Action.Category.self).described("The rotor's option that offers it; else Actions does.")
      case .effects: .reference(.effects).described("What happens when it is performed.")
      }
    }
  }

  static var content: Schema {
    .object(of: JSONKeys.Content.self, required: [.label, .value]) { key in
      switch key {
      case .label: .string.described("What it is about.")
      case .value: .string.described("What there is to know.")
      case .importance:
        .choice(CustomContent.Importance.self).described("\"high\" is spoken at once.")
          .defaulting(to: .string("default"))
      }
    }
  }

  static var ignoredRules: Schema {
    .list(
      of: .object(of: JSONKeys.IgnoredRule.self, required: [.rule, .why]) { key in
        switch key {
        case .rule: .string.described("The id of a rule, such as \"small-target\".")
        case .why: .string.described("Why it does not matter here.")
        }
      })
  }

  static var rotor: Schema {
    func form(_ kind: JSONKeys.Rotor) -> Schema {
      .object(of: JSONKeys.Rotor.self, only: [kind, .items], required: [kind, .items]) { key in
        switch key {
        case .name: .string.described("What the rotor is called.")
        case .type: .choice(CustomRotor.SystemType.self).described("One of the system's rotors.")
        case .items: .list(of: .any(of: [.string, rotorItem])).described("Ids of its results, or stretches of them.")
        }
      }
    }
    return .one(of: [form(.name), form(.type)])
  }

  private static var rotorItem: Schema {
    .object(of: JSONKeys.RotorItem.self, required: [.id]) { key in
      switch key {
      case .id: .string.described("The id of an element.")
      case .range: .tuple([.whole(), .whole()]).described("[from, to]: characters of its text, from 0.")
      }
    }
  }

  static var textInput: Schema {
    .object(of: JSONKeys.TextInput.self) { key in
      switch key {
      case .secure: .flag.described("Whether the text is a password.")
      case .multiline: .flag.described("Whether it may have several lines.")
      case .editing: .flag.described("Whether it is being edited.")
      case .placeholder: .string.described("What is shown while it is empty.")
      case .insertionPoint: .whole().described("In characters from 0; the end unless written.")
      }
    }
  }

  static var adjustment: Schema {
    func form(_ keys: [JSONKeys.Adjustment], required: [JSONKeys.Adjustment]) -> Schema {
      .object(of: JSONKeys.Adjustment.self, only: keys, required: required) { key in
        switch key {
        case .values: .list(of: .reference(.text), atLeast: 1).described("The values to choose from.")
        case .index: .whole().described("Which of them it is, from 0.").defaulting(to: .whole(0))
        case .from: countable.described("One end of the range.")
        case .to: countable.described("The other end of the range.")
        case .step: .number(atMost: 1e15, above: 0).described("How much one swipe changes.")
        case .at: countable.described("Where it stands.")
        case .format:
          .string(matching: "^percent$|\\{\\}").described("\"percent\", or a text with {} for the number.")
        }
      }
    }
    return .one(of: [
      form(JSONKeys.Adjustment.forValues, required: [.values]),
      form(JSONKeys.Adjustment.forRange, required: [.from, .to, .step, .at]),
    ])
  }

  private static var countable: Schema { .number(atLeast: -1e15, atMost: 1e15) }

  static var scroll: Schema {
    func form(_ keys: [JSONKeys.Scroll], required: [JSONKeys.Scroll]) -> Schema {
      .object(of: JSONKeys.Scroll.self, only: keys, required: required) { key in
        switch key {
        case .page: .whole(1...JSONLimit.count).described("The page that is shown, from 1.")
        case .pages: .whole(1...JSONLimit.count).described("How many pages there are.")
        case .axis: .choice(Scroll.Axis.self).defaulting(to: .string("horizontal"))
        case .status: .list(of: .reference(.text)).described("What is said at each position.")
        }
      }
    }
    return .one(of: [form(JSONKeys.Scroll.forPages, required: [.page, .pages]), form([.status], required: [.status])])
  }

  static var dataTable: Schema {
    .object(of: JSONKeys.DataTable.self) { key in
      switch key {
      case .rows: .whole().described("How many rows there are; follows from the headers.")
      case .columns: .whole().described("How many columns there are; follows from the headers.")
      case .rowHeaders: headers.described("Ids of the cells that head a row, by its number from 0.")
      case .columnHeaders: headers.described("Ids of the cells that head a column, by its number from 0.")
      }
    }
  }

  /// Keys are whole numbers below the limit of counts.
  private static var headers: Schema { .dictionary(of: .reference(.ids), keysMatching: "^(0|[1-9][0-9]{0,8})$") }

  static var cell: Schema {
    .object(of: JSONKeys.Cell.self) { key in
      switch key {
      case .row: .any(of: [.whole(), .null]).described("From 0; null is unknown.")
      case .column: .any(of: [.whole(), .null]).described("From 0; null is unknown.")
      case .rowSpan: .whole(1...JSONLimit.count).defaulting(to: .whole(1))
      case .columnSpan: .whole(1...JSONLimit.count).defaulting(to: .whole(1))
      }
    }
  }

  static func location(isDrop: Bool) -> Schema {
    .object(of: JSONKeys.Location.self, only: isDrop ? nil : JSONKeys.Location.forDrag, required: [.name]) { key in
      switch key {
      case .name: .string.described(isDrop ? "What is dropped on there." : "What is dragged from there.")
      case .point: .reference(.point).described("Where; the center of the node unless written.")
      case .effects: .reference(.effects).described("What a drop does.")
      }
    }
  }

  static var readingLine: Schema {
    .object(of: JSONKeys.ReadingLine.self, required: [.text]) { key in
      switch key {
      case .text: .reference(.text).described("What the line says.")
      case .frame: .reference(.frame).described("Where the line is.")
      }
    }
  }

  static var colors: Schema {
    .object(of: JSONKeys.Colors.self) { key in
      switch key {
      case .foreground: .reference(.color).described("The color of the text.")
      case .background: .reference(.color).described("The color behind it.")
      case .pointSize: .number(above: 0).described("The size of the type in points.")
      case .bold: .flag.described("Whether the type is bold.")
      }
    }
  }
}
