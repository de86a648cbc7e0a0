import Aloud
import AloudPicture
import AloudReader
import AloudTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct StageTests {
  @Test func draw() throws {
    for name in [
      "bank-ko", "sign-in", "music-player", "everything", "arabic", "no-frames", "tabs", "uikit-controls", "settings",
      "modal-sheet",
    ] {
      let document = try ImportedScreen(try Fixtures.bytes("Screens/\(name).json")).document
      var options = ScreenPicture.Options.stage
      options.hasStyle = true
      let svg = ScreenPicture(ScreenReader(document), options: options).svg
      var full = ScreenPicture.Options()
      full.title = document.firstScreen.name
      full.language = document.language
      let big = ScreenPicture(ScreenReader(document), options: full).svg
      _ = try XMLDocument(xmlString: big)
      if let folder = ProcessInfo.processInfo.environment["ALOUD_PICTURES"] {
        try big.write(toFile: "\(folder)/full-\(name).svg", atomically: true, encoding: .utf8)
      }
      _ = try XMLDocument(xmlString: svg)
      if let folder = ProcessInfo.processInfo.environment["ALOUD_PICTURES"] {
        try svg.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
      }
    }
  }
}
