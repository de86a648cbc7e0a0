internal import AloudReader
internal import AloudTree

/// The text of a legend about a stop.
struct StopText {
  /// Its place in VoiceOver's reading order, from 0.
  let rank: Int
  /// The element.
  let main: String
  /// Cues and hint, as they follow.
  let rest: String
  /// The facts that the picture cannot show; nil for none.
  let remark: String?

  init(_ stop: Reading.Stop, _ picture: ScreenPicture) {
    rank = stop.rank
    let text = stop.text.printable
    let main = stop.description.printable
    self.main = text.hasPrefix(main) ? main : text
    var rest = text.hasPrefix(main) ? text.dropFirst(main.count) : ""
    while let first = rest.first, first == "," || first == " " { rest.removeFirst() }
    self.rest = String(rest)
    remark = StopText.remark(stop.rank, picture)
  }

  init(_ stop: ScreenPicture.Visit.Stop, _ picture: ScreenPicture) {
    rank = stop.rank
    main = stop.name.printable
    rest = stop.note.printable
    remark = StopText.remark(stop.rank, picture)
  }

  private static func remark(_ rank: Int, _ picture: ScreenPicture) -> String? {
    picture.layout.place(ofRank: rank) == nil ? picture.words.outOfSight : nil
  }
}
