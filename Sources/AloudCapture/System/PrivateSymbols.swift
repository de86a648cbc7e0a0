#if canImport(UIKit)
  internal import UIKit

  /// Functions and properties without a public declaration, each with what is done where it is missing. No other file
  /// uses any.
  enum PrivateSymbols {
    struct Symbol: Sendable {
      let name: String
      let purpose: String
      let fallback: String
    }

    static let table = [
      Symbol(
        name: "_AXSAutomationEnabled", purpose: "asks whether automation is on, so that it can be restored",
        fallback: "it is taken to be off"),
      Symbol(
        name: "_AXSSetAutomationEnabled", purpose: "makes SwiftUI build its tree",
        fallback: "the next function alone; a screen without elements is an error"),
      Symbol(
        name: "_AXSApplicationAccessibilitySetEnabled", purpose: "makes SwiftUI build its tree, from iOS 17 or later",
        fallback: "the function before alone; a screen without elements is an error"),
      Symbol(
        name: "_AXSApplicationAccessibilityEnabled", purpose: "asks for the state, so that it can be restored",
        fallback: "it is taken to be off"),
      Symbol(
        name: "_AXSSetInUnitTestMode", purpose: "lets callbacks receive notifications in tests",
        fallback: "only notifications that are given to `PostedNotifications.record` are known"),
      Symbol(
        name: "AXAddNotificationCallback", purpose: "receives the notifications that the app posts",
        fallback: "only notifications that are given to `PostedNotifications.record` are known"),
      Symbol(
        name: "AXRemoveNotificationCallback", purpose: "ends that", fallback: "the callback stays, and does nothing"),
      Symbol(
        name: "accessibilityIdentifier", purpose: "the identifier of nodes of SwiftUI, by key-value coding",
        fallback: "they have none"),
      Symbol(
        name: "accessibilityCustomContent", purpose: "the custom content of nodes of SwiftUI, by key-value coding",
        fallback: "they have none"),
      Symbol(
        name: "accessibilityChartDescriptor", purpose: "the chart of nodes of SwiftUI, by key-value coding",
        fallback: "they have none"),
      Symbol(
        name: "view (of UIAccessibilityElementMockView)", purpose: "the view behind a stand-in of UIKit",
        fallback: "the stand-in is captured itself"),
    ]

    typealias Callback = @Sendable (UInt32, AnyObject?, AnyObject?) -> Void
  }

  #if canImport(ObjectiveC)
    internal import ObjectiveC

    extension PrivateSymbols {
      private static func address(_ name: String, in paths: [String]) -> UnsafeMutableRawPointer? {
        let root = ProcessInfo.processInfo.environment["IPHONE_SIMULATOR_ROOT"] ?? ""
        for path in paths {
          guard let library = dlopen(root + path, RTLD_NOW), let address = dlsym(library, name) else { continue }
          return address
        }
        return nil
      }

      private static let settings = ["/usr/lib/libAccessibility.dylib"]
      private static let callbacks = ["UIAccessibility", "UIKitCore"].map {
        "/System/Library/PrivateFrameworks/\($0).framework/\($0)"
      }

      @MainActor static var isAutomationEnabled: Bool {
        guard let address = address("_AXSAutomationEnabled", in: settings) else { return false }
        return unsafeBitCast(address, to: (@convention(c) () -> Int32).self)() != 0
      }

      @MainActor static func setAutomation(_ isOn: Bool) -> Bool {
        guard let address = address("_AXSSetAutomationEnabled", in: settings) else { return false }
        unsafeBitCast(address, to: (@convention(c) (Int32) -> Void).self)(isOn ? 1 : 0)
        return true
      }

      @MainActor static var isApplicationAccessibilityEnabled: Bool {
        guard let address = address("_AXSApplicationAccessibilityEnabled", in: settings) else { return false }
        return unsafeBitCast(address, to: (@convention(c) () -> UInt8).self)() != 0
      }

      @MainActor static func setApplicationAccessibility(_ isOn: Bool) -> Bool {
        guard let address = address("_AXSApplicationAccessibilitySetEnabled", in: settings) else { return false }
        unsafeBitCast(address, to: (@convention(c) (UInt8) -> Void).self)(isOn ? 1 : 0)
        return true
      }

      @MainActor static func addCallback(_ callback: @escaping Callback, key: AnyObject) -> Bool {
        guard let mode = address("_AXSSetInUnitTestMode", in: settings),
          let add = address("AXAddNotificationCallback", in: callbacks)
        else { return false }
        unsafeBitCast(mode, to: (@convention(c) (Int32) -> Void).self)(1)
        let block: @convention(block) @Sendable (UInt32, AnyObject?, AnyObject?) -> Void = callback
        typealias Add =
          @convention(c) (@convention(block) @Sendable (UInt32, AnyObject?, AnyObject?) -> Void, AnyObject) -> Void
        unsafeBitCast(add, to: Add.self)(block, key)
        return true
      }

      @MainActor static func removeCallback(key: AnyObject) {
        guard let remove = address("AXRemoveNotificationCallback", in: callbacks) else { return }
        unsafeBitCast(remove, to: (@convention(c) (AnyObject) -> Void).self)(key)
      }

      /// A property by its name; nil where the object does not have it.
      @MainActor static func value(_ name: String, of object: NSObject) -> Any? {
        object.responds(to: Selector((name))) ? object.value(forKey: name) : nil
      }

      /// Performs the selector of a custom action, which may take the action.
      @MainActor static func perform(_ action: UIAccessibilityCustomAction) -> Bool {
        guard let target = action.target as? NSObject, target.responds(to: action.selector),
          let method = class_getInstanceMethod(object_getClass(target), action.selector)
        else { return false }
        let code = method_getImplementation(method)
        if method_getNumberOfArguments(method) > 2 {
          typealias Function = @convention(c) (AnyObject, Selector, AnyObject) -> Bool
          return unsafeBitCast(code, to: Function.self)(target, action.selector, action)
        }
        return unsafeBitCast(code, to: (@convention(c) (AnyObject, Selector) -> Bool).self)(target, action.selector)
      }

      /// True if the class of the object has its own method of this name, other than the one of UIKit.
      @MainActor static func overrides(_ name: String, _ object: NSObject) -> Bool {
        let selector = Selector((name))
        let base: AnyClass = object is UIView ? UIView.self : object is UIResponder ? UIResponder.self : NSObject.self
        guard let own = class_getInstanceMethod(object_getClass(object), selector) else { return false }
        guard let theirs = class_getInstanceMethod(base, selector) else { return true }
        return method_getImplementation(own) != method_getImplementation(theirs)
      }

      @MainActor static func undo(_ responder: UIResponder, redo: Bool) -> Bool {
        guard let manager = responder.undoManager, redo ? manager.canRedo : manager.canUndo else { return false }
        redo ? manager.redo() : manager.undo()
        return true
      }
    }
  #else
    // The stand-in for UIKit has no Objective-C, and functions in place of those of Apple's libraries.
    extension PrivateSymbols {
      @MainActor static var isAutomationEnabled: Bool { PrivateFunctions.automationEnabled != 0 }

      @MainActor static func setAutomation(_ isOn: Bool) -> Bool {
        PrivateFunctions.automationEnabled = isOn ? 1 : 0
        return true
      }

      @MainActor static var isApplicationAccessibilityEnabled: Bool {
        PrivateFunctions.applicationAccessibilityEnabled != 0
      }

      @MainActor static func setApplicationAccessibility(_ isOn: Bool) -> Bool {
        PrivateFunctions.applicationAccessibilityEnabled = isOn ? 1 : 0
        return true
      }

      @MainActor static func addCallback(_ callback: @escaping Callback, key: AnyObject) -> Bool {
        PrivateFunctions.unitTestMode = 1
        PrivateFunctions.addNotificationCallback(callback, key)
        return true
      }

      @MainActor static func removeCallback(key: AnyObject) { PrivateFunctions.removeNotificationCallback(key) }
      @MainActor static func value(_ name: String, of object: NSObject) -> Any? { nil }
      @MainActor static func perform(_ action: UIAccessibilityCustomAction) -> Bool { false }
      @MainActor static func overrides(_ name: String, _ object: NSObject) -> Bool { false }
      @MainActor static func undo(_ responder: UIResponder, redo: Bool) -> Bool { false }
    }
  #endif
#endif
