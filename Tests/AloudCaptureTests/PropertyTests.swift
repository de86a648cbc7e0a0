import AloudImport
import AloudReader
import AloudTree
import Foundation
import Testing
import UIKit

@testable import AloudCapture

/// One row of the table: sets a property of a view, and says what the node must have.
struct PropertyCase: Sendable, CustomTestStringConvertible {
  /// The name of the property in `Property.all`.
  let name: String
  let set: @MainActor @Sendable (UIView, String) -> Void
  let check: @Sendable (Node, Details, String) -> Bool
  var testDescription: String { name }

  init(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIView, String) -> Void,
    _ check: @escaping @Sendable (Node, Details, String) -> Bool
  ) {
    (self.name, self.set, self.check) = (name, set, check)
  }
}

@MainActor @Suite struct PropertyTests {
  /// The second argument is a text in the language of the screen.
  nonisolated static let cases: [PropertyCase] = [
    PropertyCase("isAccessibilityElement", { _, _ in }, { node, _, _ in node.isElement == true }),
    PropertyCase(
      "accessibilityIdentifier", { view, _ in view.accessibilityIdentifier = "row.1" },
      { node, _, _ in node.id == "row.1" }),
    PropertyCase(
      "accessibilityIdentifier", { view, _ in view.accessibilityIdentifierBlock = { "row.2" } },
      { node, _, _ in node.id == "row.2" }),
    PropertyCase(
      "accessibilityLabel, accessibilityAttributedLabel", { view, text in view.accessibilityLabel = text },
      { node, _, text in node.label == SpokenText(text) }),
    PropertyCase(
      "accessibilityLabel, accessibilityAttributedLabel",
      { view, text in
        let label = NSMutableAttributedString(string: text + "!?")
        label.addAttribute(
          .accessibilitySpeechLanguage, value: "fr", range: NSRange(location: 0, length: text.utf16.count))
        label.addAttribute(.accessibilitySpeechPitch, value: 1.5, range: NSRange(location: text.utf16.count, length: 2))
        label.addAttribute(
          .accessibilitySpeechPunctuation, value: true, range: NSRange(location: text.utf16.count, length: 2))
        view.accessibilityAttributedLabel = label
      },
      { node, _, text in
        node.label
          == SpokenText(runs: [.init(text, language: "fr"), .init("!?", pitch: 1.5, punctuation: .all)])
      }),
    PropertyCase(
      "accessibilityLabel, accessibilityAttributedLabel",
      { view, text in
        view.accessibilityAttributedLabel = NSAttributedString(
          string: text,
          attributes: [
            .accessibilitySpeechSpellOut: true, .accessibilitySpeechIPANotation: "aɪ",
            .accessibilityTextHeadingLevel: 2,
          ])
      },
      { node, _, text in
        node.label == SpokenText(runs: [.init(text, spellOut: true, ipa: "aɪ", headingLevel: 2)])
      }),
    PropertyCase(
      "accessibilityTraits",
      { view, _ in view.accessibilityTraits = [.button, .toggleButton, .supportsZoom, .tabBar] },
      { node, _, _ in node.traits == [.button, .toggleButton, .supportsZoom, .tabBar] }),
    PropertyCase(
      "accessibilityValue, accessibilityAttributedValue, UITextInput", { view, text in view.accessibilityValue = text },
      { node, _, text in node.value == SpokenText(text) }),
    PropertyCase(
      "accessibilityValue, accessibilityAttributedValue, UITextInput", { view, _ in view.accessibilityValue = "" },
      { node, _, _ in node.value == "" && node.hint == nil }),
    PropertyCase(
      "accessibilityHint, accessibilityAttributedHint", { view, text in view.accessibilityHint = text },
      { node, _, text in node.hint == SpokenText(text) }),
    PropertyCase(
      "accessibilityLanguage", { view, _ in view.accessibilityLanguage = "fr-CA" },
      { _, details, _ in details.language == "fr-CA" }),
    PropertyCase(
      "accessibilityExpandedStatus", { view, _ in view.accessibilityExpandedStatus = .expanded },
      { _, details, _ in details.expanded == true }),
    PropertyCase(
      "accessibilityExpandedStatus", { view, _ in view.accessibilityExpandedStatus = .collapsed },
      { _, details, _ in details.expanded == false }),
    PropertyCase(
      "accessibilityUserInputLabels", { view, text in view.accessibilityUserInputLabels = [text, "B"] },
      { _, details, text in details.userInputLabels == [text, "B"] }),
    PropertyCase(
      "accessibilityUserInputLabels",
      { view, text in view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: text + " 2")] },
      { _, details, text in details.userInputLabels == [text + " 2"] }),
    PropertyCase(
      "accessibilityTextualContext", { view, _ in view.accessibilityTextualContext = .sourceCode },
      { _, details, _ in details.textualContext == .sourceCode }),
    PropertyCase(
      "accessibilityPath",
      { view, _ in
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 16, y: 50))
        path.addLine(to: CGPoint(x: 116, y: 50))
        path.addLine(to: CGPoint(x: 116, y: 90))
        path.close()
        view.accessibilityPath = path
      },
      { _, details, _ in
        details.path == [ScreenPoint(x: 16, y: 50), ScreenPoint(x: 116, y: 50), ScreenPoint(x: 116, y: 90)]
      }),
    PropertyCase(
      "accessibilityFrame", { view, _ in view.accessibilityFrame = CGRect(x: 1, y: 2, width: 30, height: 40) },
      { node, _, _ in node.frame == Frame(x: 1, y: 2, width: 30, height: 40) }),
    PropertyCase(
      "accessibilityActivationPoint", { view, _ in view.accessibilityActivationPoint = CGPoint(x: 20, y: 60) },
      { _, details, _ in details.activationPoint == ScreenPoint(x: 20, y: 60) }),
    PropertyCase(
      "accessibilityActivationPoint", { view, _ in view.accessibilityFrame = .row(1) },
      { _, details, _ in details.activationPoint == nil }),
    PropertyCase("isHidden, alpha", { view, _ in view.alpha = 0 }, { node, _, _ in !node.visible }),
    PropertyCase("isHidden, alpha", { view, _ in view.isHidden = true }, { node, _, _ in !node.visible }),
    PropertyCase(
      "clipsToBounds",
      { view, _ in
        view.frame = .zero
        view.clipsToBounds = true
      }, { node, _, _ in node.clips }),
    PropertyCase(
      "accessibilityElementsHidden", { view, _ in view.accessibilityElementsHidden = true },
      { node, _, _ in node.hidden }),
    PropertyCase(
      "accessibilityViewIsModal", { view, _ in view.accessibilityViewIsModal = true }, { node, _, _ in node.modal }),
    PropertyCase(
      "shouldGroupAccessibilityChildren", { view, _ in view.shouldGroupAccessibilityChildren = true },
      { node, _, _ in node.groupsChildren }),
    PropertyCase(
      "accessibilityContainerType", { view, _ in view.accessibilityContainerType = .landmark },
      { node, _, _ in node.container == .landmark }),
    PropertyCase(
      "accessibilityContainerType", { view, _ in view.accessibilityContainerType = .semanticGroup },
      { node, _, _ in node.container == .group }),
    PropertyCase(
      "accessibilityContainerType", { view, _ in view.accessibilityContainerType = .list },
      { node, _, _ in node.container == .list }),
    PropertyCase(
      "accessibilityContainerType", { view, _ in view.accessibilityContainerTypeBlock = { .list } },
      { node, _, _ in node.container == .list }),
    PropertyCase(
      "accessibilityContainerType", { view, _ in view.accessibilityContainerType = .dataTable },
      { node, _, _ in node.container == .table }),
    PropertyCase(
      "accessibilityNavigationStyle", { view, _ in view.accessibilityNavigationStyle = .combined },
      { _, details, _ in details.navigationStyle == .combined }),
    PropertyCase(
      "accessibilityRespondsToUserInteraction",
      { view, _ in
        view.accessibilityTraits = .button
        view.accessibilityRespondsToUserInteraction = false
      }, { _, details, _ in details.respondsToUserInteraction == false }),
    PropertyCase(
      "accessibilityDirectTouchOptions",
      { view, _ in view.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation] },
      { _, details, _ in details.directTouchOptions == [.silentOnTouch, .requiresActivation] }),
    PropertyCase(
      "accessibilityCustomActions",
      { view, text in
        let edit = UIAccessibilityCustomAction(name: "B") { _ in true }
        edit.category = UIAccessibilityCustomAction.editCategory
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: text) { _ in true }, edit]
      },
      { _, details, text in details.actions == [Action(name: text), Action(name: "B", category: .edit)] }),
    PropertyCase(
      "accessibilityDragSourceDescriptors",
      { view, text in
        view.accessibilityDragSourceDescriptors = [
          UIAccessibilityLocationDescriptor(name: text, point: CGPoint(x: 10, y: 20), in: view)
        ]
      },
      { _, details, text in details.drag == [LocationDescriptor(name: text, point: ScreenPoint(x: 26, y: 70))] }),
    PropertyCase(
      "accessibilityDropPointDescriptors", { view, _ in view.accessibilityDropPointDescriptors = [] },
      { _, details, _ in details.drop == [] && details.drag == nil }),
  ]

  @Test(arguments: cases, ["en", "ko"]) func theNodeAndTheFileHaveTheValue(_ row: PropertyCase, language: String) throws
  {
    let text = language == "ko" ? "가나다" : "Abc"
    let view = UIView.element("Label")
    row.set(view, text)
    // An element without anything to reach beside it would be an error.
    let document = try captured(.screen(view, .element("Other", row: 5)), language: language).document
    let node = try #require(document.firstScreen.tree.nodes.dropFirst(2).first)
    #expect(row.check(node, node.details, text))
    // The same from a file, which does not say what is the default.
    let read = try Document(reading: document.screenDocument())
    #expect(read == document)
    let again = try #require(read.firstScreen.tree.nodes.dropFirst(2).first)
    #expect(row.check(again, again.details, text))
  }

  @Test func eachRowOfTheTableHasACase() {
    let others = [
      // Their own suites.
      "accessibilityCustomContent", "accessibilityChartDescriptor", "UIAccessibilityReadingContent",
      "UIAccessibilityContainerDataTable", "UIAccessibilityContainerDataTableCell",
      "UIScrollView, accessibilityScrollStatus(for:)",
      // Only on Apple's platforms, where classes can be asked for their methods.
      "accessibilityPerformEscape() and others of the class",
    ]
    let tested = Set(PropertyTests.cases.map { $0.name } + others)
    #expect(Set(Property.all.map { $0.name }).subtracting(tested) == [])
  }

  @Test func blocksGiveTheValuesOfPlainProperties() throws {
    let view = UIView.element(nil)
    view.accessibilityLabelBlock = { "From a block" }
    view.accessibilityTraitsBlock = { .button }
    view.accessibilityExpandedStatusBlock = { .expanded }
    let node = try #require(try captured(.screen(view)).document.node("From a block"))
    #expect(node.traits == .button)
    #expect(node.details.expanded == true)
  }

  @Test func aTraitWithoutANameIsTold() throws {
    let view = UIView.element("Odd", UIAccessibilityTraits(rawValue: 1 << 60 | 1))
    let capture = try captured(.screen(view))
    #expect(capture.document.node("Odd")?.traits == .button)
    #expect(capture.notes == ["UIView has traits without a name (0x1000000000000000), which are left out"])
  }

  @Test func aFrameThatIsNotFiniteIsTold() throws {
    let view = UIView.element("Lost")
    view.accessibilityFrame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)
    view.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: 0)
    let capture = try captured(.screen(view))
    #expect(capture.document.node("Lost")?.frame == nil)
    #expect(capture.notes.count == 1)
    #expect(try Document(reading: capture.document.screenDocument()) == capture.document)
  }

  @Test func aFileCanBeReadWhateverTheAppAnswers() throws {
    let huge = UIView.element("Huge")
    (huge.accessibilityFrame, huge.accessibilityActivationPoint) = (.infinite, CGPoint(x: 1e300, y: 0))
    let backward = UIAccessibilityElement(accessibilityContainer: UIView())
    backward.accessibilityLabel = "Backward"
    backward.accessibilityFrame = CGRect(x: 100, y: 100, width: -50, height: -20)
    let odd = SwiftUINode.leaf("Odd", at: .row(2))
    odd.accessibilityLanguage = "English, please"
    let american = SwiftUINode.leaf("American", at: .row(3))
    american.accessibilityLanguage = "en_US"
    american.accessibilityAttributedHint = NSAttributedString(
      string: "Hint", attributes: [.accessibilitySpeechLanguage: "de_DE"])
    let screen = UIView.screen()
    screen.accessibilityElements = [huge, backward, odd, american]
    let capture = try captured(screen)
    let document = capture.document
    #expect(try Document(reading: document.screenDocument()) == document)
    #expect(document.node("Huge")?.frame == nil)
    #expect(document.node("Backward")?.frame == Frame(x: 50, y: 80, width: 50, height: 20))
    #expect(document.node("Odd")?.details.language == nil)
    #expect(document.node("American")?.details.language == "en-US")
    #expect(document.node("American")?.hint?.runs?.first?.language == "de-DE")
    #expect(
      capture.notes == [
        "UIView has a frame that is not finite, and is captured without one",
        "\"English, please\" is not a language of BCP 47, such as en-US, and is left out",
      ])
  }

  @Test func blocksOfTheClassAndOfItsControllerAnswer() throws {
    let controller = UIViewController()
    let view = UIView.element("Inside")
    controller.view = .screen(view)
    view.accessibilityMagicTapBlock = { true }
    view.accessibilityIncrementBlock = {}
    view.accessibilityDecrementBlock = {}
    controller.accessibilityPerformEscapeBlock = { true }
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", 0)
    let document = try Document(capturing: controller, options: options)
    #expect(
      document.node("Inside")?.details.behaviors.effects == [
        .magicTap: [.unknown], .increment: [.unknown], .decrement: [.unknown],
      ])
    #expect(document.firstScreen.tree.nodes[1].details.behaviors.effects == [.escape: [.unknown]])
    #expect(try Document(reading: document.screenDocument()) == document)
  }

  @Test func aNodeOfSwiftUIWithAPathHasItsPlace() throws {
    let node = SwiftUINode.leaf("Shape", at: .zero)
    node.accessibilityPath = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    let screen = UIView.screen()
    screen.accessibilityElements = [node]
    #expect(try captured(screen).document.node("Shape")?.frame == Frame(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func curvesBecomePolygons() throws {
    let view = UIView.element("Arc")
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 80, y: 0), controlPoint1: CGPoint(x: 0, y: 40), controlPoint2: CGPoint(x: 80, y: 40))
    view.accessibilityPath = path
    let points = try #require(try captured(.screen(view)).document.node("Arc")?.details.path)
    #expect(points.count == 9)
    // The middle of a cubic curve is an eighth of its ends and three eighths of its controls.
    #expect(points[4] == ScreenPoint(x: 40, y: 30))
  }

  @Test func emptyNamesForVoiceControlAreNotWritten() throws {
    let (box, view) = (UIView.screen(.element("Inside")), UIView.element("Label", row: 1))
    (box.accessibilityUserInputLabels, view.accessibilityUserInputLabels) = ([], [])
    let text = try captured(.screen(box, view)).document.screenDocument()
    #expect(!text.contains("userInputLabels"))
  }

  @Test func anIdentifierOfSeveralNodesIsShared() throws {
    let views = [UIView.element("One"), .element("Two", row: 1)]
    for view in views { view.accessibilityIdentifier = "cell" }
    let document = try captured(.screen(views[0], views[1])).document
    #expect(document.node("One")?.id == nil)
    #expect(document.node("Two")?.details.sharedIdentifier == "cell")
  }

  @Test func whatUserInteractionFollowsFromIsNotWritten() throws {
    let button = UIView.element("Send", .button)
    let text = UIView.element("Terms", .staticText, row: 1)
    text.accessibilityRespondsToUserInteraction = false
    let document = try captured(.screen(button, text)).document
    #expect(document.node("Send")?.details.respondsToUserInteraction == nil)
    #expect(document.node("Terms")?.details.respondsToUserInteraction == nil)
  }
}
