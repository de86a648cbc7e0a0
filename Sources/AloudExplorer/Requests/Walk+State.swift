internal import AloudBase
internal import AloudPicture
internal import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTones
internal import AloudTree

extension Walk {
  /// The extent of the state in an answer.
  enum Extent {
    /// Everything, with the log from its beginning.
    case started
    /// Everything, with the new lines of the log.
    case whole
    /// Everything, with the new lines of the log, but without the picture if it did not change.
    case changed
  }

  /// The parts of the state that the page already has.
  struct Shown: Sendable {
    /// The number of lines of the log.
    var lines = 0
    /// The source of the picture.
    var picture: PictureSource?
  }

  /// The facts that a picture depends on, except the cursor. Trees that share their storage are compared in constant time.
  struct PictureSource: Equatable, Sendable {
    let tree: Tree
    let offset: [Frame?]
    let covering: String?
  }

  mutating func state(_ extent: Extent) -> JSONValue {
    exercise?.follow(explorer)
    if extent == .whole { shown.picture = nil }
    let effects = explorer.takeEffects().compactMap { json($0) }
    let picture = ScreenPicture(explorer.simulator.reader, options: .stage)
    var state: JSONValue = [
      "effects": .list(effects), "caption": .string(explorer.caption), "notice": .string(explorer.notice),
      "lines": .list(newLines()), "cursor": cursor(in: picture), "place": place, "title": .string(app),
      "screen": .string(explorer.simulator.screenName), "language": .string(language), "rotor": rotor,
      "question": question, "help": .bool(isHelp), "isTyping": .bool(explorer.isTyping),
      "finger": .bool(explorer.simulator.reader.fingerShare != nil),
      "wayBack": .string(explorer.simulator.wayBack?.step),
      "isPractice": .bool(explorer.isPractice), "isMuted": .bool(explorer.simulator.reader.isMuted),
      "covering": .string(explorer.coveringWords), "chooser": chooser, "next": .number(explorer.secondsToNext),
      "exercise": exercise.map { $0.json(explorer, solution: solution(of: $0.exercise)) } ?? .null,
    ]
    let source = PictureSource(
      tree: explorer.simulator.reader.narrator.tree, offset: picture.layout.places.map { $0.frame },
      covering: explorer.coveringWords)
    if source != shown.picture {
      shown.picture = source
      var options = ScreenPicture.Options.stage
      options.cursor = false
      let bounds = picture.layout.bounds
      state =
        state + [
          "svg": .string(ScreenPicture(explorer.simulator.reader, options: options).svg),
          "bounds": rectangle(bounds), "places": .list(picture.layout.places.map { json($0) }),
        ]
    }
    return state
  }

  private var language: String { explorer.simulator.reader.narrator.words.language }

  private mutating func newLines() -> [JSONValue] {
    let transcript = explorer.transcript
    let lines = transcript.lines.suffix(max(0, transcript.total - shown.lines))
    shown.lines = transcript.total
    return lines.map { line in
      switch line {
      case .step(let text): ["kind": .string("step"), "text": .string(text)]
      case .words(let text): ["kind": .string("words"), "text": .string(text)]
      case .happening(let text): ["kind": .string("happening"), "text": .string(text)]
      case .comment(let text): ["kind": .string("comment"), "text": .string(text)]
      }
    }
  }

  // MARK: Cursor

  private func cursor(in picture: ScreenPicture) -> JSONValue {
    guard explorer.simulator.showsCursor, explorer.coveringWords == nil, let frame = picture.layout.cursor else {
      return .null
    }
    return rectangle(frame)
  }

  private func rectangle(_ frame: Frame) -> JSONValue {
    [
      "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width), "height": .number(frame.height),
    ]
  }

  private var place: JSONValue {
    let reader = explorer.simulator.reader
    guard explorer.simulator.showsCursor, let rank = reader.rank else { return .null }
    return ["rank": .whole(rank + 1), "count": .whole(reader.narrator.stopCount)]
  }

  /// Returns the place of a stop, for touches. A stop without a frame is touched by its label.
  private func json(_ place: ScreenLayout.Place) -> JSONValue {
    let label = place.isListed ? explorer.simulator.reader.narrator.tree[place.node].label?.string : nil
    return rectangle(place.frame) + ["label": .string(label)]
  }

  // MARK: Rotor, questions, Item Chooser

  private var rotor: JSONValue {
    let reader = explorer.simulator.reader
    let names = reader.rotorNames
    let name = reader.name(of: reader.rotorOption)
    return ["options": .strings(names), "current": .whole(names.firstIndex(of: name)), "name": .string(name)]
  }

  private var question: JSONValue {
    guard case .asking(let question) = explorer.mode else { return .null }
    return ["command": .string(question.command.rawValue), "answer": .string(question.answer)]
  }

  private var isHelp: Bool { if case .help = explorer.mode { true } else { false } }

  private var chooser: JSONValue {
    let reader = explorer.simulator.reader
    guard explorer.simulator.showsCursor, let items = reader.chooserItems else { return .null }
    return [
      "title": .string(reader.narrator.words.text(.itemchooserTitle)), "items": .strings(items.labels),
      "current": .whole(items.current),
    ]
  }

  private func solution(of exercise: Script.Exercise) -> [String] {
    (script?.steps[exercise.steps] ?? []).map { $0.written }
  }

  // MARK: Effects

  /// Returns an effect as JSON; nil for an effect that only terminals have.
  private func json(_ effect: Explorer.Effect) -> JSONValue? {
    switch effect {
    case .say(let speech): ["effect": .string("say")] + json(speech)
    case .tell(let speech): ["effect": .string("tell")] + json(speech)
    case .playGraph: ["effect": .string("graph")]
    case .stopSpeech: ["effect": .string("stop")]
    case .pauseSpeech: ["effect": .string("pause")]
    case .resumeSpeech: ["effect": .string("resume")]
    case .play(let happening):
      Earcon(for: happening) == nil ? nil : ["effect": .string("earcon"), "name": .string(happening.rawValue)]
    case .save: ["effect": .string("save")]
    case .quit: ["effect": .string("quit")]
    case .redraw, .suspend: nil
    }
  }

  private func json(_ speech: ScreenReader.Speech) -> JSONValue {
    let settings = explorer.simulator.settings
    let fragments = speech.fragments.map { fragment -> JSONValue in
      ["text": .string(fragment.text), "language": .string(fragment.language)]
        + .member("pitch", fragment.prosody?.pitch.map { .number($0) })
    }
    return [
      "text": .string(explorer.simulator.text(of: speech)), "fragments": .list(fragments),
      "rate": .whole(settings.speakingRate), "volume": .whole(settings.volume),
      "seconds": .number(Double(settings.microseconds(toSay: explorer.simulator.text(of: speech))) / 1e6),
    ]
  }
}
