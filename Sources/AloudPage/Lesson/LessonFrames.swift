package import Aloud

/// The screens of a run, drawn while it goes on: a picture that comes again is kept once.
///
///     var frames = LessonFrames()
///     let run = try script.runUntilError(on: document, didPerform: { frames.add($0) })
package struct LessonFrames: Sendable {
  /// The screen as a step has left it.
  struct Frame: Sendable {
    /// Its place in ``LessonFrames/pictures``.
    let picture: Int
    /// The frame of the cursor; nil where there is none.
    let cursor: AloudTree.Frame?
    /// When the step was over.
    let time: Instant
  }

  struct Picture: Sendable {
    /// The content of an `<svg>`, without the cursor.
    let content: String
    let bounds: AloudTree.Frame
  }

  private(set) var frames: [Frame] = []
  private(set) var pictures: [Picture] = []
  private var places: [String: Int] = [:]

  package init() {}

  /// Adds the screen as it is after a step.
  ///
  /// - Complexity: O(nodes of the screen).
  package mutating func add(_ simulator: Simulator) {
    var options = ScreenPicture.Options.stage
    options.cursor = false
    let picture = ScreenPicture(simulator.reader, options: options)
    let content = LessonFrames.inside(of: picture.svg)
    let bounds = picture.layout.bounds
    // The same drawing may be seen in another extent.
    let key = "\(bounds) \(content)"
    let place = places[key] ?? pictures.count
    if place == pictures.count {
      places[key] = place
      pictures.append(Picture(content: content, bounds: bounds))
    }
    frames.append(Frame(picture: place, cursor: picture.layout.cursor, time: simulator.time))
  }

  /// The text between the tags of an element.
  private static func inside(of svg: String) -> String {
    guard let start = svg.firstIndex(of: ">"), let end = svg.lastIndex(of: "<"), start < end else { return "" }
    return String(svg[svg.index(after: start)..<end])
  }
}
