import AloudTree

// The properties of a node of a web page that UIAccessibility does not have.
extension JSONPlace {
  /// The properties, and the level of a heading, which on a page may be above 6.
  func web() throws(JSONProblem) -> (element: WebElement, level: Int?) {
    var web = WebElement()
    var level: Int?
    for (key, value) in try object().members(JSONKeys.Web.self) {
      switch key {
      case .role: web.role = try value.choice()
      case .checked: web.checked = try value.choice()
      case .hasPopup: web.popup = try value.choice()
      case .current: web.current = try value.choice()
      case .required: web.required = try value.bool()
      case .invalid: web.invalid = try value.choice()
      case .errorMessage: web.errorMessage = try value.string()
      case .description: web.description = try value.string()
      case .describedBy: web.isDescribed = try value.bool()
      case .textInside: web.textInside = try value.string()
      case .roleDescription: web.roleDescription = try value.string()
      case .level: level = try value.whole(1...JSONLimit.count)
      case .position: web.position = try value.webPosition()
      case .sort: web.sort = try value.choice()
      case .header: web.header = try value.choice()
      case .columnHeaders: web.columnHeaders = try value.textsByNumber()
      case .rowHeaders: web.rowHeaders = try value.textsByNumber()
      case .range: web.range = try value.closedRange()
      case .live: web.live = try value.liveRegion()
      case .term: web.term = try value.choice()
      case .textBlock: web.isTextBlock = try value.bool()
      case .selector: web.selector = try value.string()
      case .element: web.element = try value.whole(1...Int(Int32.max))
      case .nodes: web.nodes = try value.list().read { item throws(JSONProblem) in try item.whole(1...Int(Int32.max)) }
      }
    }
    return (web, level)
  }

  private func webPosition() throws(JSONProblem) -> WebPosition {
    guard let numbers = asList?.map({ $0.asWhole ?? -1 }), numbers.count == 2, numbers[0] >= 1,
      numbers[0] <= numbers[1], numbers[1] <= JSONLimit.count
    else { throw mustBe("two whole numbers from 1: [index, count]") }
    return WebPosition(index: numbers[0], count: numbers[1])
  }

  private func closedRange() throws(JSONProblem) -> ClosedRange<Double> {
    guard let numbers = asNumbers, numbers.count == 2, numbers[0] < numbers[1] else {
      throw mustBe("two numbers in order: [least, greatest]")
    }
    return numbers[0]...numbers[1]
  }

  private func textsByNumber() throws(JSONProblem) -> [Int: String] {
    var texts: [Int: String] = [:]
    for member in try object().members {
      guard let number = Int(member.key), number >= 0, number <= JSONLimit.count, String(number) == member.key else {
        throw JSONProblem(
          message: "\"\(member.key)\" is not a number of a row or column; they count from 0", place: member,
          isAboutKey: true)
      }
      texts[number] = try member.string()
    }
    return texts
  }

  private func liveRegion() throws(JSONProblem) -> WebLiveRegion {
    var region = WebLiveRegion(.polite)
    try read(JSONKeys.LiveRegion.self, required: [.politeness]) { key, value throws(JSONProblem) in
      switch key {
      case .politeness: region.politeness = try value.choice()
      case .atomic: region.isAtomic = try value.bool()
      case .additions: region.tellsAdditions = try value.bool()
      case .removals: region.tellsRemovals = try value.bool()
      }
    }
    return region
  }
}
