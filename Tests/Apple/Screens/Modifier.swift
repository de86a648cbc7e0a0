#if os(iOS)
  import SwiftUI

  /// A modifier of SwiftUI: a view without it, and the same view with it.
  @MainActor struct Modifier {
    let name: String
    let plain: @MainActor () -> AnyView
    let changed: @MainActor () -> AnyView

    /// A modifier that `change` applies.
    init<Plain: View, Changed: View>(
      _ name: String, of view: Plain, _ change: @escaping @MainActor (Plain) -> Changed
    ) {
      self.name = name
      plain = { AnyView(view) }
      changed = { AnyView(change(view)) }
    }

    /// A modifier that needs a view with a state.
    init<Plain: View, Changed: View>(_ name: String, _ plain: Plain, _ changed: Changed) {
      self.name = name
      self.plain = { AnyView(plain) }
      self.changed = { AnyView(changed) }
    }

    /// The view with the modifier.
    var screen: Screen {
      let changed = changed
      return Screen("swiftui-\(name)") { UIHostingController(rootView: changed()) }
    }

    var plainController: UIViewController { UIHostingController(rootView: plain()) }

    /// All modifiers that the system has.
    static var all: [Modifier] {
      var all = properties + traits + structure + actions + speech + rotors
      #if ALOUD_RARE_MODIFIERS
        all += rare
        if #available(iOS 18.0, *) { all += rareSince18 }
      #endif
      return all
    }

    static var text: Text { Text("Sample") }
    static var button: some View { Button("Sample", action: {}) }
    static var pair: some View {
      VStack {
        Text("First")
        Text("Second")
      }
    }
  }
#endif
