#if canImport(UIKit)
  public import UIKit

  /// The notifications that the app posts while a simulator of its views exists.
  ///
  /// A callback of the system receives them, where it exists (`AXAddNotificationCallback`). Elsewhere the app must hand
  /// them over, for example from the function with which it posts all of its announcements:
  ///
  ///     #if DEBUG
  ///       PostedNotifications.record(.announcement, argument: text)
  ///     #endif
  @MainActor public enum PostedNotifications {
    static var logs: [ObjectIdentifier: NotificationLog] = [:]

    /// Hands over a notification. It is ignored where the callback of the system receives notifications.
    public static func record(_ notification: UIAccessibility.Notification, argument: Any?) {
      for log in logs.values where !log.hasCallback {
        log.add(NotificationLog.Post(code: notification.rawValue, argument: argument))
      }
    }
  }

  /// Keeps notifications in their order. The callback of the system may come on any thread.
  final class NotificationLog: @unchecked Sendable {
    /// A notification, and what was posted with it. The argument is kept, and is read on the main actor only.
    struct Post: @unchecked Sendable {
      let code: UInt32
      let argument: Any?
    }

    private let lock = NSLock()
    private var posts: [Post] = []
    private final class Key: Sendable {}
    private let key = Key()
    @MainActor private(set) var hasCallback = false

    @MainActor init(usesCallback: Bool = true) {
      let receive: PrivateSymbols.Callback = { [weak self] code, data, element in
        self?.add(Post(code: code, argument: NotificationLog.argument(data) ?? element))
      }
      if usesCallback { hasCallback = PrivateSymbols.addCallback(receive, key: key) }
      PostedNotifications.logs[ObjectIdentifier(self)] = self
    }

    /// Ends the recording.
    @MainActor func end() {
      PrivateSymbols.removeCallback(key: key)
      PostedNotifications.logs[ObjectIdentifier(self)] = nil
    }

    func add(_ post: Post) {
      lock.lock()
      defer { lock.unlock() }
      posts.append(post)
    }

    /// The notifications since the last call.
    func take() -> [Post] {
      lock.lock()
      defer { lock.unlock() }
      defer { posts = [] }
      return posts
    }

    /// What was posted: the callback may wrap it in a dictionary, and has a null object for none.
    /// Source: TheButtonHeist, whose tests post a text, an element and nil.
    static func argument(_ data: AnyObject?) -> Any? {
      guard let data, !(data is NSNull) else { return nil }
      guard let wrapped = data as? NSDictionary else { return data }
      guard let inner = wrapped["data"], !(inner is NSNull) else { return nil }
      return inner
    }
  }
#endif
