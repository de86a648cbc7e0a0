import AloudCapture
import AloudImport
import AloudSpeech
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudReader

extension UIAccessibilityCustomRotor {
  /// A rotor over a list, which serves one or both directions.
  @MainActor static func over(
    _ list: [NSObject], named name: String = "Things", goesRound: Bool = false, backward: Bool = true,
    forward: Bool = true
  ) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: name) { predicate in
      let isForward = predicate.searchDirection == .next
      guard isForward ? forward : backward, !list.isEmpty else { return nil }
      let current = predicate.currentItem.flatMap { item in
        list.firstIndex { $0 === item.targetElement as AnyObject? }
      }
      var next = isForward ? (current ?? -1) + 1 : (current ?? list.count) - 1
      if goesRound { next = (next + list.count) % list.count }
      guard list.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: list[next], targetRange: nil)
    }
  }
}

@MainActor @Suite struct RotorTests {
  private let views = (0..<4).map { UIView.element("Thing \($0)", row: $0) }
  private var screen: UIView { .screen(views[0], views[1], views[2], views[3]) }

  /// The labels to which the first rotor of the screen leads.
  private func targets(
    _ rotor: UIAccessibilityCustomRotor, _ change: (inout CaptureOptions) -> Void = { _ in }
  ) throws -> (labels: [String], notes: [String]) {
    let screen = screen
    screen.accessibilityCustomRotors = [rotor]
    let capture = try captured(screen, change)
    let tree = capture.document.firstScreen.tree
    let rotor = try #require(tree.nodes.lazy.compactMap { $0.details.rotors.first }.first)
    let ids = tree.idsByIdentifier()
    return (rotor.items.map { item in ids[item.id].flatMap { tree[$0].label?.string } ?? "?" }, capture.notes)
  }

  @Test func resultsAreInTheirOrder() throws {
    let list = [views[2], views[0], views[3]]
    #expect(try targets(.over(list)).labels == ["Thing 2", "Thing 0", "Thing 3"])
  }

  @Test func aRotorThatServesOneDirectionIsWalkedInIt() throws {
    let list = [views[2], views[0]]
    #expect(try targets(.over(list, forward: false)).labels == ["Thing 2", "Thing 0"])
    #expect(try targets(.over(list, backward: false)).labels == ["Thing 2", "Thing 0"])
  }

  @Test func aRotorThatGoesRoundHasEachResultOnce() throws {
    let list = [views[1], views[2]]
    #expect(try targets(.over(list, goesRound: true)).labels == ["Thing 1", "Thing 2"])
  }

  @Test func aSingleRepetitionDoesNotEndARotor() throws {
    var asked = 0
    let list = [views[0], views[1], views[0], views[2]]
    let rotor = UIAccessibilityCustomRotor(name: "Things") { predicate in
      if predicate.currentItem == nil { asked = 0 }
      guard predicate.searchDirection == .next, list.indices.contains(asked) else { return nil }
      asked += 1
      return UIAccessibilityCustomRotorItemResult(targetElement: list[asked - 1], targetRange: nil)
    }
    #expect(try targets(rotor).labels == ["Thing 0", "Thing 1", "Thing 2"])
  }

  @Test func theNumberOfResultsIsLimitedAndTold() throws {
    let (labels, notes) = try targets(.over(views, backward: false)) { $0.maximumRotorResults = 3 }
    #expect(labels == ["Thing 0", "Thing 1", "Thing 2"])
    #expect(
      notes == [
        "the rotor \"Things\" has more than 3 results, and the rest is left out; CaptureOptions.maximumRotorResults is the limit"
      ])
  }

  /// The result holds its target weakly: a target that nothing else holds must live until the walk has ended.
  @Test func weakTargetsStayAlive() throws {
    weak var first: SwiftUINode?
    var last: SwiftUINode?
    var wasAlive = false
    var made = 0
    let rotor = UIAccessibilityCustomRotor(name: "New") { predicate in
      guard predicate.searchDirection == .next, made < 2 else { return nil }
      if made == 1 { last = nil }
      wasAlive = made == 1 && first != nil
      made += 1
      let node = SwiftUINode.leaf("Nowhere")
      if made == 1 { first = node }
      // The app keeps its latest target only.
      last = node
      return UIAccessibilityCustomRotorItemResult(targetElement: node, targetRange: nil)
    }
    let (labels, notes) = try targets(rotor)
    #expect(wasAlive)
    #expect(made == 2)
    #expect(last != nil)
    #expect(labels == [])
    #expect(notes == ["the rotor \"New\" leads to an element that is not on the screen"])
  }

  @Test func aBlockThatScrollsDoesNotMoveTheApp() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 390, height: 2_000)
    scroll.addSubview(.element("Chapter"))
    let target = scroll.subviews[0]
    let rotor = UIAccessibilityCustomRotor(name: "Chapters") { predicate in
      scroll.contentOffset.y = 400
      guard predicate.currentItem == nil else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: target, targetRange: nil)
    }
    let screen = UIView.screen(scroll)
    screen.accessibilityCustomRotors = [rotor]
    // Two captures must agree.
    let capture = try captured(screen) { $0.settlingTime = 1 }
    #expect(capture.document.node("Chapter")?.frame == Frame(x: 16, y: 50, width: 358, height: 44))
    #expect(scroll.contentOffset.y == 0)
    #expect(
      capture.notes == ["the search of the rotor \"Chapters\" scrolls, and what it scrolled was scrolled back"])
  }

  @Test func aSystemRotorHasItsType() throws {
    let screen = screen
    screen.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .headingLevel2) { _ in nil },
      UIAccessibilityCustomRotor(systemType: .landmark) { _ in nil },
    ]
    let rotors = try captured(screen).document.firstScreen.tree.nodes[1].details.rotors
    #expect(rotors.map { $0.kind } == [.system(.headingLevel2), .system(.landmark)])
  }

  @Test func aRotorOfAControllerIsOnItsView() throws {
    let controller = UIViewController()
    controller.view = screen
    controller.accessibilityCustomRotors = [.over([views[1]])]
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 0)
    let document = try Document(capturing: controller, options: options)
    #expect(document.firstScreen.tree.nodes[1].details.rotors.map { $0.items.map { $0.id } } == [["thing"]])
    #expect(try Document(reading: document.screenDocument()) == document)
  }

  @Test func aRangeIsInCharacters() throws {
    let text = UITextView(frame: .row(0))
    (text.accessibilityLabel, text.text) = ("Text", "👩‍👩‍👧 teh end")
    let start = try #require(text.position(from: text.beginningOfDocument, offset: "👩‍👩‍👧 ".utf16.count))
    let end = try #require(text.position(from: start, offset: 3))
    let range = try #require(text.textRange(from: start, to: end))
    text.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .misspelledWord) { predicate in
        guard predicate.currentItem == nil else { return nil }
        return UIAccessibilityCustomRotorItemResult(targetElement: text, targetRange: range)
      }
    ]
    let rotor = try #require(try captured(.screen(text)).document.node("Text")?.details.rotors.first)
    #expect(rotor.items.map { $0.range } == [2..<5])
  }

  @Test func aRotorIsWalkedAsByVoiceOver() throws {
    let screen = screen
    screen.accessibilityCustomRotors = [.over([views[1], views[3], views[2]])]
    var reader = ScreenReader(try captured(screen).document)
    _ = reader.perform(.rotor("Things"))
    var labels: [String?] = []
    for _ in 0..<3 {
      _ = reader.perform(.swipeDown)
      labels.append(reader.focus.flatMap { reader.narrator.tree[$0].label?.string })
    }
    #expect(labels == ["Thing 1", "Thing 3", "Thing 2"])
  }
}
