internal import AloudBase
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

  /// The title as plain text, not as markup.
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

/// The look of all our pages: the colors of the system's light or dark appearance, and no font or file of their own.
package enum PageStyle {
  /// Returns the style sheet of all pages: the colors as custom properties, and the rules that use them.
  package static func base(_ theme: ScreenPicture.Theme = .automatic) -> String {
    let (light, dark) = (properties { $0.light }, properties { $0.dark })
    switch theme {
    case .light: return ":root { color-scheme: light; \(light) }\n" + common
    case .dark: return ":root { color-scheme: dark; \(dark) }\n" + common
    case .automatic:
      return """
        :root { color-scheme: light dark; \(light) }
        @media (prefers-color-scheme: dark) { :root { \(dark) } }
        @media print { :root { \(light) } }

        """ + common
    }
  }

  private static func properties(_ value: (PictureColor) -> String) -> String {
    PictureColor.allCases.map { "--\($0.name): \(value($0));" }.joined(separator: " ")
  }

  private static let common = """
    body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--screen); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
    a { color: var(--accent); }
    a:focus-visible, section:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { position: static; }
    h1, h2, h3 { line-height: 1.25; }
    .error { color: var(--error); font-weight: bold; }
    .warning { color: var(--warning); font-weight: bold; }
    .advice { color: var(--advice); }
    .stage { margin: 0; }
    .stage svg { display: block; width: auto; max-width: 100%; height: auto; max-height: calc(100vh - 2rem);
      border: 1px solid var(--line); border-radius: 1rem; }
    .badge { display: inline-block; min-width: 1.5rem; padding: 0 .3rem; box-sizing: border-box; border-radius: .75rem;
      background: var(--stop); color: var(--on-stop); font-size: .85rem; font-weight: 700; line-height: 1.5rem;
      text-align: center; text-decoration: none; }
    .badge.error { background: var(--error); }
    .badge.warning { background: var(--warning); }
    .badge.advice { background: var(--advice); }
    a.badge:hover { text-decoration: underline; }

    """
}

extension PictureColor {
  /// The name of the custom property: `on-accent`.
  package var name: String {
    var name = ""
    for character in rawValue { name += character.isUppercase ? "-\(character.lowercased())" : String(character) }
    return name
  }
}
