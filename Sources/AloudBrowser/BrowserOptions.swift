public import AloudBase
internal import AloudProcess
internal import AloudTree
internal import Foundation

/// The browser that opens pages, and how to start it.
public struct BrowserOptions: Equatable, Sendable {
  /// The program, as a path or as a name to look up in `PATH`; nil looks for Chromium.
  public var path: String?
  /// If false, the browser runs without its sandbox, and pages can do whatever the browser can do. Some containers do
  /// not permit the sandbox.
  ///
  /// For root there is no sandbox with either value, since Chromium has none for root.
  public var usesSandbox = true
  /// The longest time that the browser may take to start, in seconds.
  package var startLimit = 30.0

  /// A browser; by default the installed one, in its sandbox.
  public init(path: String? = nil, usesSandbox: Bool = true) {
    self.path = path
    self.usesSandbox = usesSandbox
  }

  /// The names under which Linux distributions install Chromium and Google Chrome, and where they are on a Mac.
  static let names =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    + ["Google Chrome", "Chromium"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }

  /// How to install one of them.
  static let installation = Installation.command(debian: "chromium", homebrew: "--cask google-chrome")

  static let missing = BrowserError(
    .noBrowser,
    """
    Chromium, which opens pages, is not found; install it (\(installation)), or name it: --browser PATH, or \
    ALOUD_BROWSER
    """)

  /// The program: ``path``, or else the value of `ALOUD_BROWSER`, or else the first of ``names``: a path, or a name in
  /// `PATH`.
  ///
  /// - Throws: ``BrowserError`` when it does not exist.
  package func program(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isExecutable: (String) -> Bool = BrowserOptions.isProgram
  ) throws(BrowserError) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    func inPath(_ name: String) -> String? { folders.map { "\($0)/\(name)" }.first(where: isExecutable) }
    let variable = environment["ALOUD_BROWSER"].flatMap { $0.isEmpty ? nil : $0 }
    guard let named = path ?? variable else {
      func place(_ name: String) -> String? { name.contains("/") ? isExecutable(name) ? name : nil : inPath(name) }
      guard let found = BrowserOptions.names.compactMap(place).first else { throw BrowserOptions.missing }
      return found
    }
    if let found = isExecutable(named) ? named : named.contains("/") ? nil : inPath(named) { return found }
    let naming = path == nil ? "ALOUD_BROWSER=" : "--browser "
    throw BrowserError(
      .noBrowser, "\(named): there is no such program; name Chromium, as in \(naming)\(BrowserOptions.example)")
  }

  #if canImport(Darwin)
    static let example = "'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'"
  #else
    static let example = "/usr/bin/chromium"
  #endif

  /// True for an executable file. Folders can also be executable, so they are excluded.
  static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }
}

/// The size of a page's window, in CSS pixels.
public struct PageSize: Equatable, Sendable {
  /// In CSS pixels, from 1 to 10,000.
  public let width: Int
  /// In CSS pixels, from 1 to 10,000.
  public let height: Int

  /// The valid lengths of each side.
  private static let range = 1...10_000

  /// - Returns: nil for an invalid size.
  public init?(width: Int, height: Int) {
    guard PageSize.range.contains(width), PageSize.range.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Parses a size such as `390x844`; nil for other texts.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }

  private init(phone width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// The size of an iPhone 14.
  public static let phone = PageSize(phone: 390, 844)
}

/// Why a page cannot be dumped, and what to do.
public struct BrowserError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Problem: Equatable, Sendable {
    /// There is no browser, the program is not a browser, or the browser has ended.
    case noBrowser
    /// The page, its file or its server does not exist.
    case notOpened
    /// The file exists, but must not be read.
    case notReadable
    /// No element of the page matches a selector, or the element cannot be clicked.
    case noElement
    /// An address or a selector is invalid.
    case notUnderstood
    /// The page cannot be read at any time: its script does not end, or it keeps navigating to other pages.
    case restless
    /// The browser has refused a command.
    case refused
  }

  /// What stands in the way, for programs; ``message`` says it to people.
  public let kind: Problem
  /// The error, its place, and what to do.
  public let message: Message

  /// An error; characters that a terminal would obey are replaced.
  public init(_ kind: Problem, _ message: Message) {
    self.kind = kind
    // Addresses, titles and messages of a browser may contain any characters.
    self.message = message.printable
  }

  /// ``message`` in English.
  public var description: String { "\(message)" }
}
