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
        fallback: "the next function; a screen without elements is an error"),
      Symbol(
        name: "_AXSSetApplicationAccessibilityEnabled",
        purpose: "does the same, under the name that TheButtonHeist knows; no symbol table up to iOS 16.5 has it",
        fallback: "automation alone; a screen without elements is an error"),
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
      private static let callbacks = [
        "PrivateFrameworks/UIAccessibility", "PrivateFrameworks/UIKitCore", "Frameworks/UIKit",
      ]
      .map { path in "/System/Library/\(path).framework/\(path.split(separator: "/")[1])" }

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
        if let address = address("_AXSApplicationAccessibilitySetEnabled", in: settings) {
          unsafeBitCast(address, to: (@convention(c) (UInt8) -> Void).self)(isOn ? 1 : 0)
          return true
        }
        guard let address = address("_AXSSetApplicationAccessibilityEnabled", in: settings) else { return false }
        unsafeBitCast(address, to: (@convention(c) (Int32) -> Void).self)(isOn ? 1 : 0)
        return true
      }

      @MainActor static func addCallback(_ callback: @escaping Callback, key: AnyObject) -> Bool {
        guard let mode = address("_AXSSetInUnitTestMode", in: settings),
          let add = address("AXAddNotificationCallback", in: callbacks)
        else { return false }
        unsafeBitCast(mode, to: (@convention(c) (Int32) -> Void).self)(1)
        let block: @convention(block) @Sendable (UInt32, AnyObject?, AnyObject?) -> Void = callback
        // The system keeps the block.
        typealias Add =
          @convention(c) (@escaping @convention(block) @Sendable (UInt32, AnyObject?, AnyObject?) -> Void, AnyObject)
          -> Void
        unsafeBitCast(add, to: Add.self)(block, key)
        return true
      }

      @MainActor static func endCallbacks() {
        guard let mode = address("_AXSSetInUnitTestMode", in: settings) else { return }
        unsafeBitCast(mode, to: (@convention(c) (Int32) -> Void).self)(0)
      }

      @MainActor static func removeCallback(key: AnyObject) {
        guard let remove = address("AXRemoveNotificationCallback", in: callbacks) else { return }
        unsafeBitCast(remove, to: (@convention(c) (AnyObject) -> Void).self)(key)
      }

      /// A property by its name; nil where the object does not have it.
      @MainActor static func value(_ name: String, of object: NSObject) -> Any? {
        object.responds(to: Selector((name))) ? object.value(forKey: name) : nil
      }

      /// The view for which an object of UIKit stands, or of a class derived from it. Source: EarlGrey captures the view.
      /// Nil if only the object is an element.
      @MainActor static func view(behind object: NSObject) -> NSObject? {
        guard let mock = NSClassFromString("UIAccessibilityElementMockView"), object.isKind(of: mock),
          let view = value("view", of: object) as? NSObject,
          view.isAccessibilityElement || !object.isAccessibilityElement
        else { return nil }
        return view
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

      /// True if the method comes from a class of the app. Classes of the system may have it for all of their objects, as
      /// SwiftUI's nodes do, so that it says nothing.
      @MainActor static func overrides(_ name: String, _ object: NSObject) -> Bool {
        let selector = Selector((name))
        func code(_ type: AnyClass) -> IMP? { class_getInstanceMethod(type, selector).map(method_getImplementation) }
        guard var owner: AnyClass = object_getClass(object), let own = code(owner) else { return false }
        while let above = class_getSuperclass(owner), code(above) == own { owner = above }
        guard let image = class_getImageName(owner) else { return false }
        let path = String(cString: image)
        return !path.contains("/System/Library/") && !path.contains("/usr/lib/")
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

      @MainActor static func endCallbacks() { PrivateFunctions.unitTestMode = 0 }
      @MainActor static func removeCallback(key: AnyObject) { PrivateFunctions.removeNotificationCallback(key) }
      @MainActor static func value(_ name: String, of object: NSObject) -> Any? { nil }
      @MainActor static func view(behind object: NSObject) -> NSObject? { nil }
      @MainActor static func perform(_ action: UIAccessibilityCustomAction) -> Bool { false }
      @MainActor static func overrides(_ name: String, _ object: NSObject) -> Bool { false }
      @MainActor static func undo(_ responder: UIResponder, redo: Bool) -> Bool { false }
    }
  #endif
#endif
