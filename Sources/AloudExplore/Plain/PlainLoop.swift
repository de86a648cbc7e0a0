internal import Aloud
internal import Foundation

/// A plain explorer on two streams.
public struct PlainLoop {
  private var explorer: PlainExplorer
  private let voice: any ExploreVoice
  private let heads: [String]
  private let isPrompting: Bool
  private let save: (WalkScript, _ path: String) -> String
  private let read: () -> String?
  private let write: (String) throws -> Void

  /// - Parameters:
  ///   - explorer: not started yet.
  ///   - voice: what is heard.
  ///   - heads: head lines of the script that is printed.
  ///   - isPrompting: true when a person types the lines, and sees them.
  ///   - read: the next line; nil at the end.
  ///   - write: prints a text at once.
  ///   - save: writes the walk to a file, and tells what to say about it.
  public init(
    _ explorer: PlainExplorer, voice: any ExploreVoice, heads: [String], isPrompting: Bool,
    read: @escaping () -> String?, write: @escaping (String) throws -> Void,
    save: @escaping (WalkScript, _ path: String) -> String
  ) {
    self.explorer = explorer
    self.voice = voice
    self.heads = heads
    self.isPrompting = isPrompting
    self.read = read
    self.write = write
    self.save = save
  }

  /// Runs until the user quits or nothing more comes.
  ///
  /// - Returns: the explorer as it was left.
  /// - Throws: what `write` throws.
  public mutating func run() throws -> PlainExplorer {
    let greeting = isPrompting ? [explorer.comment("help lists what can be written; quit ends")] : []
    let silence = voice.problem.map { [explorer.comment("silent: \($0)")] } ?? []
    let head = (heads + silence + greeting).map { $0 + "\n" }.joined()
    if !head.isEmpty { try write(head + "\n") }
    try show(explorer.start(), typed: nil)
    while true {
      if isPrompting { try write("> ") }
      guard let line = read() else { break }
      let answer = isPrompting && line.isEmpty ? explorer.repeatLast() : explorer.perform(line)
      if answer.isLast { return explorer }
      try show(answer, typed: isPrompting ? line : nil)
    }
    if isPrompting { try write("\n") }
    return explorer
  }

  /// The line that the user has just typed behind the prompt stands there already.
  private func show(_ answer: PlainExplorer.Answer, typed: String?) throws {
    var lines = answer.lines
    if let typed, lines.first == "> \(typed)" { lines.removeFirst() }
    if let path = answer.path { lines.append(explorer.comment(save(explorer.walk, path))) }
    if !lines.isEmpty { try write(lines.map { $0 + "\n" }.joined()) }
    for speech in answer.speeches {
      guard let seconds = voice.say(speech, explorer.settings) else { break }
      Thread.sleep(forTimeInterval: min(max(seconds, 0), 60))
    }
  }
}
