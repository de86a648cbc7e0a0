internal import AloudBase
internal import AloudProcess
internal import AloudTree
internal import Foundation

/// The address of a page, which may be a file.
public struct PageAddress: Equatable, Sendable {
  /// The URL for the browser.
  public let url: String
  /// The path of the file; nil for a page on a server.
  public let file: String?

  /// The schemes from which a page may be loaded.
  private static let schemes = ["http", "https", "file", "data", "about"]

  /// - Parameter word: `https://example.org/`, or the path of a file.
  /// - Throws: ``BrowserError`` for an address with another scheme.
  public init(_ word: String) throws(BrowserError) {
    if let address = try PageAddress(address: word) { self = address } else { self.init(file: word) }
  }

  private init(file: String) {
    self.file = file
    url = PageAddress.url(ofFile: file)
  }

  private static func url(ofFile file: String) -> String {
    guard !file.hasPrefix("/"), let folder = getcwd(nil, 0) else { return URL(fileURLWithPath: file).absoluteString }
    defer { free(folder) }
    guard String(validatingCString: folder) == nil else { return URL(fileURLWithPath: file).absoluteString }
    // Foundation would replace the bytes of the folder's name that are not UTF-8.
    let bytes = UnsafeBufferPointer(start: folder, count: strlen(folder)).map { UInt8(bitPattern: $0) }
    let path = (bytes + [UInt8(ascii: "/")] + file.utf8).map { byte in
      let scalar = Unicode.Scalar(byte)
      return byte < 0x80 && CharacterSet.urlPathAllowed.contains(scalar)
        ? String(scalar) : "%\(Int(byte).digits(2, radix: 16))"
    }
    return "file://" + path.joined()
  }

  /// Nil for a word that is not an address, and so may be the path of a file.
  ///
  /// - Throws: ``BrowserError`` for an address with another scheme.
  package init?(address word: String) throws(BrowserError) {
    guard let scheme = PageAddress.scheme(of: word) else { return nil }
    guard PageAddress.schemes.contains(scheme) else {
      throw BrowserError(
        .notUnderstood,
        "\(word): \(scheme): is not the address of a page; write a file, or an address with http:, https: or file:")
    }
    url = word
    file = scheme == "file" ? URL(string: word)?.path : nil
  }

  /// Nil for a file. A name with a colon is that of a file if the file exists, or if a slash comes before the colon.
  private static func scheme(of word: String) -> String? {
    guard let colon = word.firstIndex(of: ":"), !FileManager.default.fileExists(atPath: word) else { return nil }
    let scheme = word[..<colon].lowercased()
    let isName =
      scheme.first?.isLetter == true && scheme.allSatisfy { $0.isASCII && ($0.isLetter || "0123456789+-".contains($0)) }
    guard isName else { return nil }
    let isKnown = schemes.contains(scheme) || ["javascript", "chrome", "view-source", "ftp"].contains(scheme)
    return isKnown || word[colon...].hasPrefix("://") ? scheme : nil
  }

  /// True for the text of a page, judged by its beginning.
  public static func isPage(_ bytes: [UInt8]) -> Bool {
    let space = UInt8(ascii: " ")
    var rest = bytes.prefix(4096).drop { $0 <= space || $0 >= 0x80 }
    // An XML declaration and comments may come first.
    while let (_, end) = [("<!--", "-->"), ("<?xml", "?>")].first(where: { rest.starts(with: $0.0.utf8) }) {
      guard let place = rest.indices.first(where: { rest[$0...].starts(with: end.utf8) }) else { return false }
      rest = rest[(place + end.utf8.count)...].drop { $0 <= space }
    }
    let beginning = String(decoding: rest.prefix(14), as: UTF8.self).lowercased()
    return beginning == "<!doctype html" || beginning.hasPrefix("<html")
  }

  /// Checks whether the file can be opened. It does not contact servers.
  ///
  /// - Throws: ``BrowserError`` with the reason.
  package func check() throws(BrowserError) {
    guard let file else { return }
    var status = stat()
    guard stat(file, &status) == 0 else {
      throw BrowserError(.notOpened, "\(file): there is no such file\(addressToWrite(for: file))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw BrowserError(.notOpened, "\(file): this is a folder; name a file in it")
    default: throw BrowserError(.notOpened, "\(file): this is a pipe or a device, not a regular file")
    }
    guard access(file, R_OK) == 0 else {
      throw BrowserError(.notReadable, "\(file): cannot be read: \(SystemFailure(code: errno).reason)")
    }
  }

  /// A hint for an address without a scheme.
  private func addressToWrite(for file: String) -> Message {
    let host = file.prefix { !"/:?#".contains($0) }
    let isHost =
      host == "localhost"
      || host.contains(".") && !["html", "htm", "xhtml", "svg"].contains(host.split(separator: ".").last ?? "")
    guard isHost, host.first != "." else { return "" }
    let scheme = host == "localhost" || host.allSatisfy { $0.isNumber || $0 == "." } ? "http" : "https"
    return "; for a page on a server, write \(scheme)://\(file)"
  }
}
