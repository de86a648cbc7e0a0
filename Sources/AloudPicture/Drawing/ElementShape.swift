internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The look of an element, so that people recognize it.
enum ElementShape: Equatable {
  case text, heading, image, button, link, key, tab, menu
  case field(isSearch: Bool)
  case toggle(Mark), checkbox(Mark), radio(Mark)
  /// The share of the range that is set, from 0 to 1; nil if it is not known.
  case slider(Double?), progress(Double?)

  /// The mark of a choice.
  enum Mark: Equatable { case on, off, mixed }

  /// - Complexity: O(depth), for a tab in its bar.
  init(of id: NodeID, in tree: Tree) {
    let node = tree.nodes[id.index]
    let traits = node.reportedTraits
    let web = node.sharedDetails?.value.web
    let control = node.sharedDetails?.value.control
    let mark = Mark(node.reportedValue?.string, web?.checked)
    self =
      switch web?.role {
      case let role where traits.contains(.toggleButton) && role != .toggleButton: .toggle(mark)
      case .checkbox: .checkbox(mark)
      case _ where traits.contains(.radioButton): .radio(traits.contains(.selected) ? .on : mark)
      case _ where traits.contains(.searchField): .field(isSearch: true)
      case _ where traits.contains(.textEntry): .field(isSearch: false)
      case .select, .combobox: .menu
      case _ where traits.contains(.popUpButton): .menu
      case .progressbar: .progress(ElementShape.share(of: node))
      case _ where control == .progressView: .progress(ElementShape.share(of: node))
      case _ where traits.contains(.adjustable) && !traits.contains(.pickerElement) && control == nil:
        .slider(ElementShape.share(of: node))
      case _ where traits.contains(.tabBarItem) || tree.parent(of: id).map({ tree[$0].isTabBar }) == true: .tab
      case _ where traits.contains(.keyboardKey): .key
      case _ where traits.contains(.link): .link
      case _ where traits.contains(.button) || traits.contains(.backButton): .button
      case _ where traits.contains(.header): .heading
      case _ where traits.contains(.image): .image
      default: .text
      }
  }

  /// From the range of what adjusts it, else from a value in percent.
  private static func share(of node: Node) -> Double? {
    if let adjusts = node.sharedDetails?.value.adjusts {
      switch adjusts {
      case .range(let from, let to, _, let at, _):
        return from < to ? min(max((at - from) / (to - from), 0), 1) : nil
      case .values(let values, let index):
        return values.count > 1 ? min(max(Double(index) / Double(values.count - 1), 0), 1) : nil
      }
    }
    guard let value = node.reportedValue?.string else { return nil }
    var percent = 0.0
    var hasDigits = false
    for character in value.unicodeScalars {
      if character == "%" { return hasDigits ? min(percent / 100, 1) : nil }
      guard ("0"..."9").contains(character) else { continue }
      percent = percent * 10 + Double(character.value - 0x30)
      hasDigits = true
    }
    return nil
  }
}

extension ElementShape.Mark {
  init(_ value: String?, _ checked: WebCheck?) {
    switch checked {
    case .on: self = .on
    case .mixed: self = .mixed
    case .off: self = .off
    case nil: self = value == "1" ? .on : value == "2" ? .mixed : .off
    }
  }
}
