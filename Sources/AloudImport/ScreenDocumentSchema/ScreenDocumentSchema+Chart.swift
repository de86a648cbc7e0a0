import AloudTree

extension ScreenDocumentSchema {
  static var chart: Schema {
    .object(of: JSONKeys.Chart.self, required: [.x, .y]) { key in
      switch key {
      case .title: .string.described("What the chart shows.")
      case .summary: .string.described("What there is to learn from it.")
      case .direction:
        .choice(Chart.Direction.self).described("The way in which it is read.").defaulting(to: .string("leftToRight"))
      case .x: .reference(.axis).described("The axis along which it is read.")
      case .y: .reference(.numericAxis).described("The axis of its values.")
      case .more: .list(of: .reference(.axis)).described("Additional axes.")
      case .series: .list(of: series).described("What is drawn.")
      }
    }
  }

  static var axis: Schema {
    let categories = axis(JSONKeys.Axis.forCategories, required: JSONKeys.Axis.forCategories)
    return .one(of: [.reference(.numericAxis), categories]).described("An axis of numbers or of categories.")
  }

  static var numericAxis: Schema {
    axis(JSONKeys.Axis.forNumbers, required: [.title, .from, .to]).described("An axis of numbers.")
  }

  private static func axis(_ keys: [JSONKeys.Axis], required: [JSONKeys.Axis]) -> Schema {
    .object(of: JSONKeys.Axis.self, only: keys, required: required) { key in
      switch key {
      case .title: .string.described("What the axis measures.")
      case .from: .number().described("Where it begins.")
      case .to: .number().described("Where it ends.")
      case .scale: .choice(Chart.Scale.self).defaulting(to: .string("linear"))
      case .gridlines: .list(of: .number()).described("Values with a line across the chart.")
      case .unit: unit.described("How a value is spoken, by plural form, with {} for the number.")
      case .categories: .reference(.names).described("The names on the axis.")
      }
    }
  }

  private static var unit: Schema { .object(of: JSONKeys.Unit.self) { _ in .string } }

  private static var series: Schema {
    .object(of: JSONKeys.Series.self, required: [.points]) { key in
      switch key {
      case .name: .string.described("What the series is called.")
      case .continuous: .flag.described("Whether it is a line rather than points or bars.")
      case .points: .list(of: .any(of: [pair, point])).described("[x, y], or an object for what has more to say.")
      }
    }
  }

  private static var pair: Schema { .tuple([value, measured]) }

  private static var point: Schema {
    .object(of: JSONKeys.Point.self, required: [.x, .y]) { key in
      switch key {
      case .x: value.described("A number, or a category of the axis.")
      case .y: measured.described("A number; null is a missing value.")
      case .label: .string.described("What is said of the point.")
      case .more: .list(of: .any(of: [value, .null])).described("Values on the additional axes, in their order.")
      }
    }
  }

  private static var value: Schema { .any(of: [.number(), .string]) }
  private static var measured: Schema { .any(of: [.number(), .null]) }
}
