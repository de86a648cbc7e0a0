// Linux compiles this file with a stand-in for UIKit, in the tests of AloudCapture.
#if os(iOS) || os(tvOS) || os(visionOS) || ALOUD_STAND_IN
  public import AloudAudit
  public import AloudCapture
  public import AloudReader
  internal import AloudSimulator
  internal import AloudTree
  public import UIKit

  /// Expects that the reading of a real view equals a text, one line a stop.
  ///
  ///     @MainActor @Test func settings() throws {
  ///       try expectReading(of: SettingsView(), equals: "Settings, Heading\n…")
  ///     }
  ///
  /// A view without a window is shown in one meanwhile.
  ///
  /// - Throws: `CaptureError` for a view without an element.
  @MainActor public func expectReading(
    of view: UIView, capture: CaptureOptions = CaptureOptions(), options: ReaderOptions = ReaderOptions(),
    equals expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    expectReading(
      of: try Document(capturing: view, options: capture), options: options, equals: expected, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects that the reading of the view of a controller equals a text, one line a stop.
  ///
  /// - Throws: `CaptureError` for a view without an element.
  @MainActor public func expectReading(
    of controller: UIViewController, capture: CaptureOptions = CaptureOptions(),
    options: ReaderOptions = ReaderOptions(), equals expected: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    expectReading(
      of: try Document(capturing: controller, options: capture), options: options, equals: expected, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects that a script, given as its text, holds for the view of a controller. Gestures have their effects in it.
  ///
  ///     try expectScript("""
  ///       > swipe right
  ///       Save, Button
  ///       """, on: viewController)
  ///
  /// - Throws: `CaptureError` for a view without an element; `ScriptError` for a text that is not a script, and for a
  ///   step that cannot be performed.
  @MainActor public func expectScript(
    _ text: String, on controller: UIViewController, capture: CaptureOptions = CaptureOptions(),
    options: ReaderOptions = ReaderOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try expectScript(
      text, on: try Simulator.LiveApp(on: controller, options: capture), options: options, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects that a script, given as its text, holds for a real view.
  ///
  /// - Throws: `CaptureError` for a view without an element; `ScriptError` for a text that is not a script, and for a
  ///   step that cannot be performed.
  @MainActor public func expectScript(
    _ text: String, on view: UIView, capture: CaptureOptions = CaptureOptions(),
    options: ReaderOptions = ReaderOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try expectScript(
      text, on: try Simulator.LiveApp(on: view, options: capture), options: options, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects that an audit has no findings in a real view.
  ///
  ///     try expectNoFindings(in: SettingsView())
  ///
  /// - Throws: `CaptureError` for a view without an element.
  @MainActor public func expectNoFindings(
    in view: UIView, capture: CaptureOptions = CaptureOptions(), rules: [Rule] = Rule.all, level: Severity = .warning,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    expectNoFindings(
      of: try Document(capturing: view, options: capture), rules: rules, level: level, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects that an audit has no findings in the view of a controller.
  ///
  /// - Throws: `CaptureError` for a view without an element.
  @MainActor public func expectNoFindings(
    in controller: UIViewController, capture: CaptureOptions = CaptureOptions(), rules: [Rule] = Rule.all,
    level: Severity = .warning, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    expectNoFindings(
      of: try Document(capturing: controller, options: capture), rules: rules, level: level, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
#endif

#if canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  public import SwiftUI

  /// Expects that the reading of a view of SwiftUI equals a text, one line a stop.
  ///
  /// - Throws: `CaptureError` for a view without an element.
  @MainActor public func expectReading(
    of view: some View, capture: CaptureOptions = CaptureOptions(), options: ReaderOptions = ReaderOptions(),
    equals expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try expectReading(
      of: UIHostingController(rootView: view), capture: capture, options: options, equals: expected, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects that a script, given as its text, holds for a view of SwiftUI.
  ///
  /// - Throws: `CaptureError` for a view without an element; `ScriptError` for a text that is not a script, and for a
  ///   step that cannot be performed.
  @MainActor public func expectScript(
    _ text: String, on view: some View, capture: CaptureOptions = CaptureOptions(),
    options: ReaderOptions = ReaderOptions(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try expectScript(
      text, on: UIHostingController(rootView: view), capture: capture, options: options, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects that an audit has no findings in a view of SwiftUI.
  ///
  /// - Throws: `CaptureError` for a view without an element.
  @MainActor public func expectNoFindings(
    in view: some View, capture: CaptureOptions = CaptureOptions(), rules: [Rule] = Rule.all,
    level: Severity = .warning, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try expectNoFindings(
      in: UIHostingController(rootView: view), capture: capture, rules: rules, level: level, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
#endif
