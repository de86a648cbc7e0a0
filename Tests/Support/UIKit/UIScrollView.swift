// The declarations are those of Apple.

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
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

// On Apple's platforms these are optional requirements. What UIKit takes a missing one for is in UITableView.h and
// UICollectionView.h.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
}

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
}

/// A table of one section, whose visible cells a test sets.
@MainActor open class UITableView: UIScrollView {
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

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

  // Defaults: UITableView.h.
  open var isEditing = false
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  private var selected: [IndexPath] = []
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  /// The delegate is not told (documentation of the method).
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    if let indexPath, !selected.contains(indexPath) { selected.append(indexPath) }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { selected.removeAll { $0 == indexPath } }
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
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var numberOfSections: Int { 1 }
  open func numberOfItems(inSection section: Int) -> Int { visibleCells.count }
  open var visibleCells: [UICollectionViewCell] { subviews.compactMap { $0 as? UICollectionViewCell } }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleCells.firstIndex { $0 === cell }.map { IndexPath(indexes: [0, $0]) }
  }
  open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] { [] }
  public nonisolated class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public nonisolated class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  // Defaults: UICollectionView.h.
  open var isEditing = false
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  private var selected: [IndexPath] = []
  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  /// The delegate is not told (documentation of the method).
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    if !allowsMultipleSelection { selected = [] }
    if let indexPath, !selected.contains(indexPath) { selected.append(indexPath) }
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { selected.removeAll { $0 == indexPath } }
}
