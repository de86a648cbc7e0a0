internal import AloudBase

// Checks of the facts about the device, and of the requests to it.
extension DocumentCheck {
  func check(_ request: Effect.GuidedAccessRequest, at path: @autoclosure () -> String) throws(TreeError) {
    switch request {
    case .session(_, let succeeded, let failed), .configure(_, _, let succeeded, let failed),
      .assessment(_, let succeeded, let failed):
      try check(succeeded, at: path() + ".succeeded")
      try check(failed, at: path() + ".failed")
    case .restrictionState(let identifier, _, let effects):
      try check(restriction: identifier, at: path() + ".restriction")
      try check(effects, at: path() + ".do")
    case .status(_, let effects): try check(effects, at: path() + ".do")
    }
  }

  /// Ids in `locks` may be unknown; audits report them.
  func check(_ facts: GuidedAccess, at path: String) throws(TreeError) {
    let names = Set(document.guidedAccessFacts.restrictionNames)
    for name in facts.denied.sorted() where !names.contains(name) {
      try check(restriction: name, at: path + ".denied")
    }
    for (index, area) in facts.areas.enumerated() where !area.isFinite {
      throw TreeError(.invalidValue, at: "\(path).areas[\(index)]", "an area must be four finite numbers")
    }
    if let limit = facts.timeLimit { try check(seconds: limit, atLeast: 1, key: "timeLimit", at: path) }
    for (index, restriction) in facts.restrictions.enumerated() {
      try check(restriction.behaviors, at: "\(path).restrictions[\(index)].on")
    }
  }

  private func check(restriction name: String, at path: @autoclosure () -> String) throws(TreeError) {
    let names = document.guidedAccessFacts.restrictionNames
    guard !names.contains(name) else { return }
    throw TreeError(
      .unknownRestriction, at: path(), "there is no restriction \"\(name)\"\(suggestion(for: name, among: names))")
  }
}
