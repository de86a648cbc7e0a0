import Aloud
import AloudTestSupport
import AloudTesting
import Foundation
import Testing

/// The article lists the module's declarations, with an example of each.
@Suite struct DocumentationTests {
  private static let folder = Fixtures.package.appendingPathComponent("Sources/AloudTesting")

  private func article() throws -> String {
    try String(
      contentsOf: Self.folder.appendingPathComponent("Documentation.docc/AloudTesting.md"), encoding: .utf8)
  }

  /// `expectReading(of:equals:)`, for each declaration that begins with `public func`, `public init` and so on.
  private func functions() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }
    return try files.sorted().flatMap { file in
      let text = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
      return text.matches(of: /public (?:static func |func |)(\w+)\(((?:[^()]|\([^()]*\))*)\)/).map { match in
        let labels = match.2.split(separator: ",").compactMap { part -> String? in
          guard let colon = part.firstIndex(of: ":") else { return nil }
          return part[..<colon].split(whereSeparator: \.isWhitespace).first.map(String.init)
        }
        return "\(match.1)(\(labels.map { $0 + ":" }.joined()))"
      }
    }
  }

  @Test func everyFunctionIsListed() throws {
    let functions = try functions()
    #expect(functions.count == 30)
    let article = try article()
    for function in functions { #expect(article.contains(function), "\(function)") }
    for name in ["PackageFolder``", "isRecordingExpectations``"] { #expect(article.contains(name)) }
  }

  @Test func everyFunctionHasAnExample() throws {
    // The parts between fences alternate with those in them.
    let parts = try article().split(separator: "```", omittingEmptySubsequences: false)
    let examples = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }.joined(separator: "\n")
    for function in try functions() {
      let name = function.prefix { $0 != "(" }
      let first = function.dropFirst(name.count + 1).prefix { $0 != ":" }
      // The text after the parenthesis distinguishes functions with the same name.
      let call = name == "init" ? "PackageFolder(" : "\(name)(\(first == "_" ? "" : "\(first):")"
      #expect(examples.contains(call), "\(function)")
    }
    #expect(examples.contains(".touch(.label(\""))
  }

  /// The examples of the article, in its order.
  @Test func theExamplesPass() throws {
    let document = try Document([.heading("Settings"), .button("Wi-Fi", value: "Home"), .button("Log out")])
    expectReading(of: document, equals: "Settings, Heading\n…\nLog out, Button")
    var options = ReaderOptions()
    options.settings.hints = false
    expectReading(of: ScreenReader(document, options: options), equals: "Settings, Heading\n…")
    var simulator = Simulator(document)
    simulator.start()
    simulator.perform(.touch(.label("Log out")))
    try expectEvents(simulator.perform(.doubleTap), on: simulator, equals: "…\n! [refused]")
    try expectScript("> swipe right\nWi-Fi, Home, Button", on: document)
    try expectNoFindings(of: [.heading("Sign in"), .button("Continue")])
    try expectReading(of: [.heading("Sign in"), .button("Continue")], equals: "Sign in, Heading\nContinue, Button")
    try expectScript("> swipe right\nContinue, Button", on: [.heading("Sign in"), .button("Continue")])
    var reader = try ScreenReader([.heading("Sign in"), .button("Continue")])
    let expected = "Sign in, Heading"
    #expect(reader.currentSpeech() == expected && reader.currentSpeech() == "Sign in, Heading")
    #expect(reader.moveForward() != "Continue")
    let scripts = try PackageFolder().files(in: "Fixtures/Scripts", withExtension: "aloud")
    #expect(!scripts.isEmpty)
  }
}
