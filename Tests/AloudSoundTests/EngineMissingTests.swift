import Testing

@testable import AloudSound

/// What is not there is told in one message that says what to do.
@Suite struct EngineMissingTests {
  private func message(_ change: (inout ESpeak.Options) -> Void) throws -> String {
    let engine = Speech.quick(change)
    let error = #expect(throws: SoundError.self) { try engine.rendition(of: Speech.passage("one")) }
    #expect(error?.kind == .noEngine)
    return try #require(error).description
  }

  @Test func aLibraryThatIsNotThere() throws {
    #expect(try message { $0.library = "/nowhere.so" }.hasPrefix("/nowhere.so: cannot be loaded as espeak-ng: "))
  }

  @Test func aLibraryThatIsAnother() throws {
    let library = "libm.so.6"
    #expect(try message { $0.library = library } == "libm.so.6: this is no espeak-ng; it has no espeak_Initialize")
  }

  @Test func aWorkerThatIsNotThere() throws {
    #expect(
      try message { $0.worker = "/nowhere" }
        == "/nowhere: cannot be started to speak to espeak-ng: No such file or directory")
  }

  @Test(arguments: ["/bin/true", "/bin/cat", "/usr/bin/yes"]) func aWorkerThatIsAnother(_ program: String) throws {
    #expect(try message { $0.worker = program }.hasPrefix("\(program): does not work as Aloud's speech worker; "))
  }
}
