#if os(Linux) || os(macOS)
  internal import AloudBrowser
  internal import AloudProcess
  public import AloudScript
  internal import Foundation

  /// The server that a script starts for its page: the server of the project under test.
  package struct ScriptServer: Sendable {
    /// The identity of a server. It ignores the host, because `localhost` and `127.0.0.1` may be the same server.
    struct Key: Hashable, Sendable {
      let command: String
      /// The absolute path of the folder in which the command runs.
      let folder: String
      let port: Int
    }

    let key: Key
    /// The port at which the server must answer.
    let port: ServerPort
  }

  extension ScriptFile {
    /// The server that the script starts; nil where it names none.
    ///
    /// - Throws: ``ScriptFileError`` where the app is not a page on a server.
    package var server: ScriptServer? {
      get throws(ScriptFileError) {
        guard let command = script.heads.serve else { return nil }
        let line = script.heads.line(of: .serve) ?? 1
        guard let port = script.heads.app.flatMap(ServerPort.init(address:)) else {
          throw .badScript(
            script.error(
              "serve starts the server of a page, so the app must be an address of it: app http://localhost:3000/",
              line: line))
        }
        let folder = path == "-" ? "" : path.folderOfPath
        let place = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().path
        return ScriptServer(key: ScriptServer.Key(command: command, folder: place, port: port.number), port: port)
      }
    }
  }

  extension ServerPort {
    /// The port of `http://localhost:3000/checkout`; nil for other addresses.
    init?(address: String) {
      guard let mark = address.range(of: "://"),
        let usual = ["http": 80, "https": 443][address[..<mark.lowerBound].lowercased()]
      else { return nil }
      let authority = address[mark.upperBound...].prefix { !"/?#".contains($0) }
      var host = authority[(authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex)...]
      var digits = Substring()
      // The colons of an IPv6 address are inside brackets.
      if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
        digits = host[colon...].dropFirst()
        host = host[..<colon]
      }
      if host.first == "[", host.last == "]" { host = host.dropFirst().dropLast() }
      guard !host.isEmpty, let number = digits.isEmpty ? usual : Int(digits), (1...65_535).contains(number) else {
        return nil
      }
      self.init(host: String(host), number: number)
    }
  }

  /// Why the server of a script cannot be used, at the line of the script.
  public struct ScriptServerError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The error, with its place.
    public let error: ScriptError
    /// The lines that the server has printed.
    public let output: [String]

    public var description: String { (["\(error)"] + output.map { "  | \($0)" }).joined(separator: "\n") }
  }
#endif
