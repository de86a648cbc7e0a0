internal import AloudBase
import AloudTree

/// Makes a screen from the list of the simulator's accessibility bridge.
///
/// The bridge shows the screen as assistive technologies see it: every element that is not a group is a stop of
/// VoiceOver.
struct BridgeTree {
  private let elements: [BridgeElement]
  private let isRightToLeft: Bool
  private var uses: [Use] = []
  /// Counts identifiers; those of several nodes cannot be ids.
  private var identifiers = IdentifierCounts([])
  private var backButtons: Set<Int> = []
  /// The area of the system's keyboard; nil where there is none.
  private var keyboard: Frame?
  private let traitsTellTab: Bool

  private enum Use { case application, container, stop, statusBar, nothing }

  init(_ elements: [BridgeElement], language: String) {
    self.elements = elements
    traitsTellTab = elements.contains { $0.isTab && $0.traits?.contains(.selected) == true }
    isRightToLeft = LanguageTag(language).isRightToLeft
    uses = elements.indices.map(use)
    leaveOutStatusBar()
    findIdentifiers()
    keyboard = keyboardArea
  }

  /// The name of the app; nil when the dump does not contain it.
  var name: String? { application?.label }

  var size: (width: Double, height: Double)? {
    guard let frame = application?.frame, frame.width > 0, frame.height > 0 else { return nil }
    return (frame.width, frame.height)
  }

  /// True for a tab bar without tabs. The bridge lists tabs only on request: cameroncooke/AXe #57, facebook/idb #767.
  var lacksTabs: Bool {
    elements.indices.contains { index in
      let element = elements[index]
      guard element.end == index + 1, element.role?.isContainer == true else { return false }
      return element.role == .tabBar || element.label.map { BridgeTree.tabBars.contains($0.lowercased()) } == true
    }
  }

  /// UIKit's names of a tab bar.
  private static let tabBars: Set<String> = [
    "tab bar", "탭 막대", "タブバー", "tab-leiste", "barre d’onglets", "barra de pestañas", "панель вкладок", "标签页栏",
  ]

  private var application: BridgeElement? { uses.firstIndex(of: .application).map { elements[$0] } }

  mutating func tree() throws(TreeError) -> Tree {
    var builder = Tree.Builder(order: .given)
    builder.last.details.inferences = inferences(of: 0..<elements.count)
    var open: [Int] = []
    var endOfWebPage = 0
    var index = 0
    while index < elements.count {
      while let end = open.last, end <= index {
        builder.close()
        open.removeLast()
      }
      let end = elements[index].end
      switch uses[index] {
      case .application: index += 1
      case .nothing, .statusBar: index = end
      case .stop:
        try builder.add(stop(at: index, isInWebPage: index < endOfWebPage))
        index = end
      case .container:
        try builder.open(container(at: index))
        open.append(end)
        if elements[index].role == .webArea { endOfWebPage = max(endOfWebPage, end) }
        index += 1
      }
    }
    return builder.finish()
  }

  // MARK: Steps for elements

  private func use(of index: Int) -> Use {
    let element = elements[index]
    if element.isInStatusBar { return .statusBar }
    let hasChildren = element.end > index + 1
    guard let role = element.role else {
      // In a truncated dump, the roles of elements that were still open may be missing.
      if hasChildren { return element.depth == 0 ? .application : .container }
      return element.saysSomething ? .stop : .nothing
    }
    if role == .application { return .application }
    if role.isContainer { return hasChildren ? .container : .nothing }
    guard let form = role.form else { return hasChildren ? .container : .stop }
    let isPlain = form.traits.isEmpty && form.text == nil && element.subrole == nil
    guard isPlain, !element.saysSomething else { return .stop }
    return hasChildren ? .container : role == .generic ? .nothing : .stop
  }

  /// The bridge lists the status bar after the app. Another process draws it, at the top of the screen.
  private mutating func leaveOutStatusBar() {
    guard let member = uses.firstIndex(of: .application) else { return }
    let members = members(of: 0..<elements.count).filter { elements[$0].depth <= elements[member].depth + 1 }
    guard let app = elements[member].process else { return leaveOutLast(of: members) }
    for index in members where uses[index] == .stop && reachesDown(index) <= Document.Device.tallestStatusBar {
      if let process = elements[index].process, process != app { uses[index] = .statusBar }
    }
  }

  /// In a dump without processes, the last texts are the status bar if all of them are at the top of the screen.
  private mutating func leaveOutLast(of members: [Int]) {
    let height = Document.Device.statusBarHeight(ofScreen: size)
    let last = members.reversed().prefix { index in
      let isText = elements[index].role == .generic || elements[index].role == .staticText
      return uses[index] == .stop && isText && reachesDown(index) <= height
    }
    guard last.count > 1, last.count < members.count else { return }
    for index in last { uses[index] = .statusBar }
  }

  private func reachesDown(_ index: Int) -> Double { elements[index].frame.map { $0.y + $0.height } ?? .infinity }

  private mutating func findIdentifiers() {
    var found: [String] = []
    var index = 0
    while index < elements.count {
      let use = uses[index]
      if use == .container || use == .stop, let identifier = elements[index].identifier { found.append(identifier) }
      index = use == .stop || use == .nothing || use == .statusBar ? elements[index].end : index + 1
    }
    identifiers = IdentifierCounts(found)
  }

  /// The direct children in a range of elements; an application is replaced by its children.
  private func members(of range: Range<Int>) -> [Int] {
    var members: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if uses[index] != .application { members.append(index) }
      index = uses[index] == .application ? index + 1 : elements[index].end
    }
    return members
  }

  private func inferences(of range: Range<Int>) -> [String] {
    var rules = [Inference.emitterOrder]
    if members(of: range).contains(where: { uses[$0] == .nothing }) { rules.append(.emptyGroup) }
    if members(of: range).contains(where: { uses[$0] == .statusBar }) { rules.append(.statusBar) }
    return rules.map { $0.rawValue }
  }

  private func joinsContent(_ index: Int) -> Bool {
    guard let label = elements[index].label else { return true }
    return LabelWords(label).join(index + 1..<elements[index].end) { part in
      let element = elements[part]
      return (element.label, element.value?.text, element.end, element.role?.isContainer == true)
    }
  }

  /// The texts that neither a stop nor a container says.
  ///
  /// - Complexity: O(elements + length of their texts).
  var leftOut: [LeftOut] {
    var found: [LeftOut] = []
    func add(_ element: BridgeElement, _ rule: Inference) {
      guard let text = element.label ?? element.value?.text ?? (rule == .emptyGroup ? element.role?.rawValue : nil)
      else { return }
      found.append(LeftOut(text: text, inference: rule, place: element.fileOffset))
    }
    var index = 0
    while index < elements.count {
      let element = elements[index]
      let inside = index + 1..<max(index + 1, element.end)
      switch uses[index] {
      case .application, .container: index += 1
      case .nothing, .statusBar:
        let isBar = uses[index] == .statusBar
        if isBar || element.saysSomething || element.role?.isNotable == true {
          add(element, isBar ? .statusBar : .emptyGroup)
        }
        for part in inside { add(elements[part], isBar ? .statusBar : .emptyGroup) }
        index = element.end
      case .stop:
        let said = SaidWords([element.label, element.value?.text, element.placeholder, element.hint])
        for part in inside {
          if let label = elements[part].label, !said.says(label) { add(elements[part], .stopByType) }
        }
        index = element.end
      }
    }
    return found
  }

  /// The area of an element that says nothing and lies behind the keys of the system's keyboard.
  ///
  /// Source: sim-use's dump of a Korean keyboard, whose keys have identifiers of UIKit in every language.
  private var keyboardArea: Frame? {
    let keys = elements.filter { BridgeTree.keys.contains($0.identifier ?? "") }.compactMap { $0.frame }
    guard keys.count == BridgeTree.keys.count else { return nil }
    return elements.lazy.filter { $0.role == .generic && !$0.saysSomething }.compactMap { $0.frame }.first { frame in
      keys.allSatisfy { frame.contains($0.center) }
    }
  }

  /// Identifiers of keys that every keyboard has.
  private static let keys: Set<String> = ["delete", "space"]

  // MARK: Nodes

  private mutating func container(at index: Int) -> Node {
    let element = elements[index]
    let inside = index + 1..<element.end
    var node = Node(traits: element.traits ?? [], frame: element.frame)
    identifiers.name(&node, element.identifier)
    // The bridge's labels of bars are the system's names for them.
    if let label = element.label, label.lowercased() != element.roleDescription?.lowercased() {
      node.label = SpokenText(label)
    }
    node.order = .given
    node.fileOffset = element.fileOffset
    node.hidden = element.hidden ?? false
    node.details.inferences = inferences(of: inside)
    if element.role?.rawValue == "SegmentedControl" { node.container = .segmentedControl }
    if isTabBar(element, inside) {
      node.container = .tabBar
      node.details.inferences.append(Inference.tabGroup.rawValue)
      // The order in which the bridge lists tabs is not the visible one.
      if members(of: inside).allSatisfy({ elements[$0].frame != nil }) { node.order = .sorted }
    }
    // A label that only joins those inside is not said.
    if node.label != nil, node.container == .none, !joinsContent(index) {
      node.container = .group
      node.details.inferences.append(Inference.containerLabel.rawValue)
    }
    if node.saysSomething { node.isElement = false }
    if let back = backButton(in: element, inside) { backButtons.insert(back) }
    return node
  }

  private func isTabBar(_ element: BridgeElement, _ inside: Range<Int>) -> Bool {
    if element.role == .tabGroup || element.role == .tabBar || element.traits?.contains(.tabBar) == true { return true }
    let members = members(of: inside).filter { uses[$0] != .nothing }
    return !members.isEmpty && members.allSatisfy { elements[$0].isTab }
  }

  /// The first button at the leading edge of a navigation bar, which is a group with the label of its heading.
  private func backButton(in bar: BridgeElement, _ inside: Range<Int>) -> Int? {
    guard let title = bar.identifier, let frame = bar.frame else { return nil }
    let members = members(of: inside)
    guard members.contains(where: { elements[$0].role == .heading && elements[$0].label == title }) else { return nil }
    return members.first { index in
      let element = elements[index]
      guard element.role == .button, element.traits == nil, let own = element.frame else { return false }
      let distance = isRightToLeft ? frame.x + frame.width - own.x - own.width : own.x - frame.x
      return distance.magnitude <= 10
    }
  }

  private func stop(at index: Int, isInWebPage: Bool) -> Node {
    var stop = BridgeStop(
      elements[index], isBackButton: backButtons.contains(index), isInWebPage: isInWebPage,
      traitsTellTab: traitsTellTab)
    if stop.node.traits.contains(.button), let keyboard, let center = elements[index].frame?.center,
      keyboard.contains(center)
    {
      stop.node.traits.formUnion([.keyboardKey, .playsSound])
      stop.node.details.inferences.append(Inference.keyboardKey.rawValue)
    }
    identifiers.name(&stop.node, elements[index].identifier)
    return stop.node
  }
}
