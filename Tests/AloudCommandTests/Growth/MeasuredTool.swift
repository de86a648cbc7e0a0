import Aloud
import Foundation

/// Runs of an optimized tool, and their processor time.
struct MeasuredTool: Sendable {
  static let path = ProcessInfo.processInfo.environment["ALOUD_MEASURED_TOOL"]
  /// In seconds. A run that takes longer fails.
  private static let longest = 100
  private static let inputs = Dictionary(uniqueKeysWithValues: GrowthInput.all.map { ($0.name, $0) })

  private let path: String
  /// The inputs, in a folder for each size, and a folder for each run.
  private let scratch: Scratch
  private let writing = NSLock()

  init(_ path: String) throws {
    self.path = path
    scratch = try Scratch()
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The processor time of a run, in seconds, without that of the system: the same on a busy machine.
  ///
  /// A run that refuses its input would measure nothing, so its status must be 0, or 1 for findings and differences.
  func seconds(_ line: String, _ size: Int) throws -> Double {
    let folder = scratch.url("run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for word in line.split(separator: " ") {
      try link(String(word), size, into: folder, isChanged: line.contains("--record"))
    }
    let (status, seconds) = try run(line, in: folder)
    let expected: [CInt] = GrowthSample.refused.contains(line) ? [65] : [0, 1]
    guard status & 0x7F == 0, expected.contains(status >> 8) else {
      let errors = (try? String(contentsOf: folder.appendingPathComponent("err"), encoding: .utf8)) ?? ""
      throw Refusal(description: "at \(size), the status is \(status): \(errors.prefix(500))")
    }
    return seconds
  }

  private func run(_ line: String, in folder: URL) throws -> (status: CInt, seconds: Double) {
    let isScript = ["play ", "test "].contains { line.hasPrefix($0) }
    let patience = isScript && !line.contains("--timeout") ? " --timeout 1000" : ""
    let input = line.contains(" < ") ? "" : " < /dev/null"
    let command =
      "cd '\(folder.path)' && ulimit -t \(MeasuredTool.longest) && exec '\(path)' \(line)\(patience)\(input)"
    let words = ["/bin/sh", "-c", "\(command) > out 2> err"]
    let arguments = words.map { strdup($0) } + [nil]
    let environment = [strdup("LC_ALL=C.UTF-8"), nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, "/bin/sh", nil, nil, arguments, environment) == 0 else {
      throw Refusal(description: "the tool did not start")
    }
    var usage = rusage()
    var status: CInt = 0
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    return (status, Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6)
  }

  /// Links an input into a folder, with those that it names; other words are left out.
  private func link(_ name: String, _ size: Int, into folder: URL, isChanged: Bool) throws {
    guard let input = MeasuredTool.inputs[name] else { return }
    let file = try file(input, size)
    let place = folder.appendingPathComponent(name)
    guard !FileManager.default.fileExists(atPath: place.path) else { return }
    // Recording changes its file, which other runs read.
    if isChanged {
      try FileManager.default.copyItem(at: file, to: place)
    } else {
      try FileManager.default.linkItem(at: file, to: place)
    }
    for other in input.others { try link(other, size, into: folder, isChanged: isChanged) }
  }

  /// The file of an input, which all runs share.
  private func file(_ input: GrowthInput, _ size: Int) throws -> URL {
    let file = scratch.url("\(size)-\(input.name)")
    try writing.withLock {
      guard !FileManager.default.fileExists(atPath: file.path) else { return }
      try Data(input.text(size).utf8).write(to: file)
    }
    return file
  }
}
