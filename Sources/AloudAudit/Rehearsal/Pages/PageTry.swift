internal import AloudReader
internal import AloudSimulator
internal import AloudTree

/// A control of a page that was double-tapped, and what came of it within a second after all was heard.
struct PageTry: Sendable {
  let before: PageMoment
  let after: PageMoment
  /// The rank of the control, before.
  let rank: Int
  let difference: PageDifference
  /// True where anything was heard but the control itself.
  let isHeard: Bool
  /// True where anything was heard that had not been said before, of the control or of something else.
  let isTold: Bool
  /// True where the cursor lost its element, and nobody had said where it was to go.
  let isLost: Bool
  /// The response of the page meanwhile.
  let response: Response

  enum Response: Equatable, Sendable {
    /// It stayed, and what it did is in the difference.
    case stayed(didAnything: Bool)
    /// Another document, or what the system shows over a page; people hear of both.
    case other
    /// It wrote to a server, which was not sent; what it would have done is not known.
    case heldBack
    /// It opened a window, began a download or printed. Nothing follows that.
    case left
    /// It does not answer any more.
    case stopped
  }

  /// The control that was tried.
  var node: NodeID { before.order.stops[rank] }
  /// The rank of the control afterwards; nil where it has gone or is no stop any more.
  var laterRank: Int? { difference.map[node].flatMap { after.order.rank(of: $0) } }

  /// How long a change may take, in seconds: as for documents.
  private static let soon = EffectCourse.soon

  /// Double-taps a stop of a page.
  ///
  /// - Parameters:
  ///   - simulator: VoiceOver on the page.
  ///   - rank: that of the stop.
  ///   - page: the page.
  ///   - restless: the keys of stops that change by themselves.
  ///   - patience: for how many seconds more one waits.
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

  /// True where something is heard that is neither the control said again, nor a hint, nor what a lost cursor comes upon.
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
  /// True for what is chosen already, and so has nothing to do.
  var isChosen: Bool {
    let stop = before.tree.nodes[node.index]
    let web = stop.sharedDetails?.value.web
    return stop.traits.contains(.selected) || web?.checked == .on || web?.current != nil
  }

  /// True where a field that is empty stands close before the control, which may have nothing to do without a text.
  var mayMissText: Bool {
    before.order.stops[max(0, rank - PageTry.formLength)..<rank].contains { stop in
      let node = before.tree.nodes[stop.index]
      return node.sharedDetails?.value.text != nil && (node.reportedValue?.string ?? "").isEmpty
    }
  }

  /// How far behind a field the button of its form may be, in stops. Source: assumed.
  private static var formLength: Int { 8 }
}
