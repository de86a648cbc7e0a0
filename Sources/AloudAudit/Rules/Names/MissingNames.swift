internal import AloudBase
internal import AloudTree

extension Rule {
  /// A control or an image without a name, or any element that says nothing.
  ///
  /// A value also identifies an element. Charts, inputs, and elements that have only a hint have their own rules. Parts
  /// of UIKit's controls have a name of UIKit. A wheel of a picker has none, but its values often tell what it sets: a
  /// warning.
  /// Source: the Korean guideline's 1.1, images and keys without an alternative, or with one on a hidden element.
  static let missingLabel = Rule(
    "missing-label", .error,
    title: Wording("No label", ko: "레이블이 없음"),
    fix: Wording(
      "Give it a label that names what it does or shows, or hide it if it is decoration.",
      ko: "무엇을 하거나 보여 주는지 레이블로 알리고, 장식이라면 숨기십시오."),
    references: ["MAAG 1.1", "HIG Content descriptions", "WCAG 1.1.1", "WCAG 4.1.2"],
    onPages: .differs(
      "checkboxes, selects and other HTML controls need a name; a line between paragraphs (`hr`) does not",
      fix: Wording(
        "Name it with text inside, `alt`, `label` or `aria-label`; hide decoration with `alt=\"\"` or `aria-hidden`.",
        ko: "안쪽 텍스트, `alt`, `label`, `aria-label`로 이름을 주고, 장식은 `alt=\"\"`이나 `aria-hidden`으로 숨기십시오."))
  ) { screen in
    let unnamed = screen.stops.filter { $0.lacksLabel }
    guard !unnamed.isEmpty else { return [] }
    let hidden = HiddenLabels(of: screen.tree)
    return unnamed.map { stop in
      Fault(
        message(of: stop, in: screen, hidden: stop.frame.flatMap(hidden.label(over:))), at: stop, of: screen,
        severity: stop.isWheel && stop.hasValue ? .warning : nil, references: references(for: stop))
    }
  }

  private static func message(of stop: AuditedScreen.Stop, in screen: AuditedScreen, hidden: String?) -> Wording {
    let role = screen.role(of: stop)
    let utterance = screen.utterance(of: stop).told
    var english = "\(role.english.withArticle) has no label; VoiceOver says "
    var korean = "\(role.korean)에 레이블이 없어 "
    english += utterance.isEmpty ? "nothing" : "only “\(utterance)”"
    korean += utterance.isEmpty ? "아무것도 읽지 않습니다" : "“\(utterance)”\(particle: .quoted)만 읽습니다"
    if let hidden = hidden?.told {
      english += "; the label is in the hidden “\(hidden)”"
      korean += ". 레이블은 숨겨진 “\(hidden)”에 있습니다"
    }
    return Wording(english + ".", ko: korean + ".")
  }

  private static func references(for stop: AuditedScreen.Stop) -> [String] {
    ["MAAG 1.1", "HIG Content descriptions"] + criteria(of: stop)
  }

  /// The criteria that a missing name breaks: that of pictures, and that of controls. A text has neither.
  private static func criteria(of stop: AuditedScreen.Stop) -> [String] {
    (stop.traits.contains(.image) ? ["WCAG 1.1.1"] : []) + (stop.isControl ? ["WCAG 4.1.2"] : [])
  }

  /// A hint without a name: VoiceOver says hints late, and users can turn them off.
  ///
  /// Source: the Korean guideline's 1.1, “provided by hint only”.
  static let hintOnly = Rule(
    "hint-only", .error,
    title: Wording("Only a hint", ko: "힌트만 있음"),
    fix: Wording(
      "Move the name to the label; the hint says only what happens.",
      ko: "이름은 레이블로 옮기고, 힌트에는 실행하면 일어나는 일만 두십시오."),
    references: ["MAAG 1.1", "WCAG 1.1.1", "WCAG 4.1.2"],
    onPages: .applies(
      "with hints off, VoiceOver says nothing at an element that has only a description",
      fix: Wording(
        "Give it a name; use `title` and `aria-describedby` only to add to it.",
        ko: "이름을 따로 주고, `title`과 `aria-describedby`는 덧붙이는 설명에만 쓰십시오.")),
    check: .screen { screen in
      screen.stops.filter { $0.isHintOnly }.map { stop in
        // The utterance without the hint, in the language of the screen.
        let rest = screen.utteranceWithoutHint(of: stop)
        let message =
          rest.isEmpty
          ? Wording("There is only a hint; with hints off, VoiceOver says nothing.", ko: "힌트만 있어, 힌트를 끄면 아무것도 읽지 않습니다.")
          : Wording(
            "There is only a hint; with hints off, VoiceOver says only “\(rest.told)”.",
            ko: "힌트만 있어, 힌트를 끄면 “\(rest.told)”만 읽습니다.")
        return Fault(message, at: stop, of: screen, references: ["MAAG 1.1"] + criteria(of: stop))
      }
    })

  /// A field that does not say what to type.
  ///
  /// A warning for a field with words in it: many dumps contain a placeholder as the value. Advice for a search field:
  /// its role says what to type. Source: the Korean guideline's 3.1, fields without a description or with a hint only.
  static let unlabeledInput = Rule(
    "unlabelled-input", .error,
    title: Wording("A field without a label", ko: "레이블이 없는 입력란"),
    fix: Wording("Set the label to the visible caption.", ko: "화면에 보이는 이름을 레이블로 지정하십시오."),
    references: ["MAAG 3.1", "WCAG 4.1.2"],
    onPages: .applies(
      "a field needs a label on a page, too",
      fix: Wording("Give it a `label`, or `aria-label`.", ko: "`label`이나 `aria-label`을 주십시오.")),
    check: .screen { screen in
      screen.stops.compactMap { stop in
        guard stop.isInput, !stop.isNamed, !stop.hasPlaceholder else { return nil }
        let (message, severity) = unlabeled(stop)
        return Fault(message, at: stop, of: screen, severity: severity)
      }
    })

  /// What an input without a label says in place of one.
  private static func unlabeled(_ stop: AuditedScreen.Stop) -> (Wording, Severity) {
    if stop.web == nil, stop.traits.contains(.searchField) {
      return (Wording("Only the role says what to type here.", ko: "입력할 내용을 객체 유형으로만 알 수 있습니다."), .advice)
    }
    if stop.web == nil, !stop.traits.contains(.secureTextField), stop.value.contains(where: { $0.isLetter }) {
      return (
        Wording(
          "Only the text in the field says what to type here: “\(stop.value.told)”.",
          ko: "입력할 내용을 알리는 레이블이 없고, 입력란에 “\(stop.value.told)”만 있습니다."), .warning
      )
    }
    return stop.hint.isSilent
      ? (Wording("Nothing says what to type here.", ko: "입력할 내용을 알리는 레이블이 없습니다."), .error)
      : (
        Wording(
          "Only a hint says what to type here, and people can turn hints off.",
          ko: "입력할 내용을 알리는 레이블이 없고, 끌 수 있는 힌트만 있습니다."), .error
      )
  }

  /// A field whose only name disappears with the first typed character. Search fields are identified by their role.
  ///
  /// Source: the Korean guideline's 3.1; its good example keeps the name during typing.
  static let placeholderAsLabel = Rule(
    "placeholder-as-label", .warning,
    title: Wording("A placeholder as the only name", ko: "레이블 없이 플레이스홀더만 제공"),
    fix: Wording("Set the label to the visible caption.", ko: "화면에 보이는 이름을 레이블로 지정하십시오."),
    references: ["MAAG 3.1", "WCAG 3.3.2", "WCAG 4.1.2"],
    onPages: .differs(
      "the browser uses the placeholder as the name if there is no other name",
      fix: Wording("Give it a visible `label`.", ko: "눈에 보이는 `label`을 주십시오.")),
    check: .stops(
      where: { $0.isInput && !$0.traits.contains(.searchField) && $0.isNamedByPlaceholder },
      Wording(
        "The placeholder is the only name, and it disappears when people type.", ko: "안내 문구가 유일한 이름이라 입력하면 사라집니다.")))

  /// An element with an unusual way of operation, without a hint.
  ///
  /// Dumps of XCTest without traits do not contain hints either. Source: the Korean guideline's 1.1, which recommends
  /// explaining how to use a function.
  static let hintMissing = Rule(
    "hint-missing", .advice,
    title: Wording("No hint", ko: "힌트가 없음"),
    fix: Wording("Say the result of the action.", ko: "실행하면 일어나는 일을 쓰십시오."),
    references: ["MAAG 1.1"],
    onPages: .silent("WebKit says how to use a slider"),
    check: .stops { stop, screen in
      guard stop.needsHint, !screen.isOfXCTest else { return nil }
      // VoiceOver itself says how to adjust an element, and that it has actions.
      if stop.traits.contains(.adjustable) {
        return Wording(
          "VoiceOver says how to adjust it, but no hint says what that does.",
          ko: "VoiceOver가 조절하는 방법은 알리지만, 조절하면 무엇이 바뀌는지 알리는 힌트가 없습니다.")
      }
      if stop.details?.behaviors.effects[.longPress] != nil {
        return Wording("Nothing says that it responds to a long press.", ko: "길게 누를 수 있음을 알리지 않습니다.")
      }
      return Wording(
        "VoiceOver says that it has actions, but no hint says what they are for.",
        ko: "VoiceOver가 동작이 있음은 알리지만, 어디에 쓰는지 알리는 힌트가 없습니다.")
    })
}

extension AuditedScreen.Stop {
  fileprivate var lacksLabel: Bool {
    guard !isNamed, !isInput, details?.chart == nil, !isHintOnly, !isSeparator, !isOfStyleSheet else {
      return false
    }
    if details?.control != nil, !isWheel { return false }
    return isControl || !(hasValue || saysMore || (!hint.isSilent && !traits.contains(.image)))
  }

  fileprivate var isWheel: Bool { details?.control == .pickerWheel || traits.contains(.pickerElement) }

  /// True for a picture that a style sheet generates: it is not an element, so it cannot have a name, and it has no
  /// frame.
  private var isOfStyleSheet: Bool { web != nil && frame == nil && traits.contains(.image) && !isControl }

  /// True for a separator between the paragraphs of a page, and for the marker of a list item.
  private var isSeparator: Bool { web?.role == .separator || web?.role == .listMarker }

  /// True for elements with something that VoiceOver reads in place of a label: pages, important content, the position
  /// in a chart.
  private var saysMore: Bool {
    guard let details else { return false }
    return details.chartPart != nil || !details.readingContent.isEmpty
      || details.content.contains { $0.importance == .high }
  }

  /// True for a hint without a label and a value. Inputs and charts have their own rules.
  var isHintOnly: Bool { !hint.isSilent && !isNamed && !hasValue && !isInput && details?.chart == nil }

  /// True for a field that shows a text while it is empty.
  var hasPlaceholder: Bool { details?.text?.placeholder.map { !$0.isSilent } ?? false }

  fileprivate var isNamedByPlaceholder: Bool { web?.isNamedByPlaceholder == true || !isNamed && hasPlaceholder }

  /// True for adjustables, for elements that have only custom actions, and for those that respond to a long press.
  fileprivate var needsHint: Bool {
    guard hint.isSilent else { return false }
    if traits.contains(.adjustable) { return true }
    guard let details else { return false }
    return !details.actions.isEmpty && !isControl || details.behaviors.effects[.longPress] != nil
  }
}

/// The labels of hidden elements, by their frames.
private struct HiddenLabels {
  /// The maximum number of labels that are examined.
  private static let limit = 1_000

  private var labels: [(frame: Frame, label: String)] = []

  /// - Complexity: O(nodes).
  init(of tree: Tree) {
    var index = 0
    while index < tree.count, labels.count < HiddenLabels.limit {
      let id = tree.id(at: index)
      guard tree[id].hidden || !tree[id].visible else {
        index += 1
        continue
      }
      let inside = tree.subtree(of: id)
      for node in tree.nodes[inside] {
        if let label = node.label?.string.trimmed, !label.isSilent, let frame = node.frame, frame.isFinite {
          labels.append((frame, label))
        }
      }
      index = inside.upperBound
    }
    // The smallest frame is the closest match.
    labels.sort { $0.frame.area < $1.frame.area }
  }

  /// The label whose frame covers more than half of a frame.
  func label(over frame: Frame) -> String? {
    guard frame.isFinite, frame.area > 0 else { return nil }
    return labels.first { $0.frame.sharedArea(with: frame) > frame.area / 2 }?.label
  }
}

extension Frame {
  /// In square points.
  fileprivate var area: Double { max(0, width) * max(0, height) }

  /// In square points.
  fileprivate func sharedArea(with other: Frame) -> Double {
    let width = min(x + width, other.x + other.width) - max(x, other.x)
    let height = min(y + height, other.y + other.height) - max(y, other.y)
    return max(0, width) * max(0, height)
  }
}

extension String {
  /// The name with its indefinite article, for the beginning of a sentence: “An image”.
  var withArticle: String { (first.map { "aeiou".contains($0) } == true ? "An " : "A ") + self }
}
