internal import AloudTree
internal import Foundation

/// Which browser opens pages, and how it is started.
public struct BrowserOptions: Equatable, Sendable {
  /// The program, as a path or as a name to look for in `PATH`; nil looks for Chromium.
  public var path: String?
  /// False lets pages do what the browser may do. A container may forbid what the sandbox needs.
  ///
  /// Root has no sandbox whatever is set here, since Chromium has none for root.
  public var usesSandbox = true
  /// How long the browser may take to start, in seconds.
  package var startLimit = 30.0

  public init(path: String? = nil, usesSandbox: Bool = true) {
    self.path = path
    self.usesSandbox = usesSandbox
  }

  /// The names under which Linux distributions install Chromium and Google Chrome.
  static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  static let missing = BrowserError(
    .noBrowser,
    "Chromium, which opens pages, is not found; install it (Debian: apt-get install chromium), or name it: --browser PATH, or "
      + "ALOUD_BROWSER")

  /// The program: ``path``, else what `ALOUD_BROWSER` names, else the first of ``names`` in `PATH`.
  ///
  /// - Throws: ``BrowserError`` when it is not there.
  func program(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isExecutable: (String) -> Bool = BrowserOptions.isProgram
  ) throws(BrowserError) -> String {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    func inPath(_ name: String) -> String? { folders.map { "\($0)/\(name)" }.first(where: isExecutable) }
    let variable = environment["ALOUD_BROWSER"].flatMap { $0.isEmpty ? nil : $0 }
    guard let named = path ?? variable else {
      guard let found = BrowserOptions.names.compactMap(inPath).first else { throw BrowserOptions.missing }
      return found
    }
    if let found = isExecutable(named) ? named : named.contains("/") ? nil : inPath(named) { return found }
    let naming = path == nil ? "ALOUD_BROWSER=" : "--browser "
    throw BrowserError(
      .noBrowser, "\(named): there is no such program; name Chromium, as in \(naming)/usr/bin/chromium")
  }

  /// Folders can be executed, too.
  static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }
}

/// How large the window of a page is, in CSS pixels.
public struct PageSize: Equatable, Sendable {
  public let width: Int
  public let height: Int

  /// The lengths that a screen may have.
  private static let range = 1...10_000

  /// - Returns: nil for what can be no size.
  public init?(width: Int, height: Int) {
    guard PageSize.range.contains(width), PageSize.range.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Nil for what is not written as in `390x844`.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }

  private init(phone width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// Of an iPhone 14.
  public static let phone = PageSize(phone: 390, 844)
}

/// Why a page is not dumped, and what to do.
public struct BrowserError: Error, Equatable, Sendable, CustomStringConvertible {
  public enum Kind: Equatable, Sendable {
    /// There is no browser, or it is none, or it has ended.
    case noBrowser
    /// The page, its file or its server is not there.
    case notOpened
    /// The file is there and may not be read.
    case notReadable
    /// No element of the page fits a selector, or it cannot be clicked.
    case noElement
    /// An address or a selector cannot be understood.
    case notUnderstood
    /// The page never lets itself be read: its script does not end, or it goes from page to page.
    case restless
    /// The browser has refused what we have asked it to do.
    case refused
  }

  public let kind: Kind
  /// The fault, its place, and the remedy.
  public let description: String

  public init(_ kind: Kind, _ description: String) {
    self.kind = kind
    // Addresses, titles and messages of a browser may have any characters in them.
    self.description = description.printable
  }
}
