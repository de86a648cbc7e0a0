internal import Aloud

/// One HTML file without other resources. It opens offline, and makes no requests.
///
/// Texts from documents are either escaped in ``body``, or data that scripts read. They never become markup or scripts.
struct HTMLPage: Sendable {
  /// A text that scripts find by its id.
  struct Data: Sendable {
    /// Scripts find it with `document.getElementById`.
    let id: String
    /// The type of the block. Browsers do not run blocks of this type.
    let type: String
    let text: String

    /// A value that scripts parse as JSON.
    static func json(_ id: String, _ value: JSONValue) -> Data {
      Data(id: id, type: "application/json", text: value.text)
    }

    /// Text without signs of HTML, such as a program in base 85.
    static func text(_ id: String, _ text: String) -> Data {
      Data(id: id, type: "application/octet-stream", text: text)
    }
  }

  /// Plain text.
  let title: String
  /// The language of the interface, BCP-47.
  let language: String
  /// Style sheets, in order.
  let styles: [String]
  /// Scripts, in order. They share one function, so a script can use the classes of earlier ones.
  let scripts: [String]
  /// The words of the interface, by their keys; scripts have them as `words`.
  let words: [String: String]
  /// The data that scripts read.
  let data: [Data]
  /// HTML with escaped texts, and without `style` attributes and event handlers.
  let body: String
  /// True for a page that compiles WebAssembly.
  var usesWebAssembly = false

  /// The file.
  ///
  /// The same parts result in the same bytes, because the nonce is a hash of the parts.
  ///
  /// - Complexity: O(length).
  var html: String {
    let content = inside
    var hash = ContentHash()
    for part in [title, language, content.style, content.script] + content.blocks + [body] { hash.add(part) }
    let nonce = hash.text
    var lines = [
      "<!DOCTYPE html>",
      "<html lang=\"\(language.escapedForXML())\">",
      "<head>",
      "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy(nonce))\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      // A later run recognizes its file by this element, and may overwrite it.
      "<meta name=\"generator\" content=\"Aloud\">",
      "<title>\(title.printable.escapedForXML())</title>",
      "<style nonce=\"\(nonce)\">", content.style, "</style>",
      "</head>",
      "<body>",
      body,
    ]
    for (data, text) in zip(blocks, content.blocks) {
      lines.append("<script type=\"\(data.type)\" id=\"\(data.id)\" nonce=\"\(nonce)\">\(text)</script>")
    }
    if !scripts.isEmpty { lines += ["<script nonce=\"\(nonce)\">", content.script, "</script>"] }
    return (lines + ["</body>", "</html>", ""]).joined(separator: "\n")
  }

  private func policy(_ nonce: String) -> String {
    let scripts = "script-src 'nonce-\(nonce)'" + (usesWebAssembly ? " 'wasm-unsafe-eval'" : "")
    return "default-src 'none'; \(scripts); style-src 'nonce-\(nonce)'; img-src data:; media-src data: blob:; "
      + "base-uri 'none'; form-action 'none'"
  }

  /// A part without what only we read: comments that fill lines, indentation and empty lines.
  ///
  /// No part has a text that goes over several lines.
  static func withoutComments(_ part: String) -> String {
    var isComment = false
    return part.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { line in
      if isComment || line.hasPrefix("/*") {
        isComment = !line.hasSuffix("*/")
        return false
      }
      return !line.isEmpty && !line.hasPrefix("//")
    }.joined(separator: "\n")
  }

  private var blocks: [Data] {
    guard !scripts.isEmpty else { return data }
    let words = JSONValue.object(words.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
    return [.json("aloud-words", words)] + data
  }

  private var inside: (style: String, script: String, blocks: [String]) {
    let wordsOfScripts = "const words = JSON.parse(document.getElementById(\"aloud-words\").textContent);"
    let script = ["(() => {", "\"use strict\";", wordsOfScripts] + scripts + ["})();"]
    // In JSON, `<` appears only in strings, where this escape is valid. Base64 does not have it.
    return (
      styles.map(HTMLPage.withoutComments).joined(separator: "\n"),
      script.map(HTMLPage.withoutComments).joined(separator: "\n"),
      blocks.map { $0.text.replacing("<", with: "\\u003c") }
    )
  }
}
