internal import AloudTree

// Adds words as fragments.
extension Composer {
  /// Adds a phrase of VoiceOver.
  mutating func say(_ part: Part, _ phrase: Phrase, _ clause: Clause, of node: NodeID? = nil, names: Bool = false) {
    if names { isNamed = true }
    append(
      Fragment(
        part, cased(words.text(phrase), part), language: words.language, clause: clause, node: node ?? id,
        isUnstopped: words.isUnstopped(phrase)))
  }

  /// Adds words of VoiceOver with filled placeholders.
  mutating func say(_ part: Part, filled text: String, _ clause: Clause, of node: NodeID? = nil) {
    append(Fragment(part, cased(text, part), language: words.language, clause: clause, node: node ?? id))
  }

  /// Adds a text of the app, run by run; nothing if it is blank.
  mutating func say(
    _ part: Part, _ text: SpokenText?, _ clause: Clause, of node: NodeID? = nil, joint: Fragment.Joint = .separate,
    isUnstopped: Bool = false
  ) {
    guard let text, !isBlank(text) else { return }
    if part != .hint && part != .container { isNamed = true }
    let owner = node ?? id
    let language = screen.language(of: owner)
    guard let runs = text.runs else {
      return append(
        Fragment(
          part, screen.spoken(text.string), language: language, clause: clause, node: owner, joint: joint,
          isUnstopped: isUnstopped))
    }
    var joint = joint
    for run in runs where !run.text.isEmpty {
      append(
        Fragment(
          part, screen.spoken(run), language: run.language ?? language, clause: clause, node: owner, joint: joint,
          isUnstopped: isUnstopped, prosody: Prosody(run)))
      joint = .sameText
    }
  }

  /// Role and state words in the letter case of the setting.
  private func cased(_ text: String, _ part: Part) -> String {
    screen.lowercasesRoles && (part == .trait || part == .state) ? text.lowercased() : text
  }
}

// The clauses that need more than a condition and a phrase.
extension Composer {
  mutating func chartPoint(_ clause: Clause) {
    guard let part = sharedDetails?.value.chartPart, let chartWords = screen.chartWords(around: id) else { return }
    for text in chartWords.parts(of: part) { say(.value, SpokenText(text), clause) }
  }

  mutating func placeholder(_ clause: Clause) {
    guard isBlank(value), let placeholder = sharedDetails?.value.text?.placeholder else { return }
    say(.value, SpokenText(placeholder), clause)
  }

  mutating func importantContent(_ clause: Clause) {
    for content in sharedDetails?.value.content ?? [] where content.importance == .high {
      // The value alone, as in WWDC21. Without a value, the label is said.
      say(.content, SpokenText(content.value.isEmpty ? content.label : content.value), clause)
    }
  }

  mutating func promotedHint(_ clause: Clause) {
    guard !isNamed, !isBlank(hint) else { return }
    isHintPromoted = true
    say(.hint, hint, clause)
  }

  mutating func pageContent(_ clause: Clause) {
    guard !isNamed, let page = sharedDetails?.value.pageContent else { return }
    say(.value, page, clause)
  }

  mutating func switchOtherValue(_ clause: Clause) {
    guard traits.contains(.toggleButton), switchState == nil, !isBlank(reportedValue) else { return }
    say(.state, reportedValue, clause, isUnstopped: true)
  }

  mutating func headingWithLevel(_ clause: Clause) {
    if let level = sharedDetails?.value.headingLevel {
      say(.trait, filled: words.text(.traitHeaderLevel, numbers: ["level": level]), clause)
    } else {
      say(.trait, .traitHeader, .heading)
    }
  }

  mutating func headingOfText(_ clause: Clause) {
    guard let level = label?.headingLevel, !traits.contains(.header) else { return }
    say(.trait, filled: words.text(.traitHeaderLevel, numbers: ["level": level]), clause)
  }

  mutating func position(_ clause: Clause) {
    guard let position = context?.position else { return }
    sayPosition(position.index, of: position.count, clause)
  }

  /// The place of the chosen row of a picker wheel.
  mutating func pickerPosition(_ clause: Clause) {
    guard case .values(let rows, let index)? = sharedDetails?.value.adjusts, rows.count > 1 else { return }
    sayPosition(index + 1, of: rows.count, clause)
  }

  /// "2 of 5".
  mutating func sayPosition(_ index: Int, of count: Int, _ clause: Clause) {
    say(.position, filled: words.text(.contextSeries, numbers: ["index": index, "count": count]), clause)
  }

  mutating func boundaries(_ clause: Clause, where isWanted: (StopContext.Boundary) -> Bool) {
    for boundary in context?.boundaries ?? [] where isWanted(boundary) {
      say(.boundary, boundary.phrase, clause, of: boundary.node)
    }
  }
}

// Containers that are entered.
extension Composer {
  /// The containers around this stop but not around the previous stop, outer ones first.
  var enteredContainers: [ReadingOrder.Container] {
    guard context != nil else { return [] }
    return screen.containers(aroundRank: rank).filter { container in
      guard let previous else { return true }
      return !container.ranks.contains(previous) || !screen.tree.contains(container.node, screen.order.stops[previous])
    }.reversed()
  }

  mutating func containerLabels(_ clause: Clause) {
    for container in enteredContainers {
      let label = screen.tree[container.node].label
      // The name of a tab bar that is called "Tab Bar" is not repeated.
      if screen.tree[container.node].isTabBar, label?.string.lowercased() == words.text(.containerTabBar).lowercased() {
        continue
      }
      say(.container, label, clause, of: container.node)
    }
  }

  mutating func tabBarEntry(_ clause: Clause) {
    for container in enteredContainers where screen.tree[container.node].container == .tabBar {
      say(.container, .containerTabBar, clause, of: container.node)
    }
  }
}

extension Prosody {
  /// Nil if the run has no prosody.
  init?(_ run: SpokenText.Run) {
    guard run.pitch != nil || run.spellOut || run.punctuation != nil || run.ipa != nil else { return nil }
    self.init()
    pitch = run.pitch
    spellOut = run.spellOut
    punctuation = run.punctuation
    ipa = run.ipa
  }
}
