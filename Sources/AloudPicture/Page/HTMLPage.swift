internal import AloudTree

/// The frame of a page that asks nothing of any server, and has no script but the one that it names.
package struct HTMLPage {
  /// A script that is the same on every page, so that the page can name its hash and let no other one run.
  package struct Script {
    package let text: String
    /// In base64.
    package let sha256: String

    package init(_ text: String, sha256: String) {
      self.text = text
      self.sha256 = sha256
    }
  }

  /// As a text, not as markup.
  package var title: String
  /// BCP-47.
  package var language: String
  package var theme = ScreenPicture.Theme.automatic
  /// Style sheets beyond ``PageStyle/base(_:)``.
  package var style: String
  /// Markup.
  package var body: String
  package var script: Script?

  package init(
    title: String, language: String, theme: ScreenPicture.Theme = .automatic, style: String, body: String,
    script: Script? = nil
  ) {
    self.script = script
    self.title = title
    self.language = language
    self.theme = theme
    self.style = style
    self.body = body
  }

  package var html: String {
    let scheme = theme == .automatic ? "light dark" : theme.rawValue
    let policy = script.map { "script-src 'sha256-\($0.sha256)'; " } ?? ""
    let code = script.map { "<script>\($0.text)</script>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \(policy)style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="generator" content="aloud"/>
      <meta name="color-scheme" content="\(scheme)"/>
      <title>\(title.printable.escapedForXML())</title>
      <style>
      \(PageStyle.base(theme))\(style)</style>
      </head>
      <body>
      \(body)\(code)</body>
      </html>

      """
  }
}
