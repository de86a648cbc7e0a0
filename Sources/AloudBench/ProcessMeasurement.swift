import Aloud
import Foundation

/// Measures a run of the tool as a whole process, from start to end, and its peak memory.
///
/// The system counts the memory of a parent process in the peak of its child. So processes are measured before this
/// program builds anything large, and no peak is below what `aloud-bench` itself needs to start: about 20 MB.
struct ProcessMeasurement {
  /// Why the tool cannot be measured.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let tool: String
  private let directory: URL

  /// Measures each command several times.
  ///
  /// - Throws: ``Failure``, or an error of Foundation where a screen cannot be written.
  static func all() throws -> [Measurement] {
    guard let own = Bundle.main.executableURL else {
      throw Failure(description: "aloud-bench does not know where it is")
    }
    let tool = own.deletingLastPathComponent().appendingPathComponent("aloud").path
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw Failure(description: "there is no \(tool); `swift build -c release --product aloud` makes it")
    }
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-bench-\(getpid())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let measurement = ProcessMeasurement(tool: tool, directory: directory)
    return try [
      measurement.measure(["--version"]), measurement.measure(["help"]), measurement.read(size: 10),
      measurement.read(size: 1_000), measurement.read(size: 100_000, runs: 5),
    ]
  }

  private func read(size: Int, runs: Int = 21) throws -> Measurement {
    guard let template = DumpTemplate.all.first(where: { $0.format == .aloud }) else {
      preconditionFailure("There is a template for screen documents.")
    }
    let file = directory.appendingPathComponent("\(size).json")
    try Data(template.text(size: size).utf8).write(to: file)
    return try measure(["read"], [file.path], size: size, runs: runs)
  }

  private func measure(
    _ command: [String], _ operands: [String] = [], size: Int = 0, runs: Int = 21
  ) throws -> Measurement {
    let words = command + operands
    // The first run loads the files into memory.
    _ = try run(words)
    let results = try (0..<runs).map { _ in try run(words) }
    let times = results.map(\.seconds).sorted()
    return Measurement(
      work: "aloud " + command.joined(separator: " "), size: size, seconds: times[0], unit: "process",
      median: times[runs / 2], peak: results.map(\.peak).max())
  }

  /// Runs the tool once, and discards its output.
  ///
  /// - Returns: the time in seconds, and the peak memory in bytes.
  private func run(_ words: [String]) throws -> (seconds: Double, peak: Int) {
    let clock = ContinuousClock()
    let start = clock.now
    var usage = rusage()
    var status: CInt = 0
    let process = try withoutOutput { try spawn([tool] + words) }
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    let seconds = (clock.now - start) / .seconds(1)
    guard status == 0 else { throw Failure(description: "`aloud \(words.joined(separator: " "))` failed") }
    #if canImport(Darwin)
      let peak = usage.ru_maxrss
    #else
      // Linux gives kilobytes.
      let peak = usage.ru_maxrss * 1024
    #endif
    return (seconds, peak)
  }

  private func spawn(_ words: [String]) throws -> pid_t {
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, tool, nil, nil, arguments, environment)
    guard code == 0 else { throw Failure(description: "\(tool) cannot be started: \(String(cString: strerror(code)))") }
    return process
  }

  /// Redirects the output of a process that the closure starts to `/dev/null`.
  private func withoutOutput<Result>(_ start: () throws -> Result) rethrows -> Result {
    let output = dup(1)
    let nothing = open("/dev/null", O_WRONLY)
    dup2(nothing, 1)
    defer {
      dup2(output, 1)
      close(output)
      close(nothing)
    }
    return try start()
  }
}
