internal import AloudBase
internal import AloudTree

/// The keys of a voice's words in Apple’s localization bundles.
///
/// A key is the same for all languages, so voice files do not repeat it. If a word differs from Apple's, the note of
/// its line begins with `Apple has`.
public struct AppleWords: Equatable, Sendable {
  /// The bundle and the key of each phrase, separated by a space: `UIKit.axbundle trait.button`.
  public let phrases: [Phrase: String]
  /// The characters that have names in `AccessibilityFoundation`.
  public let characters: Set<Character>

  /// Apple's words for phrases, and the lines with its names of characters.
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
  /// Marks the words that are in Apple’s bundles as attested.
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
  /// True for a line whose word differs from Apple’s.
  var differsFromApple: Bool { note.utf8.starts(with: "Apple has ".utf8) }

  /// Adds the bundle to the sources of a line. A line that is marked as assumed, or whose word differs, keeps its mark.
  static func attested(_ mark: Phrasebook.Mark?, by place: String) -> Phrasebook.Mark {
    guard var mark else { return Phrasebook.Mark(isAttested: true, sources: [place], note: "") }
    if mark.isAttested, !mark.differsFromApple { mark.sources.append(place) }
    return mark
  }
}
