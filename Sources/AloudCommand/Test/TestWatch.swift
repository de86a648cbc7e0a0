import Aloud
import Foundation

/// `aloud test --watch`: runs all scripts, and again those that a changed file touches, until the process is ended.
///
/// A script is touched by a change of itself, of its app, of its overlays and the screens that they add, and of voice files.
struct TestWatch {
  let arguments: Arguments

  /// The time between two looks at the files, in seconds.
  private static let interval = 0.3

  /// The files that each script read when it ran last, and their states.
  private typealias Seen = [String: [(path: String, stamp: [Int]?)]]

  /// - Throws: ``Failure`` for what is wrong before the first run; later it is told, and the next change is awaited.
  func run() throws {
    for option in [OptionName.record, .report] where arguments.has(option) {
      throw arguments.usage("--watch runs a part of the scripts at a time; \(option) needs all scripts")
    }
    var seen: Seen = [:]
    try run(TestRun(arguments), &seen)
    while !Standard.isClosed, !Standard.hasLostItsReader {
      Thread.sleep(forTimeInterval: TestWatch.interval)
      try Standard.tellingFailures {
        let paths = try TestRun.selection(arguments).paths
        let touched = paths.filter { path in
          seen[path].map { files in files.contains { InputFile(path: $0.path).stamp != $0.stamp } } ?? true
        }
        seen = seen.filter { paths.contains($0.key) }
        guard !touched.isEmpty else { return }
        try Standard.writeLine()
        try run(TestRun(arguments).only(touched), &seen)
      }
    }
  }

  /// Runs scripts, and remembers the files as they were before.
  private func run(_ run: TestRun, _ seen: inout Seen) throws {
    let stamps = run.paths.map { InputFile(path: $0).stamp }
    let scripts = run.read()
    for (index, path) in run.paths.enumerated() {
      let beside = (try? scripts[index].get())?.filesBeside ?? []
      let others = (beside + arguments.values(.with) + arguments.values(.voiceFile)).map {
        (path: $0, stamp: InputFile(path: $0).stamp)
      }
      seen[path] = [(path, stamps[index])] + others
    }
    try run.check(scripts, arguments.files)
    try TestOutput(results: try run.results(of: scripts), isRecording: false).write(asJSON: arguments.has(.json))
  }
}

extension ScriptFile {
  /// The files that are read with the script.
  fileprivate var filesBeside: [String] {
    guard let appPath else { return overlayPaths }
    let screens = (try? OverlayFiles(overlayPaths))?.screenFiles(beside: appPath) ?? []
    return [appPath] + overlayPaths + screens
  }
}

/// Does something again whenever one of some files changes, until the process is ended or nobody reads its output.
///
/// - Throws: whatever is thrown but ``Failure``; a file that cannot be read now may be readable after the next change.
func watch(_ paths: [String], _ action: () throws -> Void) throws {
  var last: [[Int]?] = []
  repeat {
    let stamps = paths.map { InputFile(path: $0).stamp }
    if stamps != last {
      if !last.isEmpty { try Standard.writeLine() }
      last = stamps
      try Standard.tellingFailures(action)
    }
    Thread.sleep(forTimeInterval: 0.2)
  } while !Standard.isClosed && !Standard.hasLostItsReader
}

extension Standard {
  /// Writes a failure to standard error, and lets only a failure of the output end the command.
  fileprivate static func tellingFailures(_ action: () throws -> Void) throws {
    do {
      try action()
    } catch let failure as Failure where !failure.isOutput {
      if !failure.message.isEmpty { Standard.error(failure.message) }
    }
  }
}
