internal import AloudBase
internal import AloudChart
internal import AloudReader
internal import AloudTones
internal import AloudTree

/// The words of a score as captions, in WebVTT or SRT.
///
/// A line has one or more cues of at most two lines of 42 columns; wide characters take two columns. An ellipsis
/// replaces words of which nothing was heard. In WebVTT, each word has its time. An audio graph has the captions of its
/// passage. Sounds have their own cues: `[It goes no further]`.
///
/// The file is valid whatever texts are in the score: each text is in one line, and no part of it can be interpreted as
/// a time or as markup.
public struct Captions: Sendable {
  /// The format of the file.
  public enum Format: String, CaseIterable, Sendable {
    /// WebVTT, in which each word has its time.
    case webVTT = "vtt"
    /// SubRip.
    case subRip = "srt"

    /// The format for the file extension; nil for an unknown one.
    public init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
  }

  /// The width of a line in columns. Source: common practice of broadcasters.
  static let width = 42
  static let lineCount = 2

  private let format: Format
  private let score: Score
  private let hasSoundCues: Bool
  private let sounds: CaptionSounds

  /// - Parameters:
  ///   - format: the format of the file.
  ///   - score: the score.
  ///   - hasSoundCues: false leaves out the cues of sounds.
  public init(_ format: Format, of score: Score, hasSoundCues: Bool = true) {
    self.format = format
    self.score = score
    self.hasSoundCues = hasSoundCues
    sounds = CaptionSounds(score)
  }

  /// The content of the file, from all pieces of the score.
  public func text(of pieces: some Sequence<SoundPiece>) -> String {
    var all: [Cue] = []
    var sounds: [Cue] = []
    for piece in pieces {
      switch piece {
      case .heard(let line): all += cues(line)
      case .played(let graph): all += cues(graph)
      case .happened(let happening, let time): note(happening, at: milliseconds(time), in: &sounds)
      case .began, .sound: break
      }
    }
    // A line is reported after it has been heard, and so after the sounds within it.
    all = (sounds + all).sorted { $0.start < $1.start }
    var text = format == .webVTT ? "WEBVTT\n\n" : ""
    for (number, cue) in zip(1..., all) {
      if format == .subRip { text += "\(number)\n" }
      text += "\(stamp(cue.start)) --> \(stamp(cue.end))\n\(body(of: cue))\n\n"
    }
    return text
  }

  /// How long the cue of a sound is shown, in milliseconds; most sounds are too short for reading their cue.
  static let soundDuration = 1000

  /// Adds a cue with what the sound tells. Sounds at the same time share a cue, which ends at the next sound.
  private func note(_ happening: Happening, at time: Int, in sounds: inout [Cue]) {
    guard hasSoundCues, happening.isPrinted, Earcon(for: happening) != nil else { return }
    let name = "[\(self.sounds.words(for: happening) ?? happening.rawValue)]"
    let word = Word(text: name, start: time, end: time + Captions.soundDuration)
    if let last = sounds.last, last.start == time {
      guard !last.lines.contains(where: { $0.contains { $0.text == name } }) else { return }
      let line = (last.lines.last ?? []) + [word]
      let isTooLong = line.reduce(-1) { $0 + 1 + $1.text.displayWidth } > Captions.width
      if isTooLong {
        sounds[sounds.count - 1].lines.append([word])
      } else {
        sounds[sounds.count - 1].lines[last.lines.count - 1] = line
      }
      return
    }
    if let last = sounds.last { sounds[sounds.count - 1].end = min(last.end, time) }
    sounds.append(Cue(start: time, end: word.end, lines: [[word]]))
  }

  // MARK: Cues

  private struct Word {
    var text: String
    /// Times in milliseconds.
    let start, end: Int
    /// False for the continuation of a word that is longer than a line.
    var beginsWord = true
  }

  private struct Cue {
    var start: Int
    var end: Int
    var lines: [[Word]]

    /// The cue without times of words.
    var withoutTimes: Cue {
      var cue = self
      cue.lines = lines.map { line in
        line.map { Word(text: $0.text, start: start, end: end, beginsWord: $0.beginsWord) }
      }
      return cue
    }
  }

  private func cues(_ heard: HeardLine) -> [Cue] { cues(words(heard), until: heard.time.upperBound) }

  /// The cues of a passage, for the part that was heard. Their words have no times, since they are not spoken.
  private func cues(_ heard: HeardGraph) -> [Cue] {
    score.graphs[heard.graph].passage.captions.flatMap { caption -> [Cue] in
      let time = caption.time.clamped(to: heard.portion)
      guard !time.isEmpty, let start = heard.time(of: time.lowerBound), let end = heard.time(of: time.upperBound) else {
        return []
      }
      let (first, length) = (milliseconds(start), milliseconds(end) - milliseconds(start))
      let texts = caption.text.split(separator: " ")
      func beginning(of place: Int) -> Int { first + length * place / texts.count }
      let words = texts.enumerated().map {
        Word(text: String($1), start: beginning(of: $0), end: beginning(of: $0 + 1))
      }
      return cues(words, until: end).map(\.withoutTimes)
    }
  }

  private func cues(_ words: [Word], until finish: Double) -> [Cue] {
    var lines: [[Word]] = []
    var width = 0
    for word in words.compactMap(flattened).flatMap(split) {
      let length = word.text.displayWidth
      if lines.isEmpty || width + 1 + length > Captions.width || !word.beginsWord {
        lines.append([word])
        width = length
      } else {
        lines[lines.count - 1].append(word)
        width += 1 + length
      }
    }
    let end = milliseconds(finish)
    let starts = stride(from: 0, to: lines.count, by: Captions.lineCount)
    var cues = starts.map { first in
      let lines = Array(lines[first..<min(first + Captions.lineCount, lines.count)])
      return Cue(start: lines[0][0].start, end: end, lines: lines)
    }
    for index in cues.indices.dropLast() { cues[index].end = cues[index + 1].start }
    // A cue without duration would not be shown.
    return cues.filter { $0.end > $0.start }
  }

  private func words(_ heard: HeardLine) -> [Word] {
    let characters = Array(score.lines[heard.line].spoken.text)
    var words = heard.words.map { word in
      Word(
        text: String(characters[word.characters]), start: milliseconds(word.time.lowerBound),
        end: milliseconds(word.time.upperBound))
    }
    let isCut = heard.words.last.map { $0.characters.upperBound < characters.count } ?? false
    if isCut, !words.isEmpty { words[words.count - 1].text += "…" }
    return words
  }

  /// The word in one line, without invisible characters; nil where nothing remains. An empty line would end the cue.
  private func flattened(_ word: Word) -> Word? {
    var flat = word
    flat.text = word.text.printable.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return flat.text.isEmpty ? nil : flat
  }

  /// Splits a word that is longer than a line, such as text in a script without blanks.
  private func split(_ word: Word) -> [Word] {
    guard word.text.displayWidth > Captions.width else { return [word] }
    var pieces = [Word(text: "", start: word.start, end: word.end)]
    var width = 0
    let count = word.text.count
    for (index, character) in word.text.enumerated() {
      let length = String(character).displayWidth
      if width > 0, width + length > Captions.width {
        let start = word.start + (word.end - word.start) * index / count
        pieces.append(Word(text: "", start: start, end: word.end, beginsWord: false))
        width = 0
      }
      pieces[pieces.count - 1].text.append(character)
      width += length
    }
    return pieces
  }

  // MARK: Writing

  private func body(of cue: Cue) -> String {
    var last = cue.start
    return cue.lines.map { line in
      line.map { word in
        guard format == .webVTT else { return CaptionText.subRip(word.text) }
        guard word.start > last, word.start < cue.end else { return CaptionText.webVTT(word.text) }
        last = word.start
        return "<\(stamp(word.start))>" + CaptionText.webVTT(word.text)
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private func milliseconds(_ seconds: Double) -> Int { Int(clamping: (seconds * 1000).rounded()) }

  private func stamp(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    return
      "\((seconds / 3600).digits(2)):\((seconds / 60 % 60).digits(2)):\((seconds % 60).digits(2))"
      + (format == .webVTT ? "." : ",") + (milliseconds % 1000).digits(3)
  }
}

/// Escapes texts of captions, so that players do not interpret a part as a time or as markup.
enum CaptionText {
  static func webVTT(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text for SRT, which has no escapes. An arrow becomes a shorter one. Where players would recognize a tag, such
  /// as `<b>` and `{\an8}`, an invisible word joiner follows the opening character.
  static func subRip(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == ">" {
        while result.suffix(2).elementsEqual(["-", "-"]) { result.removeLast() }
      } else if beginsTag(result.last, scalar) {
        result.append("\u{2060}")
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func beginsTag(_ before: Unicode.Scalar?, _ scalar: Unicode.Scalar) -> Bool {
    switch before {
    case "<": scalar == "/" || scalar.properties.isAlphabetic
    case "{": scalar == "\\"
    default: false
    }
  }
}
