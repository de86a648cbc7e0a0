#if canImport(UIKit)
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  /// Reads the properties of one object after another.
  @MainActor struct PropertyReader {
    var notes = Notes()
    var texts: Texts
    /// True for a live app, which answers with scroll positions by itself.
    let isLive: Bool

    /// The names are those of a live app; nil for a screen that is captured once.
    init(_ options: CaptureOptions, _ names: Names? = nil) {
      texts = Texts(replaces: options.replacesTexts, names?.placeholders ?? Placeholders())
      isLive = names != nil
    }

    /// An object, and facts that several properties need.
    struct Subject {
      let object: NSObject
      let view: UIView?
      let isElement: Bool
      /// The text of the object if it is an element and a text input.
      let text: TextReading?
      /// True for a secure text input, also if it is no element.
      let isSecure: Bool
    }

    /// The node of an object, with all properties of the table but those that lead to other nodes.
    mutating func node(of object: NSObject, isElement: Bool) -> Node {
      let input = TextReading(of: object)
      let subject = Subject(
        object: object, view: object as? UIView, isElement: isElement, text: isElement ? input : nil,
        isSecure: input?.isSecure ?? TextReading.hasSecureTrait(object))
      // An app may repeat the text of a secure field in any other property of the field, or of the element around it.
      if subject.isSecure {
        texts.secrets = [input?.secret ?? object.accessibilityValue].compactMap { $0 }
      } else if isElement, let view = subject.view {
        texts.secrets = TextReading.secrets(inside: view)
      }
      texts.secrets.removeAll { $0.isEmpty }
      defer { texts.secrets = [] }
      var (node, details) = (Node(), Details())
      for property in Property.all { property.read(subject, &node, &details, &self) }
      node.details = details
      if !isElement, node.saysSomething { node.isElement = false }
      if isElement {
        // UIKit derives the answer unless the app gives one. What Aloud derives itself is not written.
        let answer = object.accessibilityRespondsToUserInteraction
        if answer != node.interaction().responds { node.details.respondsToUserInteraction = answer }
      }
      return node
    }

    // MARK: Texts

    mutating func plain(_ string: String?) -> SpokenText? { string.map { SpokenText(texts.text($0)) } }

    /// A text with its attributes, if it has any that VoiceOver knows.
    mutating func spoken(_ string: String?, _ attributed: NSAttributedString?) -> SpokenText? {
      guard let attributed, let runs = AttributedReading.runs(of: attributed, &notes) else {
        return plain(string ?? attributed?.string)
      }
      let whole = string ?? attributed.string
      if texts.masked(whole) != whole { return plain(whole) }
      guard texts.replaces else { return SpokenText(runs: runs) }
      return SpokenText(
        runs: runs.map { run in
          var run = run
          (run.text, run.ipa, run.attributes.link) = (texts.text(run.text), nil, nil)
          return run
        })
    }

    mutating func language(_ given: String?) -> String? { AttributedReading.language(given, &notes) }

    // MARK: Places

    /// True for a number that a screen document may contain. `CGRect.infinite` has finite numbers beyond all screens.
    static func isPlace(_ number: Double) -> Bool { number.isFinite && abs(number) < 1_000_000_000 }

    /// A frame with a size that is not negative; nil if it is on no screen.
    static func frame(_ rect: CGRect) -> Frame? {
      guard [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy({ isPlace(Double($0)) }) else {
        return nil
      }
      let rect = rect.standardized
      return Frame(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }

    mutating func frame(_ rect: CGRect, of object: NSObject) -> Frame? {
      let frame = PropertyReader.frame(rect)
      if frame == nil {
        notes.add("\(Names.ofClass(object)) has a frame that is not finite, and is captured without one")
      }
      return frame
    }

    static func point(_ point: CGPoint) -> ScreenPoint? {
      isPlace(Double(point.x)) && isPlace(Double(point.y)) ? ScreenPoint(x: point.x, y: point.y) : nil
    }

    // MARK: Rotors

    mutating func kind(of rotor: UIAccessibilityCustomRotor) -> CustomRotor.Naming {
      let types: [CustomRotor.SystemType] = [
        .link, .visitedLink, .heading, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5,
        .headingLevel6, .boldText, .italicText, .underlineText, .misspelledWord, .image, .textField, .table, .list,
        .landmark,
      ]
      let number = rotor.systemRotorType.rawValue
      guard number > 0, number <= types.count else { return .named(texts.text(rotor.name)) }
      return .system(types[number - 1])
    }
  }
#endif
