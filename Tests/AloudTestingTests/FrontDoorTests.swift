// The imports of an app's test, together. Colliding names are compile errors here.
import Aloud
import AloudTesting
import Foundation
import Testing
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The main types, by their short names, beside Swift Testing, XCTest and Foundation.
@Suite struct FrontDoorTests {
  @Test func namesDoNotCollide() throws {
    let document: Document = try Document([.heading("Settings"), .button("Log out")])
    let location: SourceLocation = #_sourceLocation
    #expect(location.line > 0)
    let error = #expect(throws: ImportError.self) { try Document(reading: "{", language: nil) }
    let place: ImportError.Location? = error?.location
    #expect(place?.line == 1)
    var simulator: Simulator = Simulator(document)
    let happened: [Simulator.Occurrence] = simulator.start()
    try expectEvents(happened, on: simulator, equals: "[screen changed]\n…")
    let reader: ScreenReader = ScreenReader(document)
    let reading: Reading = reader.reading()
    #expect(reading.map(\.text) == ["Settings, Heading", "Log out, Button"])
    let findings: [Finding] = Audit(level: .error).findings(in: document)
    #expect(findings.isEmpty)
    let script: Script = try Script("> start\n…\n")
    let run: ScriptRun = try script.run(on: document)
    #expect(run.failures.isEmpty)
    let frame: Frame = Frame(x: 0, y: 0, width: 10, height: 10)
    let node: Node? = document.screens.first?.tree.nodes.first
    let rule: Rule? = Rule.all.first
    let setting: Setting? = Setting.all.first
    let action: Action? = node?.details.actions.first
    let chart: Chart? = node?.details.chart
    #expect(frame.width == 10 && rule != nil && setting != nil && action == nil && chart == nil)
  }
}
