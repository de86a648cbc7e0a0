internal import AloudReader
internal import AloudTree

/// What a legend tells of a stop.
struct StopText {
  /// What the element is.
  let main: String
  /// Cues and hint, as they follow.
  let rest: String
  /// What the picture cannot show; nil for nothing.
  let remark: String?

  init(_ stop: Reading.Stop, _ picture: ScreenPicture) {
    let text = stop.text.printable
    let main = stop.description.printable
    self.main = text.hasPrefix(main) ? main : text
    var rest = text.hasPrefix(main) ? text.dropFirst(main.count) : ""
    while let first = rest.first, first == "," || first == " " { rest.removeFirst() }
    self.rest = String(rest)
    remark = picture.layout.place(ofRank: stop.rank) == nil ? picture.words.outOfSight : nil
  }
}
