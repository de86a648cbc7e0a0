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

@MainActor open class UITabBar: UIView {}
@MainActor open class UISegmentedControl: UIControl {}

@MainActor open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  open var contentSize = CGSize.zero
  open var isScrollEnabled = true
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets() }
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

/// A table of one section, whose visible cells a test sets.
@MainActor open class UITableView: UIScrollView {
  open var numberOfSections: Int { 1 }
  open func numberOfRows(inSection section: Int) -> Int { visibleCells.count }
  open var visibleCells: [UITableViewCell] { subviews.compactMap { $0 as? UITableViewCell } }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visibleCells.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
  }
  open var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(indexPath) }
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
}

@MainActor open class UITableViewHeaderFooterView: UIView {}

@MainActor open class UITableViewCell: UIView {
  public let contentView = UIView()
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }
}

@MainActor open class UICollectionReusableView: UIView {}

@MainActor open class UICollectionViewCell: UICollectionReusableView {}

@MainActor open class UICollectionView: UIScrollView {
  open var numberOfSections: Int { 1 }
  open func numberOfItems(inSection section: Int) -> Int { visibleCells.count }
  open var visibleCells: [UICollectionViewCell] { subviews.compactMap { $0 as? UICollectionViewCell } }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleCells.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
  }
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] { [] }
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}

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
