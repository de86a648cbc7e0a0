internal import AloudBase
internal import AloudReader
package import AloudSimulator
internal import AloudSpeech
internal import AloudTree

// Checks of the names in steps.
extension Script {
  /// Checks that the app has the elements and the restrictions that steps name.
  ///
  /// - Throws: ``ScriptError`` with the place of the first unknown name.
  func check(in document: Document) throws(ScriptError) {
    try checkIDs(in: document)
    try checkRestrictions(in: document)
  }

  /// Also checks that devices have the accessibility shortcuts that steps name.
  package func check(on simulator: Simulator) throws(ScriptError) {
    try check(in: simulator.document)
    for step in steps { try checkShortcut(of: step, on: simulator) }
  }

  /// Checks that the elements of posted notifications are on a screen.
  private func checkIDs(in document: Document) throws(ScriptError) {
    var known: Set<String>?
    for step in steps {
      guard let id = step.action.focusedID else { continue }
      let ids = known ?? document.identifiers
      known = ids
      guard !ids.contains(id) else { continue }
      throw error("no element of the app has the id \"\(id)\"\(suggestion(for: id, among: ids))", line: step.line)
    }
  }

  /// Checks that the app or the system has the restrictions.
  private func checkRestrictions(in document: Document) throws(ScriptError) {
    let names = document.guidedAccessFacts.restrictionNames
    for step in steps {
      guard let name = step.action.restriction, !names.contains(name) else { continue }
      let hint = suggestion(for: name, among: names)
      let all: Message = "; there are \(names.joined(separator: ", "))"
      throw error("there is no restriction \"\(name)\"\(hint.isEmpty ? all : hint)", line: step.line)
    }
  }

  /// Checks that devices have the accessibility shortcut.
  func checkShortcut(of step: Step, on simulator: Simulator) throws(ScriptError) {
    guard case .device(.accessibilityShortcut(let name?)) = step.action, simulator.shortcut(named: name) == nil else {
      return
    }
    let names = GuidedAccess.Shortcut.allCases.map { simulator.reader.narrator.words.text($0.phrase) }
    throw error(
      """
      there is no accessibility shortcut "\(name)"; there are \(names.joined(separator: ", "))\
      \(suggestion(for: name, among: names))
      """, line: step.line)
  }
}

extension Script.Action {
  /// The id of the element in a posted notification.
  fileprivate var focusedID: String? {
    switch self {
    case .post(.screenChanged(let id, _)), .post(.layoutChanged(let id, _)): id
    default: nil
    }
  }

  /// The restriction of the action.
  fileprivate var restriction: String? {
    switch self {
    case .device(.deny(let name)), .device(.allow(let name)): name
    default: nil
    }
  }
}
