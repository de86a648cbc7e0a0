#if canImport(UIKit)
  internal import AloudBase
  internal import AloudTree
  internal import UIKit

  /// The attributes of texts that VoiceOver knows. Keys are compared by their raw texts, which are the names in C.
  @MainActor enum AttributedReading {
    /// The runs of a text; nil if none has an attribute.
    static func runs(of text: NSAttributedString, _ notes: inout Notes) -> [SpokenText.Run]? {
      var runs: [SpokenText.Run] = []
      var hasAttributes = false
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
        var run = SpokenText.Run(text.attributedSubstring(from: range).string)
        for (key, value) in attributes { set(key.rawValue, value, in: &run, &notes) }
        if run != SpokenText.Run(run.text) { hasAttributes = true }
        if let last = runs.last, last.withText("") == run.withText("") {
          runs[runs.count - 1].text += run.text
        } else {
          runs.append(run)
        }
      }
      return hasAttributes ? runs : nil
    }

    private static func set(_ key: String, _ value: Any, in run: inout SpokenText.Run, _ notes: inout Notes) {
      switch key {
      case "UIAccessibilitySpeechAttributePunctuation":
        run.punctuation = flag(value) == true ? .all : SpokenText.Run.Punctuation.none
      case "UIAccessibilitySpeechAttributeLanguage": run.language = language(value as? String, &notes)
      case "UIAccessibilitySpeechAttributePitch": run.pitch = number(value).map { min(max($0, 0), 2) }
      case "UIAccessibilitySpeechAttributeSpellOut": run.spellOut = flag(value) ?? false
      case "UIAccessibilitySpeechAttributeIPANotation": run.ipa = value as? String
      case "UIAccessibilityTextAttributeHeadingLevel":
        if let level = number(value), 1...6 ~= level { run.headingLevel = Int(clamping: level) }
      default: break
      }
    }

    /// A language as BCP 47 writes it; nil for none, and for what is no language. Apps also write names of locales.
    static func language(_ given: String?, _ notes: inout Notes) -> String? {
      guard let given, !given.isEmpty else { return nil }
      let tag = String(given.map { $0 == "_" ? "-" : $0 })
      guard LanguageTag(tag).isWellFormed else {
        notes.add("\"\(given)\" is not a language of BCP 47, such as en-US, and is left out")
        return nil
      }
      return tag
    }

    private static func number(_ value: Any) -> Double? {
      (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    }

    private static func flag(_ value: Any) -> Bool? { (value as? NSNumber)?.boolValue ?? value as? Bool }

    static func context(_ raw: String) -> TextualContext? {
      let prefix = "UIAccessibilityTextualContext"
      guard raw.hasPrefix(prefix) else { return nil }
      let name = raw.dropFirst(prefix.count)
      return TextualContext(rawValue: name.prefix(1).lowercased() + name.dropFirst())
    }

    /// The priority of an announcement, and whether it waits for other speech.
    static func priority(of text: NSAttributedString) -> Effect.Priority? {
      guard text.length > 0 else { return nil }
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      let key = NSAttributedString.Key("UIAccessibilitySpeechAttributeAnnouncementPriority")
      let value = attributes[key]
      var raw = value as? String
      // Apple's systems store the text of the type; Linux keeps the type.
      if raw == nil, #available(iOS 17.0, tvOS 17.0, *) { raw = (value as? UIAccessibilityPriority)?.rawValue }
      switch raw {
      case "UIAccessibilityPriorityHigh": return .high
      case "UIAccessibilityPriorityDefault": return .default
      case "UIAccessibilityPriorityLow": return .low
      default: break
      }
      // Before iOS 17: an announcement that is queued does not interrupt.
      let queue = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
      return attributes[queue].flatMap(flag) == true ? .low : nil
    }
  }

  extension SpokenText.Run {
    fileprivate func withText(_ text: String) -> Self {
      var run = self
      run.text = text
      return run
    }
  }
#endif
