import UIKit

@testable import AloudCapture

/// The properties of an object as UIKit answers them, without Aloud's reading.
@MainActor enum RawProperties {
  private static let names = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityValue",
    "accessibilityAttributedValue", "accessibilityHint", "accessibilityAttributedHint", "accessibilityTraits",
    "accessibilityIdentifier", "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint",
    "accessibilityLanguage",
    "accessibilityElementsHidden", "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
    "accessibilityContainerType", "accessibilityNavigationStyle", "accessibilityRespondsToUserInteraction",
    "accessibilityUserInputLabels", "accessibilityTextualContext", "accessibilityDirectTouchOptions",
    "accessibilityExpandedStatus", "accessibilityCustomActions", "accessibilityCustomRotors",
    "accessibilityCustomContent", "accessibilityChartDescriptor", "accessibilityDragSourceDescriptors",
    "accessibilityDropPointDescriptors", "accessibilityPreviousTextNavigationElement",
    "accessibilityNextTextNavigationElement", "accessibilityElements", "automationElements",
    "showsLargeContentViewer", "accessibilityIgnoresInvertColors",
  ]

  private static let methods = [
    "accessibilityActivate", "accessibilityIncrement", "accessibilityDecrement", "accessibilityScroll:",
    "accessibilityPerformEscape", "accessibilityPerformMagicTap", "accessibilityZoomInAtPoint:",
    "accessibilityElementDidBecomeFocused",
  ]

  /// All properties that the object has. Key-value coding reads those that SwiftUI's nodes do not declare; it traps for a
  /// key that an object does not have, so each object is asked first.
  static func read(_ object: NSObject) -> [String: Any] {
    var found: [String: Any] = ["class": NSStringFromClass(type(of: object))]
    for name in names where object.responds(to: Selector((name))) {
      guard let value = object.value(forKey: name) else { continue }
      found[name] = name == "accessibilityTraits" ? bits(of: value) : described(value)
    }
    let count = object.accessibilityElementCount()
    found["accessibilityElementCount()"] = count == NSNotFound ? "NSNotFound" : count
    found["methods of its class"] = methods.filter { PrivateSymbols.overrides($0, object) }
    // The class of SwiftUI's nodes may have all methods, so the nodes are asked.
    found["accessibilityPerformEscape()"] = object.accessibilityPerformEscape()
    found["accessibilityPerformMagicTap()"] = object.accessibilityPerformMagicTap()
    return found
  }

  /// The numbers of the bits: no number of JSON holds all of them.
  private static func bits(of value: Any) -> Any {
    guard let traits = (value as? NSNumber)?.uint64Value else { return "\(value)" }
    return (0..<64).filter { traits & (1 << UInt64($0)) != 0 }
  }

  /// A value without addresses, which differ from run to run.
  private static func described(_ value: Any) -> Any {
    switch value {
    case let list as [Any]: return list.map { described($0) }
    case let text as String: return text
    case let text as NSAttributedString:
      var runs: [[String: Any]] = []
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
        var run: [String: Any] = ["text": text.attributedSubstring(from: range).string]
        for (key, value) in attributes { run[key.rawValue] = "\(value)" }
        runs.append(run)
      }
      return runs
    case let action as UIAccessibilityCustomAction: return "action \(action.name)"
    case let rotor as UIAccessibilityCustomRotor: return "rotor \(rotor.name), type \(rotor.systemRotorType.rawValue)"
    case let content as AXCustomContent:
      return "content \(content.label): \(content.value), importance \(content.importance.rawValue)"
    case let chart as AXChartDescriptor: return "chart \(chart.title ?? "") with \(chart.series.count) series"
    case let place as UIAccessibilityLocationDescriptor: return "place \(place.name) at \(place.point)"
    case let path as UIBezierPath: return "a path in \(path.cgPath.boundingBoxOfPath)"
    case let number as NSNumber: return number.doubleValue
    case let value as NSValue: return "\(value)"
    default: return "an object of \(type(of: value))"
    }
  }
}
