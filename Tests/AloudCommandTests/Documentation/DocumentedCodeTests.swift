import AloudTestSupport
import Foundation
import Testing

/// The compiler in the path of this process.
private enum SwiftCompiler {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    .first(where: FileManager.default.isExecutableFile)
}

/// The Swift examples in documentation compile.
@Suite(.enabled("swiftc is not in the path") { SwiftCompiler.path != nil }) struct DocumentedCodeTests {
  /// The modules of the package that were built beside the tests.
  private static func modules(in folder: URL) throws -> [String] {
    let sources = Fixtures.package.appendingPathComponent("Sources").path
    let names = try FileManager.default.contentsOfDirectory(atPath: sources).sorted() + ["AloudVoices"]
    let programs = ["AloudCommand", "AloudBench", "AloudFuzz"]
    return names.filter { name in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name).swiftmodule").path)
        && !programs.contains(name)
    }
  }

  /// Type-checks a source with the modules of the package.
  ///
  /// - Returns: the errors, each with its place.
  private static func errors(in source: (_ modules: [String]) -> String) throws -> [String] {
    let folder = Tool.products.appendingPathComponent("Modules")
    let scratch = try Scratch()
    let file = try scratch.file("examples.swift", source(modules(in: folder)))
    let check = Tool.process([
      "-typecheck", "-swift-version", "5", "-suppress-warnings", "-parse-as-library", "-diagnostic-style", "llvm",
      "-I", folder.path, file,
    ])
    let compiler = URL(fileURLWithPath: try #require(SwiftCompiler.path))
    // The macros of Swift Testing are beside the compiler.
    let plugins = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host/plugins/testing")
    check.arguments = ["-plugin-path", plugins.path] + (check.arguments ?? [])
    check.executableURL = compiler
    let tool = try Tool(check)
    let errors = tool.errors.split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    return errors.isEmpty && tool.status != 0 ? [tool.errors] : errors
  }

  /// `{` begins JSON.
  private static func isOther(_ example: DocumentedCode.Example) -> Bool {
    example.text.hasPrefix("{") || Given.others.contains { isOf($0, example) }
  }

  private static func isOf(
    _ row: (file: String, beginning: String, reason: String), _ example: DocumentedCode.Example
  ) -> Bool { example.file.hasSuffix("/\(row.file)") && example.text.hasPrefix(row.beginning) }

  @Test func examplesCompile() throws {
    let examples = try DocumentedCode.all().filter { !Self.isOther($0) }
    #expect(examples.count > 200)
    let errors = try Self.errors { DocumentedCode(examples: examples).source(modules: $0) }
    #expect(errors == [], "correct the example; Given.swift declares what examples do not")
  }

  /// Each exception is an example.
  @Test func exceptionsAreNeeded() throws {
    let examples = try DocumentedCode.all()
    for row in Given.others { #expect(examples.contains { Self.isOf(row, $0) }, "\(row.file): \(row.beginning)") }
  }

  @Test func aBrokenExampleIsFound() throws {
    let lines = ["let findings = Audit().findings(inside: document)", "findings.map(\\.rule)  // [\"missing-label\"]"]
    let example = DocumentedCode.Example(file: "Guide/Example.md", line: 12, lines: lines)
    let errors = try Self.errors { DocumentedCode(examples: [example]).source(modules: $0) }
    #expect(errors.first?.hasPrefix("Guide/Example.md:12:") == true, "\(errors)")
  }
}
