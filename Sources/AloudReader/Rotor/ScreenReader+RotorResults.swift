internal import AloudSpeech
public import AloudTree

extension ScreenReader {
  /// The custom rotors of a node, each with its name and the words for its results.
  ///
  /// A result is told by its element's description, or by the stretch of its text.
  ///
  /// - Complexity: O(nodes + results).
  public func rotorResults(of id: NodeID) -> [(name: String, results: RotorResults<String>)] {
    let rotors = narrator.tree[id].details.rotors
    guard !rotors.isEmpty else { return [] }
    let ids = narrator.tree.idsByIdentifier()
    return rotors.map { rotor in
      let items = rotor.items.filter { ids[$0.id] != nil }
      let places = RotorResults<Int> { current, direction in
        let next = current.map { $0 + (direction == .next ? 1 : -1) } ?? (direction == .next ? 0 : -1)
        return items.indices.contains(next) ? next : nil
      }
      let texts = places.mapped { place in ids[items[place].id].map { text(of: items[place], at: $0) } ?? "" }
      return (narrator.name(of: rotor), texts)
    }
  }

  private func text(of item: CustomRotor.Item, at id: NodeID) -> String {
    guard let rank = rankOfStop(id) else { return narrator.tree[id].label?.string ?? "" }
    guard let range = item.range else { return renderer.description(narrator.utterance(atRank: rank)) }
    let text = Array(textInput(id) == nil ? narrator.text(atRank: rank) : self.text(of: id))
    return String(text[range.clamped(to: 0..<text.count)])
  }
}
