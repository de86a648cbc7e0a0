internal import AloudBase
import AloudTree

extension ImportedScreen {
  /// Applies overlays to the screen, one after another. An overlay can refer to what an earlier one has named.
  ///
  /// - Parameters:
  ///   - overlays: the overlays; an empty list changes nothing.
  ///   - readFile: reads the file of a further screen, whose path an overlay contains, and returns its name in reports.
  ///     Without it, such overlays are refused.
  /// - Returns: a screen whose document has the changes.
  /// - Throws: ``OverlayError`` with each place at which an overlay does not match.
  /// - Complexity: O(nodes × items of the overlays).
  public func with(
    _ overlays: [Overlay],
    readFile: ScreenFileReader = { path throws(ImportError) in throw .unreadableHere(path) }
  ) throws(OverlayError) -> ImportedScreen {
    guard !overlays.isEmpty else { return self }
    var layered = LayeredDocument(self)
    for overlay in overlays { layered.lay(overlay, readFile) }
    var screen = self
    screen.otherTexts = layered.otherTexts
    screen.document = try layered.document(overlays)
    return screen
  }

  /// Reads the screen in a file, and returns it with its name in reports.
  public typealias ScreenFileReader = (_ path: String) throws(ImportError) -> (screen: ImportedScreen, name: String)
}

/// A document while overlays are applied to it.
private struct LayeredDocument {
  /// The maximum number of misfits for which similar nodes are searched; people do not read more.
  private static let mostSearches = 20

  private let base: Document
  private var facts: DocumentFacts
  private var layers: [ScreenLayer]
  private(set) var otherTexts: [String: ScreenText] = [:]
  private var misfits: [OverlayError.Misfit] = []
  /// The places in the overlay that is being applied, once it has a misfit.
  private var places: ProblemPlaces?

  init(_ screen: ImportedScreen) {
    base = screen.document
    facts = DocumentFacts(base)
    otherTexts = screen.otherTexts
    layers = base.screens.map { ScreenLayer($0) }
  }

  mutating func lay(_ overlay: Overlay, _ readFile: ImportedScreen.ScreenFileReader) {
    do throws(JSONProblem) {
      for (key, value) in overlay.facts { try facts.set(key, to: value) }
    } catch {
      add(error, overlay)
    }
    for screen in overlay.screens { lay(screen, of: overlay, readFile) }
  }

  private mutating func lay(_ screen: ScreenOverlay, of overlay: Overlay, _ readFile: ImportedScreen.ScreenFileReader) {
    do throws(JSONProblem) {
      guard let index = try index(of: screen, in: overlay, readFile) else { return }
      if let name = screen.parts.name { layers[index].screen.name = name }
      layers[index].screen.behaviors.effects.merge(screen.parts.behaviors.effects) { $1 }
      layers[index].screen.ignored += screen.parts.ignored
      for node in screen.nodes {
        do {
          try node.apply(to: &layers[index], tellsNearest: misfits.count < LayeredDocument.mostSearches)
        } catch {
          add(error, overlay)
        }
      }
    } catch {
      add(error, overlay)
    }
  }

  /// The index of the screen, which may be a new one.
  private mutating func index(
    of screen: ScreenOverlay, in overlay: Overlay, _ readFile: ImportedScreen.ScreenFileReader
  ) throws(JSONProblem) -> Int? {
    guard let key = screen.key else { return 0 }
    let known = layers.firstIndex { $0.screen.key == key }
    if known != nil, screen.isNew {
      throw screen.place.keyProblem("the screen \"\(key)\" already exists; change its nodes with \"nodes\"")
    }
    if let file = screen.file {
      do throws(ImportError) {
        let (added, name) = try readFile(file)
        otherTexts[key] = ScreenText(format: added.format, source: added.source, file: name, isWholeFile: true)
        let first = added.document.firstScreen
        return add(key, first.tree, name: first.name)
      } catch {
        throw (screen.place.asObject?.member("file") ?? screen.place).problem(error.told(file: nil))
      }
    }
    if screen.parts.elements != nil {
      otherTexts[key] = ScreenText(format: .aloud, source: overlay.source, file: overlay.name)
      return add(key, try screen.parts.tree(), name: nil)
    }
    guard known == nil else { return known }
    let keys = layers.compactMap { $0.screen.key }
    let there: Message = keys.isEmpty ? "" : "; there are \(quoted(keys))"
    throw screen.place.keyProblem("there is no screen \"\(key)\"\(there); a new screen needs \"file\" or \"elements\"")
  }

  private mutating func add(_ key: String, _ tree: Tree, name: String?) -> Int {
    layers.append(ScreenLayer(Document.Screen(key: key, name: name, tree: tree)))
    return layers.count - 1
  }

  private mutating func add(_ problem: JSONProblem, _ overlay: Overlay) {
    let json = problem.place.text
    if places?.json !== json { places = ProblemPlaces(overlay.source, json) }
    if let error = places?.error(problem) { misfits.append(OverlayError.Misfit(overlay: overlay.name, error: error)) }
  }

  // MARK: The resulting document

  consuming func document(_ overlays: [Overlay]) throws(OverlayError) -> Document {
    guard misfits.isEmpty else { throw OverlayError(misfits: misfits) }
    var screens = layers.map { $0.screen }
    screens[1...].sort { ($0.key ?? "") < ($1.key ?? "") }
    do throws(TreeError) {
      var document = try facts.document(screens: screens)
      document.session = base.session
      return document
    } catch {
      throw OverlayError(misfits: [misfit(error, overlays)])
    }
  }

  /// Finds the overlay with an id or a screen that does not exist; this is known only after all overlays have been
  /// applied.
  private func misfit(_ error: TreeError, _ overlays: [Overlay]) -> OverlayError.Misfit {
    for layer in layers {
      let places = NodePlaces(layer.screen)
      for (id, place) in layer.notes.reversed() {
        let path = places.path(of: id)
        let isHere = error.path == path || error.path.hasPrefix(path + ".")
        guard isHere, let overlay = overlays.last(where: { $0.has(place) }) else { continue }
        return overlay.misfit(error, at: place, rest: String(error.path.dropFirst(path.count)))
      }
    }
    let overlay = overlays.last { $0.hasPath(error.path) } ?? overlays[overlays.count - 1]
    return overlay.misfit(error, at: nil, rest: error.path)
  }
}

extension Overlay {
  fileprivate func has(_ place: JSONPlace) -> Bool { source.json === place.text }

  /// True where the overlay itself contains the value at a path of the document.
  fileprivate func hasPath(_ path: String) -> Bool {
    guard let json = source.json else { return false }
    var paths = JSONPaths(json)
    return paths.place(of: path).map { paths.path(to: $0) } == path
  }

  /// An error of the document at the place in the overlay that caused it.
  fileprivate func misfit(_ error: TreeError, at place: JSONPlace?, rest: String) -> OverlayError.Misfit {
    guard let json = source.json else {
      return OverlayError.Misfit(overlay: name, error: ImportError(.invalid, error.message))
    }
    var paths = JSONPaths(json)
    let path = (place.map { paths.path(to: $0) } ?? "") + rest
    return OverlayError.Misfit(
      overlay: name, error: ImportError(TreeError(error.kind, at: path, error.message), in: source, json))
  }
}

extension ImportError {
  /// The error for a further screen where no files can be read.
  @usableFromInline
  static func unreadableHere(_ path: String) -> ImportError { ImportError(.invalid, "\(path) cannot be read here") }
}
