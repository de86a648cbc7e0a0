internal import Aloud
internal import AloudExplorer

/// What VoiceOver can say while somebody walks an app. It is found by walking: to each stop, with each gesture and each
/// option of the rotor there, on each state of the app that this leads to.
struct AppSpeech {
  /// A text as a voice says it.
  struct Text: Hashable {
    let text: String
    let language: String
    let pitch: Double?

    init(_ fragment: Fragment) {
      (text, language, pitch) = (fragment.text, fragment.language, fragment.prosody?.pitch)
    }
  }

  /// What is said, in the order in which it was found.
  private(set) var fragments: [Fragment] = []
  /// False if the app can do more than was tried.
  private(set) var isComplete = true
  private var known: Set<Text> = []
  private var trees: [Tree] = []
  /// The screen from which a gesture is tried.
  private var current: Tree?
  private var hasMoreStates = false
  /// What the stops of all states say.
  private var lines: Set<String> = []
  /// The states in which a stop says something new, and the others, which are walked later.
  private var waiting: (new: [State], other: [State]) = ([], [])
  /// The labels whose characters were heard.
  private var spelled: Set<String> = []
  private var steps = 0
  /// The step that led to the last new text.
  private var lastNew = 0
  private let mostSteps: Int

  private struct State {
    let simulator: Simulator
    /// True if something was typed on the way there. A second letter leads to nothing new.
    let hasTyped: Bool
  }

  /// The number of gestures after which the search ends: seconds.
  static let usualSteps = 30_000
  /// The number of gestures without a new text after which the search ends.
  private static let patience = 5_000
  /// The number of nodes on all screens that are kept, because each new screen is compared with them.
  private static let mostNodes = 200_000
  /// The number of items or characters to which one option of the rotor leads.
  private static let longestTurn = 120
  private static let tried: [ScreenReader.Gesture] = [
    .doubleTap, .tripleTap, .doubleTapAndHold, .swipeUp, .swipeDown, .twoFingerDoubleTap, .scrub, .threeFingerTap,
    .threeFingerSwipeUp, .threeFingerSwipeDown, .threeFingerSwipeLeft, .threeFingerSwipeRight,
  ]

  /// Walks an app from its start.
  ///
  /// - Complexity: O(steps · the work of a gesture).
  init(_ simulator: Simulator, mostSteps: Int = AppSpeech.usualSteps) {
    self.mostSteps = mostSteps
    var start = simulator
    hear(start.start())
    hear(start.wait(seconds: 10))
    find(start, hasTyped: false)
    // The states nearest to the start come first, because there may be too many.
    while !isOver, let state = next() { walk(state) }
    isComplete = steps < mostSteps && !hasMoreStates
  }

  /// Takes the next state.
  private mutating func next() -> State? {
    if !waiting.new.isEmpty { return waiting.new.removeFirst() }
    return waiting.other.isEmpty ? nil : waiting.other.removeFirst()
  }

  /// Adds what is said in a script.
  mutating func hear(_ run: ScriptRun) { for step in run.steps { hear(step.occurrences) } }

  private mutating func hear(_ occurrences: [Simulator.Occurrence]) {
    for case .utterance(let speech) in occurrences.map(\.event) where !speech.isSilent {
      for fragment in speech.fragments where known.insert(Text(fragment)).inserted {
        fragments.append(fragment)
        lastNew = steps
      }
    }
  }

  private var isOver: Bool { steps >= mostSteps || steps - lastNew > AppSpeech.patience }

  /// Performs a gesture, and hears what follows.
  ///
  /// - Returns: what is said; nil if the gesture leads nowhere.
  @discardableResult
  private mutating func perform(_ gesture: ScreenReader.Gesture, _ simulator: inout Simulator) -> String? {
    guard !isOver else { return nil }
    steps += 1
    let happened = simulator.perform(gesture)
    hear(happened)
    guard !happened.contains(where: \.event.tellsNoEffect) else { return nil }
    var said = ""
    for case .utterance(let speech) in happened.map(\.event) { said += simulator.text(of: speech) }
    return said
  }

  /// Keeps a state for later, if its screen is new.
  private mutating func find(_ simulator: Simulator, hasTyped: Bool) {
    let tree = simulator.reader.narrator.tree
    // Most gestures change nothing, and a tree is compared with itself at once.
    guard tree != current, !trees.contains(tree) else { return }
    guard trees.count < max(20, AppSpeech.mostNodes / max(tree.nodes.count, 1)) else {
      hasMoreStates = true
      return
    }
    trees.append(tree)
    let state = State(simulator: simulator, hasTyped: hasTyped)
    let isNew = !simulator.reader.reading().filter { lines.insert($0.text).inserted }.isEmpty
    if isNew { waiting.new.append(state) } else { waiting.other.append(state) }
  }

  // MARK: One state

  private mutating func walk(_ state: State) {
    var simulator = state.simulator
    current = simulator.reader.narrator.tree
    perform(.fourFingerTapTop, &simulator)
    turnRotor(simulator)
    open(.twoFingerTripleTap, simulator)
    open(.twoFingerQuadrupleTap, simulator)
    repeat {
      tryGestures(simulator, state.hasTyped)
      spell(simulator)
    } while perform(.swipeRight, &simulator) != nil
    while perform(.swipeLeft, &simulator) != nil {}
  }

  private mutating func tryGestures(_ simulator: Simulator, _ hasTyped: Bool) {
    for gesture in AppSpeech.tried {
      var copy = simulator
      guard let said = perform(gesture, &copy) else { continue }
      find(copy, hasTyped: hasTyped)
      if gesture == .swipeDown { goOn(copy, after: said, hasTyped) }
    }
    var typing = simulator
    if !typing.reader.isEditing { perform(.doubleTap, &typing) }
    guard typing.reader.isEditing, !hasTyped, perform(.type("a"), &typing) != nil else { return }
    find(typing, hasTyped: true)
  }

  /// Goes through custom actions, or the values of an adjustable, up to one that was there, and does each.
  private mutating func goOn(_ simulator: Simulator, after first: String, _ hasTyped: Bool) {
    var simulator = simulator
    var heard: Set = [first]
    for _ in 0..<AppSpeech.longestTurn {
      var copy = simulator
      if perform(.doubleTap, &copy) != nil { find(copy, hasTyped: hasTyped) }
      guard let said = perform(.swipeDown, &simulator), heard.insert(said).inserted else { return }
    }
  }

  /// Goes through all that each option of the rotor leads to.
  private mutating func turnRotor(_ simulator: Simulator) {
    for name in simulator.reader.rotorNames {
      var copy = simulator
      guard perform(.rotor(name), &copy) != nil else { continue }
      repeated(.swipeDown, &copy)
      repeated(.swipeUp, &copy)
    }
  }

  /// Hears the characters, words and lines of the stop.
  private mutating func spell(_ simulator: Simulator) {
    let reader = simulator.reader
    guard let focus = reader.focus else { return }
    let node = reader.narrator.tree[focus]
    let text = (node.label?.string ?? "") + "\n" + (node.reportedValue?.string ?? "")
    guard spelled.insert(text).inserted else { return }
    for unit in [ScreenReader.RotorOption.characters, .words, .lines] {
      var copy = simulator
      guard perform(.rotor(reader.name(of: unit)), &copy) != nil else { continue }
      repeated(.swipeDown, &copy)
    }
  }

  /// Opens a layer over the screen, and goes through its items.
  private mutating func open(_ gesture: ScreenReader.Gesture, _ simulator: Simulator) {
    var copy = simulator
    guard perform(gesture, &copy) != nil else { return }
    repeated(.swipeRight, &copy)
  }

  private mutating func repeated(_ gesture: ScreenReader.Gesture, _ simulator: inout Simulator) {
    for _ in 0..<AppSpeech.longestTurn { if perform(gesture, &simulator) == nil { return } }
  }
}
