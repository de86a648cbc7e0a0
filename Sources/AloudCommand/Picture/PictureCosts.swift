import Aloud

extension ScreenPicture.Visit {
  /// What it costs to get to each stop from where the cursor is.
  ///
  /// - Parameters:
  ///   - reader: a reader on the screen.
  ///   - language: BCP-47; the language of the words that the picture adds to those of the screen.
  init(costsOn reader: ScreenReader, language: String) {
    let words = PictureWords(language)
    let reading = reader.reading()
    let stops = ScreenCosts(reader).stops.enumerated().map { rank, stop in
      Stop(
        rank: rank, name: reading[rank].description,
        note: words.reached(flicks: stop.flicks, seconds: stop.seconds?.swift),
        cost: stop.gestures.map { .gestures($0) } ?? .unreachable)
    }
    self.init(name: words.fewestGestures, stops: stops)
  }
}
