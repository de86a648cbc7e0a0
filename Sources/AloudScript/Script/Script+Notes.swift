internal import AloudReader
internal import AloudTree

extension Script {
  /// A trainer's note for the learners: lines that begin with `##`.
  ///
  /// For whoever performs the script they are comments.
  public struct Note: Equatable, Sendable {
    /// The place of a note.
    public enum Place: Equatable, Sendable {
      /// Before the first step: the introduction of the lesson.
      case introduction
      /// Above a step, by its place in ``Script/steps``.
      case step(Int)
      /// After the last step.
      case end
    }

    /// Its first line, from 1.
    public let line: Int
    public let place: Place
    /// Lines in a row are one paragraph; an empty `##` line parts paragraphs.
    public let paragraphs: [String]
  }

  /// The notes, in order.
  ///
  /// - Complexity: O(lines).
  public var notes: [Note] {
    var notes: [Note] = []
    for remark in remarks {
      var paragraphs: [[String]] = [[]]
      for text in remark.texts {
        if text.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(text) }
      }
      let filled = paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
      guard !filled.isEmpty else { continue }
      notes.append(Note(line: remark.line, place: place(ofLine: remark.line), paragraphs: filled))
    }
    return notes
  }

  private func place(ofLine line: Int) -> Note.Place {
    guard let next = steps.firstIndex(where: { $0.line > line }) else { return steps.isEmpty ? .introduction : .end }
    return next == 0 ? .introduction : .step(next)
  }

  /// Lines of notes in a row, without those that begin an exercise.
  private struct Remark {
    let line: Int
    var texts: [String]
  }

  private var remarks: [Remark] {
    var remarks: [Remark] = []
    var next = 0
    for (index, line) in lines.enumerated() {
      guard let text = line.noteText, ExerciseHead(text) == nil else { continue }
      if index == next, !remarks.isEmpty {
        remarks[remarks.count - 1].texts.append(text)
      } else {
        remarks.append(Remark(line: index + 1, texts: [text]))
      }
      next = index + 1
    }
    return remarks
  }
}

extension Script.Line {
  /// The text of a note on this line, without the `##` and white space around it; nil for other lines, as `###` and
  /// `##x`.
  var noteText: String? {
    let scalars = text.unicodeScalars.drop { $0.isBlank || $0 == "\u{FEFF}" }
    let rest = scalars.dropFirst(2)
    guard scalars.prefix(2).elementsEqual(["#", "#"]), rest.first?.isBlank ?? true else { return nil }
    let end = rest.lastIndex { !$0.isBlank }
    let start = rest.firstIndex { !$0.isBlank }
    guard let start, let end else { return "" }
    return String(String.UnicodeScalarView(rest[start...end]))
  }
}

extension Script.Line {
  /// Why a line begins no exercise that looks as if it were to: `##exercise: TITLE`, `### exercise: TITLE`, `## excercise: TITLE`.
  /// Nil for all others.
  var exerciseMistake: String? {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.drop { $0.isBlank || $0 == "\u{FEFF}" }))
    guard let note = noteText else {
      let isMeant = text.hasPrefix("##") && ExerciseHead(String(text.drop { $0 == "#" })) != nil
      return isMeant ? "an exercise begins with ## and a blank: ## exercise: TITLE" : nil
    }
    let word = note.prefix { $0 != ":" && $0 != " " }.lowercased()
    let rest = note.dropFirst(word.count)
    guard word != "exercises", rest.hasPrefix(":") || rest.hasPrefix(" within "), ExerciseHead(note) == nil,
      nearest(to: word, among: ["exercise"]) != nil
    else { return nil }
    return "this begins no exercise; did you mean ## exercise\(rest)?"
  }
}

/// The line that begins an exercise: `exercise: TITLE`, or `exercise within 3 steps: TITLE`.
struct ExerciseHead: Equatable {
  let title: String
  /// Nil without a limit.
  let limit: Int?
  /// False without a colon, and where the limit is no number of steps.
  let isWritten: Bool

  /// Nil for a text that begins no exercise.
  init?(_ text: String) {
    let colon = text.firstIndex(of: ":")
    let words = text[..<(colon ?? text.endIndex)].lowercased().split { $0 == " " || $0 == "\t" }
    guard words.first == "exercise", words.count == 1 || words[1] == "within" else { return nil }
    title = colon.map { String(text[text.index(after: $0)...].drop { $0 == " " || $0 == "\t" }) } ?? ""
    let number = words.count == 4 && (words[3] == "steps" || words[3] == "step") ? Int(words[2]) : nil
    limit = number.flatMap { $0 > 0 ? $0 : nil }
    isWritten = colon != nil && (words.count == 1 || limit != nil)
  }
}
