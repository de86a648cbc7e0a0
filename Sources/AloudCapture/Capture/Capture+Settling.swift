#if canImport(UIKit)
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  extension Capture {
    /// Captures until two captures agree, or the time has passed.
    static func settled(
      _ stage: Stage, _ options: CaptureOptions, names: Names = Names(), keeping kept: KeptElement? = nil
    ) throws -> Capture {
      var last = try? Capture(stage, options, names, keeping: kept)
      guard options.settlingTime > 0 else { return try last ?? Capture(stage, options, names, keeping: kept) }
      let end = Date(timeIntervalSinceNow: options.settlingTime)
      while Date() < end {
        turnRunLoop(seconds: 0.02)
        let next = try? Capture(stage, options, names, keeping: kept)
        if let next, next.document == last?.document { return next }
        last = next
      }
      let capture = try Capture(stage, options, names, keeping: kept)
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
      replacesTexts = other.replacesTexts
    }

    /// Captures once. Rotors of objects that an earlier capture has are taken from it.
    init(
      _ stage: Stage, _ options: CaptureOptions, _ names: Names, rotorsOf earlier: Capture? = nil,
      keeping kept: KeptElement? = nil
    ) throws {
      let (controller, roots) = stage.top
      for root in roots { root.layoutIfNeeded() }
      var walk = TreeWalk(options, names, keeping: kept)
      for root in roots { walk.walk(root) }
      walk.readRotors(earlier?.rotors ?? [:])
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
      replacesTexts = options.replacesTexts
      try checkIsNotEmpty(walk, options)
    }

    /// The rotors of each object.
    private var rotors: [ObjectIdentifier: [CustomRotor]] {
      let tree = document.firstScreen.tree
      var rotors: [ObjectIdentifier: [CustomRotor]] = [:]
      for id in tree.ids {
        guard let object = objects[id.index], let found = tree[id].sharedDetails?.value.rotors, !found.isEmpty else {
          continue
        }
        rotors[ObjectIdentifier(object)] = found
      }
      return rotors
    }

    private func checkIsNotEmpty(_ walk: TreeWalk, _ options: CaptureOptions) throws {
      let isUnarmed = walk.isUnarmed && (walk.elementCount == 0 || !options.allowsSilentHosts)
      guard walk.elementCount == 0 || isUnarmed else { return }
      guard !isUnarmed else {
        throw CaptureError(
          .unarmed,
          "the tree of SwiftUI does not exist: no view of SwiftUI on the screen vends an element "
            + "(\(walk.hosts.joined(separator: ", "))). Run the test in a host app, show the view in a visible window "
            + "with a size, and check that accessibility can be switched on: \(Arming.told). If these views have "
            + "nothing for VoiceOver, set CaptureOptions.allowsSilentHosts")
      }
      throw CaptureError(
        .empty,
        "the screen has no element that VoiceOver could reach. Show the view in a visible window, give it a size, and "
          + "make at least one view an element (`isAccessibilityElement`)")
    }
  }
#endif
