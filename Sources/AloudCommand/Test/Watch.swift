import Foundation

/// Does something again whenever one of some files changes, until the process is ended.
struct Watch {
  let paths: [String]

  /// How long between two looks at the files, in seconds.
  private static let interval = 0.2

  /// - Throws: whatever is thrown but ``Failure``; a file that cannot be read now may be readable after the next change.
  func run(_ action: () throws -> Void) throws {
    var last: [[Int]?] = []
    while true {
      let stamps = paths.map { InputFile(path: $0).stamp }
      if stamps != last {
        if !last.isEmpty { try Standard.writeLine() }
        last = stamps
        try attempt(action)
      }
      if Standard.isClosed || Standard.hasLostItsReader { return }
      Thread.sleep(forTimeInterval: Watch.interval)
    }
  }

  private func attempt(_ action: () throws -> Void) throws {
    do {
      try action()
    } catch let failure as Failure where !failure.isOutput {
      if !failure.message.isEmpty { Standard.error(failure.message) }
    }
  }
}
