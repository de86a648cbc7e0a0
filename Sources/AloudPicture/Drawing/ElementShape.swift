internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The look of an element, so that people recognize it.
enum ElementShape: Equatable {
  case text, heading, image, button, link, key, tab, menu
  case field(isSearch: Bool)
  case toggle(Mark), checkbox(Mark), radio(Mark)
  /// How much of the way it is; nil where nobody knows.
  case slider(Double?), progress(Double?)

  /// The mark of a choice.
  enum Mark: Equatable { case on, off, mixed }

  /// - Complexity: O(depth), for what stands in a bar of tabs.
  init(of id: NodeID, in tree: Tree) {
    let node = tree.nodes[id.index]
    let traits = node.reportedTraits
    let web = node.sharedDetails?.value.web
    if traits.contains(.toggleButton), web?.role != .toggleButton {
      self = .toggle(Mark(node.reportedValue?.string, web?.checked))
    } else if web?.role == .checkbox {
      self = .checkbox(Mark(node.reportedValue?.string, web?.checked))
    } else if traits.contains(.radioButton) {
      let mark = Mark(node.reportedValue?.string, web?.checked)
      self = .radio(traits.contains(.selected) ? .on : mark)
    } else if traits.contains(.searchField) || traits.contains(.textEntry) {
      self = .field(isSearch: traits.contains(.searchField))
    } else if traits.contains(.popUpButton) || web?.role == .select || web?.role == .combobox {
      self = .menu
    } else if ElementShape.isProgress(node) {
      self = .progress(ElementShape.share(of: node))
    } else if traits.contains(.adjustable), !traits.contains(.pickerElement), node.sharedDetails?.value.control == nil {
      self = .slider(ElementShape.share(of: node))
    } else if traits.contains(.tabBarItem) || tree.parent(of: id).map({ tree[$0].isTabBar }) == true {
      self = .tab
    } else if traits.contains(.keyboardKey) {
      self = .key
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.button) || traits.contains(.backButton) {
      self = .button
    } else if traits.contains(.header) {
      self = .heading
    } else {
      self = traits.contains(.image) ? .image : .text
    }
  }

  private static func isProgress(_ node: Node) -> Bool {
    node.sharedDetails?.value.control == .progressView || node.sharedDetails?.value.web?.role == .progressbar
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
