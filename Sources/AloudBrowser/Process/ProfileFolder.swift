internal import AloudProcess
internal import Foundation

/// The folder in which a browser keeps what it needs while it runs: profile, settings, temporary files.
///
/// A shell watches over it. When this process ends, however it ends, a stream to the shell is closed; then the shell ends the
/// browser and removes the folder. Nothing of ours gets a chance to do that on SIGKILL.
final class ProfileFolder {
  let path: String
  private let watcher: StartedProcess
  /// Closed at the end.
  private let stream: CInt
  private var isRemoved = false

  /// What the shell does: it makes the folder and says so, learns the group of the browser, waits for the end of the stream, and
  /// tidies up. Processes of the browser may still write for a moment.
  private static let script = """
    trap '' PIPE
    mkdir -m 700 -- "$1" || exit
    echo made
    exec > /dev/null
    read -r group
    cat > /dev/null
    [ -z "$group" ] || kill -s KILL -- "-$group"
    count=0
    while [ $count -lt 200 ]; do
      rm -rf -- "$1" && [ ! -e "$1" ] && exit
      count=$((count + 1))
      sleep 0.05
    done
    """

  /// A socket in the folder has a path, and the system takes about 104 bytes of one. Chromium adds about 50 to the folder.
  private static let longestParent = 40

  init() throws(BrowserError) {
    let usual = FileManager.default.temporaryDirectory.path
    let parent = usual.utf8.count > ProfileFolder.longestParent ? "/tmp" : usual
    path = "\(parent)/aloud.\(String(UInt32.random(in: .min ... .max), radix: 36))"
    let made = SocketPair.make()
    guard case .success(let pair) = made else { throw ProfileFolder.error(path, made.reason) }
    let started = ChildProcess.start(
      "/bin/sh", ["-c", ProfileFolder.script, "sh", path], input: pair.theirs, output: pair.theirs, errors: nil)
    close(pair.theirs)
    guard case .success(let process) = started else {
      close(pair.ours)
      throw ProfileFolder.error(path, "/bin/sh cannot be started: \(started.reason)")
    }
    watcher = StartedProcess(process)
    stream = pair.ours
    guard hasFolder else {
      remove()
      throw ProfileFolder.error(path, "is \(parent) full, or not to be written to?")
    }
  }

  /// Waits until the shell has made the folder, or has not.
  private var hasFolder: Bool {
    var descriptor = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    return poll(&descriptor, 1, 10_000) == 1 && recv(stream, &byte, 1, SocketPair.receiving) == 1
  }

  deinit { remove() }

  /// Lets the shell end a browser.
  ///
  /// - Parameter group: the group of processes that the browser is.
  func end(with group: pid_t) {
    let line = Array("\(group)\n".utf8)
    _ = send(stream, line, line.count, SocketPair.sending)
  }

  /// Ends the browser and removes the folder. Returns when that is done.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    close(stream)
    _ = watcher.wait(seconds: 15)
  }

  /// Where it is in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  private static func error(_ path: String, _ reason: String) -> BrowserError {
    BrowserError(.noBrowser, "\(path): no folder can be made for a browser's files: \(reason)")
  }
}
