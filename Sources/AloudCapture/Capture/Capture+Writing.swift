#if canImport(UIKit)
  internal import AloudImport
  internal import AloudTree
  public import UIKit

  extension Capture {
    /// Writes the screen as a screen document into a folder, for tests on other machines.
    ///
    ///     try Capture(of: viewController).write(to: folder)   // settings.json
    ///
    /// The file is named after `name`, else the title of the controller, else its class, else the class of the view. A title
    /// that was replaced by a placeholder is not used. So the file has the same name in each run, and a file of an earlier
    /// run is replaced. The document is tidied: it reads the same, without
    /// containers that do not matter, and every element has an id.
    ///
    /// - Returns: the file.
    /// - Throws: ``CaptureError`` if another screen of this process was written to this file; errors of Foundation if it
    ///   cannot be written.
    @discardableResult
    public func write(to folder: URL, name: String? = nil) throws -> URL {
      let title =
        name ?? (replacesTexts ? nil : document.firstScreen.name)
        // With generic parameters: they tell one screen of SwiftUI from another.
        ?? controller.map { "\(type(of: $0))" } ?? objects.lazy.compactMap { $0 }.first.map(Names.ofClass) ?? ""
      let file = folder.appendingPathComponent(Capture.fileName(title) + ".json")
      let text = document.tidied().screenDocument()
      let path = file.standardizedFileURL.path
      if let earlier = Capture.written[path], earlier != text {
        throw CaptureError(
          .nameInUse,
          "\(file.lastPathComponent) already has another screen of this run; give each a name: write(to:name:)")
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
      Capture.written[path] = text
      return file
    }

    /// The texts that this process has written, by path.
    private static var written: [String: String] = [:]

    /// Letters and digits in lower case, with hyphens for all else.
    static func fileName(_ title: String) -> String {
      let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
      let name = words.joined(separator: "-").prefix(64)
      return name.isEmpty ? "screen" : String(name)
    }
  }
#endif
