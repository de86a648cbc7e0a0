import Aloud

/// The options of every command that opens pages.
enum BrowserOption {
  static let table: [Option] = [
    Option(
      .browser, value: "PATH",
      help: "the Chromium to start (default: ALOUD_BROWSER, else chromium or google-chrome as installed)",
      file: .read(as: .browser)),
    Option(
      .noSandbox,
      help: "lets pages do what the browser may do, where a container forbids its sandbox; root has none anyway"),
  ]

  static func browser(_ arguments: Arguments) -> BrowserOptions {
    BrowserOptions(path: arguments.value(.browser), usesSandbox: !arguments.has(.noSandbox))
  }
}

extension Failure {
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
    // What is not about the browser or the address tells of the page.
    let namesPage = [.noElement, .restless, .refused].contains(error.kind)
    self.init(status, namesPage ? "\(page.printable): \(error.description)" : "aloud: \(error.description)")
  }
}
