import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Each setting for walking has a script in `Fixtures/Scripts` that shows its effect: the script passes as written, and
/// fails without the setting.
@Suite struct SettingScriptTests {
  /// Scripts that are named after a setting.
  static let scripts = Fixtures.files(in: "Scripts").filter {
    $0.hasPrefix("Scripts/setting-") && $0.hasSuffix(".aloud")
  }

  /// Scripts that pass without their setting, and the reasons.
  static let indifferent = ["Scripts/setting-readAllHints.aloud": "it shows the default; another script shows the rest"]

  /// The setting in the name of a script.
  private static func setting(of path: String) -> String {
    let name = path.dropFirst("Scripts/setting-".count).prefix { $0.isLetter }
    return String(name)
  }

  @Test func everySettingOfMovingOrWalkingHasAScript() {
    let walking = Setting.all.filter { [.moving, .walking].contains($0.scope) }.map(\.name)
    #expect(walking.count > 20)
    #expect(Set(walking).subtracting(Self.scripts.map(Self.setting)) == [])
  }

  @Test(arguments: scripts) func theScriptFailsWithoutItsSetting(_ path: String) throws {
    let file = try ScriptFile(path: Fixtures.url(path).path)
    let document = try file.document()
    #expect(try file.script.run(on: document).failures == [])
    let without = try file.script.without(try #require(Setting.named(Self.setting(of: path))))
    #expect(without.steps.count == file.script.steps.count)
    #expect(try without.run(on: document).failures.isEmpty == (Self.indifferent[path] != nil))
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
