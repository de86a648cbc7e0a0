import AloudTree
import Testing

@Suite struct DeviceModelTests {
  @Test(arguments: [
    ("iPhone 16", 153.3, Document.Device.phone), ("iPhone 13 mini", 165.3, .phone),
    ("iPhone SE (3rd generation)", 163, .phone),
    ("iPhone 8 Plus", 153.8, .phone), ("iPhone 11 Pro", 152.7, .phone), ("iPad (A16)", 132, .pad),
    ("iPad mini (A17 Pro)", 163, .pad),
  ]) func theSizeOfAPointIsThatOfTheDevice(_ name: String, _ pointsPerInch: Double, _ device: Document.Device) throws {
    let model = try #require(DeviceModel.named(name))
    #expect((model.pointsPerInch * 10).rounded() / 10 == pointsPerInch && model.device == device)
  }

  @Test func namesAreUnique() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
    #expect(DeviceModel.possiblePointsPerInch == 132...165.3)
    #expect(DeviceModel.named("iPhone 99") == nil)
  }

  @Test func whatIsWrittenPrecedesTheDevice() throws {
    let builder = Tree.Builder()
    let screens = [Document.Screen(tree: builder.finish())]
    let model = DeviceModel.named("iPad (A16)")
    let named = try Document(model: model, screens: screens)
    #expect(named.pointsPerInch == 132 && named.device == .pad)
    #expect(try Document(model: model, pointsPerInch: 140, screens: screens).pointsPerInch == 140)
    #expect(try Document(screens: screens).pointsPerInch == nil)
  }
}
