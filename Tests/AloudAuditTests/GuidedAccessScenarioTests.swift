import Aloud
import AloudTestSupport
import Testing

@testable import AloudAudit

/// The four scenarios of WWDC22: the apps of `Fixtures/Apps` follow its advice, and these apps do not.
struct GuidedAccessScenarioTests {
  static let apps = Fixtures.files(in: "Apps").filter { $0.hasPrefix("Apps/guided-") && $0.hasSuffix(".json") }

  @Test(arguments: apps) func appsThatFollowTheAdviceHaveNoFindings(_ path: String) throws {
    let document = try Document(JSON(Fixtures.text(path)))
    #expect(Audit(level: .warning).findings(in: document).map(\.told) == [])
  }

  @Test func everyScenarioHasAnApp() {
    let scenarios = ["reading", "kiosk", "clinic", "exam"]
    #expect(scenarios.filter { name in !Self.apps.contains { $0.contains("guided-\(name)") } } == [])
  }

  @Test(arguments: [
    RuleCase(
      "a reading tracker whose restriction has no title", reading(#""identifier": "account", "locks": ["account"]"#),
      ["restriction-without-title guidedAccess.restrictions[0]"]),
    RuleCase(
      "a reading tracker that deletes at once",
      reading(
        #""identifier": "account", "title": "Account settings", "locks": ["account"]"#,
        delete: #"{"set": "week", "value": "0"}"#
      ), ["no-confirmation elements[2]"]),
    RuleCase(
      "a kiosk that pays at once", kiosk(pay: #"{"show": "thanks"}"#),
      ["no-confirmation screens.menu.elements[1]"]),
    RuleCase(
      "a kiosk that gives people a minute",
      kiosk(pay: #"{"present": "confirm"}"#, appear: #"{"after": 60, "do": [{"back": true}]}"#),
      ["session-timeout-without-warning screens.menu.on.appear"]),
    RuleCase(
      "a clinic that locks the tablet for good", clinic(handBack: #"{"back": true}"#),
      ["session-never-ended elements[1]"]),
    RuleCase(
      "a clinic that tells nobody that it is not locked", clinic(isSupervised: false, failed: ""),
      ["session-request-fails elements[1]"]),
    RuleCase(
      "an exam that is never over", exam(handIn: #"{"back": true}"#), ["session-never-ended elements[1]"]),
    RuleCase(
      "an exam without the entitlement", exam(isEntitled: false, failed: ""), ["session-request-fails elements[1]"]),
    RuleCase(
      "an exam that is taken away after an hour", exam(appear: #"{"after": 3600, "do": [{"back": true}]}"#),
      ["session-timeout-without-warning screens.questions.on.appear"]),
    RuleCase("a reading tracker as it should be", reading(#""identifier": "account", "title": "Account settings""#)),
    RuleCase("a kiosk as it should be", kiosk(pay: #"{"present": "confirm"}"#)),
    RuleCase("a clinic as it should be", clinic()),
    RuleCase("an exam as it should be", exam()),
  ]) func brokenAdviceIsFound(_ example: RuleCase) throws {
    #expect(try example.findings(of: Rule.all) == example.found)
  }

  /// Advice, because management may turn VoiceOver on without mention in the document.
  @Test func aKioskWithoutVoiceOverIsFound() throws {
    let json = Self.kiosk(pay: #"{"present": "confirm"}"#, device: #", "features": [], "shortcut": ["zoom"]"#)
    let example = RuleCase("a kiosk without VoiceOver", json, ["locked-without-features guidedAccess"])
    #expect(try example.findings(of: Rule.guidedAccess, level: .advice) == example.found)
  }

  @Test func theUnusableKioskIsFound() throws {
    let document = try Document(JSON(Fixtures.text("Apps/kiosk-unusable.json")))
    #expect(
      Audit().findings(in: document).map { "\($0.rule) \($0.path)" } == [
        "locked-without-features guidedAccess", "session-timeout-without-warning screens.menu.on.appear",
        "no-confirmation screens.menu.elements[3]",
      ])
  }

  // MARK: The apps, shortened

  private static let question = #"""
    "name": "Sure?", "on": {"escape": [{"dismiss": true}]}, "elements": [
      {"label": "This cannot be undone"},
      {"label": "Yes", "traits": ["button"], "on": {"activate": [{"dismiss": true}]}},
      {"label": "Cancel", "traits": ["button"], "on": {"activate": [{"dismiss": true}]}}]
    """#

  private static func reading(_ restriction: String, delete: String = #"{"present": "question"}"#) -> String {
    #"""
    {"aloud": 1, "name": "Reading Observatory", "guidedAccess": {"restrictions": [{\#(restriction)}]},
     "elements": [
       {"id": "week", "label": "This week", "value": "3 hours"},
       {"id": "account", "label": "Account settings", "traits": ["button"],
        "on": {"activate": [{"present": "question"}]}},
       {"label": "Delete reading history", "traits": ["button"],
        "on": {"activate": [\#(delete), {"post": "layoutChanged", "focus": "week"}]}}],
     "screens": {"question": {\#(question)}}}
    """#
  }

  private static func kiosk(pay: String, appear: String = "", device: String = "") -> String {
    #"""
    {"aloud": 1, "name": "Noodle House", "guidedAccess": {"supervised": true, "managedSingleAppMode": true\#(device)},
     "elements": [
       {"label": "Noodle House", "traits": ["header"]},
       {"label": "Start", "hint": "Opens the menu", "traits": ["button"], "on": {"activate": [{"show": "menu"}]}}],
     "screens": {
       "menu": {"name": "Menu", "on": {"appear": [\#(appear)]}, "elements": [
         {"label": "A bowl of noodles, 9 dollars"},
         {"label": "Pay", "traits": ["button"], "on": {"activate": [\#(pay)]}},
         {"label": "Back", "traits": ["button"], "on": {"activate": [{"back": true}]}}]},
       "confirm": {\#(question)},
       "thanks": {"name": "Thank you", "elements": [
         {"label": "Your number is 27"},
         {"label": "Finish", "traits": ["button"], "on": {"activate": [{"back": true}]}}]}}}
    """#
  }

  private static let told = #"{"post": "announcement", "text": "It could not be locked", "priority": "high"}"#

  private static func clinic(
    isSupervised: Bool = true, failed: String = told, handBack: String? = nil
  ) -> String {
    locking(
      #""supervised": \#(isSupervised), "allowedForAutonomousSingleAppMode": true"#, "session", failed: failed,
      end: handBack)
  }

  private static func exam(
    isEntitled: Bool = true, failed: String = told, handIn: String? = nil, appear: String = ""
  ) -> String {
    locking(#""assessmentEntitlement": \#(isEntitled)"#, "assessment", failed: failed, end: handIn, appear: appear)
  }

  /// An app that locks the device on its first screen, and unlocks it on the second.
  private static func locking(
    _ facts: String, _ kind: String, failed: String, end: String?, appear: String = ""
  ) -> String {
    let release = #"{"guidedAccess": {"\#(kind)": false, "succeeded": [{"back": true}], "failed": [\#(told)]}}"#
    return #"""
      {"aloud": 1, "name": "Desk", "guidedAccess": {\#(facts)},
       "elements": [
         {"label": "Desk", "traits": ["header"]},
         {"label": "Begin", "hint": "Locks this tablet", "traits": ["button"], "on": {"activate": [
           {"guidedAccess": {"\#(kind)": true, "succeeded": [{"show": "questions"}], "failed": [\#(failed)]}}]}}],
       "screens": {"questions": {"name": "Questions", "on": {"appear": [\#(appear)]}, "elements": [
         {"label": "Name", "text": {}},
         {"label": "I am done", "traits": ["button"], "on": {"activate": [\#(end ?? release)]}}]}}}
      """#
  }
}
