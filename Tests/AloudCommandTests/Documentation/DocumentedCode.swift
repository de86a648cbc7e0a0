import AloudTestSupport
import Foundation

/// The Swift examples of the README, the guide, articles and documentation comments, as a file that compiles.
///
/// Each example becomes a function of its own. What it does not declare, ``Given`` declares. Results in comments are not
/// compared.
struct DocumentedCode {
  struct Example {
    /// The path in the package.
    let file: String
    /// The number of the first line, from 1.
    let line: Int
    let lines: [String]

    var text: String { lines.joined(separator: "\n") }
  }

  let examples: [Example]

  /// All examples. In articles, the language of a block of code is `swift`. In comments, a block is indented.
  static func all() throws -> [Example] {
    let package = Fixtures.package
    var examples: [Example] = []
    for folder in ["Sources", "Guide", "README.md"] {
      let url = package.appendingPathComponent(folder)
      let paths = folder.hasSuffix(".md") ? [] : try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      for path in paths.isEmpty ? [folder] : paths.map({ "\(folder)/\($0)" }) {
        let isArticle = path.hasSuffix(".md")
        guard isArticle || path.hasSuffix(".swift") else { continue }
        let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        let found = isArticle ? blocks(inArticle: lines) : blocks(inSource: lines)
        examples += found.map { Example(file: path, line: $0.line, lines: $0.lines) }
      }
    }
    return examples
  }

  private static func blocks(inArticle lines: [String]) -> [(line: Int, lines: [String])] {
    var blocks: [(line: Int, lines: [String])] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let begun = start {
        blocks.append((begun + 1, Array(lines[begun..<index])))
        start = nil
      } else if line == "```swift" {
        start = index + 1
      }
    }
    return blocks
  }

  /// An indented block after an empty line of the comment.
  private static func blocks(inSource lines: [String]) -> [(line: Int, lines: [String])] {
    let comments = lines.map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("///") ? String(text.dropFirst(3)) : nil
    }
    func isCode(_ index: Int) -> Bool {
      comments.indices.contains(index) && comments[index]?.hasPrefix("     ") == true
    }
    func isBlank(_ index: Int) -> Bool { comments.indices.contains(index) && comments[index]?.isEmpty == true }
    var blocks: [(line: Int, lines: [String])] = []
    var index = 0
    while index < lines.count {
      guard isCode(index), isBlank(index - 1) else {
        index += 1
        continue
      }
      let start = index
      while isCode(index) || (isBlank(index) && isCode(index + 1)) { index += 1 }
      blocks.append((start + 1, comments[start..<index].map { String(($0 ?? "").dropFirst(5)) }))
    }
    return blocks
  }

  // MARK: The file

  /// The source, with the places of the documentation. Modules are imported with their internal declarations.
  func source(modules: [String]) -> String {
    let imports = ["import Foundation", "import Testing", "import XCTest"] + modules.map { "@testable import \($0)" }
    return (imports + [Given.declarations] + examples.enumerated().map { function(of: $1, $0) }).joined(separator: "\n")
  }

  private func function(of example: Example, _ number: Int) -> String {
    var (statements, declarations) = (DocumentedCode.code(example.lines), "")
    // Tests and classes are declared outside of functions; the lines keep their numbers.
    for index in statements.indices where statements[index].contains(/^(?:@Test|final class)/) {
      let isOneLine = statements[index].hasSuffix("}")
      let end = isOneLine ? index + 1 : (statements[index...].firstIndex(of: "}") ?? statements.count - 1) + 1
      declarations += DocumentedCode.placed(Array(statements[index..<end]), example.file, example.line + index)
      for place in index..<end { statements[place] = "" }
    }
    let given = Given.variables(for: statements.joined(separator: "\n"), in: example.file)
    let body = DocumentedCode.placed(statements, example.file, example.line)
    let outer = Given.variables(for: declarations, in: example.file)
    return "func example\(number)() throws {\n\(given)\(body)}\nstruct Declared\(number) {\n\(outer)\(declarations)}"
  }

  private static func placed(_ lines: [String], _ file: String, _ line: Int) -> String {
    "#sourceLocation(file: \"\(file)\", line: \(line))\n\(lines.joined(separator: "\n"))\n#sourceLocation()\n"
  }

  /// The lines without imports. Outside of texts and comments, `…` stands for any value, or for nothing.
  private static func code(_ lines: [String]) -> [String] {
    guard !lines.contains(where: { $0.hasSuffix("\"\"\"") }) else {
      return lines.map { $0.hasPrefix("import ") ? "" : $0 }
    }
    return lines.map { line in
      guard !line.hasPrefix("import "), line.trimmingCharacters(in: .whitespaces) != "…" else { return "" }
      var text = ""
      var isText = false
      for (index, character) in line.enumerated() {
        if character == "\"" { isText.toggle() }
        if !isText, line.dropFirst(index).hasPrefix("//") { return text }
        text += !isText && character == "…" ? "elided()" : String(character)
      }
      return text.replacingOccurrences(of: "{ elided() }", with: "{}")
    }
  }
}
