import AloudImport
import AloudTree
import Foundation
import Testing

@testable import AloudCapture
@testable import UIKit

@MainActor @Suite(.serialized) struct SystemTests {
  private func options(_ settling: Double = 0) -> CaptureOptions {
    var options = CaptureOptions()
    (options.language, options.settlingTime) = ("en", settling)
    return options
  }

  @Test func swiftUIIsArmedAndTheStateIsRestored() async throws {
    try await untilAllSimulatorsAreReleased()
    let host = _UIHostingView()
    host.root.make = [{ SwiftUINode.leaf("Buy") }]
    for (automation, application) in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(Int32, UInt8)] {
      PrivateFunctions.automationEnabled = automation
      PrivateFunctions.applicationAccessibilityEnabled = application
      #expect(try captured(host).document.lines == ["Buy, Button"])
      #expect(PrivateFunctions.automationEnabled == automation)
      #expect(PrivateFunctions.applicationAccessibilityEnabled == application)
    }
    (PrivateFunctions.automationEnabled, PrivateFunctions.applicationAccessibilityEnabled) = (0, 0)
  }

  @Test func theStateIsRestoredAfterAnError() throws {
    // A simulator of another suite may keep the tree armed.
    let before = (PrivateFunctions.automationEnabled, PrivateFunctions.applicationAccessibilityEnabled)
    #expect(throws: CaptureError.self) { try captured(UIView.screen()) }
    #expect(PrivateFunctions.automationEnabled == before.0)
    #expect(PrivateFunctions.applicationAccessibilityEnabled == before.1)
  }

  @Test func anEmptyScreenIsAnErrorWithARemedy() {
    let error = #expect(throws: CaptureError.self) { try captured(UIView.screen(UIView(frame: .row(0)))) }
    #expect(error?.kind == .empty)
    #expect(error?.message.contains("isAccessibilityElement") == true)
  }

  @Test func aViewOfSwiftUIWithoutNodesIsAnErrorWithARemedy() {
    let error = #expect(throws: CaptureError.self) { try captured(_UIHostingView()) }
    #expect(error?.kind == .unarmed)
    #expect(error?.message.contains("_UIHostingView") == true)
    #expect(error?.message.contains("host app") == true)
  }

  /// A title or a tab bar of UIKit must not hide that the screen of SwiftUI is missing.
  @Test func besideElementsOfUIKitItIsAnErrorToo() throws {
    let screen = UIView.screen(.element("Title"), _UIHostingView(frame: .row(3)))
    let error = #expect(throws: CaptureError.self) { try captured(screen) }
    #expect(error?.kind == .unarmed)
    #expect(error?.message.contains("allowsSilentHosts") == true)
    let capture = try captured(screen) { $0.allowsSilentHosts = true }
    #expect(capture.document.lines == ["Title"])
    #expect(
      capture.notes == ["_UIHostingView vends no element; if it shows something, its tree does not exist"])
  }

  @Test func besideAnotherViewOfSwiftUIItIsTold() throws {
    let host = _UIHostingView(frame: .row(0))
    host.root.make = [{ SwiftUINode.leaf("Buy") }]
    let capture = try captured(.screen(host, _UIHostingView(frame: .row(3))))
    #expect(capture.document.lines == ["Buy, Button"])
    #expect(
      capture.notes == ["_UIHostingView vends no element; if it shows something, its tree does not exist"])
    // A view without a size shows nothing.
    #expect(try captured(.screen(.element("Title"), _UIHostingView(frame: .zero))).notes == [])
  }

  @Test func aViewWithoutAWindowIsShownInOneMeanwhile() throws {
    let view = WindowWatcher(frame: .row(0))
    (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Shown")
    _ = try captured(view)
    #expect(view.hadWindow)
    #expect(view.window == nil)
    #expect(view.superview == nil)
  }

  @Test func aViewStaysInTheViewsAroundIt() throws {
    let view = UIView.element("Inside")
    let box = UIView.screen(view, .element("Beside", row: 1))
    #expect(try captured(view).document.lines == ["Inside"])
    #expect(view.superview === box)
    #expect(view.window == nil)
    let (parent, child) = (UIViewController(), UIViewController())
    child.view = .screen(.element("Child"))
    parent.view = .screen(child.view)
    parent.addChild(child)
    #expect(try Document(capturing: child, options: options()).lines == ["Child"])
    #expect(child.view.superview === parent.view)
    #expect(parent.view.window == nil)
  }

  /// A test must not find the app in another state.
  @Test func theWindowOfTheAppAndTheViewAreAsBefore() throws {
    let scene = UIWindowScene()
    UIApplication.shared.connectedScenes = [scene]
    defer { UIApplication.shared.connectedScenes = [] }
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let view = UIView()
    view.addSubview(.element("Inside"))
    #expect(try captured(view).document.lines == ["Inside"])
    #expect(window.isKeyWindow)
    #expect(view.frame == .zero)
  }

  @Test func captureWaitsUntilTwoAgree() throws {
    let view = UIView.element("Loading")
    let timer = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
      MainActor.assumeIsolated { view.accessibilityLabel = "Loaded" }
    }
    defer { timer.invalidate() }
    var count = 0
    view.accessibilityValueBlock = {
      count += 1
      // Different until the timer has run.
      return view.accessibilityLabel == "Loading" ? "\(count)" : nil
    }
    let capture = try Capture(of: .screen(view), options: options(5))
    #expect(capture.document.lines == ["Loaded"])
    #expect(capture.notes == [])
  }

  @Test func aScreenThatNeverRestsIsTold() throws {
    let view = UIView.element("Clock")
    var count = 0
    view.accessibilityValueBlock = {
      count += 1
      return "\(count)"
    }
    let capture = try Capture(of: .screen(view), options: options(0.1))
    #expect(capture.notes == ["the screen still changed after 0.1 seconds, and this is its state at that moment"])
  }

  // MARK: Windows

  @Test func windowsOfASceneAreReadFromTheFront() throws {
    let scene = UIWindowScene()
    for (level, label) in [(UIWindow.Level.normal, "Back"), (.alert, "Front"), (.normal, "Middle")] {
      let window = UIWindow(windowScene: scene)
      (window.windowLevel, window.isHidden) = (level, false)
      window.addSubview(.element(label))
    }
    let hidden = UIWindow(windowScene: scene)
    hidden.addSubview(.element("Hidden"))
    let document = try Capture(of: scene, options: options()).document
    #expect(document.lines == ["Front", "Middle", "Back"])
  }

  @Test func aModalWindowHidesThoseBehindIt() throws {
    let scene = UIWindowScene()
    for (level, label) in [(UIWindow.Level.normal, "Back"), (.alert, "Front")] {
      let window = UIWindow(windowScene: scene)
      (window.windowLevel, window.isHidden) = (level, false)
      let view = UIView.screen(.element(label))
      view.accessibilityViewIsModal = level == .alert
      window.addSubview(view)
    }
    #expect(try Capture(of: scene, options: options()).document.lines == ["Front"])
  }

  @Test func aPresentedControllerIsTheScreen() throws {
    let (below, above) = (UIViewController(), UIViewController())
    below.view = .screen(.element("Below"))
    above.view = .screen(.element("Above"))
    above.title = "Sheet"
    let window = UIWindow()
    window.rootViewController = below
    window.makeKeyAndVisible()
    below.present(above, animated: false)
    let document = try Document(capturing: below, options: options())
    #expect(document.lines == ["Above"])
    #expect(document.firstScreen.name == "Sheet")
    #expect(try Document(capturing: window, options: options()).lines == ["Above"])
  }

  @Test func directionAndDeviceAreThoseOfTheView() throws {
    let view = RightToLeft(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
    view.addSubview(.element("Left"))
    let right = UIView.element("Right")
    right.frame.origin.x = 500
    view.subviews[0].frame.size.width = 100
    view.addSubview(right)
    let document = try captured(view).document
    #expect(document.explicitDirection == .rtl)
    #expect(document.device == .pad)
    #expect(document.lines == ["Right", "Left"])
  }

  // MARK: Files

  @Test func filesHaveTheSameNamesInEachRun() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let controller = UIViewController()
    controller.title = "Sign in: 설정"
    controller.view = .screen(.element("Continue", .button))
    let capture = try Capture(of: controller, options: options())
    let file = try capture.write(to: folder)
    #expect(file.lastPathComponent == "sign-in-설정.json")
    let document = try Document(reading: String(contentsOf: file, encoding: .utf8))
    #expect(document.lines == capture.document.lines)
    // The same screen again is the same file.
    let text = try Data(contentsOf: file)
    #expect(try Capture(of: controller, options: options()).write(to: folder) == file)
    #expect(try Data(contentsOf: file) == text)
    // Another screen is not written over it.
    controller.view = .screen(.element("Other"))
    let error = #expect(throws: CaptureError.self) {
      try Capture(of: controller, options: options()).write(to: folder)
    }
    #expect(error?.kind == .nameInUse)
    #expect(try Data(contentsOf: file) == text)
    let named = try Capture(of: controller, options: options()).write(to: folder, name: "Other/../screen")
    #expect(named.lastPathComponent == "other-screen.json")
  }

  @Test func aScreenWithoutATitleIsNamedAfterItsView() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = WindowWatcher(frame: .row(0))
    (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Shown")
    #expect(try captured(view).write(to: folder).lastPathComponent == "windowwatcher.json")
  }

  @Test func aControllerWithoutATitleNamesItsFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let controller = HostingController<Int>()
    controller.view = .screen(.element("One"))
    let capture = try Capture(of: controller, options: options())
    #expect(try capture.write(to: folder).lastPathComponent == "hostingcontroller-int.json")
    // A placeholder depends on the content.
    controller.title = "Anna Novak"
    var replacing = options()
    replacing.replacesTexts = true
    let folder2 = folder.appendingPathComponent("replaced")
    let replaced = try Capture(of: controller, options: replacing)
    #expect(try replaced.write(to: folder2).lastPathComponent == "hostingcontroller-int.json")
  }

  @Test func privateSymbolsHaveFallbacks() {
    #expect(PrivateSymbols.table.allSatisfy { !$0.fallback.isEmpty && !$0.purpose.isEmpty })
    #expect(Set(PrivateSymbols.table.map { $0.name }).count == PrivateSymbols.table.count)
  }
}

@MainActor private final class HostingController<Content>: UIViewController {}

@MainActor private final class WindowWatcher: UIView {
  private(set) var hadWindow = false
  override var accessibilityHint: String? {
    get {
      if window?.isHidden == false { hadWindow = true }
      return nil
    }
    set {}
  }
}

@MainActor private final class RightToLeft: UIView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceIdiom: .pad) }
}
