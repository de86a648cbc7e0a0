public import AloudTree

extension ScreenPicture {
  /// The options of a picture.
  public struct Options: Sendable {
    /// Light, dark, or as the system of the reader.
    public var theme = Theme.automatic
    /// The language (BCP-47) of the words around the screen; English if there are no words in that language.
    public var language = "en"
    /// The name of the picture; nil for the name of the screen.
    public var title: String?
    /// True to show the numbers of the stops in reading order, and their outlines.
    public var numbers = true
    /// True to show the legend beside the screen, with the utterance of each stop.
    public var utterances = true
    /// The technology whose stops have the numbers; nil is VoiceOver.
    public var visit: Visit?
    /// True to show the outlines of containers and groups.
    public var groups = true
    /// True to show the nodes that VoiceOver does not reach, hatched.
    public var hidden = true
    /// True to show the VoiceOver cursor of the reader.
    public var cursor = true
    /// The marks on the screen, such as findings.
    public var marks: [Mark] = []
    /// A picture of the real screen, which lies below in place of the drawn elements.
    public var screenshot: Screenshot?
    /// True for outlines alone, without texts: a small picture of a large screen.
    public var outlines = false
    /// The beginning of the ids of elements, so that several pictures can stand in one page.
    public var prefix = "aloud"
    /// The id of what is drawn of the screen itself, so that a page can show a part of it again; nil for none.
    public var screenID: String?
    /// True where the numbers are links to what the page around the picture says of the stops; their ids are those of
    /// ``ScreenPicture/stopID(_:prefix:)``. Only those who see the picture follow them: the page has links of its own.
    public var hasLinks = false
    /// True where the picture has its style sheet in itself; else the page around it has
    /// ``ScreenPicture/styleSheet(_:)``.
    public var hasStyle = true
    /// True where assistive technology passes over the picture, since the page around it says what there is to say.
    public var isDecorative = false

    /// The options of a picture with its numbers and its legend.
    public init() {}

    /// The screen alone, for pages: without numbers, words around it, hidden parts or a style sheet; passed over by
    /// assistive technology. The cursor is the last element: `<rect class="cursor" data-aloud="cursor">`.
    public static var stage: Options {
      var options = Options()
      (options.numbers, options.utterances, options.groups, options.hidden) = (false, false, false, false)
      options.hasStyle = false
      options.isDecorative = true
      return options
    }
  }

  /// The path of an assistive technology other than VoiceOver through a screen, or what each stop costs.
  public struct Visit: Sendable {
    /// The name of the technology, or of the figure.
    public var name: String
    /// The stops that it visits, in its order.
    public var stops: [Stop]
    /// The groups of the technology.
    public var groups: [NodeID]

    /// A path, with the groups that the technology highlights.
    public init(name: String, stops: [Stop], groups: [NodeID] = []) {
      self.name = name
      self.stops = stops
      self.groups = groups
    }

    /// A stop of VoiceOver that the technology visits, too.
    public struct Stop: Sendable {
      /// In VoiceOver's reading order, from 0.
      public var rank: Int
      /// The name of the element there.
      public var name: String
      /// Further words about it; empty for none.
      public var note: String
      /// What it takes to get there; nil for a path.
      public var cost: Cost?

      /// A stop by its rank for VoiceOver, with its name for the technology.
      public init(rank: Int, name: String, note: String = "", cost: Cost? = nil) {
        self.rank = rank
        self.name = name
        self.note = note
        self.cost = cost
      }
    }

    /// The gestures that lead to a stop. Its number in the picture is this one.
    public enum Cost: Equatable, Sendable {
      /// This number of gestures.
      case gestures(Int)
      /// No gesture leads there.
      case unreachable
    }

    /// True for a picture of costs.
    var showsCosts: Bool { stops.contains { $0.cost != nil } }
  }

  /// A mark at a node.
  public struct Mark: Sendable {
    /// The style of a mark.
    public enum Style: String, CaseIterable, Sendable {
      /// A level of a finding, or a change between two screens.
      case error, warning, advice, new, gone, changed, moved
    }

    /// The node that the mark outlines.
    public var node: NodeID
    /// The text at the node: a number.
    public var text: String
    /// What the mark stands for, which decides its color.
    public var kind: Style
    /// The words of assistive technology for the mark.
    public var label: String
    /// The id of the mark, for links to it; nil for none.
    public var id: String?
    /// The target of the mark, such as `#finding-1`; nil for none.
    public var link: String?

    /// A mark; by default without an id and a link.
    public init(
      _ node: NodeID, text: String, kind: Style, label: String, id: String? = nil, link: String? = nil
    ) {
      self.node = node
      self.text = text
      self.kind = kind
      self.label = label
      self.id = id
      self.link = link
    }
  }

  /// A picture of the real screen, as wide as the screen.
  public struct Screenshot: Sendable {
    /// `data:image/png;base64,…`
    public var address: String
    /// In pixels; only their ratio matters.
    public var width, height: Double

    /// A picture by its address, and its size in pixels.
    public init(address: String, width: Double, height: Double) {
      self.address = address
      self.width = width
      self.height = height
    }
  }

  /// Returns the id of a stop in a picture. Numbers in a page link to it.
  public static func markID(_ rank: Int, prefix: String) -> String { "\(prefix)-mark-\(rank + 1)" }

  /// Returns the id of the text about a stop in a page. Numbers in a picture link to it.
  public static func stopID(_ rank: Int, prefix: String) -> String { "\(prefix)-stop-\(rank + 1)" }
}
