import AloudBase
import AloudTree
import Testing

@testable import AloudImport

@Suite struct XcodeHierarchyTests {
  static let head = """
    Device orientation: Portrait
    ------------------------
    Application bundle identifier: com.example.notes
    Application UI orientation: Portrait
    Application, pid: 17, label: 'Notes'
     Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}

    """

  private func reading(_ lines: String) throws -> DumpReading { try DumpReading.any(XcodeHierarchyTests.head + lines) }

  @Test(arguments: [
    ("  Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'OK', hitPoint: {22.0, 22.0}\n", "OK |  | button"),
    (
      "  Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'OK', Selected, Disabled, hitPoint: {-1.0, -1.0}\n",
      "OK |  | button selected notEnabled"
    ),
    (
      "  Slider, {{0.0, 0.0}, {44.0, 44.0}}, label: 'Size', value: 50%, hitPoint: {22.0, 22.0}\n",
      "Size | 50% | adjustable"
    ),
    (
      "  Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Map', hitPoint: {4.5, 4.5}, activationBundleId: com.apple.Maps\n",
      "Map |  | button"
    ),
    (
      "  TextField, {{0.0, 0.0}, {9.0, 9.0}}, placeholderValue: 'Name', value: Name, Keyboard Focused, hitPoint: {1.0, 1.0}\n",
      " |  | textEntry isEditing"
    ),
    (
      "  Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Device orientation: Portrait', hitPoint: {1.0, 1.0}\n",
      "Device orientation: Portrait |  | button"
    ),
    (
      "  StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Terms\n--------\nBe nice', hitPoint: {1.0, 1.0}\n",
      "Terms\n--------\nBe nice |  | staticText"
    ),
    (
      "  StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Two\nlines', hitPoint: {1.0, 1.0}\n",
      "Two\nlines |  | staticText"
    ),
  ]) func elements(_ lines: String, _ expected: String) throws {
    let screen = try reading(lines)
    #expect(screen.lines == [expected])
    #expect(screen.warnings.isEmpty)
    #expect(screen.document.firstScreen.name == "Notes")
  }

  /// One space for each level, several applications, and views of another process.
  @Test func readsEveryApplication() throws {
    let screen = try reading(
      """
        Button, {{0.0, 60.0}, {44.0, 44.0}}, label: 'New', hitPoint: {22.0, 82.0}
        Other, {{0.0, 200.0}, {402.0, 300.0}}, isRemoteLeafPlaceholder, hitPoint: {201.0, 350.0}
      ------------------------
      Application bundle identifier: com.apple.springboard
      Application UI orientation: Portrait
      Application, pid: 4, label: ' '
       Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
        Button, {{0.0, 0.0}, {402.0, 40.0}}, label: 'Banner', hitPoint: {201.0, 20.0}

      """)
    #expect(screen.lines == ["New |  | button", "Banner |  | button"])
    #expect(screen.warnings == ["line 8 stands for a view of another process, which is not in the dump"])
  }

  @Test func anAlertOfTheSystemIsModal() throws {
    let screen = try reading(
      """
        Button, {{0.0, 60.0}, {44.0, 44.0}}, label: 'New', hitPoint: {22.0, 82.0}
      ------------------------
      Application bundle identifier: com.apple.springboard
      Application, pid: 4, label: ' '
       Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
        Alert, {{60.0, 300.0}, {280.0, 200.0}}, label: 'Allow?', hitPoint: {201.0, 437.0}
         Button, {{60.0, 460.0}, {280.0, 40.0}}, label: 'Allow', hitPoint: {201.0, 480.0}

      """)
    #expect(screen.lines == ["Allow |  | button"])
  }

  @Test(arguments: ["// ", "2026-01-02 12:00:00.123 ", "    "]) func marginsBeforeLinesAreIgnored(_ margin: String)
    throws
  {
    let text = XcodeHierarchyTests.head + "  Button, {{0.0, 0.0}, {44.0, 44.0}}, label: 'OK', hitPoint: {22.0, 22.0}\n"
    let pasted = text.split(separator: "\n").map { "\(margin)\($0)\n" }.joined()
    #expect(try DumpReading.any(pasted).lines == ["OK |  | button"])
  }

  @Test func anAppWithoutAScreenIsRefused() throws {
    let text = "Application bundle identifier: a.b\nApplication, pid: 17, label: 'Notes'\n"
    let error = try #require(#expect(throws: ImportError.self) { try DumpReading.any(text) })
    #expect(error.kind == .refused)
    #expect(error.message.description.contains("dump again"))
  }
}
