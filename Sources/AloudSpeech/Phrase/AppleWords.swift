internal import AloudTree

/// The places of a voice's words in Apple’s own localization bundles.
///
/// One place serves all languages, so no line repeats it. A line with another word than Apple's has a note that begins with
/// `Apple has`.
public struct AppleWords: Equatable, Sendable {
  /// Bundle and key of each phrase, with a space between them: `UIKit.axbundle trait.button`.
  public let phrases: [Phrase: String]
  /// Characters whose names `AccessibilityFoundation` has.
  public let characters: Set<Character>

  public init(phrases: [Phrase: String], characters: String) {
    self.phrases = phrases
    self.characters = Set(characters)
  }

  /// The bundle and the key of a character’s name: `AccessibilityFoundation UnicodeHex.0000002e`.
  public static func place(of character: Character) -> String {
    "AccessibilityFoundation UnicodeHex." + (character.unicodeScalars.first?.value ?? 0).digits(8, radix: 16)
  }
}

extension Voice {
  /// Marks the words that are Apple’s as attested by its bundles.
  mutating func attest(by words: AppleWords) {
    for (phrase, place) in words.phrases {
      guard var entry = entries[phrase] else { continue }
      for (category, form) in entry.forms {
        entry.forms[category]?.mark = Phrasebook.Mark.attested(form.mark, by: place)
      }
      entries[phrase] = entry
    }
    for character in words.characters {
      guard let name = characters[character] else { continue }
      characters[character]?.mark = .attested(name.mark, by: AppleWords.place(of: character))
    }
  }
}

extension Phrasebook.Mark {
  /// True for a line that keeps another word than Apple’s.
  var differsFromApple: Bool { note.utf8.starts(with: "Apple has ".utf8) }

  /// Adds the bundle to the sources of a line. A line that is marked as assumed, or that differs, keeps its mark.
  static func attested(_ mark: Phrasebook.Mark?, by place: String) -> Phrasebook.Mark {
    guard var mark else { return Phrasebook.Mark(isAttested: true, sources: [place], note: "") }
    if mark.isAttested, !mark.differsFromApple { mark.sources.append(place) }
    return mark
  }
}
