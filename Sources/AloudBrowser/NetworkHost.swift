/// A host of the network as options name it: `example.org`, `localhost:3000`, `*.example.org`, `[::1]:3000`.
package enum NetworkHost {
  private static let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let digits = Set("0123456789".utf8)

  /// The same in small letters; nil for what names no host.
  package static func checked(_ text: String) -> String? {
    let text = text.lowercased()
    let (host, port) = parts(of: text)
    if let port {
      guard port.utf8.allSatisfy(digits.contains), let number = Int(port), (1...65_535).contains(number) else {
        return nil
      }
    }
    return isHost(host) ? text : nil
  }

  private static func parts(of text: String) -> (host: Substring, port: Substring?) {
    // The colons of an address of IPv6 stand in brackets.
    guard let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") else { return (text[...], nil) }
    return (text[..<colon], text[colon...].dropFirst())
  }

  private static func isHost(_ host: Substring) -> Bool {
    if host.first == "[", host.last == "]" {
      let address = host.dropFirst().dropLast()
      return address.contains(":") && address.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let name = host.hasPrefix("*.") ? host.dropFirst(2) : host
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.utf8.allSatisfy(letters.contains)
    }
  }
}
