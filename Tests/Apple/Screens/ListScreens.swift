#if os(iOS)
  import SwiftUI
  import UIKit

  extension Screen {
    /// Lists with more rows than the screen has room for. Does VoiceOver reach all of them?
    @Listing<Screen> static var lists: [Screen] {
      Screen("list-table") { LongTable(style: .plain) }
      Screen(
        "list-collection",
        make: {
          let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
          return LongCollection(collectionViewLayout: layout)
        })
      Screen("list-swiftui", make: { UIHostingController(rootView: rowsOfSwiftUI) })
      Screen("list-swiftui-lazy", make: { UIHostingController(rootView: lazyRowsOfSwiftUI) })
    }

    private static var rowsOfSwiftUI: some View { List(rows, id: \.self) { Text($0) } }

    private static var lazyRowsOfSwiftUI: some View {
      ScrollView {
        LazyVStack {
          ForEach(rows, id: \.self) { Text($0).frame(height: 60) }
        }
      }
    }
  }

  private let rows = (1...30).map { "Row \($0)" }

  private final class LongTable: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let used = tableView.dequeueReusableCell(withIdentifier: "row")
      let cell = used ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
  }

  private final class LongCollection: UICollectionViewController {
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
