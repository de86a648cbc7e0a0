#if canImport(UIKit)
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  extension Capture {
    /// Captures until two captures agree, or the time has passed.
    static func settled(_ stage: Stage, _ options: CaptureOptions, names: Names = Names()) throws -> Capture {
      var last = try? Capture(stage, options, names)
      guard options.settlingTime > 0 else { return try last ?? Capture(stage, options, names) }
      let end = Date(timeIntervalSinceNow: options.settlingTime)
      while Date() < end {
        turnRunLoop(seconds: 0.02)
        let next = try? Capture(stage, options, names)
        if let next, next.document == last?.document { return next }
        last = next
      }
      let capture = try Capture(stage, options, names)
      return Capture(
        capture,
        adding: "the screen still changed after \(options.settlingTime) seconds, and this is its state at that moment")
    }

    /// Lets timers, animations and layout run.
    static func turnRunLoop(seconds: Double) {
      let end = Date(timeIntervalSinceNow: seconds)
      repeat {
        // It returns after one event, and at once where the loop has no source.
        if !RunLoop.current.run(mode: .default, before: end) { Thread.sleep(until: end) }
      } while Date() < end
    }

    private init(_ other: Capture, adding note: String) {
      document = other.document
      notes = other.notes + [note]
      sources = other.sources
      objects = other.objects
      controller = other.controller
    }

    /// Captures once.
    init(_ stage: Stage, _ options: CaptureOptions, _ names: Names) throws {
      let (controller, roots) = stage.top
      for root in roots { root.layoutIfNeeded() }
      var walk = TreeWalk(options, names)
      for root in roots { walk.walk(root) }
      walk.readRotors()
      walk.nameNodes()
      var texts = walk.reader.texts
      let name = controller?.title.map { texts.text($0) }
      let language = options.language ?? Bundle.main.preferredLocalizations.first ?? "en"
      let first = roots.first
      let frame = first?.window?.frame ?? first?.frame ?? .zero
      document = try Document(
        language: language, device: first?.traitCollection.userInterfaceIdiom == .pad ? .pad : .phone,
        direction: first?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rtl : .ltr,
        size: frame.isEmpty ? nil : (width: Double(frame.width), height: Double(frame.height)),
        screens: [Document.Screen(name: name, tree: walk.tree(roots.count > 1))])
      notes = walk.reader.notes.all + walk.unarmedNotes
      sources = walk.sources
      objects = walk.objects
      self.controller = controller
      try checkIsNotEmpty(walk)
    }

    private func checkIsNotEmpty(_ walk: TreeWalk) throws {
      guard walk.elementCount == 0 else { return }
      guard walk.hosts.isEmpty else {
        throw CaptureError(
          .unarmed,
          "the screen has no element, because the tree of SwiftUI does not exist: \(walk.hosts.joined(separator: ", ")) "
            + "vends nothing. Run the test in a host app, show the view in a visible window with a size, and check "
            + "that accessibility can be switched on: \(Arming.told)")
      }
      throw CaptureError(
        .empty,
        "the screen has no element that VoiceOver could reach. Show the view in a visible window, give it a size, and "
          + "make at least one view an element (`isAccessibilityElement`)")
    }
  }
#endif
