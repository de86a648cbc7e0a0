package import AloudBase

extension Finding {
  /// The finding as JSON. Other programs rely on this format.
  ///
  /// - Parameters:
  ///   - language: the language of messages.
  ///   - places: the places in the file to which paths refer; a path without a place has no member `place`.
  /// - Returns: an object.
  package func json(in language: Wording.Language, _ places: [String: FilePlace]) -> JSONValue {
    let members: JSONValue = [
      "rule": .string(rule), "severity": .string(severity.rawValue), "id": .string(id), "path": .string(path),
      "message": .string(message[language]), "fix": .string(fix[language]), "references": .strings(references),
      "utterance": .string(utterance),
    ]
    return members + .member("place", places[path].map { .place($0) })
      + .member("selector", selector.map { .string($0) }) + severalPlaces(in: language, places)
  }

  /// The members `count` and `places`; none for a finding with one place.
  package func severalPlaces(in language: Wording.Language, _ places: [String: FilePlace]) -> JSONValue {
    guard self.places.count > 1 else { return [:] }
    return ["count": .whole(self.places.count), "places": .list(self.places.map { json($0, in: language, places) })]
  }

  /// The message is left out where it is that of the finding.
  private func json(_ place: Place, in language: Wording.Language, _ places: [String: FilePlace]) -> JSONValue {
    let head: JSONValue = [
      "id": .string(place.id), "path": .string(place.path), "utterance": .string(place.utterance),
    ]
    return head + .member("message", place.message == message ? nil : .string(place.message[language]))
      + .member("place", places[place.path].map { .place($0) })
      + .member("selector", place.selector.map { .string($0) })
  }
}
