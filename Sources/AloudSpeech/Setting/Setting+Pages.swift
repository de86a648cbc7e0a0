internal import AloudBase

// Settings for web pages on which sources disagree.
extension Setting {
  static let pages: [Setting] = [
    .choice(
      "describedBy", { assigned(&$0.describedBy, $1) }, "aria-describedby is a hint, or content that is always spoken",
      .observed("a11ysupport.io, recordings of Safari: a hint on iOS 15.0; newer tests of WebKit expect content")),
    .flag(
      "joinedTexts", { assigned(&$0.joinedTexts, $1) },
      "the texts of one block of a web page, with its list marker, are one stop",
      .documented("WebKit's preference of text stitching, which is off")),
  ]
}
