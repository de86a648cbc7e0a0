internal import Foundation

/// Devices that only some systems have.
public enum Devices {
  /// True where `/dev/full` is, to which nothing can be written; macOS has none.
  public static let hasFull = FileManager.default.fileExists(atPath: "/dev/full")
}
