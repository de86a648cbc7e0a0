#if canImport(Testing)
  internal import Testing
#endif
#if canImport(XCTest)
  internal import XCTest
#endif

/// The place of an expectation in a test.
struct Caller {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Fails the current test at the line of the caller.
///
/// Swift Testing records an issue, and XCTest a failure. Which of them runs is known only in the task of a test.
/// Elsewhere this reports to both, and the one that does not run ignores it.
///
/// - Parameters:
///   - message: the failure.
///   - caller: the line of the test.
///   - script: the path and the line, from 1, of a failed script; Swift Testing shows the issue there.
func report(_ message: String, at caller: Caller, script: (path: String, line: Int)? = nil) {
  #if canImport(Testing)
    let location = script.map(Testing.SourceLocation.init(script:)) ?? caller.sourceLocation
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    if Test.current != nil { return }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: caller.filePath, line: caller.line)
  #endif
}

/// Reports a warning, which does not fail the test.
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
  extension Testing.SourceLocation {
    /// A line of a script. The ID of a file consists of a module and a name; here the folder takes the place of the
    /// module.
    fileprivate init(script: (path: String, line: Int)) {
      let parts = script.path.split(separator: "/").suffix(2)
      let id = parts.count == 2 ? parts.joined(separator: "/") : "script/\(script.path)"
      self.init(fileID: id, filePath: script.path, line: script.line, column: 1)
    }
  }

  extension Caller {
    // AloudImport also has a SourceLocation.
    fileprivate var sourceLocation: Testing.SourceLocation {
      Testing.SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
#endif
