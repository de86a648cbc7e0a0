internal import AloudTree

extension Rule {
  /// A node that flicking never reaches, though it is on the screen and has something to say or do.
  ///
  /// A control: error; text and pictures: warning. Cases and guards are told at ``Unreached``.
  static let unreachableElement = Rule(
    "unreachable-element", .error,
    title: Wording("Out of VoiceOver's reach", ko: "초점이 가지 않는 요소"),
    fix: Wording(
      "Make it an element of its own, and what is around it a container; or give that a custom action of its name.",
      ko: "독립된 요소로 만들고 바깥 뷰는 컨테이너로 바꾸거나, 같은 이름의 사용자 설정 동작을 주십시오."),
    references: ["MAAG 2.1", "MAAG 2.2", "MAAG 4.2", "HIG Navigation", "WCAG 2.1.1", "WCAG 4.1.2"]
  ) { screen in
    Unreached(screen).faults()
  }
}

/// Finds what is not on the walk without being hidden on purpose.
struct Unreached {
  let screen: AuditedScreen
  let reach: Reach
  var tree: Tree { screen.tree }

  init(_ screen: AuditedScreen) {
    self.screen = screen
    reach = Reach(screen)
  }

  func faults() -> [Fault] {
    var faults: [Fault] = []
    var swallowed: [NodeID] = []
    var silenced: [NodeID] = []
    for id in tree.ids {
      switch reach[id] {
      case .away, .stop: break
      case .sizeless: if let fault = sizeless(id) { faults.append(fault) }
      case .swallowed: swallowed.append(id)
      case .walked: if isSilent(id) { silenced.append(id) }
      }
    }
    if !swallowed.isEmpty { faults += SwallowedNodes(self).faults(swallowed) }
    if !silenced.isEmpty { faults += SilencedNodes(self).faults(silenced) }
    return faults
  }

  /// True for what is no element though there is nothing inside that is one, or that has a label.
  private func isSilent(_ id: NodeID) -> Bool {
    guard tree.nodes[id.index].label != nil else { return false }
    guard tree.hasChildren(id) else { return tree.nodes[id.index].isElement == false }
    return !tree.ids(inside: id).dropFirst().contains {
      reach[$0] == .stop || (reach[$0] == .walked && tree.nodes[$0.index].label != nil)
    }
  }

  /// (c) An element of no size.
  private func sizeless(_ id: NodeID) -> Fault? {
    guard tree.isElement(id) || tree.nodes[id.index].order == .given, !label(of: id).isEmpty else { return nil }
    return fault(id, Wording(label(of: id), ko: label(of: id)), isControl: isControl(id))
  }

  func fault(_ id: NodeID, _ name: Wording, isControl: Bool) -> Fault {
    Fault(
      Wording(
        "VoiceOver cannot reach “\(name.english.told)”.", ko: "“\(name.korean.told)”에 초점이 가지 않습니다."), on: screen,
      at: .node(id), severity: isControl ? .error : .warning)
  }

  func label(of id: NodeID) -> String { tree.nodes[id.index].label?.string.trimmed ?? "" }

  /// True for what can be operated by its traits or by what it does; as of a stop, though it is none.
  func isControl(_ id: NodeID) -> Bool {
    if !tree.nodes[id.index].reportedTraits.isDisjoint(with: .ofControls) { return true }
    return tree.nodes[id.index].sharedDetails?.value.canBeOperated ?? false
  }

  /// True for a decoration that it is right to leave out.
  func isDecoration(_ label: String) -> Bool {
    DecorationWords.isGlyphs(label) || DecorationWords.isWord(label) || DecorationWords.isAssetName(label)
  }
}
