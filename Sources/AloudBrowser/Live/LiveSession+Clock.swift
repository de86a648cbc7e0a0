internal import AloudTree

extension LiveSession {
  /// How much time passes on the page's clock after an action of the user, in milliseconds, so that timers without a
  /// delay and promises run before VoiceOver looks at the element again. Source: assumed; a person notices about a
  /// tenth of a second.
  private static let aftermath = 50.0
  /// How much time passes on the page's clock after its load event, in milliseconds, while scripts build the page.
  private static let building = 500.0
  /// How long requests may wait for their answer, in seconds of the real clock.
  private static let patience = 10.0

  /// Lets time pass on the page's clock: timers run at their times, and the answers to requests are waited for.
  ///
  /// Does nothing while a dialog is open; the rest of the time, in milliseconds, passes when it is closed.
  func advance(_ milliseconds: Double) throws(BrowserError) {
    var rest = milliseconds
    while rest > 0 {
      guard dialog == nil, trouble == nil else { return heldTime = (heldTime ?? 0) + rest }
      // Animations end at their time, not after it.
      let piece = min(rest, max(animationRest ?? rest, 1))
      try run(piece)
      rest -= piece
      time += piece
      if let end = animationRest, dialog == nil { try passAnimations(piece, end) }
    }
  }

  /// Lets what a user has done take effect.
  func settle() throws(BrowserError) {
    if dialog == nil { animationRest = try animate(0) }
    try advance(LiveSession.aftermath)
    try followDocuments()
    if flags.contains("o") { try tellObservers() }
  }

  /// Shows a frame of the screen, and lets the page take what its observers are told then.
  private func tellObservers() throws(BrowserError) {
    guard dialog == nil else { return }
    try showFrame()
    try advance(1)
  }

  /// Waits until the page has loaded, and lets it build itself.
  func load() throws(BrowserError) {
    let deadline = ContinuousClock.now + .seconds(BrowserPage.patience)
    while !page.activity.hasLoaded, dialog == nil, trouble == nil {
      try run(LiveSession.aftermath)
      guard ContinuousClock.now < deadline else {
        throw BrowserError(.restless, "the page has not loaded within \(BrowserPage.patience.json) s")
      }
    }
    try advance(LiveSession.building)
    try followDocuments()
    try tellObservers()
  }

  /// A page that goes on to another one is waited for.
  private func followDocuments() throws(BrowserError) {
    while dialog == nil, trouble == nil, !page.activity.hasLoaded { try load() }
  }

  private func run(_ milliseconds: Double) throws(BrowserError) {
    let count = expired
    let start = ContinuousClock.now
    var policy = waitsForNetwork ? "pauseIfNetworkFetchesPending" : "advance"
    func begin() throws(BrowserError) { try setTime(policy, budget: milliseconds) }
    func hasStopped() -> Bool { expired > count || dialog != nil || trouble != nil }
    func goOnWithoutRequests() throws(BrowserError) {
      policy = "advance"
      // A second budget would end later, in the middle of another step. Time stands still while we look whether the first has ended.
      try setTime("pause", budget: nil)
      if !hasStopped() { try setTime(policy, budget: nil) }
    }
    try begin()
    var document = navigations
    while try !page.wait(until: .now + .milliseconds(300), for: hasStopped) {
      if navigations > document {
        // The clock of a document that has gone no longer reports.
        document = navigations
        try begin()
        continue
      }
      let waited = start.duration(to: .now) / .seconds(1)
      if page.activity.hasLoaded, page.activity.hasNoRequests, policy != "advance" {
        // A stream or a long poll is open. It may never end, so time goes on without it.
        try goOnWithoutRequests()
      } else if waited > LiveSession.patience, policy != "advance" {
        page.note("requests have no response after \(LiveSession.patience.json) s; time continues without them")
        waitsForNetwork = false
        try goOnWithoutRequests()
      } else if waited > LiveSession.thinking, policy == "advance" || page.activity.hasNoRequests {
        throw LiveSession.endless
      }
    }
  }

  /// Sets how the page's clock goes on; with a budget, in milliseconds, it stops when that is used up, and tells.
  private func setTime(_ policy: String, budget: Double?) throws(BrowserError) {
    var parameters: [(String, JSONValue)] = [("policy", .string(policy))]
    // How many tasks may run at one time before time goes on.
    if policy != "pause" { parameters.append(("maxVirtualTimeTaskStarvationCount", 100_000)) }
    if let budget { parameters.append(("budget", .number(budget))) }
    try finish(page.send("Emulation.setVirtualTimePolicy", .object(parameters)))
  }

  // MARK: Frames of the screen

  /// Waits until a frame has been drawn, since observers are told then. Takes about 20 ms of the real clock, none of the page's.
  func showFrame() throws(BrowserError) {
    guard let world = try world(of: page.frame) else { return }
    let twice = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
    let command = page.send(
      "Runtime.evaluate",
      ["expression": .string(twice), "contextId": .whole(world), "awaitPromise": .bool(true)])
    try finish(command)
  }

  /// Moves animations on.
  ///
  /// - Returns: when the next one ends, in milliseconds; nil where none runs.
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
    // Pages are told of an end with the next frame; what they do then may begin another one.
    guard end <= milliseconds else { return }
    try showFrame()
    if dialog == nil { animationRest = try animate(0) }
  }
}
