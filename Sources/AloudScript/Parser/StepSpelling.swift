internal import AloudTree

/// A step in the spelling of other tools: with digits, other quotation marks, or as a function call.
struct StepSpelling {
  /// The step in Aloud's spelling. It is valid only if its words are a step.
  let respelled: String
  /// True for quotation marks that are not straight.
  let hasOtherQuotes: Bool

  init(_ text: String) {
    let bare = String(text.drop { "-*>＞ \t".contains($0) })
    let straight = StepSpelling.straightened(bare)
    hasOtherQuotes = straight != bare
    let step = StepSpelling.call(straight) ?? straight
    let mark = step.firstIndex(of: "\"") ?? step.endIndex
    let written = String(step[..<mark])
    let words = StepSpelling.respelled(written.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init))
    // A step without corrections stays unchanged, including its blanks.
    let isChanged = words != written.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    respelled =
      isChanged ? (words + (mark == step.endIndex ? [] : [String(step[mark...])])).joined(separator: " ") : step
  }

  // MARK: Quotation marks

  /// Replaces the first and the last quotation mark with straight ones, unless the text has straight ones.
  private static func straightened(_ text: String) -> String {
    guard !text.contains("\"") else { return text }
    var characters = Array(text)
    let isMark = { (character: Character) in "“”„‟«»＂「」'‘’`".contains(character) }
    // A mark inside a word is an apostrophe.
    guard
      let first = characters.indices.dropFirst().first(where: {
        isMark(characters[$0]) && " ([".contains(characters[$0 - 1])
      }),
      let last = characters.lastIndex(where: isMark), last > first
    else { return text }
    characters[first] = "\""
    characters[last] = "\""
    return String(characters)
  }

  // MARK: Calls

  /// Returns `tap "Buy"` for `app.buttons["Buy"].tap()`; nil if the text is not a call.
  private static func call(_ text: String) -> String? {
    let call = text.last == ";" ? text.dropLast() : Substring(text)
    guard call.last == ")" else { return nil }
    let parts = call.split(separator: "\"", omittingEmptySubsequences: false)
    // The name comes before the last bracket outside quotation marks.
    let outside = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
    guard let part = outside.last(where: { $0.contains("(") }), let bracket = part.lastIndex(of: "(") else {
      return nil
    }
    let name = part[..<bracket].split(whereSeparator: { !$0.isLetter && $0 != "_" }).last ?? ""
    let texts = parts.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { "\"\($0.element)\"" }
    return ([name.filter { $0 != "_" }] + texts).joined(separator: " ")
  }

  // MARK: Words

  private static func respelled(_ words: [String]) -> [String] { keys(times(settings(fingers(words)))) }

  private static let numbers = [
    "1": "one", "one": "one", "single": "one", "2": "two", "two": "two", "3": "three", "three": "three", "4": "four",
    "four": "four",
  ]

  /// Returns `three-finger swipe up` for `3-finger swipe up`, `three finger swipe up` and `swipe up with 3 fingers`.
  private static func fingers(_ words: [String]) -> [String] {
    guard let index = words.firstIndex(where: { $0.lowercased().contains("finger") }) else { return words }
    let parts = words[index].lowercased().split(separator: "-").map(String.init)
    let isApart = parts.count == 1 && parts[0].hasPrefix("finger") && index > 0
    var number = isApart ? words[index - 1].lowercased() : parts[0]
    if !isApart, parts.count == 1, let end = number.firstIndex(of: "f") { number = String(number[..<end]) }
    let unit = isApart ? parts[0] : parts.count == 1 ? String(parts[0].dropFirst(number.count)) : parts[1]
    guard let count = numbers[number], ["finger", "fingers", "fingered"].contains(unit) else { return words }
    var others = words
    others.removeSubrange((isApart ? index - 1 : index)...index)
    if others.last?.lowercased() == "with" { others.removeLast() }
    return count == "one" ? others : ["\(count)-finger"] + others
  }

  /// Returns `setting hints off` for `set hints off` and `setting hints=off`.
  private static func settings(_ words: [String]) -> [String] {
    guard let first = words.first?.lowercased(), first == "set" || first == "setting", words.count > 1 else {
      return words
    }
    return ["setting"] + words.dropFirst().flatMap { $0.split(separator: "=").map(String.init) }
  }

  /// Returns `wait 2s` for `pause 2s`, `sleep 2` and `delay 2 seconds`.
  private static func times(_ words: [String]) -> [String] {
    guard let first = words.first?.lowercased(), ["wait", "pause", "sleep", "delay", "idle", "waitfor"].contains(first)
    else { return words }
    let time = words.dropFirst().drop { $0.lowercased() == "for" }.joined().lowercased()
    let number = time.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !number.isEmpty else { return words }
    switch time.dropFirst(number.count) {
    // In other tools, large numbers without a unit are milliseconds.
    case "": return ["wait", number.count > 2 && !number.contains(".") ? "\(number)ms" : "\(number)s"]
    case "s", "sec", "secs", "second", "seconds": return ["wait", "\(number)s"]
    case "ms", "msec", "millisecond", "milliseconds": return ["wait", "\(number)ms"]
    default: return words
    }
  }

  private static let keyNames = ["ctrl": "Control", "cmd": "Command", "opt": "Option", "alt": "Option"]

  /// Returns `VO-Right` for `VO+Right`.
  private static func keys(_ words: [String]) -> [String] {
    let text = words.joined(separator: " ")
    guard text.contains("+") else { return words }
    let parts = text.split(separator: "+").map { $0.split(separator: " ").joined(separator: " ") }
    return [parts.map { keyNames[$0.lowercased()] ?? $0 }.joined(separator: "-")]
  }
}
