import UIKit

/// Shows the screen whose name is given by `-screen NAME`, else a list of all.
///
/// The app contains no part of Aloud: the tests capture its screens, and VoiceOver reads them.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    // UserDefaults has the arguments of the launch.
    let screen = UserDefaults.standard.string(forKey: "screen").flatMap(Screen.named)
    window.rootViewController = screen?.make() ?? UINavigationController(rootViewController: ScreenList())
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// All screens, to look at them by hand.
private final class ScreenList: UITableViewController {
  private let screens = Screen.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screens"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = screens[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = screens[indexPath.row].make()
    controller.modalPresentationStyle = .fullScreen
    // A tab bar or a split view cannot be pushed. Start the app again to come back.
    present(controller, animated: false)
  }
}
