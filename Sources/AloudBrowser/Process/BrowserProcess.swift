internal import AloudBase
internal import AloudProcess
internal import AloudTree
internal import Foundation

/// A running browser, with a profile that is removed when the browser ends.
///
///     let browser = try BrowserProcess(BrowserOptions())
///     let page = try browser.newPage(size: .phone)
///     …
///     browser.end()
///
/// It listens on no port: commands are sent over a pair of sockets (`--remote-debugging-pipe`). When this process ends
/// in any way, the browser ends and its profile is removed; see ``ProfileFolder``. Only one thread may use it at a
/// time.
package final class BrowserProcess {
  package let connection: BrowserConnection
  /// Its name and version, such as "Chrome/140.0.7339.80".
  package private(set) var version = ""
  /// A random identifier of this run of the browser.
  package let mark = String(UInt64.random(in: .min ... .max), radix: 36)
  private let child: StartedProcess
  private let profile: ProfileFolder

  /// Starts a browser, and waits until it replies.
  ///
  /// - Throws: ``BrowserError`` when it does not exist, or is not Chromium.
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
  /// The ID of its process, and of the group of all its processes.
  var group: pid_t { child.process }

  /// Ends the browser, and removes its profile. Returns when both are done.
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
    // The descriptor must be different from those that the child gets.
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
      // These disable features and updates of the browser that would change pages.
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
      "--disable-extensions", "--disable-sync", "--disable-breakpad", "--password-store=basic", "--use-mock-keychain",
      // With this, the trees of the page include frames of other sites.
      "--disable-site-isolation-trials",
      // Without this, WebRTC sends packets past the proxy, which stands between a live page and other hosts.
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--webrtc-ip-handling-policy=disable_non_proxied_udp",
      // With these, frames are rendered although the page's clock stands still.
      "--run-all-compositor-stages-before-draw", "--disable-new-content-rendering-timeout",
      "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--lang=en-US",
    ]
  }

  /// The environment for the browser. It redirects files that the browser would create in the user's folders to its
  /// profile. `HOME` is unchanged, because it contains the user's certificates.
  private static func environment(profile: String) -> [String: String] {
    [
      "TMPDIR": profile, "XDG_CONFIG_HOME": profile, "XDG_CACHE_HOME": profile, "LANGUAGE": "en_US",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
  }
}

/// The name of the file in the profile that receives the browser's output.
private let errorsName = "aloud-errors"

/// Describes how a browser has ended, or why the program is not a browser.
struct BrowserEnd {
  let program: String
  let child: StartedProcess
  /// The path of the file with its output.
  let errors: String
  let hasSandbox: Bool

  /// The error when the stream is closed.
  var error: BrowserError {
    // The process ends shortly after its streams.
    guard child.wait(seconds: 1), let status = child.status else { return notOne("it closed the connection") }
    let lines = lines
    if hasSandbox, lines.contains(where: { $0.contains("sandbox") && !$0.contains("sandbox_ipc") }) {
      return BrowserError(
        .noBrowser,
        """
        \(program): it cannot build its sandbox here, as in many containers; --no-sandbox runs it without a sandbox: \
        use that only for pages that you trust
        """)
    }
    // Chromium prints much unimportant output; for another program, the last line explains why it ended.
    let last =
      lines.last { $0.contains("FATAL") || !hasAnswered && !$0.contains("ERROR") }
      .map { ": \($0.count > 200 ? $0.prefix(200) + "…" : $0)" } ?? ""
    guard hasAnswered else { return notOne("\(StartedProcess.ending(status))\(last)") }
    return BrowserError(
      .noBrowser, "\(program): the browser ended during its use: \(StartedProcess.ending(status))\(last)")
  }

  /// True once the program has replied like Chromium.
  var hasAnswered = false

  /// The error when the browser does not reply in time.
  var silence: BrowserError {
    hasAnswered
      ? BrowserError(.noBrowser, "\(program): the browser no longer answers") : notOne("it does not answer")
  }

  func notOne(_ reason: Message) -> BrowserError {
    BrowserError(.noBrowser, "\(program): does not work like Chromium: \(reason); name Chromium: --browser PATH")
  }

  private var lines: [Substring] {
    guard let data = FileManager.default.contents(atPath: errors) else { return [] }
    return String(decoding: data.suffix(1 << 16), as: UTF8.self)[...].split(whereSeparator: \.isNewline)
  }
}

/// The folder for the files of a running browser: profile, settings, temporary files.
///
/// A shell watches this process: when it ends in any way, the shell ends the browser and removes the folder.
final class ProfileFolder {
  let path: String
  private let shell: WatchingShell
  private var isRemoved = false

  private static let making = #"mkdir -m 700 -- "$1" || exit"#

  /// Removes the folder repeatedly, because processes of the browser may still write for a moment.
  private static let removing = """
    [ -z "$group" ] || kill -s KILL -- "-$group"
    count=0
    while [ $count -lt 200 ]; do
      rm -rf -- "$1" && [ ! -e "$1" ] && exit
      count=$((count + 1))
      sleep 0.05
    done
    """

  /// The maximum length of the parent folder's path. The system allows about 104 bytes for the path of a socket;
  /// Chromium adds about 50.
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
      var isFolder = ObjCBool(false)
      let exists = FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder)
      throw ProfileFolder.error(
        path,
        exists && isFolder.boolValue
          ? "is \(parent) full or read-only?" : "\(parent) is not a folder; set TMPDIR to a folder")
    }
  }

  deinit { remove() }

  /// Makes the shell end a browser together with this process.
  ///
  /// - Parameter group: the process group of the browser.
  func end(with group: pid_t) { shell.watch(group) }

  /// Ends the browser and removes the folder. Returns when both are done.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    shell.close()
    _ = shell.wait(seconds: 15)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  private static func error(_ path: String, _ reason: Message) -> BrowserError {
    BrowserError(.noBrowser, "\(path): cannot create a folder for the browser's files: \(reason)")
  }
}
