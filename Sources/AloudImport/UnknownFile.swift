internal import AloudBase

extension ImportError {
  /// The error for a text of no known format: which tool wrote it, or what it is, and how to get a dump.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - marks: its marks; nil for JSON, whose texts may have any.
  init(unknown source: SourceText, _ marks: TextMarks?) {
    if let marks, let foreign = foreignFiles.first(where: { marks.contains($0.marks) }) {
      self.init(.refused, foreign.message)
      return
    }
    let first = source.bytes.first { !$0.isSpace }
    let message: Message
    if marks == nil || first == UInt8(ascii: "[") {
      message = """
        this JSON is neither a screen document, {"aloud": 1, "elements": […]}, nor the reply of a known tool: save the \
        whole reply, of `idb ui describe-all` or of Appium's /source
        """
    } else if first == UInt8(ascii: "<") {
      message = """
        this XML is not a dump of a known tool: save Appium's driver.page_source, or Detox's \
        device.generateViewHierarchyXml()
        """
    } else {
      message = """
        this text has no screen in it: print app.debugDescription in a UI test, save Appium's driver.page_source, or \
        run `idb ui describe-all`
        """
    }
    self.init(
      .unknownFormat, "\(message); `aloud import --help` lists the formats; name one with --from", onPages: message)
  }
}

/// Known files that contain no screen of iOS: the texts by which they are recognized (one is enough), the reason, and
/// the command to run instead.
private let foreignFiles: [(marks: [String], message: Message)] = [
  (["<hierarchy", "android.widget", "android.view", "class=\"android"], androidMessage),
  (
    ["<html", "<!DOCTYPE html", "<!doctype html"],
    """
    this is the text of a web page, not its accessibility tree: read the page itself, `aloud read FILE.html`, or dump it with \
    `aloud dump URL`
    """
  ),
  (
    ["Semantics not generated for", "Semantics not collected."],
    """
    Flutter has made no semantics tree: turn VoiceOver on, or call SemanticsBinding.instance.ensureSemantics(), and then \
    debugDumpSemanticsTree() again
    """
  ),
  (
    ["RenderView#", "[root](renderObject:", "WidgetsFlutterBinding - DEBUG"],
    "this is Flutter's tree of widgets or of render objects, which VoiceOver does not read: call debugDumpSemanticsTree()"
  ),
  (
    ["<UIWindow: 0x", "<UIView: 0x", "<RCTRootView: 0x"],
    """
    this is recursiveDescription of UIKit, which has no labels and traits: print app.debugDescription in a UI test, or \
    UIView.printViewHierarchy() of KIF
    """
  ),
  (
    ["Test Case '-[", " Start Test at "],
    "this is the log of a UI test without a tree: print app.debugDescription where the test fails"
  ),
  (
    ["DetoxRuntimeError", "Test Failed: No elements found", "Cannot find UI element"],
    """
    this is Detox's error without the hierarchy: run the test at the log level trace, or write what \
    device.generateViewHierarchyXml() returns to a file
    """
  ),
  (
    ["curl: (7)", "curl: (56)", "ECONNREFUSED", "Connection refused", "socket hang up"],
    "this is an error message, not a dump: no server answered; start WebDriverAgent (or Appium), and fetch /source again"
  ),
  (
    ["No Companion", "no companion", "companion.sock"],
    "idb found no companion for the simulator: run `idb connect UDID`, then `idb ui describe-all` again"
  ),
]

let androidMessage: Message =
  "this is the dump of an Android screen; Aloud simulates iOS VoiceOver: dump the app from an iOS simulator or device"
