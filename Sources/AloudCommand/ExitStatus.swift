/// How the command ended; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case done = 0
  /// An expectation failed, or there are findings.
  case findings = 1
  case usage = 64
  case badInput = 65
  /// No such file, or a folder where a file is meant; no such screen, stop or voice.
  case notFound = 66
  /// espeak-ng, a voice of it or a player is not there.
  case unavailable = 69
  case fault = 70
  case cannotWrite = 73
  case inputOutput = 74
}

/// Ends the command with a message for standard error.
struct Failure: Error {
  let status: ExitStatus
  let message: String
  /// True when nobody reads the output any longer; no fault, and nothing to say.
  var isClosedPipe = false

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// True when it is the output that failed: then no other input helps.
  var isOutput = false

  static func output(_ message: String) -> Failure {
    var failure = Failure(.inputOutput, message)
    failure.isOutput = true
    return failure
  }

  static let closedPipe: Failure = {
    var failure = Failure(.done, "")
    failure.isClosedPipe = true
    failure.isOutput = true
    return failure
  }()
}
