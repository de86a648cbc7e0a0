import Aloud
import AloudAnswers

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
    case .findings:
      "A script fails, screens or recordings differ, an audit finds an error or a warning, or an app has a trap."
    case .usage: "Wrong usage. Nothing was done."
    case .badInput: "Bad input. A message says where."
    case .notFound:
      "A file, page, screen, stop, language or voice does not exist, or a folder is named where a file is needed."
    case .unavailable:
      "espeak-ng, one of its voices, a player, a browser or the server of a script is missing or does not work."
    case .fault: "An internal error of aloud."
    case .cannotWrite: "A file cannot be written."
    case .inputOutput: "Reading or writing failed."
    }
  }
}

/// Ends the command with a message for standard error.
struct Failure: Error {
  let status: ExitStatus
  let message: Message
  /// The place in the input, if it is known; from 1.
  var place: (line: Int, column: Int)?
  /// True for a failure of the output. It is not reported for each input.
  var isOutput = false

  init(_ status: ExitStatus, _ message: Message) {
    self.status = status
    self.message = message
  }

  static func output(_ message: Message, _ status: ExitStatus = .inputOutput) -> Failure {
    var failure = Failure(status, message)
    failure.isOutput = true
    return failure
  }

  /// No process reads the output any longer. This is no error, and needs no message.
  static let closedPipe = output("", .done)
}

// MARK: - Errors of other modules

extension Failure {
  /// A file that cannot be read.
  init(_ failure: FileFailure) {
    let status: ExitStatus =
      switch failure.kind {
      case .missing, .folder, .notRegular: .notFound
      case .tooLarge: .badInput
      case .unreadable: .inputOutput
      }
    self.init(status, failure.told)
  }

  /// Overlays that cannot be read, or that do not match the screen.
  init(_ problem: OverlayFiles.Problem) {
    switch problem {
    case .unreadable(_, let message): self.init(.notFound, message)
    case .mistaken(let message): self.init(.badInput, message)
    }
  }

  /// A screen that cannot be read.
  init(_ error: ImportError, in file: InputFile) {
    self.init(.badInput, error.told(file: file.contentName))
    place = error.location.map { ($0.line, $0.column) }
  }

  /// Text that cannot be translated into braille.
  init(_ error: BrailleError, in file: InputFile) {
    self.init(.unavailable, "\(file.name): \(error.message)")
  }

  /// Sound that cannot be made.
  init(_ error: SoundError) {
    switch error.kind {
    case .noPlayer: self.init(.unavailable, "aloud: \(error.message); --wav FILE writes the sound to a file")
    case .noEngine, .noVoice: self.init(.unavailable, "aloud: \(error.message)")
    case .cannotWrite: self.init(.cannotWrite, error.message)
    case .writeFailed: self = .output(error.message)
    case .closedPipe: self = .closedPipe
    }
  }

  /// A script that was not performed to its end.
  init(_ error: ScriptError) {
    let status: ExitStatus =
      switch error.kind {
      case .overdue: .findings
      case .unavailable: .unavailable
      case .text, .head, .step, .expectation, .run: .badInput
      }
    self.init(status, error.told)
  }

  /// A script that cannot be performed.
  init(_ error: ScriptFileError) {
    let status: ExitStatus =
      switch error {
      case .noScript, .noApp: .notFound
      case .lockedApp: .inputOutput
      case .unreadable, .badScript, .badApp: .badInput
      }
    self.init(status, error.message)
  }

  /// A page that was not opened or read.
  init(_ error: BrowserError, page: String) {
    let status: ExitStatus =
      switch error.kind {
      case .noBrowser: .unavailable
      case .notOpened, .noElement: .notFound
      case .notReadable: .inputOutput
      case .notUnderstood: .usage
      case .restless: .badInput
      case .refused: .fault
      }
    // All other errors concern the browser or the address.
    let namesPage = [.noElement, .restless, .refused].contains(error.kind)
    self.init(status, "\(namesPage ? page.printable : "aloud"): \(error.message)")
  }

  /// A script on a page that was not performed.
  init(_ problem: PageScripts.Problem, _ file: ScriptFile) {
    switch problem {
    case .script(let error): self.init(error)
    case .file(let error): self.init(error)
    case .server(let error): self.init(.unavailable, error.error.told)
    case .browser(let error):
      let failure = Failure(error, page: file.script.heads.app ?? "")
      let line = file.script.heads.line(of: .app) ?? 1
      let isOfScript = error.kind != .noBrowser
      self.init(
        failure.status,
        isOfScript ? file.script.error(error.message, line: line).told : failure.message)
    }
  }
}

// MARK: - Several files

/// Performs an action on each file, even if it fails for some.
///
/// - Parameters:
///   - paths: the files.
///   - asLines: true where a failure is also printed as a line of JSON.
///   - body: the action.
/// - Returns: the first failure. The failures of several files have already been printed, so its message is empty then.
/// - Throws: ``Failure`` of the output, immediately.
func attempt(
  _ paths: [String], asLines: Bool = false, _ body: (String) throws(Failure) -> Void
) throws(Failure) -> Failure? {
  var first: Failure?
  for path in paths {
    do {
      try body(path)
    } catch {
      if error.isOutput { throw error }
      if asLines { try Standard.writeLine(ReadingAnswer.failure("\(error.message)", file: path)) }
      if paths.count > 1 { Standard.error(error.message) }
      first = first ?? (paths.count > 1 ? Failure(error.status, "") : error)
    }
  }
  return first
}
