import AloudTesting
import SwiftUI
import Testing
import UIKit
import XCTest

// One case of each framework, for UIKit and for SwiftUI. Unlike the other tests, these fail when Aloud is wrong.

final class ExpectationTests: XCTestCase {
  @MainActor func testAViewOfUIKit() throws {
    try expectReading(of: element("Save") { $0.accessibilityTraits = .button }, equals: "Save, Button")
  }

  @MainActor func testAViewOfSwiftUI() throws {
    try expectReading(of: Button("Save", action: {}), equals: "Save, Button")
  }
}

@MainActor @Suite struct Expectations {
  @Test func aViewOfUIKit() throws {
    try expectReading(of: element("Save") { $0.accessibilityTraits = .button }, equals: "Save, Button")
  }

  @Test func aViewOfSwiftUI() throws {
    try expectScript(
      """
      > start
      Save, Button
      """, on: Button("Save", action: {}))
  }
}
