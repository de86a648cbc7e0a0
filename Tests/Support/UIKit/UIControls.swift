// The declarations are those of Apple.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  open var isEnabled = true
  open var isSelected = false
  private var actions: [(action: UIAction, event: Event)] = []

  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.event) } }

  open func addAction(_ action: UIAction, for event: Event) { actions.append((action, event)) }

  open func sendActions(for events: Event) {
    for item in actions where !item.event.isDisjoint(with: events) { item.action.handler(item.action) }
  }
}

@MainActor open class UIAction: NSObject {
  public typealias Handler = @MainActor (UIAction) -> Void
  let handler: Handler
  public init(handler: @escaping Handler) {
    self.handler = handler
    super.init()
  }
}

@available(tvOS, unavailable)
@MainActor open class UISwitch: UIControl {
  open var isOn = false
  /// No action is sent (documentation of the method).
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor open class UITabBar: UIView {}
@MainActor open class UISegmentedControl: UIControl {}

@available(tvOS, unavailable)
@MainActor open class UIPickerView: UIView {}

// MARK: Paths

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public let type: CGPathElementType
  public let points: UnsafeMutablePointer<CGPoint>
}

public final class CGPath {
  let elements: [(type: CGPathElementType, points: [CGPoint])]

  init(_ elements: [(type: CGPathElementType, points: [CGPoint])]) { self.elements = elements }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for (type, points) in elements {
      var points = points
      points.withUnsafeMutableBufferPointer { buffer in
        let none = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
        defer { none.deallocate() }
        var element = CGPathElement(type: type, points: buffer.baseAddress ?? none)
        withUnsafePointer(to: &element, block)
      }
    }
  }
}

open class UIBezierPath: Foundation.NSObject {
  private var elements: [(type: CGPathElementType, points: [CGPoint])] = []

  public override init() {}
  public convenience init(rect: CGRect) {
    self.init()
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  open var cgPath: CGPath { CGPath(elements) }
  open var isEmpty: Bool { elements.isEmpty }
  open func move(to point: CGPoint) { elements.append((.moveToPoint, [point])) }
  open func addLine(to point: CGPoint) { elements.append((.addLineToPoint, [point])) }
  open func addCurve(to point: CGPoint, controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) {
    elements.append((.addCurveToPoint, [one, two, point]))
  }
  open func close() { elements.append((.closeSubpath, [])) }
}
