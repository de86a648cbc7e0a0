// Only the stand-in for UIKit has views without an app, and it is for Linux.
#if os(Linux)
  import AloudCapture
  import AloudTree
  import UIKit

  /// Measures the capture of a screen of views.
  enum CaptureMeasurement {
    private static let size = 1_000

    @MainActor static func all() throws -> [Measurement] {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      for row in 0..<size {
        let view = UIView(frame: CGRect(x: 16, y: 50 + 60 * row, width: 358, height: 44))
        (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Row \(row)")
        (view.accessibilityTraits, view.accessibilityHint) = (.button, "Opens the row")
        screen.addSubview(view)
      }
      var count = 0
      let seconds = try shortest(of: 5) { count = try Capture(of: screen).document.screens[0].tree.count }
      precondition(count > size, "Every element is captured.")
      var measurement = Measurement(work: "capture", size: size, seconds: seconds, unit: "screen")
      measurement.comparison = "  capture: \((seconds * 1e4).rounded() / 10) ms; the budget is 50 ms"
      return [measurement]
    }
  }
#endif
