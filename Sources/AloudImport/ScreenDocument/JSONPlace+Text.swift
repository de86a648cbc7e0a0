import AloudTree

extension JSONPlace {
  /// Text of the app: a string, or a list of runs.
  func spokenText() throws(JSONProblem) -> SpokenText {
    if let string = asString { return SpokenText(string) }
    guard let list = asList else { throw mustBe("text: a string or a list of runs") }
    return SpokenText(runs: try list.read { item throws(JSONProblem) in try item.run() })
  }

  private func run() throws(JSONProblem) -> SpokenText.Run {
    var run = SpokenText.Run("")
    try read(JSONKeys.Run.self, required: [.text]) { key, value throws(JSONProblem) in
      switch key {
      case .text: run.text = try value.string()
      case .language: run.language = try value.language()
      case .pitch: run.pitch = try value.number("a number from 0 to 2") { (0...2).contains($0) }
      case .spellOut: run.spellOut = try value.bool()
      case .punctuation: run.punctuation = try value.choice()
      case .ipa: run.ipa = try value.string()
      case .headingLevel: run.headingLevel = try value.whole(1...6)
      case .bold: run.attributes.bold = try value.bool()
      case .italic: run.attributes.italic = try value.bool()
      case .underline: run.attributes.underline = try value.bool()
      case .fontName: run.attributes.fontName = try value.string()
      case .fontSize: run.attributes.fontSize = try value.number("a size in points, more than 0") { $0 > 0 }
      case .color: run.attributes.color = try value.string()
      case .blockquoteLevel: run.attributes.blockquoteLevel = try value.whole(1...100)
      case .link: run.attributes.link = try value.string()
      }
    }
    return run
  }

  /// `text` of a node: what makes it a text input.
  func textInput() throws(JSONProblem) -> TextInput {
    var input = TextInput()
    guard asString == nil else {
      throw mustBe("an object such as {\"placeholder\": \"you@example.com\"}; what is typed stands in \"value\"")
    }
    for (key, value) in try object().members(JSONKeys.TextInput.self) {
      switch key {
      case .secure: input.secure = try value.bool()
      case .multiline: input.multiline = try value.bool()
      case .editing: input.editing = try value.bool()
      case .placeholder: input.placeholder = try value.string()
      case .insertionPoint: input.insertionPoint = try value.whole()
      }
    }
    return input
  }

  func readingLine() throws(JSONProblem) -> ReadingLine {
    var line = ReadingLine(text: "")
    try read(JSONKeys.ReadingLine.self, required: [.text]) { key, value throws(JSONProblem) in
      switch key {
      case .text: line.text = try value.spokenText()
      case .frame: line.frame = try value.frame()
      }
    }
    return line
  }

  /// The rules that audits pass over, with reasons.
  func ignoredRules() throws(JSONProblem) -> [IgnoredRule] {
    try list().read { item throws(JSONProblem) in
      var ignored = IgnoredRule(rule: "", why: "")
      try item.read(JSONKeys.IgnoredRule.self, required: [.rule, .why]) { key, value throws(JSONProblem) in
        switch key {
        case .rule: ignored.rule = try value.reason("the id of a rule")
        case .why: ignored.why = try value.reason("a reason")
        }
      }
      return ignored
    }
  }

  /// A text that says something.
  private func reason(_ noun: String) throws(JSONProblem) -> String {
    let text = try string()
    guard text.contains(where: { !$0.isWhitespace }) else { throw mustBe("\(noun), not an empty text") }
    return text
  }

  func customContent() throws(JSONProblem) -> CustomContent {
    var content = CustomContent(label: "", value: "")
    try read(JSONKeys.Content.self, required: [.label, .value]) { key, value throws(JSONProblem) in
      switch key {
      case .label: content.label = try value.string()
      case .value: content.value = try value.string()
      case .importance: content.importance = try value.choice()
      }
    }
    return content
  }

  // MARK: Web pages

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
        throw member.keyProblem("\"\(member.key)\" is not a number of a row or column; they count from 0")
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
