import AloudBase
import AloudImport
import AloudTestSupport
import Foundation
import Testing

@Suite struct FileKindTests {
  @Test(
    arguments: [
      ("# Notes\n\nSome words.\n", .markdown), ("Title\n=====\n\n```\nx\n```\n", .markdown),
      ("See [this](x).\nMore\n", .markdown),
      ("import Foundation\n\nlet a = 1\n", .sourceCode), ("#!/bin/sh\necho\n", .sourceCode),
      ("name,price\nTea,3\nCoffee,4\n", .table), ("a\tb\n1\t2\n", .table),
      ("app a.json\n> start\n", .script), ("# What it does.\n> swipe right\nA\n", .script), ("app a.json\n", .script),
      ("language = ko\ntrait.button = 단추\n", .voice), ("# mine\ntrait.button = Knob\n", .voice),
      ("{\"aloud\": 1, \"baseline\": \"x\"}\n{\"file\": \"a\"}\n", .baseline),
      ("{\"aloud\": 1, \"tree\": {}, \"steps\": []}", .recording),
      ("{\"aloud\": 1, \"profile\": \"x\", \"stops\": []}", .reading),
      ("{\"aloud\": 1, \"file\": \"a\", \"findings\": []}", .findings),
      ("{\"aloud\": 1, \"report\": \"compliance\", \"guidelines\": [], \"findings\": []}", .report),
      ("{\"answers\": []}", .answers),
      ("<!DOCTYPE html>\n<html></html>", .webPage), ("<?xml version=\"1.0\"?>\n<svg/>", .picture),
      ("<?xml version=\"1.0\"?>\n<!DOCTYPE plist>\n<plist/>", .propertyList),
      ("<?xml?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">", .interfaceBuilder),
      ("%PDF-1.7\n", .pdf), ("GIF89a", .gif), ("PK\u{3}\u{4}", .zip), ("RIFF0000WAVE", .wave),
      ("bplist00", .propertyList),
    ] as [(String, FileKind)])
  func theContentDeterminesTheKind(_ text: String, _ kind: FileKind) {
    #expect(FileKind(Array(text.utf8)) == kind)
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    // HTML is refused with specific advice.
    #expect(
      error?.message.description.hasPrefix(
        kind == .webPage ? "this is the text of a web page" : "this is \(kind.name), not a screen") == true)
  }

  @Test func signaturesNeedNoText() {
    for bytes in [[0x89, 0x50, 0x4E, 0x47, 0, 1], [0xFF, 0xD8, 0xFF, 0], [0x7F, 0x45, 0x4C, 0x46, 0]] as [[UInt8]] {
      let error = #expect(throws: ImportError.self) { try ImportedScreen(bytes) }
      #expect(
        error?.kind == .unknownFormat
          && error?.message.description.hasSuffix(", or a dump of a tool such as Appium or XCUITest") == true)
    }
  }

  @Test(arguments: [
    "", "hello", "{}", "{\"aloud\": 1, \"elements\": []}", "[1]", "Dear all,\n\nwords.\n", "\u{0}\u{1}",
  ])
  func otherFilesAreUnknown(_ text: String) {
    #expect(FileKind(Array(text.utf8)) == nil)
  }

  /// A truncated screen is never detected as another kind of file.
  @Test(arguments: Fixtures.files(in: "Dumps") + Fixtures.files(in: "Screens"))
  func screensAreNotOtherFiles(_ name: String) throws {
    let bytes = try Fixtures.bytes(name)
    let kind = FileKind(bytes)
    #expect(kind == nil || kind?.isGuess == true, "\(name)")
    for share in [3, 2] where bytes.count > 200 {
      let cut = Array(bytes.prefix(bytes.count * share / 4))
      do { _ = try ImportedScreen(cut) } catch {
        #expect(!error.message.description.contains(", not a screen"), "\(name): \(error)")
      }
    }
  }

  /// A mistake in a dump inside a string has its place.
  @Test func aDumpInATextKeepsItsErrors() {
    let text = "# An issue\n\n```\n[{\"AXLabel\": \"A\", \"role\": \"AXButton\", }]\n```\n"
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    #expect(
      error?.location != nil || error?.message.description.contains("Markdown") == false, "\(error?.message ?? "")")
  }

  @Test func kindsHaveAnArticleIfNeeded() {
    for kind in FileKind.allCases {
      #expect(kind.name.description.first?.isWhitespace == false && kind.isNot("x", "y").description.hasSuffix("; y"))
    }
  }
}
