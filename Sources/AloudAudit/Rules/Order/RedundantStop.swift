internal import AloudTree

extension Rule {
  /// Two stops in a row say the same words: a picture and its title, a caption and its field.
  ///
  /// Two controls are for `duplicate-label` to tell; keys, cells of tables and numbers alone may well be equal.
  static let redundantStop = Rule(
    "redundant-stop", .advice,
    title: Wording("The same words twice", ko: "같은 말을 거듭 읽음"),
    fix: Wording("Join the two, or hide one of them.", ko: "둘을 하나로 합치거나 하나를 숨기십시오."),
    references: ["HIG Content descriptions"]
  ) { screen in
    zip(screen.stops, screen.stops.dropFirst()).compactMap { before, after in
      guard screen.isPage ? before.isShown(by: after) : before.saysTheSame(as: after) else { return nil }
      let message = Wording("The same words twice in a row.", ko: "같은 말을 두 번 읽습니다.")
      return Fault(message, at: after, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// Of an image and a text of a page beside each other that say the same.
  fileprivate func isShown(by other: Self) -> Bool {
    traits.contains(.image) != other.traits.contains(.image) && label.sounds(like: other.label)
      && label.contains(where: \.isLetter)
  }

  fileprivate func saysTheSame(as other: Self) -> Bool {
    guard !(isControl && other.isControl), shared?.value.cell == nil, value == other.value,
      label.sounds(like: other.label)
    else { return false }
    return label.contains(where: \.isLetter) || value.contains(where: \.isLetter)
  }
}

extension String {
  /// True when the two are said alike: case and the amount of white space are not heard.
  func sounds(like other: String) -> Bool {
    // Most texts differ at once; only those that begin alike are worth the cost of folding.
    guard let first, let otherFirst = other.first else { return isEmpty && other.isEmpty }
    guard first == otherFirst || first.lowercased() == otherFirst.lowercased() else { return false }
    return self == other || folded == other.folded
  }
}
