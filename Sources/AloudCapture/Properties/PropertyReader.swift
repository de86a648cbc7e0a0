#if canImport(UIKit)
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  /// Reads the properties of one object after another.
  @MainActor struct PropertyReader {
    var notes = Notes()
    var texts: Texts

    init(_ options: CaptureOptions) { texts = Texts(replaces: options.replacesTexts) }

    /// An object, and facts that several properties need.
    struct Subject {
      let object: NSObject
      let view: UIView?
      let isElement: Bool
      /// The text of the object if it is a text input.
      let text: TextReading?
      /// True for an input whose text must not be read, also if it is no element.
      let isSecure: Bool
    }

    /// The node of an object, with all properties of the table but those that lead to other nodes.
    mutating func node(of object: NSObject, isElement: Bool) -> Node {
      let input = TextReading(of: object)
      let subject = Subject(
        object: object, view: object as? UIView, isElement: isElement, text: isElement ? input : nil,
        isSecure: input?.isSecure ?? TextReading.hasSecureTrait(object))
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
      guard let attributed, let runs = AttributedReading.runs(of: attributed) else {
        return plain(string ?? attributed?.string)
      }
      guard texts.replaces else { return SpokenText(runs: runs) }
      return SpokenText(
        runs: runs.map { run in
          var run = run
          (run.text, run.ipa, run.attributes.link) = (texts.text(run.text), nil, nil)
          return run
        })
    }

    // MARK: Places

    /// A frame with finite numbers; nil for another.
    mutating func frame(_ rect: CGRect, of object: NSObject) -> Frame? {
      let frame = Frame(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
      guard frame.isFinite else {
        notes.add("\(Names.ofClass(object)) has a frame that is not finite, and is captured without one")
        return nil
      }
      return frame
    }

    static func point(_ point: CGPoint) -> ScreenPoint? {
      point.x.isFinite && point.y.isFinite ? ScreenPoint(x: point.x, y: point.y) : nil
    }

    // MARK: Rotors

    mutating func kind(of rotor: UIAccessibilityCustomRotor) -> CustomRotor.Kind {
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
