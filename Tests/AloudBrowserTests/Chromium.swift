import AloudBase
import AloudTree
import Foundation
import Testing

@testable import AloudBrowser

/// Shared helpers for tests of the browser.
enum Chromium {
  static func dump(_ page: String, _ change: (inout PageDump.Options) -> Void = { _ in }) throws -> PageDump {
    var options = PageDump.Options()
    change(&options)
    return try PageDump.make(of: page, options: options)
  }

  /// The reason why a page is not dumped.
  static func error(
    _ page: String, _ change: (inout PageDump.Options) -> Void = { _ in }
  ) throws -> BrowserError {
    var options = PageDump.Options()
    change(&options)
    return try #require(throws: BrowserError.self) { try PageDump.make(of: page, options: options) }
  }

  /// A page as a data address.
  static func page(_ html: String) -> String {
    "data:text/html;charset=utf-8," + (html.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }
}

extension PageDump {
  /// The texts of the tree, in the order of the nodes.
  var texts: [String] { PageDump.texts(json) }

  static func texts(_ json: [UInt8]) -> [String] {
    nodes(json).filter { $0["role"]?.asObject?["value"]?.asString == "StaticText" }.compactMap {
      $0["name"]?.asObject?["value"]?.asString
    }
  }

  static func nodes(_ json: [UInt8]) -> [JSONObject] {
    let nodes = JSONText(json).root?.asObject?["accessibility"]?.asObject?["nodes"]?.asList
    return (nodes.map { Array($0) } ?? []).compactMap(\.asObject)
  }

  var about: JSONObject? { JSONText(json).root?.asObject?["page"]?.asObject }
}
