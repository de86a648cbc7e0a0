#if os(iOS)
  import UIKit

  extension Screen {
    /// Each control of UIKit, with the defaults of UIKit.
    static var controls: [Screen] { simpleControls + texts + choices + collections + bars }

    @Listing<Screen> private static var simpleControls: [Screen] {
      Screen("control-label", view: { label("Sample") })
      Screen("control-image", view: { UIImageView(image: UIImage(systemName: "star")) })
      Screen("control-button", view: { button("Save") })
      Screen("control-button-disabled", view: { button("Save") { $0.isEnabled = false } })
      Screen("control-button-selected", view: { button("Save") { $0.isSelected = true } })
      Screen("control-button-image", view: { button(nil) { $0.setImage(UIImage(systemName: "trash"), for: .normal) } })
      Screen("control-button-menu", view: { button("Sort") { $0.menu = menu($0) } })
      Screen("control-button-toggling", view: { button("Favorite") { $0.changesSelectionAsPrimaryAction = true } })
      Screen("control-switch", view: { UISwitch() })
      Screen("control-switch-on", view: { changed(UISwitch()) { $0.isOn = true } })
      Screen("control-slider", view: { changed(UISlider()) { $0.value = 0.5 } })
      Screen("control-stepper", view: { changed(UIStepper()) { $0.value = 3 } })
      Screen("control-progress", view: { changed(UIProgressView()) { $0.progress = 0.5 } })
      Screen("control-activity", view: { changed(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() } })
      Screen(
        "control-pages",
        view: {
          changed(UIPageControl()) {
            $0.numberOfPages = 5
            $0.currentPage = 1
          }
        })
      Screen("control-color-well", view: { changed(UIColorWell()) { $0.selectedColor = .red } })
    }

    @Listing<Screen> private static var texts: [Screen] {
      Screen("control-text-field", view: { field("Ada") })
      Screen("control-text-field-empty", view: { field("") })
      Screen("control-text-field-secure", view: { field("secret") { $0.isSecureTextEntry = true } })
      Screen("control-search-field", view: { changed(UISearchTextField()) { $0.placeholder = "Search" } })
      Screen("control-search-bar", view: { changed(UISearchBar()) { $0.placeholder = "Search" } })
      Screen("control-text-view", view: { changed(UITextView()) { $0.text = "One line" } })
      Screen(
        "control-text-view-reading",
        view: {
          changed(UITextView()) {
            $0.text = "One line"
            $0.isEditable = false
          }
        })
    }

    @Listing<Screen> private static var choices: [Screen] {
      Screen(
        "control-segments",
        view: { changed(UISegmentedControl(items: ["Day", "Week", "Month"])) { $0.selectedSegmentIndex = 1 } })
      Screen("control-picker", view: { PickerOfThree(frame: large) })
      Screen("control-date-compact", view: { date(.compact) })
      Screen("control-date-wheels", view: { date(.wheels) })
      Screen("control-date-inline", view: { date(.inline) })
      Screen("control-calendar", view: { UICalendarView(frame: large) })
      Screen("control-alert") { Presenting(alert(.alert)) }
      Screen("control-action-sheet") { Presenting(alert(.actionSheet)) }
    }

    @Listing<Screen> private static var collections: [Screen] {
      Screen("control-table") { TableOfThree(style: .insetGrouped) }
      Screen(
        "control-collection",
        make: {
          let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
          return CollectionOfThree(collectionViewLayout: layout)
        })
      Screen(
        "control-scroll",
        view: {
          let view = UIScrollView(frame: large)
          view.contentSize = CGSize(width: 335, height: 2_000)
          view.addSubview(label("Inside"))
          return view
        })
    }

    @Listing<Screen> private static var bars: [Screen] {
      Screen("control-navigation-bar") {
        let page = titled("Inbox")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let controller = UINavigationController(rootViewController: titled("Back home"))
        controller.pushViewController(page, animated: false)
        return controller
      }
      Screen("control-tab-bar") {
        let controller = UITabBarController()
        let pages = ["Home", "Search", "Settings"].map { titled($0) }
        pages[1].tabBarItem.badgeValue = "3"
        controller.viewControllers = pages
        return controller
      }
      Screen(
        "control-toolbar",
        view: {
          changed(UIToolbar()) { $0.items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash)] }
        })
      Screen("control-split") {
        let controller = UISplitViewController(style: .doubleColumn)
        controller.setViewController(titled("List"), for: .primary)
        controller.setViewController(titled("Detail"), for: .secondary)
        return controller
      }
    }

    // MARK: Parts

    private static let large = CGRect(x: 20, y: 120, width: 335, height: 400)

    private static func changed<Control: UIView>(_ control: Control, _ change: (Control) -> Void) -> Control {
      change(control)
      return control
    }

    private static func label(_ text: String) -> UILabel {
      let label = UILabel(frame: Screen.row(0))
      label.text = text
      return label
    }

    private static func button(_ title: String?, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      change(button)
      return button
    }

    private static func menu(_ button: UIButton) -> UIMenu {
      button.showsMenuAsPrimaryAction = true
      return UIMenu(children: ["Name", "Date"].map { UIAction(title: $0, handler: { _ in }) })
    }

    private static func field(_ text: String, _ change: (UITextField) -> Void = { _ in }) -> UITextField {
      changed(UITextField()) {
        $0.text = text
        $0.placeholder = "Name"
        change($0)
      }
    }

    private static func date(_ style: UIDatePickerStyle) -> UIDatePicker {
      let picker = UIDatePicker(frame: large)
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = .date
      picker.date = Date(timeIntervalSince1970: 1_700_000_000)
      return picker
    }

    private static func alert(_ style: UIAlertController.Style) -> UIAlertController {
      let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }

    private static func titled(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      controller.view.addSubview(label("Page \(title)"))
      return controller
    }
  }

  /// Presents another controller when it appears.
  private final class Presenting: UIViewController {
    private let other: UIViewController

    init(_ other: UIViewController) {
      self.other = other
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { return nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard presentedViewController == nil else { return }
      // An action sheet is a popover on an iPad.
      other.popoverPresentationController?.sourceView = view
      other.popoverPresentationController?.sourceRect = Screen.row(0)
      present(other, animated: false)
    }
  }

  private let rows = ["Wi-Fi", "Bluetooth", "Sound"]

  private final class PickerOfThree: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    override init(frame: CGRect) {
      super.init(frame: frame)
      dataSource = self
      delegate = self
    }

    @available(*, unavailable) required init?(coder: NSCoder) { return nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      rows[row]
    }
  }

  /// A table whose rows have different accessories.
  private final class TableOfThree: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Network" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row]
      content.secondaryText = "On"
      cell.contentConfiguration = content
      let accessories: [UITableViewCell.AccessoryType] = [.disclosureIndicator, .checkmark, .detailButton]
      cell.accessoryType = accessories[indexPath.row]
      return cell
    }
  }

  private final class CollectionOfThree: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows.count
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = rows[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
  }
#endif
