/// By what a finding is known again when its file has changed.
///
/// A node with an id is its id and its screen. One without is its path and what is said of it, and where it has moved, what is said of it
/// alone. What is of no node, such as a screen without a title, is its path.
struct FindingIdentity: Hashable, Sendable {
  let rule: String
  /// The screen, as paths begin; empty for the first.
  let screen: String
  let id: String?
  /// Nil where the id is enough.
  let path: String?
  /// Nil where the id or the path is enough.
  let says: String?

  /// The screen is that of the path where there is no id.
  init(rule: String, screen: String, id: String?, path: String?, says: String?) {
    self.rule = rule
    self.id = id
    self.screen = id == nil ? FindingIdentity.screen(ofPath: path ?? "") : screen
    self.path = id == nil ? path : nil
    self.says = id == nil ? says : nil
  }

  init(_ finding: Finding) {
    self.init(
      rule: finding.rule, screen: FindingIdentity.screen(ofPath: finding.path), id: finding.id, path: finding.path,
      says: finding.says)
  }

  /// The same without the path, for what has moved; nil for what cannot be known without it.
  var anywhere: FindingIdentity? {
    guard id == nil, let says else { return nil }
    return FindingIdentity(rule: rule, anywhereOn: screen, says: says)
  }

  private init(rule: String, anywhereOn screen: String, says: String) {
    self.rule = rule
    self.screen = screen
    self.says = says
    id = nil
    path = nil
  }

  static func screen(ofPath path: String) -> String {
    guard path.hasPrefix("screens."), let elements = path.firstRange(of: ".elements[") else { return "" }
    return String(path[..<elements.lowerBound])
  }
}

extension Finding {
  /// The words by which people know the node: VoiceOver's, and where it does not stop, the message. Nil for
  /// what is of no node.
  var says: String? {
    guard path.hasPrefix("elements[") || path.contains(".elements[") else { return nil }
    return utterance ?? message.english
  }
}
