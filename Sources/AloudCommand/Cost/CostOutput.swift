import Aloud

extension TaskCost {
  /// What a task costs, in one line for people.
  var line: String {
    let seconds = ((seconds * 10).rounded() / 10).inScript
    let line: Message =
      """
      cost: gestures \("\(gestures)"), seconds \(seconds), words heard \("\(wordsHeard)"), \
      words cut off \("\(wordsCutOff)"), announcements lost \("\(announcementsLost)"), jumps \("\(jumps)"), \
      dead ends \("\(deadEnds)")
      """
    return said(line)
  }
}

extension Option {
  /// `--cost`, for the commands that perform scripts.
  static let cost = Option(
    .cost, help: "the gestures, the seconds and the words of the task, what was lost, and gestures without effect")
}
