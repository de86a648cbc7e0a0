import AloudImport
import AloudReader
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture

/// A random screen, which is made twice: of views, and by hand as a tree.
private struct Plan {
  enum Way: CaseIterable { case subviews, elements, indices }

  var label, value, hint: String?
  var traits: UIAccessibilityTraits = []
  var frame = CGRect.zero
  var isElement = false
  var isHidden = false
  var isInvisible = false
  var isModal = false
  var groups = false
  var container = UIAccessibilityContainerType.none
  var language: String?
  var expanded = UIAccessibility.ExpandedStatus.unsupported
  var actions: [String] = []
  var way = Way.subviews
  var children: [Plan] = []

  init(_ random: inout some RandomNumberGenerator, depth: Int) {
    func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
    let words = ["Wi-Fi", "Bluetooth", "설정", "알림", "Delete", "Sound & haptics", "12:30", ""]
    func word() -> String { words[Int.random(in: 0..<words.count, using: &random)] }
    frame = CGRect(
      x: Int.random(in: 0..<3, using: &random) * 130, y: Int.random(in: 0..<40, using: &random) * 9,
      width: chance(9) ? 0 : 120, height: chance(9) ? 0 : 44)
    isElement = depth > 3 || chance(2)
    if isElement || chance(4) { label = chance(8) ? nil : word() }
    if chance(4) { value = word() }
    if chance(6) { hint = word() }
    if isElement {
      let all: [UIAccessibilityTraits] = [
        .button, .header, .selected, .notEnabled, .image, .link, .adjustable, .staticText,
      ]
      for trait in all where chance(6) { traits.insert(trait) }
      if chance(9) { (traits, value) = ([.button, .toggleButton], chance(2) ? "1" : "0") }
      if chance(8) { expanded = chance(2) ? .expanded : .collapsed }
      if chance(8) { actions = ["Share", "Delete"] }
    }
    isHidden = chance(25)
    isInvisible = chance(25)
    isModal = chance(20)
    groups = chance(8)
    if chance(6) { language = chance(2) ? "ko" : "de" }
    guard !isElement else { return }
    container = [.none, .none, .none, .list, .landmark, .semanticGroup][Int.random(in: 0..<6, using: &random)]
    way = Way.allCases[Int.random(in: 0..<3, using: &random)]
    for _ in 0..<Int.random(in: 1...4, using: &random) { children.append(Plan(&random, depth: depth + 1)) }
  }
}

@MainActor private final class PlannedView: UIView {
  var indexed: [UIView] = []
  override func accessibilityElementCount() -> Int { indexed.count }
  override func accessibilityElement(at index: Int) -> Any? { indexed[index] }

  init(_ plan: Plan) {
    super.init(frame: plan.frame)
    (accessibilityLabel, accessibilityValue, accessibilityHint) = (plan.label, plan.value, plan.hint)
    (accessibilityTraits, accessibilityFrame, isAccessibilityElement) = (plan.traits, plan.frame, plan.isElement)
    (accessibilityElementsHidden, isHidden) = (plan.isHidden, plan.isInvisible)
    (accessibilityViewIsModal, shouldGroupAccessibilityChildren) = (plan.isModal, plan.groups)
    (accessibilityContainerType, accessibilityLanguage) = (plan.container, plan.language)
    accessibilityExpandedStatus = plan.expanded
    accessibilityCustomActions = plan.actions.map { UIAccessibilityCustomAction(name: $0) { _ in true } }
    let views = plan.children.map(PlannedView.init)
    switch plan.way {
    case .subviews: for view in views { addSubview(view) }
    case .elements: if !views.isEmpty { accessibilityElements = views }
    case .indices: indexed = views
    }
  }
}

extension Plan {
  /// The same screen as a person would write it.
  func add(to builder: inout Tree.Builder) throws {
    var node = Node(
      label: label.map { SpokenText($0) }, value: value.map { SpokenText($0) }, hint: hint.map { SpokenText($0) },
      traits: Traits(rawValue: traits.rawValue),
      frame: Frame(x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height))
    node.isElement = isElement
    (node.hidden, node.visible, node.modal, node.groupsChildren) = (isHidden, !isInvisible, isModal, groups)
    node.order = way == .subviews || children.isEmpty ? .sorted : .given
    node.container = [.none, .table, .list, .landmark, .group][container.rawValue]
    node.details.language = language
    node.details.actions = actions.map { Action(name: $0) }
    if expanded != .unsupported { node.details.expanded = expanded == .expanded }
    try builder.open(node)
    for child in children { try child.add(to: &builder) }
    builder.close()
  }
}

@MainActor @Suite struct LawTests {
  @Test func aCapturedTreeReadsAsTheOneWrittenByHand() throws {
    var random = SplitMix(state: 45)
    var stops = 0
    for round in 0..<1_000 {
      var plan = Plan(&random, depth: 0)
      (plan.isElement, plan.isHidden, plan.isInvisible) = (false, false, false)
      (plan.frame.size, plan.label, plan.value, plan.hint) = (CGSize(width: 390, height: 844), nil, nil, nil)
      // An element beside it, because a screen without one is an error.
      let last = UIView.element("Last", row: 20)
      let language = round.isMultiple(of: 2) ? "en" : "ko"
      var builder = Tree.Builder()
      var top = Node(frame: Frame(x: 0, y: 0, width: 390, height: 844))
      top.isElement = nil
      try builder.open(top)
      try plan.add(to: &builder)
      try builder.add(
        { () -> Node in
          var node = Node(label: "Last", frame: Frame(x: 16, y: 1_250, width: 358, height: 44))
          node.isElement = true
          return node
        }())
      builder.close()
      let written = try Document(
        language: language, direction: .ltr, size: (390, 844), screens: [Document.Screen(tree: builder.finish())])
      let capture = try captured(.screen(PlannedView(plan), last), language: language)
      #expect(capture.document.lines == written.lines, "round \(round)")
      #expect(
        try Document(reading: capture.document.tidied().screenDocument()).lines == written.lines, "file, round \(round)"
      )
      stops += written.lines.count
    }
    // The law would also hold for empty screens.
    #expect(stops > 3_000)
  }

  /// The budget is 50 ms in a release build. A debug build on a busy machine gets twenty times as long.
  @Test func aThousandElementsAreCapturedInTime() throws {
    let screen = UIView.screen()
    for row in 0..<1_000 {
      let view = UIView.element("Row \(row)", .button, row: row)
      view.accessibilityHint = "Opens the row"
      screen.addSubview(view)
    }
    var best = Duration.seconds(60)
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let capture = try captured(screen)
      best = min(best, ContinuousClock.now - start)
      #expect(capture.document.firstScreen.tree.count == 1_002)
    }
    #expect(best < .seconds(1))
    print("1,000 elements were captured in \(best)")
  }
}

/// A reproducible generator.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
