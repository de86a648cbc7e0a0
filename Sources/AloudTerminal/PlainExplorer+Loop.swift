public import AloudBase
public import AloudExplorer
internal import Foundation

extension PlainExplorer {
  /// Starts the app, and performs lines until the user quits or there are no more lines.
  ///
  /// - Parameters:
  ///   - voice: the voice.
  ///   - heads: the head lines of the printed script.
  ///   - isPrompting: true if a person types the lines and sees them.
  ///   - read: returns the next line; nil at the end.
  ///   - write: prints a text immediately.
  ///   - save: writes the walk to a file, and returns a message about it.
  /// - Throws: the errors of `write`.
  public mutating func run(
    voice: any ExploreVoice, heads: [String], isPrompting: Bool, read: () -> String?, write: (String) throws -> Void,
    save: (WalkScript, _ path: String) -> Message
  ) throws {
    func show(_ answer: Answer, typed: String? = nil) throws {
      var lines = answer.lines
      // The line that the user typed after the prompt is already visible.
      if let typed, lines.first == "> \(typed)" { lines.removeFirst() }
      if let path = answer.path { lines.append(comment(save(walk, path))) }
      if !lines.isEmpty { try write(lines.map { $0 + "\n" }.joined()) }
      for speech in answer.speeches {
        guard let seconds = voice.say(speech, settings) else { break }
        Thread.sleep(forTimeInterval: min(max(seconds, 0), 60))
      }
    }
    let greeting = isPrompting ? [comment("help lists what you can type; quit ends the walk")] : []
    let silence = voice.problem.map { [comment("silent: \(Message(english: $0))")] } ?? []
    let head = (heads + silence + greeting).map { $0 + "\n" }.joined()
    if !head.isEmpty { try write(head + "\n") }
    try show(start())
    while true {
      if isPrompting { try write("> ") }
      guard let line = read() else { break }
      let answer = isPrompting && line.isEmpty ? repeatLast() : perform(line)
      if answer.isLast { return }
      try show(answer, typed: isPrompting ? line : nil)
    }
    if isPrompting { try write("\n") }
  }
}
