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
      _ = try XMLDocument(xmlString: svg)
      if let folder = ProcessInfo.processInfo.environment["ALOUD_PICTURES"] {
        try svg.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
      }
    }
  }
}
