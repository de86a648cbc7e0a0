public import Foundation

/// A program that answers at a port, for tests of servers.
public enum SmallServer {
  /// Tests of such servers are skipped without it.
  public static let isAvailable = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

  /// It answers every connection with a page that has this text as its heading.
  private static let program = """
    import socket, sys
    server = socket.create_server(("127.0.0.1", int(sys.argv[1])))
    print("listening", flush=True)
    body = f"<!DOCTYPE html><html lang=en><title>{sys.argv[2]}</title><h1>{sys.argv[2]}</h1>".encode()
    head = f"HTTP/1.0 200 OK\\r\\nContent-Type: text/html\\r\\nContent-Length: {len(body)}\\r\\n\\r\\n".encode()
    while True:
      client = server.accept()[0]
      if client.recv(9999): print("asked", flush=True)
      client.sendall(head + body)
      client.close()

    """

  /// Writes the program into a folder, in which the command must run.
  ///
  /// - Returns: the command.
  public static func command(_ text: String, port: Int, in folder: URL) throws -> String {
    try Data(program.utf8).write(to: folder.appendingPathComponent("server.py"))
    return "exec /usr/bin/python3 server.py \(port) \"\(text)\""
  }

  /// A free port.
  public static func freePort() throws -> Int { try TestServer([:]).port }
}
