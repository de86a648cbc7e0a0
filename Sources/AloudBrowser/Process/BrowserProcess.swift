internal import AloudProcess
internal import AloudTree
internal import Foundation

/// A browser that runs, with a profile of its own that goes with it.
///
///     let browser = try BrowserProcess(BrowserOptions())
///     let page = try browser.newPage(size: (390, 844))
///     …
///     browser.end()
///
/// It listens on no port: what it is told comes over a pair of sockets (`--remote-debugging-pipe`). However this process ends,
/// the browser and its profile go, too; see ``ProfileFolder``. It is used by one thread at a time.
package final class BrowserProcess {
  package let connection: BrowserConnection
  /// Its name and version, such as "Chrome/140.0.7339.80".
  package private(set) var version = ""
  /// Another for every browser that is started.
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
    let (process, socket) = try BrowserProcess.start(program, hasSandbox: hasSandbox, in: profile)
    profile.end(with: process)
    child = StartedProcess(process)
    let end = BrowserEnd(program: program, child: child, errors: profile.path(errorsName), hasSandbox: hasSandbox)
    connection = BrowserConnection(socket: socket, end: end)
    do throws(BrowserError) {
      let deadline = ContinuousClock.now + .seconds(options.startLimit)
      let reply = try connection.call("Browser.getVersion", until: deadline)
      guard let product = reply.result["product"]?.asString else { throw end.notOne("it answers otherwise") }
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
  ) throws(BrowserError) -> (pid_t, CInt) {
    let made = SocketPair.make()
    guard case .success(let pair) = made else {
      throw BrowserError(.noBrowser, "\(program): cannot be spoken to: \(made.reason)")
    }
    defer { close(pair.theirs) }
    // A child's descriptor is none of those that it is given.
    let errors = moved(open(profile.path(errorsName), O_RDWR | O_CREAT | O_CLOEXEC, 0o600))
    defer { close(errors) }
    let started = ChildProcess.start(
      program, arguments(profile: profile.path) + (hasSandbox ? [] : ["--no-sandbox"]),
      environment: environment(profile: profile.path), input: nil, output: nil, errors: errors < 0 ? nil : errors,
      others: [pair.theirs, pair.theirs])
    guard case .success(let process) = started else {
      close(pair.ours)
      throw BrowserError(.noBrowser, "\(program): cannot be started: \(started.reason); name Chromium: --browser PATH")
    }
    return (process, pair.ours)
  }

  private static func moved(_ descriptor: CInt) -> CInt {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 8)
  }

  private static func arguments(profile: String) -> [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-startup-window",
      // Nothing of its own, now or on later days, which would change what pages are.
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

  /// The stream is closed, or nobody reads it any longer.
  var error: BrowserError {
    // It ends a moment after its streams.
    guard child.wait(seconds: 1), let status = child.status else { return notOne("it has hung up") }
    let lines = lines
    if hasSandbox, lines.contains(where: { $0.contains("sandbox") && !$0.contains("sandbox_ipc") }) {
      return BrowserError(
        .noBrowser,
        "\(program): it cannot build its sandbox here, as in many containers; with --no-sandbox it does without, which only pages "
          + "that you trust should have")
    }
    // Chromium complains of much that does not matter; another program says last what it has died of.
    let last =
      lines.last { $0.contains("FATAL") || !hasAnswered && !$0.contains("ERROR") }
      .map { ": \($0.count > 200 ? $0.prefix(200) + "…" : $0)" } ?? ""
    guard hasAnswered else { return notOne(StartedProcess.ending(status) + last) }
    return BrowserError(
      .noBrowser, "\(program): the browser has ended while it was needed: \(StartedProcess.ending(status))\(last)")
  }

  /// True once it has been found to be Chromium.
  var hasAnswered = false

  /// It answers nothing within the time that it has.
  var silence: BrowserError {
    hasAnswered
      ? BrowserError(.noBrowser, "\(program): the browser does not answer any longer") : notOne("it does not answer")
  }

  func notOne(_ reason: String) -> BrowserError {
    BrowserError(.noBrowser, "\(program): does not work as Chromium does: \(reason); name Chromium: --browser PATH")
  }

  private var lines: [Substring] {
    guard let data = FileManager.default.contents(atPath: errors) else { return [] }
    return String(decoding: data.suffix(1 << 16), as: UTF8.self)[...].split(whereSeparator: \.isNewline)
  }
}
