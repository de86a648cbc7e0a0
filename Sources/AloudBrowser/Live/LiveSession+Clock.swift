internal import AloudBase
internal import AloudTree

extension LiveSession {
  /// How far the page's clock advances after a user's action, in milliseconds. Timers without a delay and promises run
  /// before VoiceOver reads the element again. Source: assumed; people notice about a tenth of a second.
  private static let timeAfterAction = 50.0
  /// How far the page's clock advances after the load event, in milliseconds, so that scripts can build the page.
  private static let timeAfterLoad = 500.0
  /// How long to wait for pending responses, in seconds of the real clock.
  private static let longestWait = 10.0

  /// Advances the page's clock, in milliseconds. Timers run at their times; the responses to requests are waited for.
  ///
  /// If a dialog is open, or opens, the remaining time passes when the dialog is closed.
  func advance(_ milliseconds: Double) throws(BrowserError) {
    var rest = milliseconds
    while rest > 0 {
      guard dialog == nil, trouble == nil else { return heldTime = (heldTime ?? 0) + rest }
      // Stop at the end of each animation, because pages respond to it.
      let piece = min(rest, max(animationRest ?? rest, 1))
      try run(piece)
      rest -= piece
      time += piece
      if let end = animationRest, dialog == nil { try passAnimations(piece, end) }
    }
  }

  /// Advances the clock so that a user's action takes effect.
  func settle() throws(BrowserError) {
    if dialog == nil { animationRest = try animate(0) }
    try advance(LiveSession.timeAfterAction)
    try followDocuments()
    if flags.contains("o") { try tellObservers() }
  }

  /// Renders a frame, and lets the page process the notifications of its observers.
  private func tellObservers() throws(BrowserError) {
    guard dialog == nil else { return }
    try showFrame()
    try advance(1)
  }

  /// Waits until the page has loaded, and gives it time to build its content.
  func load() throws(BrowserError) {
    let deadline = ContinuousClock.now + .seconds(BrowserPage.patience)
    while !page.activity.hasLoaded, dialog == nil, trouble == nil {
      try run(LiveSession.timeAfterAction)
      guard ContinuousClock.now < deadline else {
        throw BrowserError(.restless, "the page has not loaded within \(BrowserPage.patience.json) s")
      }
    }
    try advance(LiveSession.timeAfterLoad)
    try followDocuments()
    try tellObservers()
  }

  /// Waits for a page that navigates to another one.
  private func followDocuments() throws(BrowserError) {
    while dialog == nil, trouble == nil, !page.activity.hasLoaded { try load() }
  }

  private func run(_ milliseconds: Double) throws(BrowserError) {
    let count = expired
    let start = ContinuousClock.now
    var limit = ScriptLimit(seconds: LiveSession.thinking, for: page)
    var policy = waitsForNetwork ? "pauseIfNetworkFetchesPending" : "advance"
    func begin() throws(BrowserError) { try setTime(policy, budget: milliseconds) }
    func hasStopped() -> Bool { expired > count || dialog != nil || trouble != nil }
    func goOnWithoutRequests() throws(BrowserError) {
      policy = "advance"
      // A second budget would end later, in the middle of another step. Time stands still during the check whether the
      // first budget has ended.
      try setTime("pause", budget: nil)
      if !hasStopped() { try setTime(policy, budget: nil) }
    }
    try begin()
    var document = navigations
    while try !page.wait(until: .now + .milliseconds(300), for: hasStopped) {
      if navigations > document {
        // The clock of a document that no longer exists reports nothing.
        document = navigations
        try begin()
        continue
      }
      let waited = start.duration(to: .now) / .seconds(1)
      if page.activity.hasLoaded, page.activity.hasNoRequests, policy != "advance" {
        // A stream or a long poll is open. It may never end, so time continues without it.
        try goOnWithoutRequests()
      } else if waited > LiveSession.longestWait, policy != "advance" {
        page.note("requests have no response after \(LiveSession.longestWait.json) s; time continues without them")
        waitsForNetwork = false
        try goOnWithoutRequests()
      } else if policy == "advance" || page.activity.hasNoRequests, try limit.hasPassed() {
        throw LiveSession.endless
      }
    }
  }

  /// Sets how the page's clock advances. With a budget, in milliseconds, the clock stops when the budget is used up,
  /// and the browser sends an event.
  private func setTime(_ policy: String, budget: Double?) throws(BrowserError) {
    var parameters: [(String, JSONValue)] = [("policy", .string(policy))]
    // How many tasks may run at one time before the time advances.
    if policy != "pause" { parameters.append(("maxVirtualTimeTaskStarvationCount", 100_000)) }
    if let budget { parameters.append(("budget", .number(budget))) }
    try finish(page.send("Emulation.setVirtualTimePolicy", .object(parameters)))
  }

  // MARK: Rendering

  /// Waits until a frame has been rendered, because observers are notified then. Takes about 20 ms of the real clock,
  /// and none of the page's.
  func showFrame() throws(BrowserError) {
    guard let world = try world(of: page.frame) else { return }
    let twice = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
    let command = page.send(
      "Runtime.evaluate",
      ["expression": .string(twice), "contextId": .whole(world), "awaitPromise": .bool(true)])
    try finish(command)
  }

  /// Advances animations.
  ///
  /// - Returns: the time until the next animation ends, in milliseconds; nil where none is running.
  private func animate(_ milliseconds: Double) throws(BrowserError) -> Double? {
    var first: Double?
    for frame in try frames() {
      guard let rest = try ask("aloud.animate(\(milliseconds.json))", in: frame)?.asNumber, rest >= 0 else { continue }
      first = min(first ?? rest, rest)
    }
    return first
  }

  private func passAnimations(_ milliseconds: Double, _ end: Double) throws(BrowserError) {
    animationRest = try animate(milliseconds)
    // Pages get the event for the end of an animation with the next frame; then they may start another one.
    guard end <= milliseconds else { return }
    try showFrame()
    if dialog == nil { animationRest = try animate(0) }
  }
}
