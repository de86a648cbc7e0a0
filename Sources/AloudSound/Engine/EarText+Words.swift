extension EarText {
  /// The words of which the engine told, each by the printed character with which it begins.
  ///
  /// espeak-ng tells several times of one word (`Wi-Fi`, a number), and of some not at all. Where that is because it says
  /// them as one with the word before, as English does with `of the`, their time is that word's; in other languages it may
  /// tell of the second instead of the first (measured, 1.51: `나는 학교에`), so that no time in the text can be trusted.
  ///
  /// - Parameters:
  ///   - spoken: what the engine told.
  ///   - mayJoin: true for a language whose engine tells of the first of joined words.
  /// - Returns: in order; none when the engine told of fewer words than there are.
  func words(_ spoken: WorkerReply.Run, mayJoin: Bool) -> [Rendition.Word] {
    let tokens = self.tokens
    var begins = [Int?](repeating: nil, count: tokens.count)
    var token = 0
    for word in spoken.words where scalars.indices.contains(word.position) {
      // Events come in order but for a few that go back; those find their token from the beginning.
      if token >= tokens.count || tokens[token].lowerBound > word.position { token = 0 }
      while token < tokens.count, tokens[token].upperBound <= word.position { token += 1 }
      guard token < tokens.count, tokens[token].contains(word.position) else { continue }
      begins[token] = begins[token] ?? word.frame
    }
    // A mark that is not said lends its time to what follows: `-- go`.
    for index in tokens.indices.dropFirst() where begins[index] == nil && !isSpoken(tokens[index - 1]) {
      begins[index] = begins[index - 1]
    }
    let spokenTokens = tokens.indices.filter { isSpoken(tokens[$0]) }
    let missing = spokenTokens.filter { begins[$0] == nil }
    let isComplete =
      mayJoin ? missing.count * 2 <= spokenTokens.count && missing.first != spokenTokens.first : missing.isEmpty
    guard isComplete || spokenTokens.isEmpty else { return [] }
    var words: [Rendition.Word] = []
    for (token, begin) in zip(tokens, begins) {
      guard let begin else { continue }
      let source = sources[token.lowerBound]
      guard words.last.map({ $0.source < source }) ?? true else { continue }
      // Positions may be off by a sample at the joints of clauses.
      words.append(.init(source: source, frame: min(max(begin, words.last?.frame ?? 0), spoken.frameCount)))
    }
    return words
  }

  private func isSpoken(_ token: Range<Int>) -> Bool { scalars[token].contains(where: \.isSpoken) }

  /// The ranges of the words that white space parts.
  private var tokens: [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      if scalar.properties.isWhitespace {
        if let start { tokens.append(start..<index) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { tokens.append(start..<scalars.count) }
    return tokens
  }
}

extension Unicode.Scalar {
  /// Letters and digits; what else there is in a text may be said or not.
  fileprivate var isSpoken: Bool { properties.isAlphabetic || properties.numericType != nil }
}
