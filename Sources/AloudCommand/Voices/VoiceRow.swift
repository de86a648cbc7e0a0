import Aloud
import Foundation

/// A row of a voice file that is in effect.
struct VoiceRow {
  let key: String
  let words: String
  let mark: Phrasebook.Mark?

  var certainty: String {
    guard let mark else { return "given" }
    return mark.isAttested ? "attested \(mark.sources.joined(separator: ", "))" : "assumed"
  }

  var json: JSONValue {
    [
      "key": .string(key), "words": .string(words),
      "attested": mark.map { .bool($0.isAttested) } ?? .null,
      "sources": .strings(mark?.sources ?? []),
      "note": .string(mark?.note ?? ""),
    ]
  }

  /// The rows in the order of ``Phrase``; those that depend on a setting come last.
  static func phrases(of voice: Voice) -> [VoiceRow] {
    sections(of: voice).flatMap { section in
      Phrase.allCases.flatMap { phrase -> [VoiceRow] in
        guard let entry = section.entries[phrase] else { return [] }
        let categories = PluralCategory.allCases.filter { entry.forms[$0] != nil }
        return categories.map { category in
          let suffix = categories.count > 1 ? "[\(category.rawValue)]" : ""
          return VoiceRow(
            key: section.prefix + phrase.key + suffix, words: entry.forms[category]?.words.source ?? "",
            mark: entry.forms[category]?.mark)
        }
      }
    }
  }

  /// The rows in the order of `CharacterGroup`, followed by those without a group.
  static func characters(of voice: Voice) -> [VoiceRow] {
    let grouped = CharacterGroup.allCases.flatMap(\.characters)
    return sections(of: voice).flatMap { section in
      let others = Set(section.characters.keys).subtracting(grouped).sorted()
      return (grouped + others).compactMap { character in
        section.characters[character].map {
          VoiceRow(key: "\(section.prefix)character \(written(character))", words: $0.words, mark: $0.mark)
        }
      }
    }
  }

  /// The phonetic words for letters, one row for letters with the same mark.
  static func phonetic(of voice: Voice) -> [VoiceRow] {
    sections(of: voice).flatMap { section in
      let names = section.phonetic.sorted { $0.key < $1.key }.map(\.value)
      let marks = names.reduce(into: [Phrasebook.Mark?]()) { if !$0.contains($1.mark) { $0.append($1.mark) } }
      return marks.map { mark in
        let words = names.filter { $0.mark == mark }.map(\.words).joined(separator: " ")
        return VoiceRow(key: section.prefix + "phonetic", words: words, mark: mark)
      }
    }
  }

  private struct Section {
    let prefix: String
    let entries: [Phrase: Phrasebook.Entry]
    let characters: [Character: Phrasebook.Name]
    let phonetic: [Character: Phrasebook.Name]
  }

  private static func sections(of voice: Voice) -> [Section] {
    let main = Section(prefix: "", entries: voice.entries, characters: voice.characters, phonetic: voice.phonetic)
    return [main]
      + voice.variants.map {
        Section(
          prefix: "[\($0.setting)=\($0.value)] ", entries: $0.entries, characters: $0.characters, phonetic: $0.phonetic)
      }
  }

  /// The character in the form of a voice file: blanks and invisible characters are written as numbers.
  private static func written(_ character: Character) -> String {
    guard character.isWhitespace || String(character).printable != String(character) else { return String(character) }
    return character.unicodeScalars.map { String(format: "U+%04X", $0.value) }.joined()
  }
}
