import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Each setting for walking has a script in `Fixtures/Scripts` that shows its effect: the script passes as written, and
/// fails without the setting. Scripts about versions of iOS fail without the version.
@Suite struct SettingScriptTests {
  /// Scripts that are named after a setting.
  static let scripts = Fixtures.files(in: "Scripts").filter {
    $0.hasPrefix("Scripts/setting-") && $0.hasSuffix(".aloud")
  }

  /// The setting in the name of a script.
  private static func setting(of path: String) -> String {
    let name = path.dropFirst("Scripts/setting-".count).prefix { $0.isLetter }
    return String(name)
  }

  @Test func everySettingOfMovingOrWalkingHasAScript() {
    let walking = Setting.all.filter { [.walking, .typing].contains($0.scope) }.map(\.name)
    #expect(walking.count == 17)
    #expect(Set(walking).subtracting(Self.scripts.map(Self.setting)) == [])
  }

  @Test(arguments: scripts) func theScriptFailsWithoutItsSetting(_ path: String) throws {
    let file = try ScriptFile(path: Fixtures.url(path).path)
    let document = try file.document()
    #expect(try file.script.run(on: document).failures == [])
    let without = try file.script.without(try #require(Setting.named(Self.setting(of: path))))
    #expect(without.steps.count == file.script.steps.count)
    #expect(try !without.run(on: document).failures.isEmpty)
  }

  @Test(arguments: ["audio-graph", "priorities", "versions"])
  func theScriptFailsInTheNewestVersion(_ name: String) throws {
    let file = try ScriptFile(path: Fixtures.url("Scripts/ios-\(name).aloud").path)
    let document = try file.document()
    #expect(try file.script.run(on: document).failures == [])
    let lines = file.script.lines.filter { !$0.text.hasPrefix("ios ") }
    let newest = try Script(lines.map { $0.text + $0.ending }.joined())
    #expect(newest.heads.ios == nil && newest.steps.count == file.script.steps.count)
    #expect(try !newest.run(on: document).failures.isEmpty)
  }
}

extension Script {
  /// The same script with the setting at its default: its head lines are removed, and its steps do nothing.
  fileprivate func without(_ setting: Setting) throws -> Script {
    let standard = setting.value(in: VoiceOverSettings())
    return try Script(
      lines.map { line in
        if line.text.hasPrefix("setting \(setting.name) ") { return line.ending }
        let isStep = line.text.hasPrefix("> setting \(setting.name) ")
        return (isStep ? "> setting \(setting.name) \(standard)" : line.text) + line.ending
      }.joined())
  }
}
