#if canImport(UIKit)
  internal import AloudReader
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  /// Real views that answer VoiceOver's requests.
  @MainActor final class LiveViews {
    typealias Answer = Simulator.App.Answer

    private let stage: Stage
    private let arming: Arming
    private let options: CaptureOptions
    private let names = Names(namesAll: true)
    private let posts: NotificationLog
    /// The screen as the simulator knows it.
    private(set) var shown: Capture
    let document: Document
    /// The object under VoiceOver's cursor.
    var cursor: NSObject?
    private var announced: [String] = []
    /// True until the app has been used.
    private var isFresh = true
    /// When the app appeared, on the simulated clock and on the real one.
    private var beginning = (simulated: Instant.start, real: Date())

    /// The time in seconds after which an app is looked at that may have changed by itself.
    private static let interval = 0.1
    private static let timer = "views"

    init(_ subject: CapturedSubject, _ options: CaptureOptions) throws {
      self.options = options
      let stage = Stage(subject)
      let arming = Arming()
      do {
        shown = try Capture.settled(stage, options, names: names)
      } catch {
        arming.restore()
        stage.leave()
        throw error
      }
      document = shown.document
      (self.stage, self.arming) = (stage, arming)
      posts = NotificationLog()
    }

    deinit {
      let (stage, arming, posts) = (stage, arming, posts)
      let leave: @MainActor @Sendable () -> Void = {
        posts.end()
        arming.restore()
        stage.leave()
      }
      if Thread.isMainThread {
        MainActor.assumeIsolated(leave)
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(leave) }
      }
    }

    func answer(_ request: Simulator.App.Request, at now: Instant) -> Answer {
      do {
        var answer = try answer(to: request, at: now)
        answer.outcomes += [
          .cancelled(name: LiveViews.timer),
          .later(Simulator.App.Timer(seconds: LiveViews.interval, name: LiveViews.timer)),
        ]
        return answer
      } catch {
        // The simulator ignores the outcomes of an answer that is not handled.
        return Answer(isHandled: true, outcomes: [.failed("\(error)")])
      }
    }

    private func answer(to request: Simulator.App.Request, at now: Instant) throws -> Answer {
      switch request {
      case .appear:
        beginning = (now, Date())
        guard !isFresh else { return Answer(isHandled: true) }
        _ = posts.take()
        shown = try Capture(stage, options, names)
        var answer = Answer(isHandled: true)
        answer.update = Simulator.App.Update(tree: shown.document.firstScreen.tree)
        answer.outcomes = [.screenChanged(returningTo: nil)]
        return answer
      case .change: return Answer(isHandled: true)
      case .due:
        live(until: now)
        return try report(Answer(isHandled: true), activated: nil)
      case .tell(let news):
        live(until: now)
        for item in news { tell(item) }
        return try report(Answer(isHandled: true), activated: nil)
      case .perform(let request):
        live(until: now)
        isFresh = false
        let answer = perform(request)
        if isQuiet(request) { return try report(answer, activated: nil) }
        // The app works until two captures agree.
        let capture = try Capture.settled(stage, options, names: names)
        return try report(answer, activated: request.node.flatMap(object), capture)
      }
    }

    /// True for news of the cursor. What they change is seen at the next look.
    private func isQuiet(_ request: ScreenReader.Request) -> Bool {
      switch request {
      case .focus, .blur, .showPage: true
      default: false
      }
    }

    // MARK: Time

    /// Lets the app live until a time of the simulated clock. The app has had all of the real time until now.
    private func live(until now: Instant) {
      let due = Double(now.microseconds - beginning.simulated.microseconds) / 1_000_000
      let lived = Date().timeIntervalSince(beginning.real)
      Capture.turnRunLoop(seconds: max(due - lived, 0.001))
    }

    // MARK: Changes

    /// Adds to an answer what has changed; `capture` is the current screen, nil to capture it.
    private func report(_ given: Answer, activated: NSObject?, _ capture: Capture? = nil) throws -> Answer {
      var answer = given
      let before = shown
      shown = try capture ?? Capture(stage, options, names)
      for post in posts.take() {
        guard let notification = notification(post) else { continue }
        if case .announcement(let text, _) = notification { announced.append(text.string) }
        answer.outcomes.append(.posted(notification))
      }
      let tree = shown.document.firstScreen.tree
      let isOther = shown.controller !== before.controller
      if isOther { answer.outcomes.append(.screenChanged(returningTo: nil)) }
      guard isOther || tree != before.document.firstScreen.tree else { return answer }
      var update = Simulator.App.Update(tree: tree)
      update.focused = isOther ? nil : newField(since: before, activated)
      answer.update = update
      return answer
    }

    /// The field that has begun to be edited, if the user did not activate it.
    private func newField(since before: Capture, _ activated: NSObject?) -> NodeID? {
      func edited(_ capture: Capture) -> NodeID? {
        let tree = capture.document.firstScreen.tree
        return tree.ids.first { tree[$0].sharedDetails?.value.text?.editing == true }
      }
      guard let field = edited(shown), let object = shown.objects[field.index], object !== activated else { return nil }
      if let old = edited(before), before.objects[old.index] === object { return nil }
      return field
    }

    private func notification(_ post: NotificationLog.Post) -> Effect.Notification? {
      var texts = Texts(replaces: options.replacesTexts)
      let argument = post.argument
      let attributed = argument as? NSAttributedString
      let text = (argument as? String ?? attributed?.string).map { texts.text($0) }
      let focus = text == nil ? (argument as? NSObject).flatMap(shown.name) : nil
      switch post.code {
      case UIAccessibility.Notification.screenChanged.rawValue: return .screenChanged(focus: focus, text: text)
      case UIAccessibility.Notification.layoutChanged.rawValue: return .layoutChanged(focus: focus, text: text)
      case UIAccessibility.Notification.announcement.rawValue:
        guard let text else { return nil }
        let runs = options.replacesTexts ? nil : attributed.flatMap(AttributedReading.runs)
        return .announcement(
          runs.map { SpokenText(runs: $0) } ?? SpokenText(text),
          priority: attributed.flatMap(AttributedReading.priority) ?? .default)
      case UIAccessibility.Notification.pageScrolled.rawValue: return text.map { .pageScrolled(SpokenText($0)) }
      default: return nil
      }
    }

    /// Informs the app of what happened in VoiceOver.
    private func tell(_ news: Simulator.App.News) {
      guard case .announcementDidFinish(let text, let success) = news else { return }
      // VoiceOver's words may differ from the posted text, for example for an emoji.
      func likeness(_ index: Int) -> Int { zip(announced[index], text).prefix { $0 == $1 }.count }
      let index = announced.firstIndex(of: text) ?? announced.indices.max { likeness($0) < likeness($1) }
      let posted = index.map { announced.remove(at: $0) } ?? text
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: posted,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(value: success),
        ])
    }

    /// The object of a node on the screen that the simulator knows.
    func object(_ node: NodeID) -> NSObject? {
      shown.objects.indices.contains(node.index) ? shown.objects[node.index] : nil
    }

    /// The object of a node, those of the nodes around it, then the responders above them.
    func handlers(above node: NodeID?) -> [NSObject] {
      let tree = shown.document.firstScreen.tree
      var handlers: [NSObject] = []
      var next = node ?? cursor.flatMap(shown.node)
      while let id = next {
        if let object = object(id) { handlers.append(object) }
        next = tree.parent(of: id)
      }
      let seen = Set(handlers.map(ObjectIdentifier.init))
      var responder = (handlers.compactMap { $0 as? UIResponder }.first ?? stage.top.roots.first) as UIResponder?
      while let here = responder {
        if !seen.contains(ObjectIdentifier(here)) { handlers.append(here) }
        responder = here.next
      }
      return handlers
    }
  }

  extension Capture {
    /// The node of an object.
    func node(of object: NSObject) -> NodeID? {
      objects.firstIndex { $0 === object }.map { document.firstScreen.tree.id(at: $0) }
    }

    /// The name of an object's node, or of the first element inside it; nil for an object that is not on the screen.
    func name(of object: NSObject) -> String? {
      guard let node = node(of: object) else { return nil }
      let tree = document.firstScreen.tree
      return tree.ids(inside: node).first { tree.isElement($0) && tree[$0].id != nil }.flatMap { tree[$0].id }
    }
  }
#endif
