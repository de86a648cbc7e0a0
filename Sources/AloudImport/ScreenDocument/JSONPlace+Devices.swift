internal import AloudBase
internal import AloudTree

// Devices, and the size of their points.
extension JSONPlace {
  /// `phone`, `pad`, or the name of an iPhone or an iPad.
  func namedDevice() throws(JSONProblem) -> (Document.Device, DeviceModel?) {
    if let name = asString {
      if let model = DeviceModel.named(name) { return (model.device, model) }
      if name.lowercased().hasPrefix("ip") {
        let names = DeviceModel.all.map { $0.name }
        throw problem("unknown device \"\(name)\"\(suggestion(for: name, among: names))")
      }
    }
    return (try choice(), nil)
  }

  /// A number that a device has.
  func pointsPerInch() throws(JSONProblem) -> Double {
    let (range, (least, most)) = (DeviceModel.possiblePointsPerInch, DeviceModel.toldRange)
    return try number("the points in an inch of an iPhone or an iPad, from \(least) to \(most)") {
      range.contains($0)
    }
  }
}

extension JSONObject {
  /// Refuses the former key of the points in an inch.
  func refusePixelsPerInch() throws(JSONProblem) {
    guard let old = self["pixelsPerInch"] else { return }
    let (least, most) = DeviceModel.toldRange
    throw old.keyProblem(
      "\"pixelsPerInch\" is now \"pointsPerInch\": points, not pixels, from \(least) to \(most); or name the device, as in \"device\": \"iPhone 16\""
    )
  }
}

extension DeviceModel {
  /// `132` and `165.3`.
  fileprivate static var toldRange: (String, String) {
    let range = possiblePointsPerInch
    return (range.lowerBound.toldTenths, range.upperBound.toldTenths)
  }
}

extension Double {
  /// With at most one decimal.
  fileprivate var toldTenths: String {
    let tenths = Int(clamping: (self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
