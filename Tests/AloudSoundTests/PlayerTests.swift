import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudSound

/// Shell scripts act as players: the tests need no sound card.
@Suite struct PlayerTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private let second = Waveform(samples: [Int16](repeating: 7, count: 22_050))

  @Test func getsTheSoundAsAFile() throws {
    let player = try Player(
      "\(folder.script("p", "cat \"$2\" > \(folder.path("got")); echo $1 > \(folder.path("args"))")) -q")
    try player.start(second).wait()
    #expect(try folder.bytes("got").count == 44 + 44_100)
    #expect(try folder.text("args") == "-q\n")
  }

  @Test func theSoundCanBeReadTwice() throws {
    let player = try Player(folder.script("p", "cat \"$1\" \"$1\" > \(folder.path("got"))"))
    try player.start(second).wait()
    #expect(try folder.bytes("got").count == 2 * (44 + 44_100))
  }

  /// `afplay` looks at the name of a file.
  @Test func afplayGetsAFileWithAName() throws {
    let player = try Player(
      folder.script("afplay", "echo \"$1\" > \(folder.path("name")); cat \"$1\" > \(folder.path("got"))"))
    try player.start(second).wait()
    let name = try folder.text("name").split(separator: "\n")[0]
    #expect(name.hasPrefix("/") && name.hasSuffix(".wav"))
    #expect(try folder.bytes("got").count == 44 + 44_100)
    #expect(!FileManager.default.fileExists(atPath: String(name)))
  }

  @Test func aStoppedAfplayLeavesNoFile() throws {
    let player = try Player(folder.script("afplay", "echo \"$1\" > \(folder.path("name")); exec sleep 60"))
    let playback = try player.start(second)
    try folder.wait { (try? folder.text("name").hasSuffix("\n")) == true }
    let name = String(try folder.text("name").dropLast())
    #expect(FileManager.default.fileExists(atPath: name))
    playback.stop()
    #expect(!FileManager.default.fileExists(atPath: name))
  }

  @Test func stoppingEndsThePlayerAndItsChildren() throws {
    let player = try Player(folder.script("p", "sleep 60; echo done > \(folder.path("done"))"))
    let playback = try player.start(second)
    #expect(playback.isPlaying && playback.failure == nil)
    let clock = ContinuousClock()
    let took = clock.measure {
      playback.stop()
      playback.wait()
    }
    #expect(took < .seconds(50) && !playback.isPlaying && playback.failure == nil)
    #expect(try folder.names == ["p"])
  }

  /// A walk of an hour plays thousands of sounds.
  @Test func playedSoundsLeaveNoOpenFiles() throws {
    let player = try Player("true")
    func openFiles() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
    let before = try openFiles()
    for _ in 0..<200 { try player.start(second).wait() }
    // Other tests open files at the same time.
    #expect(try openFiles() < before + 100)
  }

  /// A player starts without the blocked signals of its thread: with blocked signals, nobody could end it.
  @Test func aPlayerCanBeTerminated() throws {
    var set = sigset_t()
    sigfillset(&set)
    let before = try masked(set) {
      try Player(folder.script("p", "kill -TERM $$; sleep 60")).start(second)
    }
    before.wait()
    #expect(before.failure == "it was ended by SIGTERM")
  }

  /// Runs a body on this thread with blocked signals.
  private func masked<Result>(_ set: sigset_t, _ body: () throws -> Result) rethrows -> Result {
    var (set, before) = (set, sigset_t())
    pthread_sigmask(SIG_BLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  @Test func aPlayerEndedFromOutsideHasFailed() throws {
    let playback = try Player(folder.script("p", "kill -9 $$")).start(second)
    playback.wait()
    #expect(playback.failure == "it was ended by SIGKILL")
  }

  @Test(.long) func aPlayerThatHangsIsStopped() throws {
    let playback = try Player(folder.script("p", "exec sleep 60")).start(Waveform(samples: [1, 2, 3]))
    playback.wait()
    #expect(playback.failure == "it does not end")
  }

  @Test func aFailureHasThePlayersLastMessage() throws {
    let playback = try Player(folder.script("p", "echo noise >&2; echo 'Connection refused' >&2; exit 1")).start(second)
    playback.wait()
    #expect(playback.failure == "Connection refused")
  }

  @Test func aMissingPlayerIsReportedImmediately() {
    let error = #expect(throws: SoundError.self) { _ = try Player("no-such-player -q") }
    #expect(error?.kind == .noPlayer)
    #expect(
      error?.description == "there is no player \"no-such-player -q\"")
  }

  /// The behavior of a player, and the reason why it is not used; nil if it is used.
  @Test(
    arguments: [
      ("sleep 0.2", nil), ("exit 0", "it plays nothing"), ("echo 'Host is down' >&2; exit 1", "Host is down"),
      ("sleep 0.3; exit 1", "it ended with status 1"),
    ] as [(String, String?)])
  func playersAreChosenByBehavior(_ body: String, _ reason: String?) throws {
    let path = try folder.script("pw-play", body)
    do {
      let player = try Player.find(in: [path])
      #expect(reason == nil && player.name == path)
    } catch {
      #expect(error.kind == .noPlayer && error.description.contains("\(path): \(reason ?? "-")"))
      #expect(error.description.hasSuffix("; \(Player.advice)"))
    }
  }

  @Test func theFirstWorkingPlayerIsUsed() throws {
    let commands = [
      "no-such-player", try folder.script("deaf", "exit 0"), try folder.script("good", "sleep 0.2"),
      try folder.script("late", "sleep 0.2"),
    ]
    #expect(try Player.find(in: commands).name == commands[2])
  }
}
