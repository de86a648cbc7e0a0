/// A host of the network as options name it: `example.org`, `localhost:3000`, `*.example.org`, `[::1]:3000`.
package struct NetworkHost: Equatable, Sendable {
  /// In small letters; what comes after `*.` for a domain with all its hosts.
  private let name: String
  private let isDomain: Bool
  /// Nil for the usual port of a scheme.
  private let port: Int?

  /// - Returns: nil for what names no host.
  package init?(_ text: String) {
    let (host, port) = NetworkHost.parts(of: text.lowercased())
    if let port {
      guard port.utf8.allSatisfy(NetworkHost.digits.contains), let number = Int(port), (1...65_535).contains(number)
      else { return nil }
      self.port = number
    } else {
      self.port = nil
    }
    isDomain = host.hasPrefix("*.")
    let name = isDomain ? host.dropFirst(2) : host
    guard NetworkHost.isAddress(host) || NetworkHost.isName(name) else { return nil }
    self.name = String(name)
  }

  /// As options and Chromium's list of hosts without a proxy have it.
  package var text: String { (isDomain ? "*." : "") + name + (port.map { ":\($0)" } ?? "") }

  /// True for a host, in small letters, and its port; nil is the usual one.
  func includes(_ host: String, _ port: Int?) -> Bool {
    self.port == port && (host == name || isDomain && host.hasSuffix("." + name))
  }

  private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let digits = Set("0123456789".utf8)

  private static func parts(of text: String) -> (host: Substring, port: Substring?) {
    // The colons of an address of IPv6 stand in brackets.
    guard let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") else { return (text[...], nil) }
    return (text[..<colon], text[colon...].dropFirst())
  }

  private static func isAddress(_ host: Substring) -> Bool {
    guard host.first == "[", host.last == "]" else { return false }
    let address = host.dropFirst().dropLast()
    return address.contains(":") && address.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }

  private static func isName(_ name: Substring) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy(letters.contains)
    }
  }
}
