public import AloudBase

/// A version of iOS, such as 16 or 16.4.
public struct IOSVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first number of the version: 17 in iOS 17.4.
  public let major: Int
  /// The second number of the version: 4 in iOS 17.4.
  public let minor: Int

  /// A version by its numbers; the second is 0 if it is left out.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The versions that can be set: from the oldest with a dated change to the newest of which recordings exist.
  public static let known = IOSVersion(12)...IOSVersion(27)

  /// Nil for a version outside ``known``, and for any other text.
  ///
  /// - Parameter text: `16` or `16.4`.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy { $0.isASCII } ? Int($0) : nil }
    guard parts.count == numbers.count, (1...2).contains(numbers.count), numbers.allSatisfy({ (0...99).contains($0) })
    else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    guard (IOSVersion.known.lowerBound.major...IOSVersion.known.upperBound.major).contains(major) else { return nil }
  }

  public static func < (one: IOSVersion, other: IOSVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// The message about a text that is no version.
  public static func unknown(_ text: String) -> Message {
    "\"\(text)\" is not a version of iOS from \(known.lowerBound) to \(known.upperBound), such as 16 or 16.4"
  }
}
