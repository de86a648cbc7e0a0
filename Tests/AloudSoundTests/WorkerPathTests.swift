import Testing

@testable import AloudProcess
@testable import AloudSound

@Suite struct WorkerPathTests {
  private func find(_ environment: [String: String], running: String?, there: [String]) -> String? {
    WorkerPath.find(environment: environment, running: running, isExecutable: there.contains)
  }

  @Test func theEnvironmentNamesTheWorker() {
    #expect(find(["ALOUD_WORKER": "/opt/aloud"], running: "/usr/bin/aloud", there: ["/usr/bin/aloud"]) == "/opt/aloud")
  }

  @Test func theRunningToolIsTheWorker() {
    #expect(find([:], running: "/x/bin/aloud", there: ["/x/bin/aloud"]) == "/x/bin/aloud")
  }

  @Test func theWorkerIsBesideAnotherProgram() {
    #expect(
      find(["ALOUD_WORKER": ""], running: "/x/bin/tests", there: ["/x/bin/tests", "/x/bin/aloud"]) == "/x/bin/aloud")
  }

  @Test func anotherProgramIsNeverTheWorker() {
    #expect(find([:], running: "/x/bin/tests", there: ["/x/bin/tests"]) == nil)
    #expect(find([:], running: nil, there: []) == nil)
  }
}
