internal import AloudTree

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
    /// An address or a selector is no such thing.
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
    // Addresses, titles and what a browser complains of may have anything in them.
    self.description = description.printable
  }
}
