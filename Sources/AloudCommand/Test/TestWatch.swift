import Aloud
import Foundation

/// `aloud test --watch`: runs all scripts, and then those that a changed file affects, until the process is ended.
///
/// A change affects a script if it concerns the script, its app, its overlays, the screens that they add, or voice
/// files.
struct TestWatch {
  let arguments: Arguments

  /// The time between two checks of the files, in seconds.
  private static let interval = 0.3

  /// The files that each script last read, and their states.
  private typealias Seen = [String: [(path: String, stamp: [Int]?)]]

  /// - Throws: ``Failure`` for errors before the first run. Later errors are printed, and the next change is awaited.
  func run() throws {
    for option in [OptionName.record, .report] where arguments.has(option) {
      throw arguments.usage("--watch runs a part of the scripts at a time; \(option) needs all scripts")
    }
    var seen: Seen = [:]
    try run(TestRun(arguments), &seen)
    while !Standard.isClosed, !Standard.readerIsGone {
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

  /// Runs scripts, and records the states of their files before the run.
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
    var run = run
    try run.readBaseline()
    try TestOutput(results: try run.results(of: scripts), isRecording: false, showsCosts: arguments.has(.cost))
      .write(asJSON: arguments.has(.json))
  }
}

extension ScriptFile {
  /// The other files that are read with the script.
  fileprivate var filesBeside: [String] {
    guard let appPath else { return overlayPaths }
    let screens = (try? OverlayFiles(overlayPaths))?.screenFiles(beside: appPath) ?? []
    return [appPath] + overlayPaths + screens
  }
}

/// Performs an action, and repeats it whenever one of several files changes, until the process is ended or no process
/// reads its output.
///
/// - Throws: errors other than ``Failure``, and failures of the output. A file that cannot be read now may be readable
///   after the next change.
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
  } while !Standard.isClosed && !Standard.readerIsGone
}

extension Standard {
  /// Prints failures on standard error; rethrows only failures of the output.
  fileprivate static func tellingFailures(_ action: () throws -> Void) throws {
    do {
      try action()
    } catch let failure as Failure where !failure.isOutput {
      if !failure.message.isEmpty { Standard.error(failure.message) }
    }
  }
}
