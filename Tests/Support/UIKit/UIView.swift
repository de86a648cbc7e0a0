// The declarations are those of Apple.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { UIResponder.first === self }
  open var canBecomeFirstResponder: Bool { false }

  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    if UIResponder.first === self { UIResponder.first = nil }
    return true
  }

  private static weak var first: UIResponder?
}

open class UIEvent: Foundation.NSObject {}
open class UIImage: Foundation.NSObject {}

@MainActor open class UITraitCollection: NSObject {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public nonisolated init(userInterfaceIdiom: UIUserInterfaceIdiom = .phone) {
    self.userInterfaceIdiom = userInterfaceIdiom
    super.init()
  }
}

@MainActor open class UIView: UIResponder, UIAccessibilityIdentification {
  open var frame: CGRect {
    didSet { bounds.size = frame.size }
  }
  /// A new value needs a layout, also one with another origin only: so scroll views get theirs (View Programming Guide).
  open var bounds: CGRect {
    didSet { if bounds != oldValue { setNeedsLayout() } }
  }
  private var needsLayout = true
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var accessibilityIdentifier: String?
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  open var traitCollection: UITraitCollection { superview?.traitCollection ?? UITraitCollection() }
  fileprivate weak var controller: UIViewController?

  public init(frame: CGRect = .zero) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  open func setNeedsLayout() { needsLayout = true }
  open func layoutSubviews() {}

  /// Lays out the view and those inside it, where it is needed (documentation of the method).
  open func layoutIfNeeded() {
    var rest = [self]
    while let view = rest.popLast() {
      if view.needsLayout {
        view.needsLayout = false
        view.layoutSubviews()
      }
      rest += view.subviews
    }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The front view at the point. Hidden views, views with an alpha below 0.01 and views without interaction are left
  /// out (documentation of `hitTest(_:with:)`).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The place of the origin in the coordinates of the window, or of the outermost view.
  private var offset: CGPoint {
    guard let superview else { return CGPoint(x: -bounds.origin.x, y: -bounds.origin.y) }
    let outer = superview.offset
    return CGPoint(x: outer.x + frame.origin.x - bounds.origin.x, y: outer.y + frame.origin.y - bounds.origin.y)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (from, to) = (offset, view?.offset ?? .zero)
    return CGRect(
      x: rect.origin.x + from.x - to.x, y: rect.origin.y + from.y - to.y, width: rect.width, height: rect.height)
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.offset ?? .zero, offset)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// The default is the frame of the view (UIAccessibility.h).
  open override var accessibilityFrame: CGRect {
    get { hasOwnFrame ? super.accessibilityFrame : UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { super.accessibilityFrame = newValue }
  }
}

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  private var loaded: UIView?

  public override nonisolated init() { super.init() }

  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: UIView? { loaded }
  open var view: UIView! {
    get {
      if let loaded { return loaded }
      let view = UIView(frame: UIScreen.size)
      self.view = view
      viewDidLoad()
      return view
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }
  open override var next: UIResponder? { loaded?.superview ?? presentingViewController }

  open func viewDidLoad() {}

  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Adds the view to the window, in front. UIKit's own containers for presented views are not imitated.
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = other
    other.presentingViewController = self
    if let window = view.window { window.addSubview(other.view) }
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let other = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    presentedViewController = nil
    other.presentingViewController = nil
    other.view.removeFromSuperview()
    completion?()
  }
}

@MainActor open class UINavigationController: UIViewController {
  open var topViewController: UIViewController? { children.last }

  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    topViewController?.view.removeFromSuperview()
    addChild(controller)
    view.addSubview(controller.view)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let top = children.last else { return nil }
    top.view.removeFromSuperview()
    top.removeFromParent()
    topViewController.map { view.addSubview($0.view) }
    return top
  }
}

@MainActor open class UITabBarController: UIViewController {
  open var selectedViewController: UIViewController?
}

@MainActor open class UIWindow: UIView {
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }
  open var windowLevel = Level.normal
  open private(set) var isKeyWindow = false
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
  /// A window is hidden until it is shown (documentation of UIWindow).
  public override init(frame: CGRect = UIScreen.size) {
    super.init(frame: frame)
    isHidden = true
  }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.size)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  /// Nil stands for the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let other = window?.frame.origin ?? .zero
    return CGPoint(x: point.x + other.x - frame.origin.x, y: point.y + other.y - frame.origin.y)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// A scene has one key window (documentation of `UIWindowScene.keyWindow`).
  open func makeKey() {
    windowScene?.keyWindow?.isKeyWindow = false
    isKeyWindow = true
  }
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open fileprivate(set) var activationState = ActivationState.foregroundActive
}

@MainActor open class UIWindowScene: UIScene {
  open fileprivate(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var screen: UIScreen { UIScreen() }
  public override nonisolated init() { super.init() }
}

@MainActor open class UIScreen: NSObject {
  /// The size of the stand-in's screen, in points.
  public nonisolated static let size = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var bounds: CGRect { UIScreen.size }
}

@MainActor open class UIApplication: UIResponder {
  public class var shared: UIApplication { application }
  private static let application = UIApplication()
  open internal(set) var connectedScenes: Set<UIScene> = []
}
