internal import AloudBase

extension Setting {
  private static let recordings = "a11ysupport.io, recordings of Safari"

  /// Settings for web pages on which sources disagree, or which changed with a version of iOS.
  static let pages: [Setting] = [
    .flag(
      "pageHeaders", { assigned(&$0.pageHeaders, $1) },
      "a header of a table on a web page says \"column header\" or \"row header\"",
      .observed("\(recordings): iOS 12.2 without, 13.3 with")
    ).since(IOSVersion(13), before: "off"),
    .flag(
      "pageTerms", { assigned(&$0.pageTerms, $1) },
      "each element of a description list on a web page says \"term\" or \"definition\"",
      .observed("\(recordings): iOS 12.2 without, 14 with")
    ).since(IOSVersion(14), before: "off"),
    .choice(
      "pagePopups", { assigned(&$0.pagePopups, $1) },
      "aria-haspopup says the kind of popup, or only that a popup is shown",
      .observed("\(recordings): iOS 12.1 \"shows popup\", 13.3 \"menu popup\"")
    ).since(IOSVersion(13), before: "shown"),
    .flag(
      "landmarkRegions", { assigned(&$0.landmarkRegions, $1) }, "a landmark that is a region says \"region\"",
      .observed("\(recordings): iOS 12.4 without, 13.4 with")
    ).since(IOSVersion(13), before: "off"),
    .flag(
      "roleDescriptions", { assigned(&$0.roleDescriptions, $1) }, "aria-roledescription takes the place of the role",
      .observed("\(recordings): iOS 12.4 yes, 15.0 no")
    ).since(IOSVersion(15), before: "on"),
    .choice(
      "describedBy", { assigned(&$0.describedBy, $1) }, "aria-describedby is a hint, or content that is always spoken",
      .observed("\(recordings): a hint on iOS 15.0; newer tests of WebKit expect content")),
    .flag(
      "liveRemovals", { assigned(&$0.liveRemovals, $1) },
      "removals from a live region are announced if its aria-relevant asks for them",
      .observed("\(recordings): iOS 13.4 no, 16.1 yes")
    ).since(IOSVersion(16), before: "off"),
    .flag(
      "joinedTexts", { assigned(&$0.joinedTexts, $1) },
      "the texts of one block of a web page, with its list marker, are one stop",
      .documented("WebKit's preference of text stitching, which is off")),
  ]
}
