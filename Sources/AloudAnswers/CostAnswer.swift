package import AloudBase
package import AloudScript

extension TaskCost {
  /// What `--cost` adds to JSON. Other programs rely on this format.
  package var json: JSONValue {
    [
      "gestures": .whole(gestures), "seconds": .seconds(seconds), "wordsHeard": .whole(wordsHeard),
      "wordsCutOff": .whole(wordsCutOff), "announcementsLost": .whole(announcementsLost), "jumps": .whole(jumps),
      "deadEnds": .whole(deadEnds),
    ]
  }
}
