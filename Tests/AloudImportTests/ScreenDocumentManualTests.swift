import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudImport

/// The article about the format: its examples can be read, and it names every key.
@Suite struct ScreenDocumentManualTests {
  private let page = Result { () throws -> String in
    let path = "Sources/AloudImport/Documentation.docc/ScreenDocument.md"
    return try String(contentsOf: Fixtures.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The indented blocks that are complete documents.
  private func examples() throws -> [String] {
    var blocks = [""]
    for line in try page.get().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    ") { blocks[blocks.endIndex - 1] += line + "\n" } else { blocks.append("") }
    }
    return blocks.filter { $0.contains("\"aloud\": 1") }
  }

  @Test func examplesRead() throws {
    let examples = try examples()
    #expect(examples.count >= 3)
    for example in examples {
      let document = try Document(reading: example, format: .aloud)
      #expect(try Document(reading: document.screenDocument()) == document)
      #expect(try SchemaValidator(root: JSONTree.schema.get()).problems(JSONTree(reading: example)) == [])
    }
  }

  private func unnamed(_ names: some Sequence<String>) throws -> [String] {
    let page = try page.get()
    return names.filter { !page.contains("`\($0)`") && !page.contains("\"\($0)\":") }
  }

  @Test func namesEveryKeyOfGuidedAccess() throws {
    #expect(try unnamed(JSONKeys.GuidedAccess.allCases.map(\.rawValue)) == [])
    #expect(try unnamed(JSONKeys.Restriction.allCases.map(\.rawValue)) == [])
    #expect(try unnamed(JSONKeys.GuidedAccessRequest.allCases.map(\.rawValue)) == [])
    #expect(try unnamed(GuidedAccess.Shortcut.allCases.map(\.rawValue)) == [])
    #expect(try unnamed(GuidedAccess.SystemRestriction.allCases.map(\.rawValue)) == [])
  }

  @Test func namesEveryTraitAndControl() throws {
    let unnamed = try unnamed(Traits.named.map(\.name) + Control.allCases.map(\.rawValue))
    #expect(unnamed == [], "the table of keys in ScreenDocument.md names each value")
  }

  @Test func namesEveryEventAndEffect() throws {
    #expect(try unnamed(Behaviors.Event.allCases.map(\.rawValue)) == [])
    #expect(try unnamed(JSONKeys.Effect.allCases.map(\.rawValue)) == [])
    #expect(try unnamed(JSONKeys.Condition.allCases.map(\.rawValue)) == [])
  }
}
