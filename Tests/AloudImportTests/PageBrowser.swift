import Aloud
import Foundation

/// Opens pages in Chromium; the only place to change if the browser is used in another way.
enum PageBrowser {
  /// The dump of a page.
  static func dump(_ page: URL) throws -> [UInt8] { try PageDump.make(of: page.path).json }
}
