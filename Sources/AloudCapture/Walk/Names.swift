#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// Names of objects that stay the same from one capture to the next, and what names of classes tell.
  @MainActor final class Names {
    /// True to name every element: a live app must find it again.
    let namesAll: Bool
    private var given: [ObjectIdentifier: (object: NSObject, name: String)] = [:]

    init(namesAll: Bool = false) { self.namesAll = namesAll }

    /// The name that the object got before.
    func name(of object: NSObject) -> String? { given[ObjectIdentifier(object)]?.name }

    /// All names that were given, also to objects that are not on the screen now.
    var taken: Set<String> { Set(given.values.map { $0.name }) }

    /// Remembers a name, and keeps the object, so that no other object gets its address.
    func remember(_ name: String, of object: NSObject) {
      if namesAll { given[ObjectIdentifier(object)] = (object, name) }
    }

    /// The name of the object's class, without module and generic parameters.
    static func ofClass(_ object: NSObject) -> String {
      let name = "\(type(of: object))".prefix { $0 != "<" }
      return String(name.split(separator: ".").last ?? name)
    }

    /// True for the windows of the keyboard and of text effects. Source: TheButtonHeist leaves them out.
    static func isOfKeyboard(_ window: UIWindow) -> Bool {
      ["UITextEffectsWindow", "UIRemoteKeyboardWindow"].contains(ofClass(window))
    }

    /// True for a view that contains views of SwiftUI. Its class is not public, so its name decides.
    static func isHost(_ object: NSObject) -> Bool { object is UIView && ofClass(object).contains("Hosting") }

    /// Classes that must not be asked for their children by index: one of maps ends the app. Source: KIF, issue 802.
    static let withoutIndices: Set<String> = ["MKBasicMapView"]

    /// Objects that stand for other ones, which are captured themselves. Source: KIF.
    static let substitutes: Set<String> = ["UITableViewCellAccessibilityElement"]

    /// UIKit's stand-in for a view. Source: EarlGrey captures the view.
    static let mockView = "UIAccessibilityElementMockView"
  }

  /// What the capture leaves out, once each.
  struct Notes {
    private(set) var all: [String] = []

    mutating func add(_ note: String) { if !all.contains(note) { all.append(note) } }
  }

  /// The texts of the app, or placeholders for them.
  struct Texts {
    let replaces: Bool
    private var numbers: [String: Int] = [:]

    init(replaces: Bool) { self.replaces = replaces }

    mutating func text(_ string: String) -> String {
      guard replaces, string.contains(where: { !$0.isWhitespace }) else { return string }
      let number = numbers[string] ?? numbers.count + 1
      numbers[string] = number
      return "text \(number)"
    }
  }
#endif
