import AloudReader
import AloudSpeech
import AloudTestSupport
import Testing

/// Each setting that decides how one walks has a script in `Fixtures/Scripts` that shows what it does.
@Suite struct SettingScriptTests {
  /// Settings that say something about walking; those before them in the list are about what is said of an element.
  static let walking = Array(Setting.all.drop { $0.name != "reread" })

  @Test(arguments: walking.map(\.name)) func isShown(_ name: String) throws {
    #expect(try Self.shown().contains(name))
  }

  @Test func thereAreSettingsOfWalking() { #expect(Self.walking.count > 20) }

  /// The settings that scripts named after a setting change, in their head lines or in a step.
  private static func shown() throws -> Set<String> {
    let scripts = Fixtures.files(in: "Scripts").filter { $0.hasPrefix("Scripts/setting-") && $0.hasSuffix(".aloud") }
    return Set(
      try scripts.flatMap { file in
        let script = try Script(try Fixtures.text(file), path: file)
        return script.heads.settings.map(\.name) + script.steps.compactMap(\.action.settingName)
      })
  }
}

extension Script.Action {
  fileprivate var settingName: String? {
    if case .setting(let change) = self { change.name } else { nil }
  }
}
