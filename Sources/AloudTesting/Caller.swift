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

/// Makes the current test fail at the line that called.
///
/// In Swift Testing this is an issue, in XCTest a failure. Which of the two runs is only certain inside a test's own task; elsewhere
/// both are told, and the one that does not run ignores it.
///
/// - Parameters:
///   - message: what is wrong.
///   - caller: the line of the test.
///   - script: the file and the line, from 1, of a script that fails; Swift Testing points there.
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

/// Reports a warning, which makes no test fail.
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
    /// A line of a script. Identifiers of files are made of a module and a name; a folder stands for the module.
    fileprivate init(script: (path: String, line: Int)) {
      let parts = script.path.split(separator: "/").suffix(2)
      let id = parts.count == 2 ? parts.joined(separator: "/") : "script/\(script.path)"
      self.init(fileID: id, filePath: script.path, line: script.line, column: 1)
    }
  }

  extension Caller {
    // AloudImport has a SourceLocation, too.
    fileprivate var sourceLocation: Testing.SourceLocation {
      Testing.SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
#endif
