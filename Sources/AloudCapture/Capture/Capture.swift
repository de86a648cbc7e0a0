#if canImport(UIKit)
  internal import AloudImport
  public import AloudTree
  public import UIKit

  /// The real screen of an app in this process, as a document.
  ///
  ///     let capture = try Capture(of: viewController)
  ///     capture.document   // what VoiceOver would receive
  ///     capture.notes      // what is not in it, and why
  ///
  /// The view is laid out, the tree of SwiftUI is made to exist, and views are read until two captures agree. Then the
  /// state of the system is restored. See <doc:FromTheRealApp>.
  @MainActor public struct Capture {
    /// The screen.
    public let document: Document
    /// What the document does not contain, and why: limits that were reached, lists that disagree.
    public let notes: [String]
    /// How each container vends its children, by the index of its node.
    let sources: [Int: ChildSource]
    /// The object of each node, by the index of the node; nil for the screen.
    let objects: [NSObject?]
    /// The controller whose screen it is; nil for a plain view.
    let controller: UIViewController?
    /// True if the texts are placeholders.
    let replacesTexts: Bool

    /// Captures a view. A view without a window is shown in a window of its own meanwhile.
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    /// - Complexity: O(elements + their ancestors), for each of at least two captures.
    public init(of view: UIView, options: CaptureOptions = CaptureOptions()) throws {
      try self.init(of: .view(view), options)
    }

    /// Captures the view of a controller, or that of the controller that it presents.
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    public init(of controller: UIViewController, options: CaptureOptions = CaptureOptions()) throws {
      try self.init(of: .controller(controller), options)
    }

    /// Captures all windows of a scene, the front window first, up to a window with modal content.
    ///
    /// - Throws: ``CaptureError`` for a scene without an element.
    public init(of scene: UIWindowScene, options: CaptureOptions = CaptureOptions()) throws {
      try self.init(of: .scene(scene), options)
    }

    /// How a container of the document's first screen vends its children; nil for an element, and without children.
    public func source(of node: NodeID) -> ChildSource? { sources[node.index] }

    private init(of subject: CapturedSubject, _ options: CaptureOptions) throws {
      let stage = Stage(subject)
      defer { stage.leave() }
      let arming = Arming()
      defer { arming.restore() }
      arming.arm()
      self = try Capture.settled(stage, options)
    }
  }

  extension Document {
    /// The real screen of an app: a view.
    ///
    ///     let document = try Document(capturing: view)
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    @MainActor public init(capturing view: UIView, options: CaptureOptions = CaptureOptions()) throws {
      self = try Capture(of: view, options: options).document
    }

    /// The real screen of an app: the view of a controller.
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    @MainActor public init(capturing controller: UIViewController, options: CaptureOptions = CaptureOptions()) throws {
      self = try Capture(of: controller, options: options).document
    }

    /// The real screen of an app: all windows of a scene.
    ///
    /// - Throws: ``CaptureError`` for a scene without an element.
    @MainActor public init(capturing scene: UIWindowScene, options: CaptureOptions = CaptureOptions()) throws {
      self = try Capture(of: scene, options: options).document
    }
  }
#endif
