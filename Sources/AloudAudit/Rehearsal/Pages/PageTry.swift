internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudTree

/// A double tap on a control of a page, and its results within a second after all speech has ended.
struct PageTry: Sendable {
  let before: PageMoment
  let after: PageMoment
  /// The rank of the control before the double tap.
  let rank: Int
  let difference: PageDifference
  /// True where VoiceOver said anything other than the control.
  let isHeard: Bool
  /// True where VoiceOver said something new about the control or anything else.
  let isTold: Bool
  /// True where the cursor lost its element, and the page had not moved the focus.
  let isLost: Bool
  /// The response of the page.
  let response: Response

  enum Response: Equatable, Sendable {
    /// The page is still there; `difference` has the changes.
    case stayed(didAnything: Bool)
    /// Another document, or a dialog of the system over the page; users hear both.
    case other
    /// The page wrote to a server. The request was not sent, so its results are not known.
    case heldBack
    /// The page opened a window, started a download or printed. The result is not examined.
    case left
    /// The page no longer responds.
    case stopped
  }

  /// The tried control.
  var node: NodeID { before.order.stops[rank] }
  /// The rank of the control afterwards; nil where it has disappeared or is no longer a stop.
  var laterRank: Int? { difference.map[node].flatMap { after.order.rank(of: $0) } }

  /// The longest time of a response, in seconds; the same as for documents.
  private static let soon = EffectCourse.soon

  /// Double-taps a stop of a page.
  ///
  /// - Parameters:
  ///   - simulator: VoiceOver on the page.
  ///   - rank: the rank of the stop.
  ///   - page: the page.
  ///   - restless: the keys of stops that change by themselves.
  ///   - patience: how many more seconds to wait.
  init(
    _ simulator: inout Simulator, rank: Int, _ page: RehearsedPage, except restless: Set<String>, patience: Double = 0
  ) {
    simulator.pace = .swift
    _ = simulator.moveCursor(toRank: rank)
    let before = PageMoment(simulator)
    let start = page.traces()
    simulator.pace = .listen
    let occurrences = simulator.perform(.doubleTap) + simulator.wait(seconds: PageTry.soon + patience)
    let end = page.traces()
    self.before = before
    self.rank = rank
    after = PageMoment(simulator)
    difference = PageDifference(from: before, to: after, except: restless)
    isLost = occurrences.contains { $0.event == .happening(.focusLost) }
    let later = difference.map[before.order.stops[rank]].flatMap { [after] in after.order.rank(of: $0) }
    let isRenewed = later.map { [after] in after.state(atRank: $0) != before.state(atRank: rank) } ?? false
    isHeard = PageTry.tells(occurrences, isLost: isLost)
    isTold = isRenewed || isHeard
    response =
      if simulator.fault != nil {
        end.hasLeft ? .left : .stopped
      } else if end.heldBack > start.heldBack {
        .heldBack
      } else if end.documents > start.documents || !after.isPage {
        .other
      } else {
        .stayed(
          didAnything: !difference.isEmpty || end.changes > start.changes || end.requests > start.requests
            || end.scrolled != start.scrolled || end.hasHiddenEffects)
      }
  }

  /// True where VoiceOver says anything other than the control itself, a hint, or the element on which a lost cursor
  /// lands.
  private static func tells(_ occurrences: [Simulator.Occurrence], isLost: Bool) -> Bool {
    occurrences.contains { occurrence in
      switch occurrence.event {
      case .utterance(let speech):
        switch speech.origin {
        case .announcement, .status: true
        case .focus: speech.activation == nil && !isLost
        case .echo, .hint, .rotor, .system, .graph: false
        }
      case .happening(.alert), .happening(.layoutChanged), .happening(.screenChanged): true
      default: false
      }
    }
  }
}

extension PageTry {
  /// True for a control that is already selected, and so has nothing to do.
  var isChosen: Bool {
    let stop = before.tree.nodes[node.index]
    let web = stop.sharedDetails?.value.web
    return stop.traits.contains(.selected) || web?.checked == .on || web?.current != nil
  }

  /// True where an empty field is shortly before the control. The control may have nothing to do without a text.
  var mayMissText: Bool {
    before.order.stops[max(0, rank - PageTry.formLength)..<rank].contains { stop in
      let node = before.tree.nodes[stop.index]
      return node.sharedDetails?.value.text != nil && (node.reportedValue?.string ?? "").isEmpty
    }
  }

  /// The greatest distance between a field and the button of its form, in stops. Source: assumed.
  private static var formLength: Int { 8 }

  /// The greatest distance at which users find a change with the next swipes, in stops. Source: assumed.
  private static let nearby = 2

  /// The faults, with the rules that also apply to documents.
  ///
  /// - Parameter opener: the key of the control that was activated before, and made this control appear; nil for a
  ///   control that is there after loading.
  /// - Returns: at most one fault.
  func faults(opener: String? = nil) -> [PageFault] {
    guard case .stayed(let didAnything) = response else {
      return response == .stopped ? [PageTry.stops] : []
    }
    guard didAnything || isTold else { return [PageTry.doesNothing] }
    if let fault = lossOfFocus(opener) { return [fault] }
    if let fault = dialogWithoutFocus { return [fault] }
    guard !isTold, laterRank != nil else { return [] }
    if let fault = staleState { return [fault] }
    return unsaidChange.map { [$0] } ?? []
  }

  /// True for a control that did nothing. It is tried again before that is reported.
  var isIdle: Bool { response == .stayed(didAnything: false) && !isTold }

  private static let stops = PageFault(
    rule: .noResponse,
    message: Wording("Activating it makes the page stop answering.", ko: "실행하면 페이지가 응답하지 않습니다."),
    fix: Wording("Make its script end.", ko: "스크립트가 끝나게 하십시오."))

  /// This is a warning, because a script may do something invisible.
  private static let doesNothing = PageFault(
    rule: .noResponse, message: Wording("Activating it does nothing.", ko: "실행해도 아무 반응이 없습니다."), severity: .warning)

  // MARK: Focus

  private func lossOfFocus(_ opener: String?) -> PageFault? {
    guard isLost, laterRank == nil, let focus = after.focus, let landing = after.order.rank(of: focus) else {
      return nil
    }
    if let dialog = before.dialogs.last(where: { before.isInside(node, $0) }),
      !after.dialogs.contains(where: { difference.map[dialog] == $0 })
    {
      guard after.key(atRank: landing) != opener else { return nil }
      let name = after.label(atRank: landing).told
      return PageFault(
        rule: .focusLostAfterRemoval,
        message: Wording(
          "After the dialog closes, focus does not return to the element that opened it; it lands on “\(name)”.",
          ko: "대화상자를 닫으면 초점이 연 곳으로 돌아가지 않고 “\(name)”\(particle: .to) 갑니다."),
        fix: Wording(
          "When it closes, call `focus()` on the element that opened it.", ko: "닫을 때 연 요소에 `focus()`를 호출하십시오."))
    }
    // Moving the cursor to a stop that replaces the control, or to a neighbor, is acceptable.
    guard !after.dialogs.contains(where: { after.isInside(focus, $0) }), abs(landing - rank) > PageTry.nearby,
      !isNeighbor(landing)
    else {
      return nil
    }
    return PageFault(
      rule: .focusLostAfterRemoval,
      message: Wording(
        "The focused element disappears, and nothing says where focus goes.", ko: "초점이 있던 요소가 사라져 초점을 잃습니다."))
  }

  /// True for the stops directly before and after the control, and for those of the same list or table.
  private func isNeighbor(_ landing: Int) -> Bool {
    if let group = before.group(atRank: rank).flatMap({ difference.map[$0] }), group == after.group(atRank: landing) {
      return true
    }
    return [rank - 1, rank + 1].contains { neighbor in
      before.order.stops.indices.contains(neighbor)
        && difference.map[before.order.stops[neighbor]] == after.order.stops[landing]
    }
  }

  private var dialogWithoutFocus: PageFault? {
    guard !isHeard else { return nil }
    let known = Set(before.dialogs.compactMap { difference.map[$0] })
    guard let focus = after.focus,
      let dialog = after.dialogs.first(where: { !known.contains($0) && !after.isInside(focus, $0) }),
      let first = after.tree.ids(inside: dialog).compactMap({ after.order.rank(of: $0) }).min(),
      !isNear(first)
    else { return nil }
    let name = (after.tree.nodes[dialog.index].label?.string.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    let title = (name ?? after.label(atRank: first)).told
    return PageFault(
      rule: .changeNotAnnounced,
      message: Wording(
        "The dialog “\(title)” opens, but focus stays outside it.",
        ko: "대화상자 “\(title)”\(particle: .subject) 열려도 초점이 들어가지 않습니다."),
      fix: Wording(
        "Move focus into it: `showModal()`, or `focus()` on its first element.",
        ko: "`showModal()`이나 첫 요소의 `focus()`로 초점을 안으로 옮기십시오."),
      references: ["WCAG 2.4.3", "WCAG 4.1.3"])
  }

  // MARK: States

  private var staleState: PageFault? {
    guard let laterRank else { return nil }
    let (old, new) = (before.tree.nodes[node.index], after.tree.nodes[after.order.stops[laterRank].index])
    if old.sharedDetails?.value.expanded == false, new.sharedDetails?.value.expanded == false, !difference.come.isEmpty
    {
      return PageFault(
        rule: .stateNeverChanges,
        message: Wording(
          "Its content is open, but VoiceOver still says that it is collapsed.", ko: "내용이 펼쳐져도 여전히 축소됨으로 읽습니다."),
        severity: .warning)
    }
    guard isChoice(old) else { return nil }
    return PageFault(
      rule: .stateNeverChanges,
      message: Wording(
        "Activating it changes neither the value nor the selection that VoiceOver says.",
        ko: "실행해도 읽어 주는 상태가 바뀌지 않습니다."))
  }

  /// True for a switch, and for an unselected item of a group. A switch that makes something else appear is excluded,
  /// because it may ask for a confirmation first.
  private func isChoice(_ node: Node) -> Bool {
    let web = node.sharedDetails?.value.web
    if web?.role == .tab || node.reportedTraits.contains(.radioButton) {
      return !node.traits.contains(.selected) && web?.checked != .on
    }
    return (web?.checked != nil || node.reportedTraits.contains(.toggleButton)) && difference.come.isEmpty
  }

  // MARK: Changes

  private var unsaidChange: PageFault? {
    guard let laterRank else { return nil }
    let later = (difference.come + difference.renamed).filter { !after.words(atRank: $0).isEmpty && $0 != laterRank }
    let gone = difference.gone.filter { !before.words(atRank: $0).isEmpty }
    guard !later.contains(where: isNear), !gone.contains(where: { abs($0 - rank) <= PageTry.nearby }) else {
      return nil
    }
    guard let label = later.min().map({ after.label(atRank: $0) }) ?? gone.first.map({ before.label(atRank: $0) })
    else {
      return nil
    }
    let name = label.isEmpty ? nil : label.told
    return PageFault(
      rule: .changeNotAnnounced,
      message: Wording(
        "\(name.map { "“\($0)”" } ?? "Another element") changes, but VoiceOver says nothing.",
        ko: "\(name.map { "“\($0)”\(particle: .subject)" } ?? "다른 요소가") 바뀌어도 알리지 않습니다."))
  }

  private func isNear(_ later: Int) -> Bool { laterRank.map { abs(later - $0) <= PageTry.nearby } ?? false }
}

/// A fault of a tried control.
struct PageFault: Sendable {
  let rule: Rule
  let message: Wording
  var severity: Severity?
  var fix: Wording?
  var references: [String]?
}
