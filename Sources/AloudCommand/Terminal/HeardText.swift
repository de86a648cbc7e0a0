import Aloud

/// Text that is printed immediately, or at the time when it is heard.
struct HeardText {
  let isDeferred: Bool
  private var buffer = OutputBuffer()
  /// Texts that are not printed yet, each with a line of the score.
  private var waiting: ArraySlice<(line: Int, text: String)> = []

  init(isDeferred: Bool) { self.isDeferred = isDeferred }

  mutating func add(_ text: String, beforeLine line: Int) throws(Failure) {
    if isDeferred {
      waiting.append((line, text))
    } else {
      try buffer.write(text)
    }
  }

  mutating func flush() throws(Failure) { try buffer.flush() }

  /// Prints the texts up to a line of the score.
  mutating func print(upTo line: Int) throws(Failure) {
    while let first = waiting.first, first.line <= line {
      waiting.removeFirst()
      try Standard.write(first.text)
    }
  }

  mutating func printRest() throws(Failure) { try print(upTo: .max) }
}

extension HeardText {
  /// The text of a transcript. Each utterance is printed when it is heard, together with the lines before it.
  init(_ transcript: String, of run: ScriptRun) {
    self.init(isDeferred: true)
    var actuals = run.actuals.joined().makeIterator()
    var next = actuals.next()
    var line = 0
    var rest = transcript[...]
    while !rest.isEmpty {
      let end = rest.firstIndex { $0 == "\n" || $0 == "\r\n" }.map(rest.index(after:)) ?? rest.endIndex
      let written = rest[..<end]
      rest = rest[end...]
      waiting.append((line, String(written)))
      // Steps, comments and blank lines are never written like an event.
      guard let actual = next, written.trimmed == actual.written else { continue }
      if case .utterance(let text) = actual, !text.isEmpty { line += 1 }
      next = actuals.next()
    }
  }
}

extension Substring {
  /// The text without surrounding white space.
  fileprivate var trimmed: Substring {
    let text = drop(while: \.isWhitespace)
    return text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
  }
}

extension SoundOptions {
  /// Plays or writes a score, and prints its text. At the end all text is printed, even if the sound fails.
  ///
  /// - Throws: the same as ``perform(_:onPiece:onLine:)``.
  func perform(_ score: Score, printing lines: HeardText) throws(Failure) {
    var lines = lines
    var failure: Failure?
    do {
      try perform(
        score,
        onLine: { line throws(SoundError) in
          do throws(Failure) { try lines.print(upTo: line) } catch { throw SoundError(.closedPipe, error.message) }
        })
    } catch {
      failure = error
    }
    try lines.printRest()
    if let failure { throw failure }
  }
}
