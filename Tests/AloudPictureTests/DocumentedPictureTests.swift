import AloudTestSupport
import Foundation
import Testing

@testable import Aloud

/// The pictures in the README and the articles match the drawings. `ALOUD_RECORD=1 swift test` updates them.
@Suite struct DocumentedPictureTests {
  @Test func picturesMatchTheDrawings() throws {
    let document = try PictureExample.fixture("Screens/bank-ko.json")
    var options = ScreenPicture.Options()
    options.title = document.firstScreen.name
    let svg = ScreenPicture(ScreenReader(document), options: options).svg
    let file = Fixtures.package.appendingPathComponent("Sources/AloudPicture/Documentation.docc/Resources/bank-ko.svg")
    if Fixtures.isRecording { try svg.write(to: file, atomically: true, encoding: .utf8) }
    let isSame = try String(contentsOf: file, encoding: .utf8) == svg
    #expect(isSame, "ALOUD_RECORD=1 swift test --filter DocumentedPictureTests writes \(file.path) anew; look at it")
  }
}
