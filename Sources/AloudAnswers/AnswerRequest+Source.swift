internal import AloudBase
internal import AloudImport
internal import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// A text that a request gives, such as a screen document, a dump or a script.
struct AnswerSource {
  let text: String
  /// The name of the text in messages and answers.
  let name: String
}

extension AnswerRequest {
  /// The text of a member, whose name is the member with `Name` after it.
  func source(_ key: String) throws(AnswerProblem) -> AnswerSource {
    AnswerSource(text: try text(key), name: self[key + "Name"] ?? key)
  }

  // MARK: Screens

  /// The screen of a member, a document or a dump, with the overlays of the request over it.
  func imported(_ key: String) throws(AnswerProblem) -> ImportedScreen {
    let source = try source(key)
    return try imported(source, language: language, overlays: pairs("overlays"))
  }

  func imported(
    _ source: AnswerSource, language: String?, overlays: [(name: String, value: String)]
  ) throws(AnswerProblem) -> ImportedScreen {
    let format = try format
    var laid: [Overlay] = []
    for overlay in overlays {
      do throws(ImportError) { laid.append(try Overlay(Array(overlay.value.utf8), name: overlay.name)) } catch {
        throw AnswerProblem(error, file: overlay.name)
      }
    }
    let tag = language ?? laid.last { $0.language != nil }?.language
    do throws(ImportError) {
      let screen = try ImportedScreen(Array(source.text.utf8), format: format, language: tag)
      return laid.isEmpty ? screen : try with(laid, over: screen, format)
    } catch {
      throw AnswerProblem(error, file: source.name)
    }
  }

  /// The further screens that overlays name are members of `screens`.
  private func with(
    _ overlays: [Overlay], over screen: ImportedScreen, _ format: ScreenFormat?
  ) throws(ImportError) -> ImportedScreen {
    let others = pairs("screens")
    let language = screen.document.language
    do throws(OverlayError) {
      return try screen.with(overlays) { file throws(ImportError) in
        guard let other = others.first(where: { $0.name == file }) else {
          throw ImportError(.invalid, "the request has no \"\(file.printable)\" in `screens`")
        }
        return (try ImportedScreen(Array(other.value.utf8), format: format, language: language), file)
      }
    } catch {
      throw ImportError(.invalid, error.message)
    }
  }

  private var format: ScreenFormat? {
    get throws(AnswerProblem) {
      guard let name = self["format"] else { return nil }
      if let format = ScreenFormat(rawValue: name) { return format }
      let names = ScreenFormat.allCases.map { $0.rawValue }
      throw AnswerProblem(
        "there is no format \"\(name.printable)\"; there are \(names.joined(separator: ", "))\(suggestion(for: name, among: names))"
      )
    }
  }

  /// A screen to read, with a reader on it.
  func readable(_ key: String) throws(AnswerProblem) -> ReadableScreen {
    let imported = try imported(key)
    var screen = imported.document.firstScreen
    if let name = self["screen"] {
      do throws(Document.Missing) { screen = try imported.document.existing(screen: name) } catch {
        throw AnswerProblem(error.message)
      }
    }
    return ReadableScreen(imported.document, screen: screen, options: try readerOptions, imported: imported)
  }

  // MARK: Options

  /// The member `language`, a tag of BCP-47; nil if there is none.
  var language: String? {
    get throws(AnswerProblem) {
      guard let tag = self["language"] else { return nil }
      guard LanguageTag(tag).isWellFormed else { throw AnswerProblem(LanguageTag.mistake(tag)) }
      return tag
    }
  }

  /// The options of a reader: `profile`, `style`, `ios`, `hints` and `settings`.
  var readerOptions: ReaderOptions {
    get throws(AnswerProblem) {
      var options = ReaderOptions()
      if let name = self["profile"] { options.profile = try choice("profile", name, Profile.allCases) { $0.rawValue } }
      if let name = self["style"] { options.style = try choice("style", name, Renderer.Style.allCases) { $0.rawValue } }
      if let word = version {
        guard let version = IOSVersion(word) else { throw AnswerProblem("ios: \(IOSVersion.unknown(word))") }
        options.settings.ios = version
      }
      for setting in pairs("settings") {
        do throws(SettingError) { try options.settings.set(setting.name, to: setting.value) } catch {
          throw AnswerProblem(error.message)
        }
      }
      return options
    }
  }

  /// The member `ios`, a text or a number.
  private var version: String? { self["ios"] ?? optionalNumber("ios").map { JSONValue.number($0).text } }

  /// The technology of the member of this name; VoiceOver without one.
  var technology: AssistiveTechnology {
    get throws(AnswerProblem) {
      guard let name = self["technology"] else { return .voiceOver }
      return try choice("technology", name, AssistiveTechnology.allCases) { $0.rawValue }
    }
  }

  /// The technology of the member `as`; nil for all.
  func taskTechnology(_ name: String) throws(AnswerProblem) -> TaskTechnology? {
    try choice("as", name, TaskTechnology.allCases.map { Optional($0) } + [nil]) { $0?.rawValue ?? "all" }
  }

  private func choice<Choice>(
    _ key: String, _ name: String, _ choices: [Choice], _ word: (Choice) -> String
  ) throws(AnswerProblem) -> Choice {
    if let choice = choices.first(where: { word($0) == name }) { return choice }
    let words = choices.map(word)
    throw AnswerProblem("\(key) is one of \(words.joined(separator: ", "))\(suggestion(for: name, among: words))")
  }
}
