import Aloud
import Testing

@Suite struct InteractionTests {
  /// The keyboard stopped at an element without traits and actions before iOS 17; no other technology did.
  @Test(arguments: [(16, true), (17, false), (27, false)])
  func plainElementsTookTheKeyboard(_ version: Int, _ isStop: Bool) {
    var settings = VoiceOverSettings()
    settings.ios = IOSVersion(version)
    let plain = Node(label: "Total")
    #expect(plain.interaction(for: .fullKeyboardAccess, settings).responds == isStop)
    #expect(!plain.interaction(for: .switchControl, settings).responds)
    #expect(!plain.interaction(for: .voiceControl, settings).responds)
    #expect(!Node(label: "Total", traits: .staticText).interaction(for: .fullKeyboardAccess, settings).responds)
  }
}
