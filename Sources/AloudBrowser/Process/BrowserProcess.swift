internal import AloudProcess
internal import AloudTree
internal import Foundation

/// A browser that runs, with a profile that is removed with it.
///
///     let browser = try BrowserProcess(BrowserOptions())
///     let page = try browser.newPage(size: (390, 844))
///     …
///     browser.end()
///
/// It listens on no port: commands come over a pair of sockets (`--remote-debugging-pipe`). However this process ends,
/// the browser and its profile go, too; see ``ProfileFolder``. Only one thread may use it at a time.
package final class BrowserProcess {
  package let connection: BrowserConnection
  /// Its name and version, such as "Chrome/140.0.7339.80".
  package private(set) var version = ""
  /// A name that no other run of a browser has.
  package let mark = String(UInt64.random(in: .min ... .max), radix: 36)
  private let child: StartedProcess
  private let profile: ProfileFolder

  /// Starts a browser, and waits until it answers.
  ///
  /// - Throws: ``BrowserError`` when it is not there, or is no Chromium.
  package init(_ options: BrowserOptions) throws(BrowserError) {
    let program = try options.program()
    let hasSandbox = options.usesSandbox && getuid() != 0
    profile = try ProfileFolder()
    let (process, stream) = try BrowserProcess.start(program, hasSandbox: hasSandbox, in: profile)
    profile.end(with: process)
    child = StartedProcess(process)
    let end = BrowserEnd(program: program, child: child, errors: profile.path(errorsName), hasSandbox: hasSandbox)
    connection = BrowserConnection(stream, end: end)
    do throws(BrowserError) {
      let deadline = ContinuousClock.now + .seconds(options.startLimit)
      let reply = try connection.call("Browser.getVersion", until: deadline)
      guard let product = reply.result["product"]?.asString else { throw end.notOne("its answer is not Chromium's") }
      version = product
    } catch {
      self.end()
      throw error
    }
  }

  deinit { end() }

  /// The folder of its profile.
  var folder: String { profile.path }
  /// The number of its process, and of the group of all its processes.
  var group: pid_t { child.process }

  /// Ends the browser, and removes its profile. Returns when both are gone.
  package func end() {
    connection.close()
    child.kill(.unwanted)
    profile.remove()
    _ = child.wait(seconds: 5)
  }

  // MARK: Starting

  private static func start(
    _ program: String, hasSandbox: Bool, in profile: ProfileFolder
  ) throws(BrowserError) -> (pid_t, SocketStream) {
    let pair: SocketPair
    do throws(SystemFailure) {
      pair = try SocketPair()
    } catch {
      throw BrowserError(.noBrowser, "\(program): cannot communicate with it: \(error.reason)")
    }
    defer { close(pair.theirs) }
    // A child's descriptor is none of those that it is given.
    let errors = moved(open(profile.path(errorsName), O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    defer { close(errors) }
    do throws(SystemFailure) {
      let process = try ChildProcess.start(
        program, arguments(profile: profile.path) + (hasSandbox ? [] : ["--no-sandbox"]),
        environment: environment(profile: profile.path), input: nil, output: nil, errors: errors < 0 ? nil : errors,
        others: [pair.theirs, pair.theirs])
      return (process, SocketStream(pair.ours))
    } catch {
      close(pair.ours)
      throw BrowserError(.noBrowser, "\(program): cannot be started: \(error.reason); name Chromium: --browser PATH")
    }
  }

  private static func moved(_ descriptor: CInt) -> CInt {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 8)
  }

  private static func arguments(profile: String) -> [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-startup-window",
      // No features or updates of its own, which would change pages.
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
      "--disable-extensions", "--disable-sync", "--disable-breakpad", "--password-store=basic", "--use-mock-keychain",
      // Frames of other sites are in the trees of the page then.
      "--disable-site-isolation-trials",
      // Frames of the screen come although the page's clock stands still.
      "--run-all-compositor-stages-before-draw", "--disable-new-content-rendering-timeout",
      "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--lang=en-US",
    ]
  }

  /// The environment in which files that a browser would leave in the user's folders go into its profile. The home
  /// stays: it has the user's certificates.
  private static func environment(profile: String) -> [String: String] {
    [
      "TMPDIR": profile, "XDG_CONFIG_HOME": profile, "XDG_CACHE_HOME": profile, "LANGUAGE": "en_US",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
  }
}

/// The name of the file in its profile with the output of the browser.
private let errorsName = "aloud-errors"

/// How a browser has ended, or why it is none.
struct BrowserEnd {
  let program: String
  let child: StartedProcess
  /// The path of its output.
  let errors: String
  let hasSandbox: Bool

  /// The error when the stream is closed.
  var error: BrowserError {
    // The process ends a moment after its streams.
    guard child.wait(seconds: 1), let status = child.status else { return notOne("it closed the connection") }
    let lines = lines
    if hasSandbox, lines.contains(where: { $0.contains("sandbox") && !$0.contains("sandbox_ipc") }) {
      return BrowserError(
        .noBrowser,
        "\(program): it cannot build its sandbox here, as in many containers; --no-sandbox runs it without a sandbox: "
          + "use that only for pages that you trust")
    }
    // Chromium reports much that does not matter; the last line of another program tells why it ended.
    let last =
      lines.last { $0.contains("FATAL") || !hasAnswered && !$0.contains("ERROR") }
      .map { ": \($0.count > 200 ? $0.prefix(200) + "…" : $0)" } ?? ""
    guard hasAnswered else { return notOne(StartedProcess.ending(status) + last) }
    return BrowserError(
      .noBrowser, "\(program): the browser ended during its use: \(StartedProcess.ending(status))\(last)")
  }

  /// True once it has answered as Chromium does.
  var hasAnswered = false

  /// The error when the browser answers nothing in time.
  var silence: BrowserError {
    hasAnswered
      ? BrowserError(.noBrowser, "\(program): the browser no longer answers") : notOne("it does not answer")
  }

  func notOne(_ reason: String) -> BrowserError {
    BrowserError(.noBrowser, "\(program): does not work like Chromium: \(reason); name Chromium: --browser PATH")
  }

  private var lines: [Substring] {
    guard let data = FileManager.default.contents(atPath: errors) else { return [] }
    return String(decoding: data.suffix(1 << 16), as: UTF8.self)[...].split(whereSeparator: \.isNewline)
  }
}

/// The folder in which a browser keeps what it needs while it runs: profile, settings, temporary files.
///
/// A shell watches over it: when this process ends, however it ends, the shell ends the browser and removes the folder.
final class ProfileFolder {
  let path: String
  private let shell: WatchingShell
  private var isRemoved = false

  private static let making = #"mkdir -m 700 -- "$1" || exit"#

  /// Processes of the browser may still write for a moment.
  private static let removing = """
    [ -z "$group" ] || kill -s KILL -- "-$group"
    count=0
    while [ $count -lt 200 ]; do
      rm -rf -- "$1" && [ ! -e "$1" ] && exit
      count=$((count + 1))
      sleep 0.05
    done
    """

  /// The system takes about 104 bytes of the path of a socket. Chromium adds about 50 to the folder.
  private static let longestParent = 40

  init() throws(BrowserError) {
    let usual = FileManager.default.temporaryDirectory.path
    let parent = usual.utf8.count > ProfileFolder.longestParent ? "/tmp" : usual
    path = "\(parent)/aloud.\(String(UInt32.random(in: .min ... .max), radix: 36))"
    do throws(SystemFailure) {
      shell = try WatchingShell(first: ProfileFolder.making, last: ProfileFolder.removing, [path])
    } catch {
      throw ProfileFolder.error(path, error.reason)
    }
    guard shell.hasBegun else {
      remove()
      throw ProfileFolder.error(path, "is \(parent) full or read-only?")
    }
  }

  deinit { remove() }

  /// Lets the shell end a browser.
  ///
  /// - Parameter group: the group of processes that the browser is.
  func end(with group: pid_t) { shell.watch(group) }

  /// Ends the browser and removes the folder. Returns when that is done.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    shell.close()
    _ = shell.wait(seconds: 15)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  private static func error(_ path: String, _ reason: String) -> BrowserError {
    BrowserError(.noBrowser, "\(path): cannot create a folder for the browser's files: \(reason)")
  }
}
