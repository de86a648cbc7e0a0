internal import AloudBase
import AloudTree

// `scroll`: a scroll view with pages, or with a text for each position.

extension JSONKeys {
  enum Scroll: String, JSONKeyList {
    case page, pages, axis, status

    static let known = JSONKeyTable<Self>(of: "\"scroll\"")
    static let forPages = [page, pages, axis]
  }
}

extension JSONForm<Scroll> {
  static var scroll: Self {
    Self(
      ScreenDocumentSchema.scroll, read: { place throws(JSONProblem) in try place.scroll() },
      write: { $0.json })
  }
}

extension JSONPlace {
  func scroll() throws(JSONProblem) -> Scroll {
    let object = try object()
    guard object.contains("status") else { return try object.scrollOfPages() }
    _ = try object.members(JSONKeys.Scroll.self, allowed: [.status], owner: "\"scroll\" with status")
    let texts = try object.member("status").list().read { item throws(JSONProblem) in try item.spokenText() }
    return .status(texts.map { $0.string })
  }
}

extension JSONObject {
  fileprivate func scrollOfPages() throws(JSONProblem) -> Scroll {
    _ = try members(JSONKeys.Scroll.self, allowed: JSONKeys.Scroll.forPages)
    try require([JSONKeys.Scroll.page, .pages])
    let page = try member("page").whole(1...JSONLimit.count)
    let pages = try member("pages").whole(1...JSONLimit.count)
    guard page <= pages else { throw member("page").mustBe("a whole number from 1 to \(pages), the number of pages") }
    return .pages(page: page, pages: pages, axis: contains("axis") ? try member("axis").choice() : .horizontal)
  }
}

extension Scroll {
  var json: JSONValue {
    .object(of: JSONKeys.Scroll.self) { key in
      switch (self, key) {
      case (.pages(let page, _, _), .page): .whole(page)
      case (.pages(_, let pages, _), .pages): .whole(pages)
      case (.pages(_, _, let axis), .axis): axis == .horizontal ? nil : .string(axis.rawValue)
      case (.status(let texts), .status): .strings(texts)
      case (.pages, .status), (.status, .page), (.status, .pages), (.status, .axis): nil
      }
    }
  }
}

extension ScreenDocumentSchema {
  static var scroll: Schema {
    func form(_ keys: [JSONKeys.Scroll], required: [JSONKeys.Scroll]) -> Schema {
      .object(of: JSONKeys.Scroll.self, only: keys, required: required) { key in
        switch key {
        case .page: .whole(1...JSONLimit.count).described("The page that is shown, from 1.")
        case .pages: .whole(1...JSONLimit.count).described("How many pages there are.")
        case .axis: .choice(Scroll.Axis.self).defaulting(to: .string("horizontal"))
        case .status: .list(of: .reference(.text)).described("The text that VoiceOver says at each position.")
        }
      }
    }
    return .one(of: [form(JSONKeys.Scroll.forPages, required: [.page, .pages]), form([.status], required: [.status])])
  }
}
