#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// The line of a test that expects something.
struct Caller {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Lets the test that runs fail, at the line that called.
///
/// In Swift Testing this is an issue, in XCTest a failure. Which of the two runs is only certain inside a test's own task; where
/// it is not, both are told, of which the one that does not run has no use for it.
func report(_ message: String, at caller: Caller) {
  #if canImport(Testing)
    Issue.record(Comment(rawValue: message), sourceLocation: caller.sourceLocation)
    if Test.current != nil { return }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: caller.filePath, line: caller.line)
  #endif
}

/// Tells something that lets no test fail.
func remark(_ message: String, at caller: Caller) {
  #if canImport(Testing) && compiler(>=6.3)
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: caller.sourceLocation)
      return
    }
  #endif
  print("\(caller.filePath):\(caller.line): \(message)")
}

#if canImport(Testing)
  extension Caller {
    // AloudImport has a SourceLocation, too.
    fileprivate var sourceLocation: Testing.SourceLocation {
      Testing.SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
#endif
