/// How large the window of a page is, in CSS pixels.
public struct PageSize: Equatable, Sendable {
  public let width: Int
  public let height: Int

  /// The lengths that a screen may have.
  private static let range = 1...10_000

  /// - Returns: nil for what can be no size.
  public init?(width: Int, height: Int) {
    guard PageSize.range.contains(width), PageSize.range.contains(height) else { return nil }
    self.width = width
    self.height = height
  }

  /// Nil for what is not written as in `390x844`.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }

  private init(phone width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// Of an iPhone 14.
  public static let phone = PageSize(phone: 390, 844)
}
