internal import AloudBase
public import AloudTones
internal import Foundation

/// A command that plays sound: `pw-play`, `paplay`, `aplay`, macOS's `afplay`, or any other that accepts a WAV file.
///
///     let player = try Player.find()
///     try player.start(waveform).wait()
///
/// The command gets the sound as a nameless file at `/dev/stdin`, so nothing must be cleaned up; `afplay`, which reads
/// only files with names, gets a temporary file.
public struct Player: Equatable, Sendable {
  /// The name in messages.
  public let name: String
  /// The program and its arguments.
  let words: [String]
  let program: String

  /// The commands to try, in order, with options that suppress their output.
  public static let candidates: [String] = {
    #if canImport(Darwin)
      ["afplay"]
    #else
      ["pw-play", "paplay", "aplay -q"]
    #endif
  }()

  /// What to do where none of ``candidates`` plays.
  static let advice: Message = {
    #if canImport(Darwin)
      "name another player with --player"
    #else
      "install pipewire-bin, pulseaudio-utils or alsa-utils"
    #endif
  }()

  /// True for a player that refuses `/dev/stdin`, because it looks at the name and moves in the file.
  var needsNamedFile: Bool { (name as NSString).lastPathComponent == "afplay" }

  /// A command from the user. It is not tested before it first plays.
  ///
  /// - Parameter command: a name or a path, and arguments: `aplay -D default`.
  /// - Throws: ``SoundError`` when there is no such program.
  public init(_ command: String) throws(SoundError) {
    let words = command.split(separator: " ").map(String.init)
    guard let first = words.first, let program = Player.program(first) else {
      throw SoundError(.noPlayer, "there is no player \"\(command)\"")
    }
    name = first
    self.words = words
    self.program = program
  }

  /// The first of ``candidates`` that plays.
  ///
  /// An exit status of 0 is not sufficient: some players return immediately without playing anything. So a player must
  /// take about as long as a short silence lasts.
  ///
  /// - Parameter candidates: the commands to try, in order.
  /// - Returns: the first that works.
  /// - Throws: ``SoundError`` with the players' messages, when none works.
  public static func find(in candidates: [String] = candidates) throws(SoundError) -> Player {
    var reasons: [Message] = []
    for command in candidates {
      guard let player = try? Player(command) else { continue }
      guard let reason = player.reasonNotToUse() else { return player }
      reasons.append("\(player.name): \(reason)")
    }
    let names = candidates.map { $0.prefix { $0 != " " } }.joined(separator: ", ")
    throw SoundError(
      .noPlayer,
      reasons.isEmpty
        ? "none of \(names) is installed; \(advice)"
        : "no player works (\(reasons.joined(separator: "; "))); \(advice)")
  }

  /// The length of the test sound, and the longest time to wait for it, in seconds.
  private static let trial = (length: 0.2, patience: 3.0)

  private func reasonNotToUse() -> Message? {
    let silence = Waveform(
      samples: [Int16](repeating: 0, count: Int(clamping: Player.trial.length * Double(Waveform.speechRate))))
    let clock = ContinuousClock()
    let begun = clock.now
    do throws(SoundError) {
      let playback = try start(silence)
      guard playback.wait(seconds: Player.trial.patience) else {
        playback.stop()
        return "it does not end"
      }
      if let failure = playback.failure { return failure }
    } catch {
      return error.message
    }
    return clock.now - begun < .seconds(Player.trial.length / 2) ? "it plays nothing" : nil
  }

  /// Starts playing, and returns immediately.
  ///
  /// - Throws: ``SoundError`` when the command cannot be started.
  public func start(_ waveform: Waveform) throws(SoundError) -> Playback { try Playback(self, waveform) }

  /// The error of a failed playback.
  func error(_ reason: Message) -> SoundError {
    SoundError(.noPlayer, "\(words.joined(separator: " ")) does not play: \(reason)")
  }

  private static func program(_ name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: path)
    }
  }
}
