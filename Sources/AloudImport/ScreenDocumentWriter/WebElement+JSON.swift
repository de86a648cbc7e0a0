import AloudTree

extension WebElement {
  /// The key `web`; the level is that of a heading, where it is above those that UIAccessibility has.
  func json(level: Int?) -> JSONValue {
    .object(of: JSONKeys.Web.self) { key in
      switch key {
      case .role: role.map { .string($0.rawValue) }
      case .checked: checked.map { .string($0.rawValue) }
      case .hasPopup: popup.map { .string($0.rawValue) }
      case .current: current.map { .string($0.rawValue) }
      case .required: required ? .bool(true) : nil
      case .invalid: invalid.map { .string($0.rawValue) }
      case .errorMessage: errorMessage.map { .string($0) }
      case .description: description.map { .string($0) }
      case .describedBy: isDescribed ? .bool(true) : nil
      case .textInside: textInside.map { .string($0) }
      case .roleDescription: roleDescription.map { .string($0) }
      case .level: level.map { .whole($0) }
      case .position: position.map { .list([.whole($0.index), .whole($0.count)]) }
      case .sort: sort.map { .string($0.rawValue) }
      case .header: header.map { .string($0.rawValue) }
      case .columnHeaders: WebElement.json(columnHeaders)
      case .rowHeaders: WebElement.json(rowHeaders)
      case .range: range.map { .numbers([$0.lowerBound, $0.upperBound]) }
      case .live: live?.json
      case .term: term.map { .string($0.rawValue) }
      case .textBlock: isTextBlock ? .bool(true) : nil
      case .selector: selector.map { .string($0) }
      case .element: element.map { .whole($0) }
      case .nodes: nodes.isEmpty ? nil : .list(nodes.map { .whole($0) })
      }
    }
  }

  private static func json(_ texts: [Int: String]) -> JSONValue? {
    guard !texts.isEmpty else { return nil }
    return .object(texts.sorted { $0.key < $1.key }.map { (String($0.key), .string($0.value)) })
  }
}

extension WebLiveRegion {
  fileprivate var json: JSONValue {
    .object(of: JSONKeys.LiveRegion.self) { key in
      switch key {
      case .politeness: .string(politeness.rawValue)
      case .atomic: isAtomic ? .bool(true) : nil
      case .additions: tellsAdditions ? nil : .bool(false)
      case .removals: tellsRemovals ? .bool(true) : nil
      }
    }
  }
}
