internal import AloudBase
import AloudTree

// The properties of a control other than its texts.

extension JSONKeys {
  enum Action: String {
    case name, category
    case effects = "do"
  }

  enum Cell: String { case row, column, rowSpan, columnSpan }

  enum Drag: String { case name, point }

  enum Drop: String {
    case name, point
    case effects = "do"
  }

  enum Colors: String { case foreground, background, pointSize, bold }
}

extension JSONKeys.Action: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "an action")
  static let fields: [JSONField<Action>] = known.keys.map { $0.field }

  var field: JSONField<Action> {
    switch self {
    case .name: .required({ assigned(&$0.name, $1) }, .string, "What the action is called.")
    case .category:
      .optional(
        { assigned(&$0.category, $1) }, .choice(), "The rotor option that offers the action; unless written, Actions.")
    case .effects: .optional({ assigned(&$0.effects, $1) }, .effects, "What happens when it is performed.")
    }
  }
}

extension JSONKeys.Cell: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a cell")
  static let fields: [JSONField<DataTableCell>] = known.keys.map { $0.field }

  var field: JSONField<DataTableCell> {
    switch self {
    case .row: .always({ assigned(&$0.row, $1) }, .wholeOrNull, "Counted from 0; null stands for unknown.")
    case .column: .always({ assigned(&$0.column, $1) }, .wholeOrNull, "Counted from 0; null stands for unknown.")
    case .rowSpan: .defaulting({ assigned(&$0.rowSpan, $1) }, .whole(1...JSONLimit.count), to: 1)
    case .columnSpan: .defaulting({ assigned(&$0.columnSpan, $1) }, .whole(1...JSONLimit.count), to: 1)
    }
  }
}

extension JSONKeys.Drag: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a drag source")
  static let fields: [JSONField<LocationDescriptor>] = known.keys.map { $0.field }

  var field: JSONField<LocationDescriptor> {
    switch self {
    case .name: .required({ assigned(&$0.name, $1) }, .string, "The name of the drag source.")
    case .point: .optional({ assigned(&$0.point, $1) }, .point, "Its place; the center of the node unless written.")
    }
  }
}

extension JSONKeys.Drop: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a drop point")
  static let fields: [JSONField<LocationDescriptor>] = known.keys.map { $0.field }

  var field: JSONField<LocationDescriptor> {
    switch self {
    case .name: .required({ assigned(&$0.name, $1) }, .string, "The name of the drop point.")
    case .point: .optional({ assigned(&$0.point, $1) }, .point, "Its place; the center of the node unless written.")
    case .effects: .collection({ assigned(&$0.effects, $1) }, .effects, "The effects of a drop.")
    }
  }
}

extension JSONKeys.Colors: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "\"colors\"")
  static let fields: [JSONField<Colors>] = known.keys.map { $0.field }

  var field: JSONField<Colors> {
    switch self {
    case .foreground: .optional({ assigned(&$0.foreground, $1) }, .color, "The color of the text.")
    case .background: .optional({ assigned(&$0.background, $1) }, .color, "The color behind it.")
    case .pointSize: .optional({ assigned(&$0.pointSize, $1) }, .positive(), "The size of the type in points.")
    case .bold: .flag({ assigned(&$0.bold, $1) }, "Whether the type is bold.")
    }
  }
}

// MARK: - Forms

extension JSONForm<Action> {
  static var action: Self { object(JSONKeys.Action.self, Action(name: "")) }
}

extension JSONForm<DataTableCell> {
  static var cell: Self { object(JSONKeys.Cell.self, DataTableCell(row: nil, column: nil)) }
}

extension JSONForm<LocationDescriptor> {
  static var dragSource: Self { object(JSONKeys.Drag.self, LocationDescriptor(name: "")) }
  static var dropPoint: Self { object(JSONKeys.Drop.self, LocationDescriptor(name: "")) }
}

extension JSONForm<Colors> {
  static var colors: Self { object(JSONKeys.Colors.self, Colors()) }
}

extension JSONForm<Int?> {
  fileprivate static var wholeOrNull: Self {
    Self(
      .any(of: [.whole(), .null]),
      read: { place throws(JSONProblem) in place.isNull ? nil : try place.whole() },
      write: { $0.map { .whole($0) } })
  }
}
