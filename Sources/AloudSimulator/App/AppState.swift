internal import AloudReader
internal import AloudSpeech
package import AloudTree

extension Simulator {
  /// The state of an app of a document. In equal states, the app answers in the same way, apart from timers and from the
  /// places of cursors on screens below the top.
  package struct AppState: Equatable, Sendable {
    /// A screen of the stack.
    package struct Level: Equatable, Sendable {
      /// The screen as it is now.
      package let screen: Document.Screen
      /// True for a screen that `present` put over the one below.
      package let isPresented: Bool
      /// True for a screen that `show` put over the one below.
      package let isPushed: Bool
    }

    /// The screens, from the first to the top one; never empty.
    package let levels: [Level]
    /// The screen that covers the app, such as a dialog of the system; nil if nothing does.
    package let cover: Tree?
    private let memory: DocumentApp.Memory
    private let restrictions: DocumentApp.Restrictions
    private let mode: SingleAppMode
    private let hasVoiceOver: Bool

    fileprivate init(_ app: DocumentApp, cover: Tree?, _ device: Device) {
      levels = app.levels.layers.map {
        Level(screen: $0.screen, isPresented: $0.arrival == .presented, isPushed: $0.arrival == .pushed)
      }
      (self.cover, mode, hasVoiceOver) = (cover, device.mode, device.isVoiceOverRunning)
      (memory, restrictions) = (app.memory, app.restrictions)
    }

    /// A number that is equal for equal states.
    ///
    /// - Complexity: O(nodes).
    package var fingerprint: Int {
      var hasher = Hasher()
      for level in levels {
        hasher.combine(level.screen.key)
        for node in level.screen.tree.nodes {
          hasher.combine(node.label?.string)
          hasher.combine(node.reportedValue?.string)
          hasher.combine(node.traits)
          hasher.combine(node.hidden)
        }
      }
      return hasher.finalize()
    }
  }

  /// The state of the app; nil for a live app.
  ///
  /// - Complexity: O(screens of the stack).
  package var appState: AppState? {
    app.document.map {
      AppState($0, cover: reader.isOnApp ? nil : reader.narrator.tree, device)
    }
  }

  /// The milliseconds until a timer of the app is due, rounded up; nil if no timer runs.
  package var millisecondsToTimer: Int? {
    clock.timers.next.map { Int(clamping: (max($0.microseconds - time.microseconds, 0) + 999) / 1000) }
  }
}
