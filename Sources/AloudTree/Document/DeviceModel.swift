/// An iPhone or an iPad, with the size of its points.
///
///     DeviceModel.named("iPhone 16")?.pointsPerInch  // 153.3
///
/// Source: Apple's technical specifications have the pixels per inch; the scale is `UIScreen.nativeScale` of the device in its
/// standard zoom, with which a point is so many pixels wide.
public struct DeviceModel: Equatable, Sendable {
  /// The name that Apple gives it: `iPhone 16 Pro`.
  public let name: String
  /// An iPhone, or an iPad.
  public let device: Document.Device
  /// Pixels per inch, as Apple publishes them.
  public let pixelsPerInch: Double
  /// Pixels per point.
  public let scale: Double

  /// The points of the screen in an inch.
  public var pointsPerInch: Double { pixelsPerInch / scale }

  /// A device by its name.
  ///
  /// - Complexity: O(devices).
  public static func named(_ name: String) -> DeviceModel? {
    all.first { $0.name == name }
  }

  /// The least and the greatest number of points in an inch, of all devices, to the next tenth: 132 and 165.3.
  public static let possiblePointsPerInch: ClosedRange<Double> = {
    let numbers = all.map { $0.pointsPerInch * 10 }
    return (numbers.min() ?? 0).rounded(.down) / 10...(numbers.max() ?? 0).rounded(.up) / 10
  }()

  /// All devices that a document can name.
  public static let all: [DeviceModel] = groups.flatMap { group in
    group.names.map { name in
      DeviceModel(name: name, device: group.device, pixelsPerInch: group.pixelsPerInch, scale: group.scale)
    }
  }

  private typealias Group = (device: Document.Device, pixelsPerInch: Double, scale: Double, names: [String])

  /// The devices with the same screen density. The 1080 pixels of a Plus show 1242 rendered ones, so that its scale is 2.608; those of
  /// a mini show 1125, so that its scale is 2.88.
  private static let groups: [Group] = [
    (
      .phone, 460, 3,
      [
        "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air", "iPhone 16", "iPhone 16 Plus",
        "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 16e", "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro",
        "iPhone 15 Pro Max", "iPhone 14", "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 13", "iPhone 13 Pro",
        "iPhone 12", "iPhone 12 Pro",
      ]
    ),
    (
      .phone, 458, 3,
      [
        "iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max", "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone X",
        "iPhone XS", "iPhone XS Max",
      ]
    ),
    (.phone, 476, 2.88, ["iPhone 13 mini", "iPhone 12 mini"]),
    (.phone, 401, 2.608, ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"]),
    (
      .phone, 326, 2,
      [
        "iPhone SE", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 11", "iPhone XR", "iPhone 8",
        "iPhone 7", "iPhone 6s",
      ]
    ),
    (
      .pad, 264, 2,
      [
        "iPad", "iPad (9th generation)", "iPad (10th generation)", "iPad (A16)", "iPad Air (5th generation)",
        "iPad Air 11-inch", "iPad Air 13-inch", "iPad Pro 11-inch", "iPad Pro 12.9-inch", "iPad Pro 13-inch",
      ]
    ),
    (.pad, 326, 2, ["iPad mini", "iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
  ]
}
