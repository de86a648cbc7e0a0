public import AloudBase
public import AloudImport
internal import AloudTree

/// Overlays in files, and the files of the screens that they add.
///
///     let overlays = try OverlayFiles(["shop.overlay.json"])
///     let screen = try overlays.laid(over: ImportedScreen(dump), at: "dumps/list.txt")
public struct OverlayFiles: Sendable {
  /// The paths of the overlays, in the order in which they are applied.
  public let paths: [String]
  private let overlays: [Overlay]

  /// No overlays.
  public static let none = OverlayFiles([], [])

  private init(_ paths: [String], _ overlays: [Overlay]) { (self.paths, self.overlays) = (paths, overlays) }

  /// Why overlays cannot be read, or no longer match the screen.
  public enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// A file that does not exist or cannot be read, with its path and the reason.
    case unreadable(path: String, Message)
    /// An error in an overlay, with its place.
    case mistaken(Message)

    public var description: String { "\(message)" }

    /// What is wrong, with the place.
    package var message: Message {
      switch self {
      case .unreadable(_, let message), .mistaken(let message): message
      }
    }
  }

  /// - Parameter paths: in the order in which the overlays are applied.
  /// - Throws: ``Problem``.
  public init(_ paths: [String]) throws(Problem) {
    var overlays: [Overlay] = []
    for path in paths {
      let bytes: [UInt8]
      do { bytes = try FileContents.bytes(at: path) } catch {
        throw .unreadable(path: path, error.told)
      }
      do { overlays.append(try Overlay(bytes, name: path.printable)) } catch {
        throw .mistaken(error.told(file: "\(path.printable)"))
      }
    }
    self.init(paths, overlays)
  }

  /// These overlays, followed by others.
  public func then(_ others: OverlayFiles) -> OverlayFiles {
    OverlayFiles(paths + others.paths, overlays + others.overlays)
  }

  /// True if there is no overlay.
  public var isEmpty: Bool { overlays.isEmpty }

  /// The language that the overlays declare, BCP-47; the last declaration counts.
  public var language: String? { overlays.last { $0.language != nil }?.language }

  /// The paths of the further screens that the overlays name, in the folder of the document.
  public func screenFiles(beside path: String) -> [String] {
    overlays.flatMap(\.files).map { $0.beside(path) }
  }

  /// Applies the overlays to a screen.
  ///
  /// - Parameters:
  ///   - screen: a screen document or a dump.
  ///   - path: the file of the screen; further screens are looked up in the same folder.
  ///   - format: the format of the further screens; nil detects it from the content.
  /// - Returns: a screen whose document has the changes.
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
      throw .mistaken(error.message)
    }
  }

  private static func screen(
    at path: String, _ format: ScreenFormat?, _ language: String
  ) throws(ImportError) -> ImportedScreen {
    let bytes: [UInt8]
    do { bytes = try FileContents.bytes(at: VoiceOverDesignerFolder.file(at: path)) } catch {
      throw ImportError(.invalid, error.told)
    }
    do { return try ImportedScreen(bytes, format: format, language: language) } catch {
      throw ImportError(error.kind, error.told(file: "\(path.printable)"))
    }
  }
}
