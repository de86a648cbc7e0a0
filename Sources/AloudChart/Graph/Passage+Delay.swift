extension AudioGraph.Passage {
  /// Puts silence before all that is heard.
  ///
  /// - Parameter seconds: how long it is.
  public mutating func delay(by seconds: Double) {
    duration += seconds
    for index in events.indices { events[index].time += seconds }
    for tone in tones.indices {
      for knot in tones[tone].knots.indices { tones[tone].knots[knot].time += seconds }
    }
    captions = captions.map { caption in
      var caption = caption
      caption.time = caption.time.lowerBound + seconds..<caption.time.upperBound + seconds
      return caption
    }
  }
}
