internal import Foundation

/// The addresses that a live page may load: its own origin, hosts that the user names, and of files those in its own
/// folder.
struct NetworkRule: Equatable {
  private var hosts: [NetworkHost]
  /// The folder of a page that is a file, with a slash at its end.
  private let folder: String?

  /// Local schemes reach nobody.
  private static let local: Set = ["data", "blob", "about", "javascript"]
  private static let ports = ["http": 80, "https": 443, "ws": 80, "wss": 443]

  init(page: PageAddress, hosts: [String]) {
    self.hosts = hosts.compactMap { NetworkHost($0) }
    folder = page.file.map { file in
      let folder = URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
      return folder.hasSuffix("/") ? folder : folder + "/"
    }
    guard folder == nil, let url = URLComponents(string: page.url), let host = url.host else { return }
    let port = url.port.flatMap { NetworkRule.ports[url.scheme ?? ""] == $0 ? nil : $0 }
    if let own = NetworkHost(host + (port.map { ":\($0)" } ?? "")) { self.hosts.append(own) }
  }

  func allows(_ address: String) -> Bool {
    guard let colon = address.firstIndex(of: ":") else { return false }
    let scheme = address[..<colon].lowercased()
    if NetworkRule.local.contains(scheme) { return true }
    guard let url = URLComponents(string: address) else { return false }
    if scheme == "file" {
      guard let folder, url.host ?? "" == "", let path = URL(string: address)?.resolvingSymlinksInPath().path else {
        return false
      }
      return path.hasPrefix(folder)
    }
    guard let usual = NetworkRule.ports[scheme], let host = url.host?.lowercased() else { return false }
    let port = url.port == usual ? nil : url.port
    return hosts.contains { $0.includes(host, port) }
  }

  /// The warning about a refused address, with the option that allows it.
  func refusal(of address: String) -> String {
    guard let url = URLComponents(string: address), url.scheme != "file", let host = url.host else {
      return "the page may not load \(address); of files it may load those in its own folder"
    }
    let name = host + (url.port.map { ":\($0)" } ?? "")
    return "the page may not reach \(name); to let it, give --network \(name)"
  }

  /// The hosts that are reached, as the browser takes them.
  ///
  /// Those of this machine are reached without a proxy unless one says otherwise.
  var reachable: String { (["<-loopback>"] + hosts.map(\.text)).joined(separator: ";") }
}
