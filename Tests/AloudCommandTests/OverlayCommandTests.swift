import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// `--with` and the head line `with`, from a user's view.
@Suite struct OverlayCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file("list.json", #"{"aloud": 1, "elements": [{"label": "Cart, 2 items", "traits": ["button"]}]}"#)
    _ = try scratch.file(
      "cart.json", #"{"aloud": 1, "name": "Cart", "elements": [{"label": "Cart", "traits": ["header"]}]}"#)
    _ = try scratch.file(
      "o.json",
      #"""
      {"overlay": 1, "nodes": [{"find": {"matches": "Cart, * items"}, "hint": "Shows what is in it", "id": "cart",
       "on": {"activate": [{"show": "cart"}]}}], "screens": {"cart": {"file": "cart.json"}}}
      """#)
  }

  private func path(_ name: String) -> String { scratch.url(name).path }

  @Test(arguments: ["read", "import"]) func commandsThatReadScreensTakeOverlays(command: String) throws {
    try expectOverlays(in: command)
  }

  @Test func picturesTakeOverlays() throws { try expectOverlays(in: "picture", ["--svg", "-"]) }

  @Test(.needsCore) func pagesTakeOverlays() throws { try expectOverlays(in: "page", ["--html", "-"]) }

  private func expectOverlays(in command: String, _ output: [String] = []) throws {
    let tool = try Tool.run([command, path("list.json"), "--with", path("o.json")] + output)
    #expect(tool.status == 0 && tool.output.contains("Shows what is in it"), "\(tool.errors)")
    let missing = try Tool.run([command, path("list.json"), "--with", path("none.json")] + output)
    #expect(missing.status == 66 && missing.errors.contains("none.json: there is no such file"), "\(missing.errors)")
  }

  @Test func auditsIncludeOverlays() throws {
    _ = try scratch.file(
      "dead.json", #"{"overlay": 1, "nodes": [{"find": {"matches": "Cart*"}, "label": "", "frame": [0, 0, 9, 9]}]}"#)
    let plain = try Tool.run("audit", path("list.json"))
    let laid = try Tool.run("audit", path("list.json"), "--with", path("dead.json"))
    #expect(plain.status == 0 && laid.status == 1 && laid.output.contains("small-target"), "\(laid.output)")
  }

  @Test func scriptsNameOverlays() throws {
    let script = try scratch.file(
      "cart.aloud",
      """
      app list.json
      with o.json

      > start
      [screen changed]
      Cart, 2 items, Button
      Shows what is in it
      > double tap
      Cart, 2 items
      [interrupted]
      [screen changed]
      Cart, Heading

      """)
    let tool = try Tool.run("test", script)
    #expect(tool.status == 0, "\(tool.output)\(tool.errors)")
    let lost = try scratch.file("lost.aloud", "app list.json\nwith p.json\n> start\n")
    let missing = try Tool.run("play", lost)
    #expect(missing.status == 66 && missing.errors.contains("lost.aloud:2:1"), "\(missing.errors)")
    let live = try scratch.file("live.aloud", "app https://example.com/\nwith o.json\n> start\n")
    #expect(try Tool.run("play", live).errors.contains("not over a live page"))
  }

  @Test func misfitsHaveOneErrorForEachPlace() throws {
    _ = try scratch.file(
      "list.json", #"{"aloud": 1, "elements": [{"label": "Basket, 2 items", "traits": ["button"]}]}"#)
    let tool = try Tool.run("read", path("list.json"), "--with", path("o.json"))
    #expect(tool.status == 65 && tool.output.isEmpty)
    #expect(
      tool.errors.contains("o.json:1:35: no node has a label like \"Cart, * items\"; the nearest are elements[0]"))
  }

  @Test func importWritesAnOverlay() throws {
    let text = try Tool.run("import", "--overlay", path("list.json")).output
    #expect(text.contains(#"{"find": {"matches": "Cart, * items"}, "id": "cart-items"}"#))
    let file = try scratch.file("begin.json", text)
    let ids = try Tool.run("read", path("list.json"), "--with", file, "--ids").output
    #expect(ids.contains("#cart-items"))
  }

  @Test func noOutputOverwritesAnOverlay() throws {
    let tool = try Tool.run("picture", path("list.json"), "--with", path("o.json"), "--svg", path("o.json"))
    #expect(tool.status == 64 && tool.errors.contains("an overlay of this run"), "\(tool.errors)")
  }

  @Test func aSavedWalkNamesItsOverlays() throws {
    let tool = try Tool.run(
      ["explore", "--plain", path("list.json"), "--with", path("o.json")],
      input: "double tap\nsave \(path("walk.aloud"))\n")
    #expect(tool.output.contains("with "), "\(tool.output)")
  }
}
