/// How users install what Aloud needs, for messages.
package enum Installation {
  /// The command of this system's package manager: Homebrew on macOS, and that of Debian elsewhere.
  ///
  /// - Parameters:
  ///   - debian: the packages of Debian, separated by blanks.
  ///   - homebrew: the arguments for `brew install`.
  /// - Returns: for example `apt install libespeak-ng1`.
  package static func command(debian: String, homebrew: String) -> String {
    #if canImport(Darwin)
      "brew install \(homebrew)"
    #else
      "apt install \(debian)"
    #endif
  }
}
