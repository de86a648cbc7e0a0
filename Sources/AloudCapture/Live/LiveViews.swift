#if canImport(UIKit)
  internal import AloudBase
  internal import AloudReader
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  /// Real views that answer VoiceOver's requests.
  @MainActor final class LiveViews {
    typealias Answer = Simulator.App.Answer

    private let stage: Stage
    private let arming: Arming
    let options: CaptureOptions
    private let names = Names(namesAll: true)
    private let posts: NotificationLog
    /// The screen as the simulator knows it.
    private(set) var shown: Capture
    let document: Document
    /// The object under VoiceOver's cursor.
    var cursor: NSObject?
    /// The element of each controller that had the cursor last.
    private var cursors: [ObjectIdentifier: LastCursor] = [:]
    private struct LastCursor {
      weak var controller: UIViewController?
      weak var object: NSObject?
    }
    /// The element that lost the cursor last.
    weak var left: NSObject?
    /// The scroll view that the current request may have scrolled, and where it was before.
    var scrolled: (view: UIScrollView, offset: CGPoint)?
    /// True if the current request moved the cursor, and that scrolled.
    var hasScrolled = false
    /// The element that the cursor has left with the current request.
    var leaving: KeptElement?
    /// The element before the cursor, if its list has no room for its cell.
    var neighbor: KeptElement?
    /// The name of the element to which the cursor returns with the current request.
    var returning: String?
    /// True if VoiceOver takes scroll views to be at other places than they are.
    var isShifted = false
    /// Announcements that have not ended: their texts as VoiceOver says them, and as the app posted them.
    var announced: [(said: String, posted: String)] = []
    /// The placeholders of posted texts, if texts are replaced.
    var texts: Texts
    /// What the app posted while it appeared.
    private var early: [NotificationLog.Post] = []
    /// Announcements that are heard later, because the app posted them some time after the request.
    var delayed: [(due: Instant, post: NotificationLog.Post)] = []
    /// When the current request reached the app, on the real clock.
    var requested = Date()
    /// Since when the screen has had no element.
    private var emptySince: Date?
    /// True until the app has been used.
    private var isFresh = true
    /// When the app appeared, on the simulated clock and on the real one.
    private var beginning = (simulated: Instant.start, real: Date())

    /// The time in seconds after which an app is looked at that may have changed by itself.
    private static let interval = 0.1
    private static let timer = "views"

    init(_ subject: CapturedSubject, _ options: CaptureOptions) throws {
      self.options = options
      texts = Texts(replaces: options.replacesTexts, names.placeholders)
      // The state is remembered first, because the log may change it; the log exists before the view appears.
      let arming = Arming()
      let posts = NotificationLog()
      let stage = Stage(subject)
      arming.arm()
      do {
        shown = try Capture.settled(stage, options, names: names)
      } catch {
        posts.end()
        arming.restore()
        stage.leave()
        throw error
      }
      document = shown.document
      (self.stage, self.arming) = (stage, arming)
      self.posts = posts
      // News of a new screen without an argument come from the system and from Aloud. The start stands for them.
      early = posts.take().filter { $0.argument != nil }
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
        return Answer(isHandled: true, outcomes: [.failed("\(String(describing: error))")])
      }
    }

    private func answer(to request: Simulator.App.Request, at now: Instant) throws -> Answer {
      switch request {
      case .appear:
        beginning = (now, Date())
        requested = beginning.real
        guard !isFresh else {
          // Whoever starts the app hears them at the first look.
          let due = Instant(microseconds: now.microseconds + Int64(clamping: LiveViews.interval * 1_000_000))
          (announced, delayed) = ([], early.map { (due, $0) })
          focusFirst()
          return hasScrolled ? try report(Answer(isHandled: true), at: now) : Answer(isHandled: true)
        }
        (delayed, emptySince) = ([], nil)
        _ = posts.take()
        shown = try Capture(stage, options, names)
        focusFirst()
        if hasScrolled { shown = try settled() }
        var answer = Answer(isHandled: true)
        answer.update = Simulator.App.Update(tree: shown.document.firstScreen.tree)
        answer.outcomes = [.screenChanged(returningTo: nil)]
        return answer
      case .change: return Answer(isHandled: true)
      case .due:
        live(until: now)
        return try report(Answer(isHandled: true), at: now)
      case .tell(let news):
        live(until: now)
        for item in news { tell(item) }
        return try report(Answer(isHandled: true), at: now)
      case .perform(let request):
        live(until: now)
        isFresh = false
        (scrolled, hasScrolled, leaving) = (nil, false, nil)
        let activated = request.node.flatMap(object)
        let answer = perform(request)
        if isQuiet(request), !hasScrolled { return try report(answer, at: now) }
        // The app works until two captures agree.
        var capture = try settled()
        if let kept = lostElement(in: capture) { capture = try Capture(stage, options, names, keeping: kept) }
        return try report(answer, activated: activated, capture, at: now)
      }
    }

    /// The screen after the app has worked, with the element beside the cursor that has no cell.
    private func settled() throws -> Capture {
      if neighbor?.isShown == true { neighbor = nil }
      let capture = try Capture.settled(stage, options, names: names, keeping: neighbor)
      guard let kept = newNeighbor(in: capture) else { return capture }
      neighbor = kept
      return try Capture(stage, options, names, keeping: kept)
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
      requested = Date()
    }

    // MARK: Changes

    /// Adds to an answer what has changed; `capture` is the current screen, nil to capture it.
    private func report(
      _ given: Answer, activated: NSObject? = nil, _ capture: Capture? = nil, at now: Instant
    ) throws -> Answer {
      var answer = given
      let before = shown
      do {
        // The searches of rotors may scroll, so they are not asked at each look.
        if neighbor?.isShown == true { neighbor = nil }
        shown = try capture ?? Capture(stage, options, names, rotorsOf: before, keeping: neighbor)
        if capture == nil, returning == nil, shown.controller === before.controller, revealNewCells() {
          leaving = nil
          shown = try settled()
        }
        emptySince = nil
      } catch {
        // A screen may have nothing to read for a moment, while it loads or changes. The next look decides.
        let since = emptySince ?? Date()
        emptySince = since
        guard Date().timeIntervalSince(since) < max(options.settlingTime, LiveViews.interval) else { throw error }
        return answer
      }
      let isOther = shown.controller !== before.controller
      let news = outcomes(of: posts.take(), at: now)
      if isOther, lastCursor == nil, !news.contains(where: LiveViews.movesCursor) {
        focusFirst()
        if hasScrolled { shown = try settled() }
      }
      if returning != nil {
        finishReturn()
        if hasScrolled { shown = try settled() }
      }
      let tree = shown.document.firstScreen.tree
      // It comes first, so that an element to which the app moves the cursor gets it.
      if isOther { answer.outcomes.append(.screenChanged(returningTo: lastCursor)) }
      // UIKit tells of the same change, without an element.
      answer.outcomes += news.filter { !isOther || $0 != .posted(.screenChanged(focus: nil, text: nil)) }
      let old = before.document.firstScreen.tree
      guard isOther || isShifted || tree != old else { return answer }
      isShifted = false
      var update = Simulator.App.Update(tree: tree, map: isOther ? nil : LiveViews.map(from: old, to: tree))
      update.focused = isOther ? nil : newField(since: before, activated)
      answer.update = update
      return answer
    }

    /// Remembers the element under the cursor for a return to its screen.
    func keepCursor(_ object: NSObject) {
      guard let controller = shown.controller else { return }
      cursors[ObjectIdentifier(controller)] = LastCursor(controller: controller, object: object)
    }

    /// The node of the element that had the cursor when the screen was left.
    private var lastCursor: NodeID? {
      guard let controller = shown.controller, let last = cursors[ObjectIdentifier(controller)],
        last.controller === controller
      else { return nil }
      return last.object.flatMap(shown.node)
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

    /// The object of a node on the screen that the simulator knows.
    func object(_ node: NodeID) -> NSObject? {
      shown.objects.indices.contains(node.index) ? shown.objects[node.index] : nil
    }

    /// The object of a node and those of the nodes around it, inner ones first. Each view is followed by the responders
    /// between it and the next node, such as its controller. At the end come the responders above them all.
    func handlers(above node: NodeID?) -> [NSObject] {
      let tree = shown.document.firstScreen.tree
      var around: [NSObject] = []
      var next = node ?? cursor.flatMap(shown.node)
      while let id = next {
        if let object = object(id) { around.append(object) }
        next = tree.parent(of: id)
      }
      let places = Dictionary(around.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
      // An element is a responder too, but has none above it: a chain begins at a view.
      func chain(above view: UIView) -> (responders: [NSObject], meets: NSObject?) {
        var responders: [NSObject] = []
        var responder = view.next
        while let here = responder {
          if places[ObjectIdentifier(here)] != nil { return (responders, here) }
          responders.append(here)
          responder = here.next
        }
        return (responders, nil)
      }
      var handlers: [NSObject] = []
      var seen: Set<ObjectIdentifier> = []
      func add(_ objects: [NSObject]) {
        for object in objects where seen.insert(ObjectIdentifier(object)).inserted { handlers.append(object) }
      }
      var last: [NSObject]?
      for object in around {
        add([object])
        guard let view = object as? UIView else { continue }
        let above = chain(above: view)
        if above.meets != nil { add(above.responders) } else { last = last ?? above.responders }
      }
      if around.allSatisfy({ !($0 is UIView) }), let root = stage.top.roots.first {
        last = [root] + chain(above: root).responders
      }
      add(last ?? [])
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
