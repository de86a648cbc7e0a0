import Aloud
import AloudExplore

extension WalkEquipment {
  static let options =
    BrailleOptions.walking + [
      Option(
        .technology, value: "NAMES",
        help: "the technologies that are on, with commas between them: voiceover, voice control")
    ]

  /// - Throws: ``Failure`` for a technology that is none, and for what ``BrailleOptions`` refuses.
  init(_ arguments: Arguments) throws(Failure) {
    self.init(braille: try BrailleOptions(arguments, command: "explore").display)
    guard let names = arguments.value(.technology) else { return }
    do throws(ScriptError) {
      technologies = try Script("technology \(names.onOneLine)\n> start").heads.technologies
    } catch {
      throw Arguments.usage("--technology: \(error.message)", "explore")
    }
  }

  /// The head lines of a script with the same.
  var heads: [String] {
    [braille?.line, technologies.map { "technology \(AssistiveTechnology.list($0))" }].compactMap(\.self)
  }

  /// - Throws: ``Failure`` with 69 for a language without a braille table, and where liblouis is not there.
  func check(_ reader: ScreenReader, in file: InputFile) throws(Failure) {
    guard let braille else { return }
    do throws(BrailleError) {
      _ = try Liblouis.shared.translator("a", reader.brailleLanguage, braille.output)
    } catch {
      throw Failure(.unavailable, "\(file.name): \(error.description)")
    }
  }
}
