public import AloudReader
internal import AloudTree

/// A screen as a picture: every stop to scale.
///
///     ScreenPicture(reader).svg                    // with numbers in reading order, and what is said at each stop
///     ScreenPicture(reader, options: .stage).svg   // the screen alone, with the cursor
///
/// The picture is SVG without scripts, fonts or files of its own.
public struct ScreenPicture: Sendable {
  /// What the picture shows.
  public struct Options: Sendable {
    public var theme = Theme.automatic
    /// True where the picture has its style sheet in itself; else the page around it has ``ScreenPicture/styleSheet(_:)``.
    public var hasStyle = true
    /// True where assistive technology passes over the picture, since the page around it says what there is to say.
    public var isDecorative = false
    /// The cursor of VoiceOver, where the reader has it.
    public var cursor = true

    public init() {}

    /// The screen alone, for pages: without numbers, words around it, hidden parts or a style sheet; passed over by assistive
    /// technology. The cursor is the last element, `<g data-aloud="cursor">`.
    public static var stage: Options {
      var options = Options()
      options.hasStyle = false
      options.isDecorative = true
      return options
    }
  }

  let reader: ScreenReader
  let options: Options
  /// Where everything stands.
  public let layout: ScreenLayout

  /// - Parameters:
  ///   - reader: VoiceOver on the screen.
  ///   - options: what the picture shows.
  /// - Complexity: O(n log n) in the stops.
  public init(_ reader: ScreenReader, options: Options = Options()) {
    self.reader = reader
    self.options = options
    layout = ScreenLayout(reader)
  }

  /// The picture as an element `<svg>`.
  ///
  /// - Complexity: O(nodes).
  public var svg: String {
    var writer = SVGWriter()
    let bounds = layout.bounds
    let size = "\(bounds.x.svg) \(bounds.y.svg) \(bounds.width.svg) \(bounds.height.svg)"
    writer.add(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "aloud", "viewBox": size, "width": bounds.width.svg,
        "height": bounds.height.svg, "aria-hidden": options.isDecorative ? "true" : "",
      ]
    ) { writer in
      if options.hasStyle { writer.add("style", text: ScreenPicture.styleSheet(options.theme)) }
      StageDrawing(reader, layout).draw(&writer)
      if options.cursor, let cursor = layout.cursor { writer.drawCursor(around: cursor) }
    }
    return writer.text
  }
}
