import Aloud
import Testing

@testable import AloudImport

@Suite struct XCUITestSnapshotJSONTests {
  private static func snapshot(type: String, frame: String) -> String {
    #"""
    {"elementType": 2, "label": "Shop", "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844}, "children": [
      {"elementType": \#(type), "label": "Pay", "enabled": false, "frame": \#(frame), "children": []}
    ]}
    """#
  }

  @Test(arguments: ["9", #""button""#, #""Button""#, #""XCUIElementTypeButton""#]) func typesAreNumbersOrNames(
    _ type: String
  ) throws {
    let dump = try DumpReading.any(Self.snapshot(type: type, frame: "null"))
    #expect(dump.spoken == ["Pay, Dimmed, Button"])
  }

  @Test(arguments: [
    #"{"X": 16, "Y": 60, "Width": 94, "Height": 44}"#, #"{"x": 16, "y": 60, "width": 94, "height": 44}"#,
    "[[16, 60], [94, 44]]", #""{{16, 60}, {94, 44}}""#,
  ]) func framesAreWrittenInSeveralWays(_ frame: String) throws {
    let dump = try DumpReading.any(Self.snapshot(type: "9", frame: frame))
    #expect(dump.stops.first?.frame == Frame(x: 16, y: 60, width: 94, height: 44))
  }

  @Test func aSnapshotMayBeInAList() throws {
    #expect(try DumpReading.any("[\(Self.snapshot(type: "9", frame: "null"))]").spoken == ["Pay, Dimmed, Button"])
  }

  @Test func aSnapshotMayHaveFactsBesideIt() throws {
    let text = #"{"time": "12:00", "snapshot": \#(Self.snapshot(type: "9", frame: "null"))}"#
    #expect(try DumpReading.any(text).spoken == ["Pay, Dimmed, Button"])
  }

  @Test func theAppIsTheScreen() throws {
    let dump = try DumpReading.any(Self.snapshot(type: "9", frame: "null"))
    #expect(dump.document.firstScreen.name == "Shop")
  }
}
