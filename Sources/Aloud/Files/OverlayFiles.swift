public import AloudImport
internal import AloudTree

/// Overlays in files, and the files of the screens that they add.
///
///     let overlays = try OverlayFiles(["shop.overlay.json"])
///     let screen = try overlays.laid(over: ImportedScreen(dump), at: "dumps/list.txt")
public struct OverlayFiles: Sendable {
  /// The files, in the order in which they are laid.
  public let paths: [String]
  private let overlays: [Overlay]

  /// Nothing is laid.
  public static let none = OverlayFiles([], [])

  private init(_ paths: [String], _ overlays: [Overlay]) { (self.paths, self.overlays) = (paths, overlays) }

  /// Why overlays cannot be read, or no longer fit.
  public enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// A file that is not there, or cannot be read; the path, and why.
    case unreadable(path: String, String)
    /// A fault in them, with its place.
    case mistaken(String)

    public var description: String {
      switch self {
      case .unreadable(_, let message), .mistaken(let message): message
      }
    }
  }

  /// - Parameter paths: in the order in which they are laid.
  /// - Throws: ``Problem``.
  public init(_ paths: [String]) throws(Problem) {
    var overlays: [Overlay] = []
    for path in paths {
      let bytes: [UInt8]
      do { bytes = try FileContents.bytes(at: path) } catch {
        throw .unreadable(path: path, error.description)
      }
      do { overlays.append(try Overlay(bytes, name: path.printable)) } catch {
        throw .mistaken(error.rendered(file: path.printable))
      }
    }
    self.init(paths, overlays)
  }

  /// These, and then others.
  public func then(_ others: OverlayFiles) -> OverlayFiles {
    OverlayFiles(paths + others.paths, overlays + others.overlays)
  }

  public var isEmpty: Bool { overlays.isEmpty }

  /// The language that they say, BCP-47; the last one counts.
  public var language: String? { overlays.last { $0.language != nil }?.language }

  /// The files of further screens beside a document at a path.
  public func screenFiles(beside path: String) -> [String] {
    overlays.flatMap(\.files).map { $0.beside(path) }
  }

  /// The screen with the overlays laid over it.
  ///
  /// - Parameters:
  ///   - screen: a screen document or a dump.
  ///   - path: its file; those of further screens are looked for in the same folder.
  ///   - format: of those files; nil finds it from the content.
  /// - Returns: the screen, with a document of its own.
  /// - Throws: ``Problem``.
  public func laid(
    over screen: ImportedScreen, at path: String, format: ScreenFormat? = nil
  ) throws(Problem) -> ImportedScreen {
    let language = screen.document.language
    do throws(OverlayError) {
      return try screen.with(overlays) { file throws(ImportError) in
        let place = file.beside(path)
        return (try OverlayFiles.screen(at: place, format, language), place.printable)
      }
    } catch {
      throw .mistaken("\(error)")
    }
  }

  private static func screen(
    at path: String, _ format: ScreenFormat?, _ language: String
  ) throws(ImportError) -> ImportedScreen {
    let bytes: [UInt8]
    do { bytes = try FileContents.bytes(at: VoiceOverDesignerFolder.file(at: path)) } catch {
      throw ImportError(.invalid, error.description)
    }
    do { return try ImportedScreen(bytes, format: format, language: language) } catch {
      throw ImportError(error.kind, error.rendered(file: path.printable))
    }
  }
}
