public import Foundation

/// A process of this system, as the system tells it.
public struct OtherProcess: Sendable {
  /// The process ID.
  public let id: pid_t
  /// The process ID of the process that started it.
  public let parent: pid_t
  /// False for a process that has ended, even if nobody has waited for it.
  public let isRunning: Bool
  /// The program and its arguments, with any characters between them.
  public let command: String

  /// All processes.
  ///
  /// - Throws: the system's error.
  public static func all() throws -> [OtherProcess] {
    #if canImport(Darwin)
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/bin/ps")
      process.arguments = ["-A", "-o", "pid=,ppid=,state=,command="]
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ", maxSplits: 3).map(String.init)
        guard words.count == 4, let id = pid_t(words[0]), let parent = pid_t(words[1]) else { return nil }
        return OtherProcess(id: id, parent: parent, isRunning: !words[2].hasPrefix("Z"), command: words[3])
      }
    #else
      return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.compactMap(read)
    #endif
  }

  #if !canImport(Darwin)
    private static func read(_ id: pid_t) -> OtherProcess? {
      func text(_ name: String) -> String? { try? String(contentsOfFile: "/proc/\(id)/\(name)", encoding: .utf8) }
      guard let status = text("status"), let command = text("cmdline") else { return nil }
      let fields = status.split(separator: "\n").map { $0.split(separator: "\t") }
      func field(_ name: String) -> Substring? { fields.first { $0.first == "\(name):" }?.last }
      guard let parent = field("PPid").flatMap({ pid_t($0) }), let state = field("State") else { return nil }
      return OtherProcess(id: id, parent: parent, isRunning: !state.hasPrefix("Z"), command: command)
    }
  #endif
}
