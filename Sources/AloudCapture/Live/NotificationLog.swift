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

    /// Hands over a notification. It counts once if the callback of the system receives it, too.
    public static func record(_ notification: UIAccessibility.Notification, argument: Any?) {
      for log in logs.values {
        log.add(NotificationLog.Post(code: notification.rawValue, argument: argument, isByHand: true))
      }
    }
  }

  /// Keeps notifications in their order. The callback of the system may come on any thread.
  final class NotificationLog: @unchecked Sendable {
    /// A notification, and what was posted with it. The argument is kept, and is read on the main actor only.
    struct Post: @unchecked Sendable {
      let code: UInt32
      let argument: Any?
      /// True for a notification that the app handed over.
      var isByHand = false
      /// What the callback of the system received, for tests that find out how it works.
      var received: (data: AnyObject?, element: AnyObject?)?
      /// When it was posted.
      let date = Date()

      private var text: String? { argument as? String ?? (argument as? NSAttributedString)?.string }

      /// True if one of the two came by hand, and the other one is the same notification from the system.
      func isTwin(of other: Post) -> Bool {
        guard isByHand != other.isByHand, code == other.code, text == other.text else { return false }
        return text != nil || argument as AnyObject? === other.argument as AnyObject?
      }
    }

    /// Guards the notifications, which makes the class sendable.
    private let lock = NSLock()
    private var posts: [Post] = []
    private final class Key: Sendable {}
    private let key = Key()
    @MainActor private(set) var hasCallback = false

    @MainActor init(usesCallback: Bool = true) {
      let receive: PrivateSymbols.Callback = { [weak self] code, data, element in
        let argument = NotificationLog.argument(data, element)
        self?.add(Post(code: code, argument: argument, received: (data, element)))
      }
      if usesCallback { hasCallback = PrivateSymbols.addCallback(receive, key: key) }
      PostedNotifications.logs[ObjectIdentifier(self)] = self
    }

    /// Ends the recording.
    @MainActor func end() {
      PrivateSymbols.removeCallback(key: key)
      PostedNotifications.logs[ObjectIdentifier(self)] = nil
      if PostedNotifications.logs.isEmpty { PrivateSymbols.endCallbacks() }
    }

    func add(_ post: Post) {
      lock.lock()
      defer { lock.unlock() }
      recent.removeAll { post.date.timeIntervalSince($0.date) > NotificationLog.twinTime }
      if let twin = recent.firstIndex(where: post.isTwin) {
        recent.remove(at: twin)
        return
      }
      recent.append(post)
      posts.append(post)
    }

    /// The notifications of the last moment that have not come twice.
    private var recent: [Post] = []
    /// The most seconds between a notification and the same one on the other way.
    private static let twinTime = 1.0

    /// The notifications since the last call.
    func take() -> [Post] {
      lock.lock()
      defer { lock.unlock() }
      defer { posts = [] }
      return posts
    }

    /// What was posted: the callback may wrap it in a dictionary, and has a null object for none.
    /// The element of the callback may be the one that posted, so that it is not taken where there are data. Source:
    /// TheButtonHeist, whose tests post a text, an element and nil.
    static func argument(_ data: AnyObject?, _ element: AnyObject? = nil) -> Any? {
      guard let data else { return element }
      guard !(data is NSNull) else { return nil }
      guard let wrapped = data as? NSDictionary else { return data }
      guard let inner = wrapped["data"], !(inner is NSNull) else { return nil }
      return inner
    }
  }
#endif
