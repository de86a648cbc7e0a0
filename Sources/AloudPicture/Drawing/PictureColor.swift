/// The colors of pictures: each text has a contrast of 4.5:1 at least on what it stands on, in light and in dark.
package enum PictureColor: String, CaseIterable {
  /// The ground of the page around the screen, of the screen, and of what lies on it.
  case page, screen, card
  case ink, quiet
  /// Colors of elements that can be tapped: the element, its ground, and the text on it.
  case accent, soft, onAccent
  /// Thin lines, and outlines of controls.
  case line, edge
  /// The numbers of stops and what is written on them.
  case stop, onStop
  case group, hidden
  case error, warning, advice

  package var light: String {
    switch self {
    case .page: "#f3f4f7"
    case .screen, .onAccent, .onStop: "#ffffff"
    case .card: "#f4f5f8"
    case .ink: "#16191f"
    case .quiet: "#575d68"
    case .accent: "#0a56c2"
    case .soft: "#e3edfc"
    case .line: "#dde0e6"
    case .edge: "#8a909c"
    case .stop: "#6a35a8"
    case .group: "#0b6157"
    case .hidden: "#7a808c"
    case .error: "#b3141c"
    case .warning: "#8a4b00"
    case .advice: "#0b6157"
    }
  }

  package var dark: String {
    switch self {
    case .page: "#0d0f13"
    case .screen: "#15181e"
    case .card: "#1e222a"
    case .ink: "#eceef2"
    case .quiet: "#a9afba"
    case .accent: "#8ab8ff"
    case .soft: "#1e2f4c"
    case .onAccent, .onStop: "#10131a"
    case .line: "#303640"
    case .edge: "#7d8592"
    case .stop: "#cda9ff"
    case .group: "#6fd3c3"
    case .hidden: "#8b92a0"
    case .error: "#ff8f8a"
    case .warning: "#f2b45c"
    case .advice: "#6fd3c3"
    }
  }
}
