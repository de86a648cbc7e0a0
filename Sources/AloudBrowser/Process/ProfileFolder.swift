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

  /// What the shell does: it learns the group of the browser, waits for the end of the stream, and tidies up. Processes of the
  /// browser may still write for a moment.
  private static let script = """
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
    path = try ProfileFolder.make()
    guard case .success(let pair) = SocketPair.make() else { throw ProfileFolder.error(path, "no stream can be made") }
    defer { close(pair.theirs) }
    let started = ChildProcess.start(
      "/bin/sh", ["-c", ProfileFolder.script, "sh", path], input: pair.theirs, output: nil, errors: nil)
    guard case .success(let process) = started else {
      close(pair.ours)
      rmdir(path)
      throw ProfileFolder.error(path, "/bin/sh cannot be started: \(started.reason)")
    }
    watcher = StartedProcess(process)
    stream = pair.ours
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

  private static func make() throws(BrowserError) -> String {
    let usual = FileManager.default.temporaryDirectory.path
    let parent = usual.utf8.count > longestParent ? "/tmp" : usual
    var template = Array("\(parent)/aloud.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw error(parent, String(cString: strerror(errno))) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func error(_ path: String, _ reason: String) -> BrowserError {
    BrowserError(.noBrowser, "\(path): no folder can be made for a browser's files: \(reason)")
  }
}
