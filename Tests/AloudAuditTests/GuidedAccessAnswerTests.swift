import AloudTree
import Testing

@testable import AloudAudit

/// The answers to a request, by the facts of the device.
@Suite struct GuidedAccessAnswerTests {
  private typealias Request = Effect.GuidedAccessRequest

  private static let granted = [Effect.remove(id: "granted")]
  private static let refused = [Effect.remove(id: "refused")]

  private static func device(_ set: (inout GuidedAccess) -> Void) -> GuidedAccess {
    var device = GuidedAccess()
    set(&device)
    return device
  }

  private static let plain = GuidedAccess()
  private static let supervised = device { $0.supervised = true }
  private static let autonomous = device { ($0.supervised, $0.allowedForAutonomousSingleAppMode) = (true, true) }
  private static let entitled = device { $0.assessmentEntitlement = true }
  private static let managed = device { device in
    (device.supervised, device.allowedForAutonomousSingleAppMode) = (true, true)
    (device.assessmentEntitlement, device.managedSingleAppMode) = (true, true)
  }
  private static let devices = [plain, supervised, autonomous, entitled, managed]

  private func answers(_ request: Request) -> [Bool?] { Self.devices.map { $0.answer(to: request) } }

  @Test(arguments: [true, false]) func sessionsNeedSupervisionAndAProfile(_ enabled: Bool) {
    #expect(
      answers(.session(enabled: enabled, succeeded: [], failed: [])) == [false, false, true, false, false])
  }

  @Test(arguments: [true, false]) func assessmentsNeedAnEntitlement(_ enabled: Bool) {
    #expect(
      answers(.assessment(enabled: enabled, succeeded: [], failed: [])) == [false, false, false, true, false])
  }

  @Test func configuringRequiresAModeSetByAProfile() {
    let request = Request.configure([.zoom, .voiceOver], enabled: true, succeeded: [], failed: [])
    #expect(answers(request) == [false, false, true, false, true])
    var device = Self.managed
    device.unavailable = [.invertColors]
    #expect(device.answer(to: request) == true)
    device.unavailable = [.zoom]
    #expect(device.answer(to: request) == false)
  }

  @Test func statesDependOnTheTime() {
    #expect(answers(.status(enabled: true, [])) == [nil, nil, nil, nil, true])
    #expect(answers(.status(enabled: false, [])) == [nil, nil, nil, nil, false])
    let isDenied = Request.restrictionState(identifier: "a", .deny, [])
    #expect(answers(isDenied) == [nil, nil, nil, nil, nil])
    for (moment, isSession) in [(GuidedAccess.Moment.rest, false), (.session, true)] {
      #expect(Self.plain.answer(to: .status(enabled: true, []), at: moment) == isSession)
      #expect(Self.plain.answer(to: .status(enabled: false, []), at: moment) == !isSession)
      #expect(Self.managed.answer(to: .status(enabled: true, []), at: moment))
      #expect(Self.plain.answer(to: isDenied, at: moment) == isSession)
    }
  }

  @Test func exactlyOneBranchRuns() {
    let request = Request.session(enabled: true, succeeded: Self.granted, failed: Self.refused)
    #expect(Self.autonomous.effects(of: request) == Self.granted)
    #expect(Self.plain.effects(of: request) == Self.refused)
    #expect(Effect.guidedAccess(request).nested(on: Self.plain) == Self.refused)
    #expect(request.mappingEffects { _ in [] }.nested.isEmpty)
  }

  @Test func aStatusQueryRunsItsEffectsOnlyIfTheStatusMatches() {
    let question = Request.status(enabled: true, Self.granted)
    #expect(Self.plain.effects(of: question) == Self.granted)
    #expect(Self.plain.effects(of: question, at: .rest).isEmpty)
    #expect(Self.plain.effects(of: question, at: .session) == Self.granted)
    #expect(Self.managed.effects(of: .status(enabled: false, Self.granted)).isEmpty)
  }
}
