#if canImport(UIKit)
  internal import AloudReader
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  // What the app posts, and what it learns.
  extension LiveViews {
    /// The most seconds after a request for which an announcement counts as posted with it.
    private static let immediate = 0.1

    /// What follows from notifications, in their order.
    ///
    /// The app works until two captures agree, so an announcement may have been posted some time after the gesture. It is
    /// heard at that time, unless a change of the screen comes after it.
    func outcomes(of posts: [NotificationLog.Post], at now: Instant) -> [Simulator.App.Outcome] {
      var outcomes: [Simulator.App.Outcome] = []
      let due = delayed.filter { $0.due <= now }.map { $0.post }
      delayed.removeAll { $0.due <= now }
      let lastChange = posts.lastIndex { $0.code != UIAccessibility.Notification.announcement.rawValue } ?? -1
      for (index, post) in due.map({ (-1, $0) }) + posts.enumerated().map({ ($0, $1) }) {
        let seconds = post.date.timeIntervalSince(requested)
        if index > lastChange, seconds > LiveViews.immediate {
          let microseconds = Int64((min(seconds, 3600) * 1_000_000).rounded())
          delayed.append((Instant(microseconds: now.microseconds + microseconds), post))
          outcomes.append(.later(Simulator.App.Timer(seconds: seconds, name: "announcement")))
          continue
        }
        guard let notification = notification(post) else { continue }
        if case .announcement(let text, _) = notification {
          let argument = post.argument as? String ?? (post.argument as? NSAttributedString)?.string
          announced.append((text.string, argument ?? text.string))
        }
        outcomes.append(.posted(notification))
      }
      return outcomes
    }

    /// True for a notification that names the element to which the cursor goes.
    static func movesCursor(_ outcome: Simulator.App.Outcome) -> Bool {
      switch outcome {
      case .posted(.screenChanged(.some, _)), .posted(.layoutChanged(.some, _)): true
      default: false
      }
    }

    private func notification(_ post: NotificationLog.Post) -> Effect.Notification? {
      let argument = post.argument
      let attributed = argument as? NSAttributedString
      let text = (argument as? String ?? attributed?.string).map { texts.text($0) }
      let focus = text == nil ? (argument as? NSObject).flatMap(shown.name) : nil
      switch post.code {
      case UIAccessibility.Notification.screenChanged.rawValue: return .screenChanged(focus: focus, text: text)
      case UIAccessibility.Notification.layoutChanged.rawValue: return .layoutChanged(focus: focus, text: text)
      case UIAccessibility.Notification.announcement.rawValue:
        guard let text else { return nil }
        return .announcement(
          spoken(text, attributed), priority: attributed.flatMap(AttributedReading.priority) ?? .default)
      case UIAccessibility.Notification.pageScrolled.rawValue: return text.map { .pageScrolled(spoken($0, attributed)) }
      default: return nil
      }
    }

    /// A text with its attributes, which placeholders do not have.
    private func spoken(_ text: String, _ attributed: NSAttributedString?) -> SpokenText {
      var notes = Notes()
      let runs = options.replacesTexts ? nil : attributed.flatMap { AttributedReading.runs(of: $0, &notes) }
      return runs.map { SpokenText(runs: $0) } ?? SpokenText(text)
    }

    /// Informs the app of what happened in VoiceOver.
    func tell(_ news: Simulator.App.News) {
      guard case .announcementDidFinish(let text, let success) = news else { return }
      // VoiceOver's words may differ from the posted text, for example for an emoji.
      func likeness(_ index: Int) -> Int { zip(announced[index].said, text).prefix { $0 == $1 }.count }
      let index =
        announced.firstIndex { $0.said == text } ?? announced.indices.max { likeness($0) < likeness($1) }
      let posted = index.map { announced.remove(at: $0).posted } ?? text
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: posted,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(value: success),
        ])
    }
  }
#endif
