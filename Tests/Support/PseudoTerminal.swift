import Foundation

/// A program on its own terminal: keys in, screen out.
public final class PseudoTerminal {
  public private(set) var screen: VirtualTerminal
  /// All bytes from the program, including escape sequences.
  public private(set) var received: [UInt8] = []
  private let primary: Int32
  /// Kept open, so that the modes of the terminal outlive the program.
  private let secondary: Int32
  public let process: Int32
  private var status: Int32?

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The timeout for each action, in seconds.
  private static let patience = 60.0

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: the first is the program.
  ///   - environment: over that of the tests.
  ///   - folder: where it runs.
  ///   - width: columns.
  ///   - height: rows.
  /// - Throws: ``Failure`` when it cannot be started.
  public init(
    _ arguments: [String], environment: [String: String] = [:], folder: String, width: Int = 80, height: Int = 24
  ) throws {
    screen = VirtualTerminal(width: width, height: height)
    var ends: (primary: Int32, secondary: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.primary, &ends.secondary, &name, nil, &size) == 0 else {
      throw Failure(description: "no pseudo-terminal: \(errno)")
    }
    (primary, secondary) = ends
    _ = fcntl(primary, F_SETFD, FD_CLOEXEC)
    _ = fcntl(secondary, F_SETFD, FD_CLOEXEC)
    let all = ProcessInfo.processInfo.environment
      .merging(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 }.merging(environment) { $1 }
    process = try PseudoTerminal.start(arguments, all, folder, on: name)
  }

  /// A new session. The first terminal that it opens becomes its controlling terminal.
  private static func start(
    _ arguments: [String], _ environment: [String: String], _ folder: String, on terminal: [CChar]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let ownSession: Int16 = 0x0400
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let ownSession: Int16 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Threads of tests block signals, and the program would inherit that.
    var none = sigset_t()
    var every = sigset_t()
    sigemptyset(&none)
    sigfillset(&every)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setflags(
      &attributes, ownSession | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let line = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + arguments
    var words = line.map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &settings)
    guard code == 0 else { throw Failure(description: "cannot start \(arguments): \(code)") }
    return process
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(primary)
    close(secondary)
  }

  // MARK: Keys and signals

  public func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = bytes.withUnsafeBytes { write(primary, $0.baseAddress, $0.count) }
  }

  /// Changes the size of the window.
  public func resize(width: Int, height: Int) {
    screen.resize(width: width, height: height)
    var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(primary, UInt(TIOCSWINSZ), &size)
  }

  /// Clears the screen.
  public func clear() { screen.resize(width: screen.width, height: screen.height) }

  public func send(signal: Int32) { kill(process, signal) }

  /// The modes of the terminal, as numbers.
  public var modes: [UInt64] {
    var modes = termios()
    guard tcgetattr(secondary, &modes) == 0 else { return [] }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt64($0) }
  }

  /// Sets the modes of the terminal, as a shell does when it gets the terminal back.
  public func setUsualModes() {
    var modes = termios()
    guard tcgetattr(secondary, &modes) == 0 else { return }
    modes.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
    modes.c_oflag |= tcflag_t(OPOST)
    tcsetattr(secondary, TCSANOW, &modes)
  }

  // MARK: The visible screen

  /// Waits until the screen meets the condition.
  ///
  /// - Throws: ``Failure`` with the screen, if it never does.
  public func wait(until isWanted: (VirtualTerminal) -> Bool) throws {
    let end = Date().addingTimeInterval(PseudoTerminal.patience)
    while !isWanted(screen) {
      guard Date() < end, read(within: 0.1) || status == nil else {
        throw Failure(description: "this is on the screen:\n\(screen.text)")
      }
    }
  }

  /// Waits for a text.
  public func wait(for text: String) throws { try wait { $0.text.contains(text) } }

  /// Reads the program's output; false if there was none.
  @discardableResult
  public func read(within seconds: Double) -> Bool {
    var waiting = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(seconds * 1000)) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(primary, &bytes, bytes.count)
    guard count > 0 else { return false }
    screen.feed(Array(bytes.prefix(count)))
    received += bytes.prefix(count)
    return true
  }

  /// Waits for the end of the program.
  ///
  /// - Returns: its status, or the signal that ended it, negative.
  public func end() throws -> Int32 {
    let end = Date().addingTimeInterval(PseudoTerminal.patience)
    while status == nil {
      guard Date() < end else { throw Failure(description: "it goes on:\n\(screen.text)") }
      read(within: 0.02)
      var code: Int32 = 0
      if waitpid(process, &code, WNOHANG) == process {
        status = code & 0x7F == 0 ? code >> 8 & 0xFF : -(code & 0x7F)
      }
    }
    while read(within: 0.05) {}
    return status ?? 0
  }

  /// True if the program is stopped, as by Ctrl-Z.
  public func waitUntilStopped() throws {
    let end = Date().addingTimeInterval(PseudoTerminal.patience)
    while Date() < end {
      var code: Int32 = 0
      if waitpid(process, &code, WNOHANG | WUNTRACED) == process, code & 0xFF == 0x7F { return }
      read(within: 0.02)
    }
    throw Failure(description: "it does not stop:\n\(screen.text)")
  }

  /// The processor time that it has used, in seconds; Linux only.
  public var processorTime: Double? {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return nil }
    let fields = line.split(separator: ")").last?.split(separator: " ").map(String.init) ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
    return (user + system) / 100
  }
}
