internal import AloudTree

/// The frame of a page without scripts, which asks nothing of any server.
package struct HTMLPage {
  /// As a text, not as markup.
  package var title: String
  /// BCP-47.
  package var language: String
  package var theme = ScreenPicture.Theme.automatic
  /// Style sheets beyond ``PageStyle/base(_:)``.
  package var style: String
  /// Markup.
  package var body: String

  package init(
    title: String, language: String, theme: ScreenPicture.Theme = .automatic, style: String, body: String
  ) {
    self.title = title
    self.language = language
    self.theme = theme
    self.style = style
    self.body = body
  }

  package var html: String {
    let scheme = theme == .automatic ? "light dark" : theme.rawValue
    return """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="generator" content="aloud"/>
      <meta name="color-scheme" content="\(scheme)"/>
      <title>\(title.printable.escapedForXML())</title>
      <style>
      \(PageStyle.base(theme))\(style)</style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }
}
