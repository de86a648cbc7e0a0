import AloudTestSupport
import Testing

@testable import Aloud
@testable import AloudPicture

@Suite struct ElementShapeTests {
  static let table: [(element: String, shape: ElementShape)] = [
    (#"{"label": "A"}"#, .text), (#"{"label": "A", "traits": ["header"]}"#, .heading),
    (#"{"label": "A", "traits": ["image"]}"#, .image), (#"{"label": "A", "traits": ["button", "image"]}"#, .button),
    (#"{"label": "A", "traits": ["link"]}"#, .link), (#"{"label": "A", "traits": ["keyboardKey"]}"#, .key),
    (#"{"label": "A", "traits": ["button", "popUpButton"]}"#, .menu),
    (#"{"label": "A", "text": {}}"#, .field(isSearch: false)),
    (#"{"label": "A", "traits": ["searchField"]}"#, .field(isSearch: true)),
    (#"{"label": "A", "traits": ["button", "toggleButton"], "value": "1"}"#, .toggle(.on)),
    (#"{"label": "A", "traits": ["toggleButton"], "value": "0"}"#, .toggle(.off)),
    (#"{"label": "A", "traits": ["toggleButton"], "value": "2"}"#, .toggle(.mixed)),
    (#"{"label": "A", "traits": ["radioButton", "selected"]}"#, .radio(.on)),
    (#"{"label": "A", "traits": ["adjustable"], "value": "50%"}"#, .slider(0.5)),
    (#"{"label": "A", "traits": ["adjustable"], "value": "250%"}"#, .slider(1)),
    (#"{"label": "A", "traits": ["adjustable"], "value": "warm"}"#, .slider(nil)),
    (#"{"label": "A", "adjusts": {"from": 0, "to": 20, "step": 1, "at": 5}}"#, .slider(0.25)),
    (#"{"label": "A", "adjusts": {"values": ["S", "M", "L"], "index": 1}}"#, .slider(0.5)),
    (#"{"label": "A", "control": "progressView", "value": "40%"}"#, .progress(0.4)),
  ]

  @Test(arguments: table.indices) func controlsAreRecognized(_ row: Int) throws {
    let reader = try PictureExample.reader(Self.table[row].element)
    #expect(ElementShape(of: reader.narrator.stop(atRank: 0), in: reader.narrator.tree) == Self.table[row].shape)
  }

  @Test func buttonsOfATabBarAreTabs() throws {
    let reader = try PictureExample.reader(
      #"{"traits": ["tabBar"], "children": [{"label": "A", "traits": ["button"]}]}"#)
    #expect(ElementShape(of: reader.narrator.stop(atRank: 0), in: reader.narrator.tree) == .tab)
  }
}
