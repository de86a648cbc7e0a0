internal import AloudBase
import AloudTree

/// A text of a dump that the reading does not contain, and the rule that left it out.
///
///     let screen = try ImportedScreen(dump)
///     screen.leftOut.map { "\($0.text) (\($0.inference))" }  // ["Compose (stopByType)"]
///
/// A label that is said, as a stop, in a stop or with a container, is not left out; nor is one that only joins what is
/// said.
public struct LeftOut: Equatable, Sendable {
  /// The label or the value. For an element without both, its type or its first trait: `TabBar`, `button`.
  public let text: String
  /// The rule that left the text out.
  public let inference: Inference
  /// The offset at which the file has the node that stands for the text: the stop that hides it, or the element itself.
  let place: FileOffset

  /// The offset of that node in the file; nil where it is not known.
  package var fileOffset: Int? { place.value }
}

/// What a format does not contain of each element, so that rules decide.
enum Unsaid: Sendable {
  case nothing
  /// Which elements are stops.
  case stops
  /// Which elements are stops, and what type they have.
  case stopsAndTypes
}

extension ImportWarning {
  /// What the dump does not say, and what was left out; nil where there is neither.
  ///
  /// What the dump itself calls hidden or not accessible is not counted: the dump says that nobody hears it.
  static func unsaid(_ unsaid: Unsaid, _ all: [LeftOut]) -> ImportWarning? {
    let leftOut = all.filter { $0.inference != .notAccessible }
    let head: Message? =
      switch unsaid {
      case .nothing: nil
      case .stops: "the dump does not say which elements are stops: their types decide"
      case .stopsAndTypes: "the dump says neither which elements are stops nor their types: texts and places decide"
      }
    guard !leftOut.isEmpty else { return head.map { ImportWarning(.unsaid, $0) } }
    let list: Message = "left out: \(LeftOut.summary(of: leftOut))"
    return ImportWarning(.unsaid, head.map { "\($0); \(list)" } ?? list)
  }
}

extension LeftOut {
  /// How many texts each rule left out, with the first of them: `stopByType 2 ("Compose", "More")`.
  ///
  /// - Complexity: O(texts).
  static func summary(of leftOut: [LeftOut]) -> String {
    var counts: [Inference: Int] = [:]
    var samples: [Inference: [String]] = [:]
    for item in leftOut {
      counts[item.inference, default: 0] += 1
      let sample = sample(of: item.text)
      var known = samples[item.inference] ?? []
      guard known.count <= most, !known.contains(sample) else { continue }
      known.append(sample)
      samples[item.inference] = known
    }
    let rules = Inference.allCases.compactMap { rule -> String? in
      guard let count = counts[rule], let known = samples[rule] else { return nil }
      let quotes = known.prefix(most).map { "\"\($0)\"" } + (known.count > most ? ["…"] : [])
      return "\(rule.rawValue) \(count) (\(quotes.joined(separator: ", ")))"
    }
    return rules.joined(separator: ", ")
  }

  /// A text as it is quoted: long ones are shortened, and glyphs of icon fonts are numbers.
  private static func sample(of text: String) -> String {
    var sample = ""
    for character in text.prefix(longest) {
      if let scalar = character.unicodeScalars.first, scalar.properties.generalCategory == .privateUse {
        sample += "U+" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        sample.append(character)
      }
    }
    return text.count > longest ? sample + "…" : sample
  }

  /// The number of texts that are quoted for each rule.
  private static let most = 3
  /// The length of a quotation, in characters.
  private static let longest = 32
}

extension Node {
  /// What an element without texts is called: its first trait.
  fileprivate var kindName: String { reportedTraits.names.first ?? "element" }
}

extension Tree {
  /// The elements that VoiceOver does not reach: behind an alert, hidden by the dump itself, or without a size; and the
  /// containers whose labels are never said, since no element in them is reached.
  ///
  /// - Complexity: O(nodes).
  func unreached() -> [LeftOut] {
    let reasons = reasons()
    // For each node, why the first element in it is not reached; nil if one is, or if there is none.
    var inside = [Inference?](repeating: nil, count: count)
    var reaches = [Bool](repeating: false, count: count)
    var found: [LeftOut] = []
    for index in (1..<max(1, count)).reversed() {
      let id = self.id(at: index)
      let node = self[id]
      let parent = parent(of: id)?.index ?? 0
      let isElement = isElement(id)
      if isElement {
        inside[index] = reasons[index]
        reaches[index] = reasons[index] == nil
      }
      reaches[parent] = reaches[parent] || reaches[index]
      if let reason = inside[index] { inside[parent] = reason }
      guard isElement || node.isAnnounced, !reaches[index], let reason = reasons[index] ?? inside[index] else {
        continue
      }
      // What is inside an element belongs to it.
      guard !isInElement(parent) else { continue }
      let value = isElement ? node.value?.string.spoken : nil
      guard let text = node.label?.string.spoken ?? value ?? (isElement ? node.kindName : nil) else { continue }
      found.append(LeftOut(text: text, inference: reason, place: node.fileOffset))
    }
    return found.reversed()
  }

  /// For each node, why VoiceOver does not reach it; nil if it does.
  private func reasons() -> [Inference?] {
    var reasons = [Inference?](repeating: nil, count: count)
    var modal: [Int: Int] = [:]
    for id in ids where self[id].modal && reason(for: id) == nil {
      if let parent = parent(of: id) { modal[parent.index] = id.index }
    }
    for id in ids {
      let parent = parent(of: id)?.index ?? 0
      reasons[id.index] = reasons[parent] ?? reason(for: id)
      if reasons[id.index] == nil, let front = modal[parent], front != id.index { reasons[id.index] = .alertIsModal }
    }
    return reasons
  }

  private func isInElement(_ index: Int) -> Bool {
    var index = index
    while index > 0 {
      if isElement(id(at: index)) { return true }
      index = parent(of: id(at: index))?.index ?? 0
    }
    return false
  }

  /// Why VoiceOver does not reach a node and everything in it; nil if the node itself is no reason.
  private func reason(for id: NodeID) -> Inference? {
    let node = self[id]
    if node.hidden || !node.visible {
      return node.details.inferences.contains(Inference.statusBar.rawValue) ? .statusBar : .notAccessible
    }
    guard let frame = node.frame, frame.isZeroSize else { return nil }
    return node.clips || node.order == .given || isElement(id) ? .emptyFrame : nil
  }
}
