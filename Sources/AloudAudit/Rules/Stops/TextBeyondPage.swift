internal import AloudTree

extension Rule {
  /// On a page in Korean, a stop that stands left of the page or above it, where neither scrolling nor touching finds it.
  ///
  /// Text that replaces an image (IR) and text for screen readers alone are often moved there. WCAG allows that, and the Korean
  /// guideline counts it as an error twice: the cursor leaves the screen, and touch does not find the text. So pages in other
  /// languages are not judged. Links to a place on the same page come into sight when they get the focus; live regions
  /// speak by themselves.
  ///
  /// Source: the Korean guideline's 1.1 and 2.1.
  static let textBeyondPage = Rule(
    "text-beyond-page", .warning,
    title: Wording("Text beyond the edge of the page", ko: "화면 밖에 둔 텍스트"),
    fix: Wording(
      "Name what is seen instead (`alt`, `aria-label`), or show the text.",
      ko: "보이는 요소에 `alt`나 `aria-label`로 이름을 주거나, 텍스트를 화면에 보이십시오."),
    references: ["MAAG 1.1", "MAAG 2.1"]
  ) { screen in
    guard screen.isPage else { return [] }
    return screen.stops.filter { screen.isBeyondPage($0) }.map { stop in
      Fault(
        Wording(
          "It stands beyond the edge of the page, where touch does not find it.",
          ko: "화면 밖에 있어 초점이 사라지고 터치로 찾을 수 없습니다."),
        at: stop, of: screen)
    }
  }
}

extension AuditedScreen {
  fileprivate func isBeyondPage(_ stop: Stop) -> Bool {
    guard let frame = stop.frame, frame.width > 0, frame.height > 0,
      frame.x + frame.width <= 0 || frame.y + frame.height <= 0,
      LanguageTag.base(of: language(of: stop.node)) == "ko"
    else { return false }
    if let target = stop.linkTarget(in: tree), target.utf8.first == UInt8(ascii: "#") { return false }
    return !tree.lineage(of: stop.node).contains { tree[$0].sharedDetails?.value.web?.live != nil }
  }
}
