internal import AloudBase
public import AloudReader
internal import AloudSpeech
internal import AloudTree

/// A screen as a picture: every stop to scale.
///
///     ScreenPicture(reader).svg                    // with numbers in reading order, and what is said at each stop
///     ScreenPicture(reader, options: .stage).svg   // the screen alone, with the cursor
///
/// The picture is SVG without scripts, fonts or files, and accessible: with a title, a description and a list.
public struct ScreenPicture: Sendable {
  let reader: ScreenReader
  let options: Options
  let words: PictureWords
  /// The layout.
  public let layout: ScreenLayout

  /// - Complexity: O(n log n) in the stops.
  public init(_ reader: ScreenReader, options: Options = Options()) {
    self.reader = reader
    self.options = options
    words = PictureWords(options.language)
    layout = ScreenLayout(reader, below: options.screenshot)
  }

  /// The picture as an element `<svg>`.
  ///
  /// - Complexity: O(nodes).
  public var svg: String {
    var writer = SVGWriter()
    let legend = options.utterances ? PictureLegend(self) : nil
    let bounds = legend?.bounds ?? layout.bounds
    let isNamed = !options.isDecorative
    let isRoot = isNamed && !isLinkedImage
    writer.add(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "aloud",
        "viewBox": bounds.viewBox, "width": bounds.width.svg, "height": bounds.height.svg,
        "lang": isNamed ? words.language : "", "role": isRoot ? (isImage ? "img" : "group") : "",
        "aria-labelledby": isRoot ? titleID : "", "aria-describedby": isRoot ? descriptionID : "",
        "aria-hidden": isNamed ? "" : "true",
      ]
    ) { writer in
      if isRoot { addNames(&writer) }
      if options.hasStyle { writer.add("style", text: ScreenPicture.styleSheet(options.theme)) }
      if legend != nil {
        writer.drawBox(bounds, class: "page")
        writer.drawBox(layout.bounds.grown(by: 1), radius: 2, class: "screen line", lineWidth: 1)
      }
      if isLinkedImage {
        writer.add("g", ["role": "img", "aria-labelledby": titleID, "aria-describedby": descriptionID]) { writer in
          addNames(&writer)
          drawHiddenScreen(&writer)
        }
        writer.add("g", ["aria-hidden": "true"]) { drawNumbers(&$0) }
      } else if isNamed {
        drawHiddenScreen(&writer)
      } else {
        drawScreen(&writer)
      }
      legend?.draw(&writer)
      drawMarks(&writer)
    }
    return writer.text
  }

  private var isImage: Bool { !options.utterances && options.marks.isEmpty }

  /// True for an image with numbers that are links. For assistive technology, nothing in an image is a link, so they stand
  /// beside it.
  private var isLinkedImage: Bool { isImage && !options.isDecorative && options.numbers && options.hasLinks }

  private var titleID: String { "\(options.prefix)-title" }
  private var descriptionID: String { "\(options.prefix)-desc" }

  private func addNames(_ writer: inout SVGWriter) {
    writer.add("title", ["id": titleID], text: title)
    writer.add("desc", ["id": descriptionID], text: description)
  }

  /// Draws the screen so that assistive technology passes over it.
  private func drawHiddenScreen(_ writer: inout SVGWriter) {
    writer.add("g", ["id": options.screenID ?? "", "aria-hidden": "true"]) { drawScreen(&$0) }
  }

  /// The name of the screen, and the number of stops.
  private var title: String {
    let name = options.title.map { PictureWords.filled(words.picture, $0.printable) } ?? words.screen
    return "\(name): \(countText)"
  }

  private var description: String {
    var text = options.numbers ? numbersDescription : words.describesMarks
    if options.hidden, !hiddenParts.isEmpty { text += " \(words.describesHidden)" }
    return text
  }

  private var numbersDescription: String {
    guard let visit = options.visit else { return words.description }
    return visit.showsCosts ? words.describesCosts : words.describesVisit
  }

  /// The levels of cost that the picture shows, the least first.
  var costLevels: [CostLevel] {
    let levels = Set(options.visit?.stops.compactMap { $0.cost.map { CostLevel($0) } } ?? [])
    return CostLevel.allCases.filter { levels.contains($0) }
  }

  /// The number of VoiceOver's stops, after that of the other technology if there is one.
  var countText: String {
    let count = reader.narrator.stopCount
    guard let visit = options.visit else { return words.count(ofStops: count) }
    return PictureWords.filled(words.visited, visit.name, "\(visit.stops.count)", "\(count)")
  }

  private func drawScreen(_ writer: inout SVGWriter) {
    let hidden = options.hidden ? hiddenParts : []
    if !hidden.isEmpty { defineHatching(&writer) }
    if let screenshot = options.screenshot {
      drawScreenshot(screenshot, &writer)
      for id in hidden { drawHidden(id, &writer) }
    } else if options.outlines {
      drawOutlines(&writer)
    } else {
      drawStage(hidden: hidden, &writer)
    }
    if let top = layout.listTop, layout.bounds.height > 0, options.numbers || options.utterances {
      writer.write(
        words.withoutFrame, at: ScreenPoint(x: layout.bounds.x + 16, y: top - 12), size: 13, class: "quiet bold")
    }
    if options.groups { drawGroups(&writer) }
    if options.numbers, costLevels.isEmpty { drawOrder(&writer) }
    if options.cursor, let cursor = layout.cursor { writer.drawCursor(cursor) }
    if options.numbers, !isLinkedImage { drawNumbers(&writer) }
  }

  /// Draws all outlines as one path.
  private func drawOutlines(_ writer: inout SVGWriter) {
    writer.drawBox(layout.bounds, class: "screen")
    writer.add("path", ["class": "edge", "d": layout.outlines, "fill": "none", "stroke-width": "0.75"])
  }

  private func drawScreenshot(_ screenshot: Screenshot, _ writer: inout SVGWriter) {
    writer.drawBox(layout.bounds, class: "screen")
    let frame = ScreenLayout.frame(of: screenshot, on: reader.screenFrame)
    writer.add(
      "image",
      [
        "href": screenshot.address, "x": frame.x.svg, "y": frame.y.svg, "width": frame.width.svg,
        "height": frame.height.svg, "preserveAspectRatio": "none",
      ])
    // Stops that are not on the screenshot are drawn.
    for place in layout.places where place.isListed { ElementDrawing(reader, place).draw(&writer) }
  }
}
