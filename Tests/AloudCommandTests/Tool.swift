import AloudTestSupport
import Foundation

/// The command from a user's view: a process with arguments, streams and a status.
struct Tool {
  let status: Int32
  let output: String
  let errors: String

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }

  /// The folder of what was built with the tests.
  static let products: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folder = tests.deletingLastPathComponent()
    if FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("aloud").path) { return folder }
    // On a Mac another program runs the tests, which are a bundle.
    return Bundle(for: InBundle.self).bundleURL.deletingLastPathComponent()
  }()

  /// Built with the tests, unless the variable `ALOUD_TOOL` names another: an optimized one needs a third of the time.
  static let executable =
    ProcessInfo.processInfo.environment["ALOUD_TOOL"].map { URL(fileURLWithPath: $0) }
    ?? products.appendingPathComponent("aloud")

  private final class InBundle {}

  /// Messages are in English wherever the tests run.
  private static let english = ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8"]

  static func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(english) { $1 }.merging(environment) { $1 }
    process.currentDirectoryURL = Fixtures.package
    return process
  }

  /// Runs the command to its end.
  static func run(_ arguments: String..., input: String? = nil) throws -> Tool { try run(arguments, input: input) }

  static func run(_ arguments: [String], input: String? = nil) throws -> Tool {
    try Tool(process(arguments), input: input)
  }

  /// Runs the command as a user who may not read everything; nil on a machine where this is not possible.
  ///
  /// If `isTool` is false, the arguments begin with another program.
  static func runUnprivileged(_ arguments: [String], isTool: Bool = true) throws -> Tool? {
    let tool = isTool ? [executable.path] : []
    func asNobody(_ words: [String]) -> Process {
      let isRoot = getuid() == 0
      let process = process((isRoot ? ["--reuid=65534", "--regid=65534", "--clear-groups"] : []) + words)
      process.executableURL = URL(fileURLWithPath: isRoot ? "/usr/bin/setpriv" : "/usr/bin/env")
      return process
    }
    guard getuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"),
      try Tool(asNobody([executable.path, "--version"])).status == 0
    else { return nil }
    return try Tool(asNobody(tool + arguments))
  }

  /// Runs a line in a shell, with the tool that was just built; all output is in one stream, as on a terminal.
  static func shell(_ line: String, in shell: String = "/bin/sh") throws -> String {
    let process = process(
      ["-c", "exec 2>&1; aloud() { \"$ALOUD_TOOL\" \"$@\"; }\n" + line], environment: ["ALOUD_TOOL": executable.path])
    process.executableURL = URL(fileURLWithPath: shell)
    return try Tool(process).output
  }

  /// Streams are files, not pipes: no pipe can fill up and block, and no other process can keep one open.
  init(_ process: Process, input: String? = nil) throws {
    let scratch = try Scratch()
    process.standardOutput = try scratch.stream("out")
    process.standardError = try scratch.stream("err")
    process.standardInput = FileHandle(forReadingAtPath: try scratch.file("in", input ?? ""))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try scratch.text("out")
    errors = try scratch.text("err")
  }
}

/// A folder that is removed when it is no longer needed.
final class Scratch: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// An empty file to write to.
  func stream(_ name: String) throws -> FileHandle {
    _ = try file(name, "")
    return try FileHandle(forWritingTo: url(name))
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: url(name))
    return url(name).path
  }

  /// Writes a file in a new folder and returns its path.
  func file(_ name: String, folder: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: url(folder), withIntermediateDirectories: true)
    return try file(name, text)
  }
}
