import AloudTree

// The properties of a control beyond its texts: adjusting, scrolling, dragging.
extension JSONPlace {
  func adjustment() throws(JSONProblem) -> Adjustment {
    let object = try object()
    return object.contains("values") ? try object.adjustmentOfValues() : try object.adjustmentOfRange()
  }

  fileprivate func format() throws(JSONProblem) -> Adjustment.Format {
    guard let format = asString, format == "percent" || format.contains("{}") else {
      throw mustBe("\"percent\" or a text with {} for the number")
    }
    return format == "percent" ? .percent : .template(format)
  }

  func scroll() throws(JSONProblem) -> Scroll {
    let object = try object()
    guard object.contains("status") else { return try object.scrollOfPages() }
    _ = try object.members(JSONKeys.Scroll.self, allowed: [.status], owner: "\"scroll\" with status")
    let texts = try object.member("status").list().read { item throws(JSONProblem) in try item.spokenText() }
    return .status(texts.map(\.string))
  }

  /// A drop point, or a drag source, which does nothing.
  func location(isDrop: Bool) throws(JSONProblem) -> LocationDescriptor {
    let object = try object()
    let owner = isDrop ? nil : "a drag source"
    let members = try object.members(
      JSONKeys.Location.self, allowed: isDrop ? nil : JSONKeys.Location.forDrag, owner: owner)
    var location = LocationDescriptor(name: "")
    for (key, value) in members {
      switch key {
      case .name: location.name = try value.string()
      case .point: location.point = try value.point()
      case .effects: location.effects = try value.effects()
      }
    }
    try object.require([JSONKeys.Location.name], in: owner)
    return location
  }

  func action() throws(JSONProblem) -> Action {
    var action = Action(name: "")
    try read(JSONKeys.Action.self, required: [.name]) { key, value throws(JSONProblem) in
      switch key {
      case .name: action.name = try value.string()
      case .category: action.category = try value.choice()
      case .effects: action.effects = try value.effects()
      }
    }
    return action
  }

  func colors() throws(JSONProblem) -> Colors {
    var colors = Colors()
    for (key, value) in try object().members(JSONKeys.Colors.self) {
      switch key {
      case .foreground: colors.foreground = try value.color()
      case .background: colors.background = try value.color()
      case .pointSize: colors.pointSize = try value.number("a number above 0") { $0 > 0 }
      case .bold: colors.bold = try value.bool()
      }
    }
    return colors
  }
}

extension JSONObject {
  fileprivate func scrollOfPages() throws(JSONProblem) -> Scroll {
    _ = try members(JSONKeys.Scroll.self, allowed: JSONKeys.Scroll.forPages)
    try require([JSONKeys.Scroll.page, .pages])
    let page = try member("page").whole(1...JSONLimit.count)
    let pages = try member("pages").whole(1...JSONLimit.count)
    guard page <= pages else { throw member("page").mustBe("a whole number from 1 to \(pages), the number of pages") }
    return .pages(page: page, pages: pages, axis: try self["axis"]?.choice() ?? .horizontal)
  }

  fileprivate func adjustmentOfValues() throws(JSONProblem) -> Adjustment {
    _ = try members(JSONKeys.Adjustment.self, allowed: JSONKeys.Adjustment.forValues, owner: "\"adjusts\" with values")
    try require([JSONKeys.Adjustment.values])
    let values = try member("values").list().read { item throws(JSONProblem) in try item.spokenText() }
    guard !values.isEmpty else { throw member("values").mustBe("a list of one text or more") }
    return .values(values, index: try self["index"]?.whole(0...values.count - 1) ?? 0)
  }

  fileprivate func adjustmentOfRange() throws(JSONProblem) -> Adjustment {
    _ = try members(JSONKeys.Adjustment.self, allowed: JSONKeys.Adjustment.forRange)
    try require([JSONKeys.Adjustment.from, .to, .step, .at])
    let from = try member("from").countable()
    let to = try member("to").countable()
    let step = try member("step").countable("a number above 0") { $0 > 0 }
    let at = try member("at").countable()
    let format = try self["format"]?.format()
    guard from != to else { throw member("to").problem("from and to must differ") }
    guard (min(from, to)...max(from, to)).contains(at) else {
      throw member("at").mustBe("a number from \(min(from, to).json) to \(max(from, to).json)")
    }
    return .range(from: from, to: to, step: step, at: at, format: format)
  }
}

extension JSONPlace {
  /// A number that an adjustable can count in: sums and differences of them are finite and exact enough.
  fileprivate func countable(
    _ what: String = "a number", where isAllowed: (Double) -> Bool = { _ in true }
  ) throws(JSONProblem) -> Double {
    let number = try number(what, where: isAllowed)
    guard number.magnitude <= 1e15 else { throw tooLarge(most: "1e15") }
    return number
  }
}
