internal import AloudProcess
internal import Foundation

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

  /// A socket in the folder has a path, and the system takes about 104 bytes of one. Chromium adds about 50 to the folder.
  private static let longestParent = 40

  init() throws(BrowserError) {
    let usual = FileManager.default.temporaryDirectory.path
    let parent = usual.utf8.count > ProfileFolder.longestParent ? "/tmp" : usual
    path = "\(parent)/aloud.\(String(UInt32.random(in: .min ... .max), radix: 36))"
    switch WatchingShell.start(first: ProfileFolder.making, last: ProfileFolder.removing, [path]) {
    case .success(let shell): self.shell = shell
    case .failure(let refusal): throw ProfileFolder.error(path, refusal.reason)
    }
    guard shell.hasBegun else {
      remove()
      throw ProfileFolder.error(path, "is \(parent) full, or not to be written to?")
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
    BrowserError(.noBrowser, "\(path): no folder can be made for a browser's files: \(reason)")
  }
}
