internal import Aloud
internal import AloudExplorer

// A step as HTML.
extension Lesson {
  func html(ofStep index: Int) -> String {
    let step = steps[index]
    let number = index + 1
    let titles = StepTitle(words: words, language: language)
    let action = step.run.step.action
    let title = titles.text(action).printable.escapedForXML()
    let notes = (notesOfSteps[index] ?? []).map(html).joined()
    let command = titles.command(action).map { "<span class=\"command\">\($0.escapedForXML())</span> " } ?? ""
    return """
      <article class="step card" id="step-\(number)" aria-labelledby="title-\(number)">
      \(notes)<div class="doing">
      \(GestureFigure(action).svg)
      <div>
      <h3 id="title-\(number)">\(say("stepNumber", number)): \(title)</h3>
      <p class="quiet">\(command)<code>\(step.run.step.written.printable.escapedForXML())</code></p>
      </div>
      </div>
      \(stage(index))
      <div class="happening">
      \(heard(step, number))</div>
      </article>

      """
  }

  private func say(_ key: String, _ number: Int) -> String {
    words.text(key, ["number": "\(number)"]).escapedForXML()
  }

  /// Returns the screen after the step. It is hidden from screen readers, which read the words.
  private func stage(_ index: Int) -> String {
    guard index < frames.frames.count else { return "" }
    let frame = frames.frames[index]
    let bounds = frames.pictures[frame.picture].bounds
    let cursor = frame.cursor.map { box in
      let numbers = [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)]
      let attributes = numbers.map { "\($0)=\"\($1.tenths)\"" }.joined(separator: " ")
      let kind = "class=\"cursor\" data-aloud=\"cursor\""
      return "<rect \(kind) \(attributes) rx=\"6\" fill=\"none\" stroke-width=\"3\"/>"
    }
    let box = [bounds.x, bounds.y, bounds.width, bounds.height].map(\.tenths).joined(separator: " ")
    let kind = "class=\"stage aloud\" data-aloud=\"stage\" aria-hidden=\"true\" focusable=\"false\""
    return "<svg \(kind) viewBox=\"\(box)\">"
      + "<use href=\"#picture-\(frame.picture + 1)\"/>\(cursor ?? "")</svg>"
  }

  // MARK: Speech and events

  private func heard(_ step: LessonStep, _ number: Int) -> String {
    guard !step.items.isEmpty else { return "<p class=\"quiet\">\(say("nothing"))</p>\n" }
    let rows = step.items.map(html).joined()
    let reasons = step.items.compactMap { item in if case .words(let words) = item { words } else { nil } }
      .filter { !$0.reasons.isEmpty }
    var text = "<ul class=\"heard\" aria-label=\"\(say("heard", number))\">\n\(rows)</ul>\n"
    if !reasons.isEmpty { text += why(reasons, number) }
    return text
  }

  private func html(_ item: LessonStep.Item) -> String {
    switch item {
    case .words(let words): html(words)
    case .event(let name):
      "<li class=\"event\">\((words["event.\(name)"] ?? name).escapedForXML())</li>\n"
    case .lost(let text):
      "<li class=\"event lost\">\(say("lost")) “\(text.printable.escapedForXML())”</li>\n"
    case .note(let text):
      "<li class=\"event\"\(lang(telling.language))>\(telling.said(text).printable.escapedForXML())</li>\n"
    }
  }

  private func html(_ words: LessonStep.Words) -> String {
    var attributes = " data-pause=\"\(min(words.pause, 2).hundredths)\" data-rate=\"\(words.rate)\""
    if words.heard < 1 { attributes += " data-heard=\"\(words.heard.hundredths)\"" }
    let (text, parts) = marked(words)
    attributes += " data-parts=\"\(parts)\""
    let cut = words.isCutOff ? " <small class=\"cut\">\(say(words.heard < 0.05 ? "unheard" : "cut"))</small>" : ""
    return "<li class=\"words\"\(attributes)><p dir=\"auto\"\(lang(words.language))>\(text)</p>\(cut)</li>\n"
  }

  /// Returns the printed words, and the positions and lengths of the fragments in UTF-16.
  ///
  /// The words are one text, so that screen readers do not split them. Only words in another language have an element.
  private func marked(_ words: LessonStep.Words) -> (text: String, parts: String) {
    var rest = words.text[...]
    var text = ""
    var length = 0
    var parts: [String] = []
    for fragment in words.fragments {
      guard !fragment.text.isEmpty, let place = rest.firstRange(of: fragment.text) else { continue }
      let before = String(rest[..<place.lowerBound]).printable
      let inside = fragment.text.printable
      length += before.utf16.count
      parts.append("\(length) \(inside.utf16.count)")
      length += inside.utf16.count
      let isOther = fragment.language != words.language
      let written = inside.escapedForXML()
      text += before.escapedForXML() + (isOther ? "<span\(lang(fragment.language))>\(written)</span>" : written)
      rest = rest[place.upperBound...]
    }
    return (text + String(rest).printable.escapedForXML(), parts.joined(separator: ","))
  }

  private func lang(_ tag: String) -> String {
    tag.isEmpty || !LanguageTag(tag).isWellFormed ? "" : " lang=\"\(tag.escapedForXML())\""
  }

  /// Returns the reason for each part: its clause, and the rule of the clause.
  private func why(_ all: [LessonStep.Words], _ number: Int) -> String {
    let groups = all.map { words in
      let lines = words.reasons.map { "<li>\(telling.said(Message(english: $0)).printable.escapedForXML())</li>" }
        .joined()
      let text = words.text.printable.escapedForXML()
      return "<p dir=\"auto\"\(lang(words.language))>\(text)</p><ul\(lang(telling.language))>\(lines)</ul>"
    }
    return "<details class=\"why\"><summary>\(say("why", number))</summary>\(groups.joined())</details>\n"
  }
}

extension Double {
  /// The number rounded to tenths, without decimals for whole numbers.
  fileprivate var tenths: String { ((self * 10).rounded() / 10).inScript }
  fileprivate var hundredths: String { ((self * 100).rounded() / 100).inScript }
}

/// The titles of steps, in the language of a lesson.
struct StepTitle: Sendable {
  let words: [String: String]
  let language: String

  /// Returns the title of a step, as plain text.
  func text(_ action: Script.Action) -> String {
    switch action {
    case .start: return words.text("step.start")
    case .gesture(let gesture): return text(gesture)
    case .braille(let command): return command.rawValue
    case .device(let device): return words.text("step.device", ["what": device.words.printable])
    case .wait(let milliseconds):
      return words.text("step.wait", ["seconds": (Double(milliseconds) / 1000).inScript])
    case .setting(let change):
      return words.text("step.setting", ["name": change.name, "value": change.value])
    case .post: return words.text("step.post")
    case .technology(let technologies):
      let names = AssistiveTechnology.allCases.filter(technologies.contains).map(\.name).joined(separator: ", ")
      return words.text("step.technology", ["names": names])
    case .key(let key): return words.text("step.key", ["key": key.rawValue])
    case .switchAction(let action): return words.text("step.switch", ["what": action.rawValue])
    case .say(let text): return words.text("step.say", ["text": text.printable])
    case .expect: return words.text("step.expect")
    }
  }

  private func text(_ gesture: ScreenReader.Gesture) -> String {
    switch gesture {
    case .touch(.label(let label)): return words.text("step.touch", ["label": label.printable])
    case .touch(.point): return words.text("step.touchPoint")
    case .rotor(let name): return words.text("step.rotor", ["name": name.printable])
    case .choose(let item): return words.text("step.choose", ["name": item.printable])
    case .type(let text): return words.text("step.type", ["text": text.printable])
    case .search(let text): return words.text("step.search", ["text": text.printable])
    case .drag: return words.text("step.drag")
    case .command(let command): return words.text("step.command", ["name": command.name(in: language)])
    default:
      let row = KeyRow.table.first { $0.meaning == .gesture(gesture.kind) }
      return row?.fingers(in: language) ?? gesture.words
    }
  }

  /// Returns VoiceOver's name for the gesture's command; nil if the title has it, or if there is none.
  func command(_ action: Script.Action) -> String? {
    guard case .gesture(let gesture) = action else { return nil }
    if case .command = gesture { return nil }
    return gesture.command(in: language)
  }
}
