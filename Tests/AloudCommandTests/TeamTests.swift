import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// The example of a team: two versions of an app, overlays, scripts and a baseline. See `Fixtures/Team/README.md`.
@Suite struct TeamTests {
  private static let team = "Fixtures/Team"

  @Test func theFirstVersionPassesWithoutNewFindings() throws {
    let test = try Tool.run("test", Self.team)
    #expect(test.status == 0 && test.output.hasSuffix("2 scripts passed\n"), "\(test.output)")
    let audit = try Tool.run("audit", "\(Self.team)/1.0", "--baseline", "\(Self.team)/1.0/baseline.json")
    #expect(audit.status == 0 && audit.output.isEmpty, "\(audit.output)")
  }

  @Test func theSecondVersionReportsTheChanges() throws {
    let test = try Tool.run("test", Self.team, "--apps", "\(Self.team)/2.0")
    #expect(test.status == 65)
    #expect(
      test.output == """
        error   Fixtures/Team/order.aloud
          Fixtures/Team/grocer.overlay.json:25:18: no node has the identifier "order"; the nearest are \
        elements[0].children[3] (identifier "place-order", label "Place order")
            {"find": {"identifier": "order"}, "hint": "Pays with the card that y
                     ^
        failed  Fixtures/Team/product.aloud
          Fixtures/Team/product.aloud:8: > touch "Favorite"
            - Favorite, Button
            + [nothing there]
            no element has the label "Favorite"
        2 scripts, 2 failed

        """)
    let audit = try Tool.run(
      "audit", "\(Self.team)/2.0", "--baseline", "\(Self.team)/2.0/baseline.json", "--level", "error")
    #expect(
      audit.output.hasPrefix(
        "Fixtures/Team/2.0/product.txt:10:7:  error  meaningless-label  The label “heart.fill” is a file or machine name"
      ))
    #expect(audit.status == 1 && audit.output.contains("1 error in 1 of 3 files"), "\(audit.output)")
  }

  @Test func anAppOfTheSamePathComesBeforeOneOfTheSameName() throws {
    let scratch = try Scratch()
    for folder in ["x", "new/x", "new"] {
      try FileManager.default.createDirectory(at: scratch.url(folder), withIntermediateDirectories: true)
      _ = try scratch.file("\(folder)/a.json", #"{"aloud": 1, "elements": [{"label": "\#(folder)"}]}"#)
    }
    let script = try scratch.file("a.aloud", "app x/a.json\n> start\n[screen changed]\nnew/x\n")
    #expect(try Tool.run("test", script, "--apps", scratch.url("new").path).status == 0)
    try FileManager.default.removeItem(at: scratch.url("new/x"))
    #expect(try Tool.run("test", script, "--apps", scratch.url("new").path).output.contains("+ new"))
  }

  @Test func theFolderOfAppsMustExist() throws {
    let tool = try Tool.run("test", Self.team, "--apps", "nowhere")
    #expect(tool.status == 66 && tool.errors.contains("there is no folder nowhere"))
    #expect(try Tool.run("test", Self.team, "--apps", Self.team, "--record").status == 64)
  }
}
