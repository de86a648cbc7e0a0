#if canImport(UIKit)
  import UIKit

  extension Screen {
    /// Screens for questions that only a device can answer. Their order in speech is the answer.
    @Listing<Screen> static var questions: [Screen] {
      // In which order does VoiceOver walk? By place it is A, B, C; by index C, A, B; by the list B, C, A.
      Screen("question-order-by-index", view: { ordered(indexed: [2, 0, 1], listed: nil) })
      Screen("question-order-by-list", view: { ordered(indexed: nil, listed: [1, 2, 0]) })
      Screen("question-order-by-both", view: { ordered(indexed: [2, 0, 1], listed: [1, 2, 0]) })
      // Which of these does it walk?
      Screen(
        "question-placement",
        rows: {
          [
            element("Before"),
            element("Zero size") { $0.frame = CGRect(x: 20, y: 180, width: 0, height: 0) },
            element("Middle"),
            element("Faint") { $0.alpha = 0.01 },
            element("Late"),
            element("Off screen") { $0.frame = CGRect(x: 2_000, y: 420, width: 335, height: 44) },
            element("After"),
          ]
        })
      Screen(
        "question-scrolled-away",
        view: {
          let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
          scroll.contentSize = CGSize(width: 375, height: 2_000)
          place([element("Top"), element("Second")], in: scroll)
          place(
            [element("Far below") { $0.frame = CGRect(x: 20, y: 1_800, width: 335, height: 44) }], in: scroll)
          return scroll
        })
      // Are rotors of ancestors and of the controller offered? By hand: turn the rotor.
      Screen("question-rotors") {
        let controller = UIViewController()
        let target = element("Inside")
        let inner = container(target)
        let outer = container(inner)
        inner.accessibilityCustomRotors = [rotor("Parent", to: target)]
        outer.accessibilityCustomRotors = [rotor("Grandparent", to: target)]
        controller.accessibilityCustomRotors = [rotor("Controller", to: target)]
        controller.view.addSubview(outer)
        return controller
      }
      // Does an element have the language of its container? By hand: listen to the voice.
      Screen(
        "question-language-of-container",
        view: { container(element("Sample")) { $0.accessibilityLanguage = "ko" } })
      // After how many characters is an utterance cut? The words are numbered.
      Screen("question-long-label", view: { element((1...40).map { "word \($0)" }.joined(separator: " ")) })
    }

    private static func ordered(indexed: [Int]?, listed: [Int]?) -> UIView {
      let views = ["A", "B", "C"].map { element("Letter \($0)") }
      let outer = OrderedView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      place(views, in: outer)
      outer.indexed = indexed.map { order in order.map { views[$0] } }
      if let listed { outer.accessibilityElements = listed.map { views[$0] } }
      return outer
    }

    private static func rotor(_ name: String, to target: UIView) -> UIAccessibilityCustomRotor {
      UIAccessibilityCustomRotor(name: name) { [weak target] _ in
        target.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
      }
    }
  }

  /// A container that vends its elements by index.
  final class OrderedView: UIView {
    /// Nil to vend as UIView does.
    var indexed: [UIView]?

    override func accessibilityElementCount() -> Int { indexed?.count ?? super.accessibilityElementCount() }

    override func accessibilityElement(at index: Int) -> Any? {
      guard let indexed else { return super.accessibilityElement(at: index) }
      return indexed.indices.contains(index) ? indexed[index] : nil
    }

    override func index(ofAccessibilityElement element: Any) -> Int {
      guard let indexed else { return super.index(ofAccessibilityElement: element) }
      return indexed.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
  }
#endif
