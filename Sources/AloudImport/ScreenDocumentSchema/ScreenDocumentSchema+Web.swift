import AloudTree

// The properties of a node of a web page that UIAccessibility does not have.
extension ScreenDocumentSchema {
  static var web: Schema {
    .object(of: JSONKeys.Web.self) { key in
      switch key {
      case .role: .choice(WebRole.self).described("What it is, where no trait tells.")
      case .checked: .choice(WebCheck.self).described("aria-checked and aria-pressed.")
      case .hasPopup: .choice(WebPopup.self).described("aria-haspopup.")
      case .current: .choice(WebCurrent.self).described("aria-current.")
      case .required: .flag.described("aria-required.")
      case .invalid: .choice(WebInvalid.self).described("aria-invalid.")
      case .errorMessage: .string.described("The texts of aria-errormessage.")
      case .description: .string.described("aria-description.")
      case .describedBy: .flag.described("Whether the hint is that of aria-describedby.")
      case .textInside: .string.described("The text inside, where aria-label names it otherwise.")
      case .roleDescription: .string.described("aria-roledescription.")
      case .level: .whole(1...JSONLimit.count).described("aria-level above 6.")
      case .position:
        .tuple([.whole(1...JSONLimit.count), .whole(1...JSONLimit.count)]).described("[index, count], from 1.")
      case .sort: .choice(WebSort.self).described("aria-sort of the header around it.")
      case .header: .choice(WebHeader.self).described("What the header heads that it stands in.")
      case .columnHeaders: headerTexts.described("Of a table: texts of headers by column, from 0.")
      case .rowHeaders: headerTexts.described("Of a table: texts of headers by row, from 0.")
      case .range: .tuple([.number(), .number()]).described("[least, greatest] of a progress bar.")
      case .live: liveRegion.described("What changes inside are announced.")
      case .term: .choice(["term", "definition"]).described("What it is in a description list.")
      case .textBlock: .flag.described("Whether WebKit can join the texts inside to one stop.")
      case .selector: .string.described("A CSS selector that finds it in its document.")
      case .element: .whole(1...Int(Int32.max)).described("Of a text: backendDOMNodeId of the element around it.")
      case .nodes: .list(of: .whole(1...Int(Int32.max))).described("backendDOMNodeId of its nodes; its own first.")
      }
    }
  }

  private static var headerTexts: Schema { .dictionary(of: .string, keysMatching: "^(0|[1-9][0-9]{0,8})$") }

  private static var liveRegion: Schema {
    .object(of: JSONKeys.LiveRegion.self, required: [.politeness]) { key in
      switch key {
      case .politeness: .choice(WebLiveRegion.Politeness.self).described("aria-live.")
      case .atomic: .flag.described("aria-atomic.")
      case .additions: .bool.described("Whether aria-relevant has additions or text.").defaulting(to: .bool(true))
      case .removals: .flag.described("Whether aria-relevant has removals.")
      }
    }
  }
}
