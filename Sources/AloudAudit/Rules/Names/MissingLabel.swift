internal import AloudTree

extension Rule {
  /// A control or an image without a name, or anything that says nothing at all.
  ///
  /// An element with a value is told by it; a chart, an input and a hint alone have rules of their own. Source: the
  /// Korean guideline's 1.1, images and keys without an alternative; alternatives that are given where nobody sees
  /// them.
  static let missingLabel = Rule(
    "missing-label", .error,
    title: Wording("No label", ko: "레이블이 없음"),
    fix: Wording(
      "Give it a label that names what it does or shows, or hide it if it is decoration.",
      ko: "무엇을 하거나 보여 주는지 레이블로 알리고, 장식이라면 숨기십시오."),
    references: ["MAAG 1.1", "HIG Content descriptions", "HIG Navigation", "WCAG 4.1.2"]
  ) { screen in
    let unnamed = screen.stops.filter(\.lacksLabel)
    guard !unnamed.isEmpty else { return [] }
    let hidden = HiddenLabels(of: screen.tree)
    return unnamed.map { stop in
      Fault(
        message(of: stop, in: screen, hidden: stop.frame.flatMap(hidden.label(over:))), at: stop, of: screen,
        references: references(for: stop))
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
      english += "; the label sits in the hidden “\(hidden)”"
      korean += ". 레이블은 숨겨진 “\(hidden)”에 있습니다"
    }
    return Wording(english + ".", ko: korean + ".")
  }

  /// Pictures have a criterion of their own; what is no control has no role to name.
  private static func references(for stop: AuditedScreen.Stop) -> [String] {
    let isImage = stop.traits.contains(.image)
    return ["MAAG 1.1", "HIG Content descriptions", "HIG Navigation"] + (isImage ? ["WCAG 1.1.1"] : [])
      + (isImage && !stop.isControl ? [] : ["WCAG 4.1.2"])
  }
}

extension AuditedScreen.Stop {
  fileprivate var lacksLabel: Bool {
    guard !isNamed, !isInput, details?.chart == nil, !isHintOnly, !isSeparator, !isOfStyleSheet else {
      return false
    }
    return isControl || !(hasValue || saysMore || (!hint.isSilent && !traits.contains(.image)))
  }

  /// True for what VoiceOver reads in place of a label: pages, important content, the place in a chart.
  /// A picture that a style sheet puts in: it is no element, which could be named, and has no place of its own.
  private var isOfStyleSheet: Bool { web != nil && frame == nil && traits.contains(.image) && !isControl }

  /// A rule between the paragraphs of a page, and the marker of a list item.
  private var isSeparator: Bool { web?.role == .separator || web?.role == .listMarker }

  private var saysMore: Bool {
    guard let details else { return false }
    return details.chartPart != nil || !details.readingContent.isEmpty
      || details.content.contains { $0.importance == .high }
  }
}

/// Labels that nobody hears, by their places on the screen.
private struct HiddenLabels {
  /// How many are looked at; a screen with more tells nothing by them.
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
    // The smallest is the nearest.
    labels.sort { $0.frame.area < $1.frame.area }
  }

  /// The label that covers a frame by more than half.
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
  /// With its indefinite article, at the beginning of a sentence: “An image”.
  var withArticle: String { (first.map { "aeiou".contains($0) } == true ? "An " : "A ") + self }
}
