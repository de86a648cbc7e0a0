/// How the command ended; the numbers are those of `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case notFound = 66
  case unavailable = 69
  case fault = 70
  case cannotWrite = 73
  case inputOutput = 74

  /// For the manual page.
  var meaning: String {
    switch self {
    case .done: "All went well."
    case .findings: "A script fails, screens or recordings differ, or an audit finds an error or a warning."
    case .usage: "Wrong usage. Nothing was done."
    case .badInput: "Bad input. A message tells the place."
    case .notFound:
      "A file, page, screen, stop, language or voice is not there, or a folder is named where a file is meant."
    case .unavailable:
      "espeak-ng, a voice of it, a player, a browser or a script's server is not there, or does not work."
    case .fault: "A fault of aloud."
    case .cannotWrite: "A file cannot be written."
    case .inputOutput: "Reading or writing failed."
    }
  }
}

/// Ends the command with a message for standard error.
struct Failure: Error {
  let status: ExitStatus
  let message: String
  /// The place in the input, where that is known; from 1.
  var place: (line: Int, column: Int)?
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
