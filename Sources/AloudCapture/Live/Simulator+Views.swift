#if canImport(UIKit)
  public import AloudReader
  public import AloudSimulator
  public import UIKit

  extension Simulator.LiveApp {
    /// The real view of a controller as an app: VoiceOver's gestures have their effects in it.
    ///
    ///     let result = try script.run(on: Simulator.LiveApp(on: viewController))
    ///
    /// After each request the run loop turns until two captures agree, at most for `settlingTime`. When time passes in
    /// the simulator, as much time passes for the app: a second of `wait` takes a second, less the time that the app
    /// has already had to work. A view without a window is shown in one until the app is released.
    ///
    /// The view is used on the main thread. A simulator of this app traps on another thread.
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    @MainActor public init(on controller: UIViewController, options: CaptureOptions = CaptureOptions()) throws {
      try self.init(.controller(controller), options)
    }

    /// A real view as an app.
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    @MainActor public init(on view: UIView, options: CaptureOptions = CaptureOptions()) throws {
      try self.init(.view(view), options)
    }

    @MainActor private init(_ subject: CapturedSubject, _ options: CaptureOptions) throws {
      let views = try LiveViews(subject, options)
      self.init(views.document) { request, now in
        MainActor.assumeIsolated { views.answer(request, at: now) }
      }
    }
  }

  extension Simulator {
    /// A simulator of the real view of a controller.
    ///
    ///     var simulator = try Simulator(on: viewController)
    ///     simulator.perform(.swipeRight)
    ///     simulator.perform(.doubleTap)   // accessibilityActivate(), else a touch at the activation point
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    @MainActor public init(
      on controller: UIViewController, options: ReaderOptions = ReaderOptions(),
      capture: CaptureOptions = CaptureOptions()
    ) throws {
      self.init(try LiveApp(on: controller, options: capture), options: options)
    }

    /// A simulator of a real view.
    ///
    /// - Throws: ``CaptureError`` for a view without an element.
    @MainActor public init(
      on view: UIView, options: ReaderOptions = ReaderOptions(), capture: CaptureOptions = CaptureOptions()
    ) throws {
      self.init(try LiveApp(on: view, options: capture), options: options)
    }
  }
#endif
