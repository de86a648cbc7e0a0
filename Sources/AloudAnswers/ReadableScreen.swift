package import AloudBase
package import AloudImport
package import AloudReader
package import AloudSpeech
package import AloudTree

/// A screen that was read from somewhere, and a reader on it.
package struct ReadableScreen {
  package let document: Document
  package let screen: Document.Screen
  package let reader: ScreenReader
  package let profile: Profile
  /// The imported screen; nil where there is no file, such as for a page that was opened here.
  package let imported: ImportedScreen?
  /// The texts that the reading does not contain, by the offset of the node that stands for them.
  private var leftOut: [Int: [LeftOut]] = [:]

  /// - Parameters:
  ///   - document: the document.
  ///   - screen: one of its screens.
  ///   - options: how it is read.
  ///   - imported: the file that the document was read from, if its places and what it left out are of interest.
  package init(
    _ document: Document, screen: Document.Screen, options: ReaderOptions, imported: ImportedScreen? = nil
  ) {
    (self.document, self.screen, self.imported) = (document, screen, imported)
    profile = options.profile
    reader = ScreenReader(document, screen: screen, options: options)
    for item in imported?.leftOut ?? [] {
      if let offset = item.fileOffset { leftOut[offset, default: []].append(item) }
    }
  }

  /// The texts of the dump that this stop hides, or that would belong to a container whose label is said here.
  package func leftOut(at stop: Reading.Stop) -> [LeftOut] {
    guard !leftOut.isEmpty else { return [] }
    let containers = stop.utterance.fragments.map { $0.node }.filter { $0 != stop.node }
    return ([stop.node] + containers).flatMap { screen.tree[$0].fileOffset.value.flatMap { leftOut[$0] } ?? [] }
  }

  /// The places of the stops in the file.
  package func places(of reading: Reading) -> [NodeID: FilePlace] {
    guard let imported else { return [:] }
    var places = FilePlaces(imported)
    var found: [NodeID: FilePlace] = [:]
    for rank in 0..<reading.count {
      let node = reading.node(atRank: rank)
      found[node] = places[node, in: screen.tree]
    }
    return found
  }
}

extension Document {
  /// A screen, by its key or its name.
  ///
  /// - Throws: the reason why there is none, with the existing screens.
  package func existing(screen name: String) throws(Missing) -> Screen {
    if let found = screen(named: name) { return found }
    let names = screens.compactMap { $0.key ?? $0.name }
    let quoted = names.map { "\"\($0.printable)\"" }.joined(separator: ", ")
    let there: Message =
      switch names.count {
      case 0: "its only screen has no name"
      case 1: "its only screen is \(quoted)"
      default: "there are \(quoted)"
      }
    throw Missing(
      message: "there is no screen \"\(name.printable)\"; \(there)\(suggestion(for: name, among: names).printable)")
  }

  /// The reason why a document lacks what was asked for.
  package struct Missing: Error {
    package let message: Message
  }
}
