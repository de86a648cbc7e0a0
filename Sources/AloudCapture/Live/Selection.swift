#if canImport(UIKit)
  internal import UIKit

  /// Chooses a row or an item as a tap does: the delegate is asked, the selection changes, and the delegate is told.
  ///
  /// UIKit's own methods change the selection without the delegate (documentation of `selectRow(at:animated:scrollPosition:)`).
  /// The primary action comes last, also where the selection may not change (UITableView.h, UICollectionView.h).
  @MainActor enum Selection {
    /// False for a cell that no tap chooses.
    static func choose(_ cell: UITableViewCell, in table: UITableView) -> Bool {
      guard let path = table.indexPath(for: cell) else { return false }
      guard table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection else { return false }
      let general: (any UIScrollViewDelegate)? = table.delegate
      let delegate = general as? any UITableViewDelegate
      let selected = table.indexPathsForSelectedRows ?? []
      let hasMany = table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
      if hasMany, selected.contains(path) {
        table.deselectRow(at: path, animated: false)
        delegate?.didDeselect(path, in: table)
        return true
      }
      if let chosen = delegate.map({ $0.willSelect(path, in: table) }) ?? path {
        for other in selected where !hasMany && other != chosen {
          table.deselectRow(at: other, animated: false)
          delegate?.didDeselect(other, in: table)
        }
        table.selectRow(at: chosen, animated: false, scrollPosition: .none)
        delegate?.didSelect(chosen, in: table)
      }
      if !table.isEditing { delegate?.performAction(at: path, in: table) }
      return true
    }

    /// False for a cell that no tap chooses.
    static func choose(_ cell: UICollectionViewCell, in list: UICollectionView) -> Bool {
      guard let path = list.indexPath(for: cell) else { return false }
      guard list.isEditing ? list.allowsSelectionDuringEditing : list.allowsSelection else { return false }
      let general: (any UIScrollViewDelegate)? = list.delegate
      let delegate = general as? any UICollectionViewDelegate
      let selected = list.indexPathsForSelectedItems ?? []
      let hasMany = list.isEditing ? list.allowsMultipleSelectionDuringEditing : list.allowsMultipleSelection
      if hasMany, selected.contains(path) {
        list.deselectItem(at: path, animated: false)
        delegate?.didDeselect(path, in: list)
        return true
      }
      if delegate?.shouldSelect(path, in: list) ?? true {
        for other in selected where !hasMany && other != path {
          list.deselectItem(at: other, animated: false)
          delegate?.didDeselect(other, in: list)
        }
        list.selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.didSelect(path, in: list)
      }
      if !list.isEditing { delegate?.performAction(at: path, in: list) }
      return true
    }
  }

  // On Apple's platforms all of these methods are optional.
  #if canImport(ObjectiveC)
    extension UITableViewDelegate {
      /// The row to select; nil for none.
      fileprivate func willSelect(_ path: IndexPath, in table: UITableView) -> IndexPath? {
        guard responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) else { return path }
        return tableView?(table, willSelectRowAt: path) ?? nil
      }

      fileprivate func didSelect(_ path: IndexPath, in table: UITableView) { tableView?(table, didSelectRowAt: path) }
      fileprivate func didDeselect(_ path: IndexPath, in table: UITableView) {
        tableView?(table, didDeselectRowAt: path)
      }

      fileprivate func performAction(at path: IndexPath, in table: UITableView) {
        guard tableView?(table, canPerformPrimaryActionForRowAt: path) ?? true else { return }
        tableView?(table, performPrimaryActionForRowAt: path)
      }
    }

    extension UICollectionViewDelegate {
      fileprivate func shouldSelect(_ path: IndexPath, in list: UICollectionView) -> Bool {
        collectionView?(list, shouldSelectItemAt: path) ?? true
      }

      fileprivate func didSelect(_ path: IndexPath, in list: UICollectionView) {
        collectionView?(list, didSelectItemAt: path)
      }

      fileprivate func didDeselect(_ path: IndexPath, in list: UICollectionView) {
        collectionView?(list, didDeselectItemAt: path)
      }

      fileprivate func performAction(at path: IndexPath, in list: UICollectionView) {
        guard collectionView?(list, canPerformPrimaryActionForItemAt: path) ?? true else { return }
        collectionView?(list, performPrimaryActionForItemAt: path)
      }
    }
  #else
    extension UITableViewDelegate {
      fileprivate func willSelect(_ path: IndexPath, in table: UITableView) -> IndexPath? {
        tableView(table, willSelectRowAt: path)
      }

      fileprivate func didSelect(_ path: IndexPath, in table: UITableView) { tableView(table, didSelectRowAt: path) }
      fileprivate func didDeselect(_ path: IndexPath, in table: UITableView) {
        tableView(table, didDeselectRowAt: path)
      }

      fileprivate func performAction(at path: IndexPath, in table: UITableView) {
        if tableView(table, canPerformPrimaryActionForRowAt: path) {
          tableView(table, performPrimaryActionForRowAt: path)
        }
      }
    }

    extension UICollectionViewDelegate {
      fileprivate func shouldSelect(_ path: IndexPath, in list: UICollectionView) -> Bool {
        collectionView(list, shouldSelectItemAt: path)
      }

      fileprivate func didSelect(_ path: IndexPath, in list: UICollectionView) {
        collectionView(list, didSelectItemAt: path)
      }

      fileprivate func didDeselect(_ path: IndexPath, in list: UICollectionView) {
        collectionView(list, didDeselectItemAt: path)
      }

      fileprivate func performAction(at path: IndexPath, in list: UICollectionView) {
        if collectionView(list, canPerformPrimaryActionForItemAt: path) {
          collectionView(list, performPrimaryActionForItemAt: path)
        }
      }
    }
  #endif
#endif
