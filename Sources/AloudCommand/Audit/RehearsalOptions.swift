import Aloud

/// How `aloud audit --rehearse` tries the controls of pages.
struct RehearsalOptions {
  /// How many controls are tried at most.
  let maximum: Int
  /// How pages are opened.
  let page: LivePageOptions

  private static let usualMaximum = 50

  static let table: [Option] = [
    Option(
      .rehearse,
      help:
        "tries the controls of a page, each in the page loaded anew, and judges what is heard; links are not followed"),
    Option(.maxControls, value: "N", help: "how many controls --rehearse tries at most (default: \(usualMaximum))"),
    Option(
      .allowWrites,
      help: "lets --rehearse send what may change something: all requests but GET and HEAD, which it else holds back"),
    LivePageOption.network,
  ]

  /// - Returns: nil where nothing is to be tried.
  /// - Throws: ``Failure`` for wrong usage.
  init?(_ arguments: Arguments) throws(Failure) {
    guard arguments.has(.rehearse) else {
      for option in [OptionName.maxControls, .allowWrites, .network] where arguments.has(option) {
        throw Arguments.usage("\(option) goes with --rehearse", "audit")
      }
      return nil
    }
    var page = try LivePageOption.page(arguments)
    page.holdsBackWrites = !arguments.has(.allowWrites)
    self.page = page
    guard let text = arguments.value(.maxControls) else {
      maximum = RehearsalOptions.usualMaximum
      return
    }
    guard let number = Int(text), (1...10_000).contains(number) else {
      throw Arguments.usage("--max-controls takes a number from 1 to 10000, not \"\(text)\"", "audit")
    }
    maximum = number
  }
}
