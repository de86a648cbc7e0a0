import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// The announcements when a page changes: dumps of one page in one browser session, each after one more click, and the
/// expected sections "Announced".
@Suite struct PageAnnouncementTests {
  private static let files = Fixtures.files(in: "Pages/Changes").filter { $0.hasSuffix(".json") }

  /// The page before and after the click on an element, by the element's selector.
  private func pages(_ selector: String) throws -> (before: Document, after: Document) {
    let place = try #require(Self.files.firstIndex { $0.hasSuffix("-\(selector.dropFirst()).json") })
    // The page as loaded sorts last, because its name has no number.
    let before = place == 0 ? Self.files.count - 1 : place - 1
    return (try document(Self.files[before]), try document(Self.files[place]))
  }

  private func document(_ file: String) throws -> Document { try ImportedScreen(try Fixtures.bytes(file)).document }

  @Test(arguments: try ExpectedPage("live-regions").sections.filter { $0.kind == "Announced" })
  func announcementsFollowADoubleTap(_ section: ExpectedPage.Section) throws {
    let (before, after) = try pages(section.subject)
    let tree = after.firstScreen.tree
    let app = Simulator.LiveApp(before) { request, _ in
      guard case .perform(.activate) = request else { return .init(isHandled: false) }
      var answer = Simulator.App.Answer(isHandled: true)
      answer.update = Simulator.App.Update(tree: tree)
      return answer
    }
    var simulator = Simulator(app)
    simulator.start()
    let stop = try #require(
      before.firstScreen.tree.ids.first { id in
        let node = before.firstScreen.tree[id]
        return node.isElement == true && node.details.web?.selector == section.subject
      })
    let label = before.firstScreen.tree[stop].label?.string ?? ""
    simulator.perform(.touch(.label(label)))
    simulator.wait(seconds: 10)
    let occurrences = simulator.perform(.doubleTap) + simulator.wait(seconds: 20)
    let renderer = simulator.reader.renderer
    let heard = occurrences.compactMap { occurrence -> String? in
      guard case .utterance(let speech) = occurrence.event else { return nil }
      return renderer.text(speech.utterance)
    }.filter { $0 != label }
    #expect(heard.map(ExpectedPage.compared) == section.lines.map(ExpectedPage.compared), "\(heard)")
  }

  @Test func theFixturesHaveSections() throws {
    #expect(try ExpectedPage("live-regions").sections.count { $0.kind == "Announced" } == 12)
  }

  /// With and without a common session.
  @Test(arguments: [true, false]) func aDifferenceHasTheAnnouncements(_ isSameSession: Bool) throws {
    var (before, after) = try pages("#note")
    if !isSameSession { before.session = nil; after.session = nil }
    let difference = ReadingDifference(from: ScreenReader(before), to: ScreenReader(after))
    #expect(difference.announcements.map(\.text) == ["Bullet Milk is gone"])
    #expect(difference.announcements.map(\.politeness) == [.polite])
    #expect(difference.changes.map(\.kind) == [.changed, .new, .new])
  }

  /// Removals are announced since iOS 16.
  @Test func removalsDependOnTheVersion() throws {
    let (before, after) = try pages("#fewer")
    func announced(_ options: ReaderOptions) -> [String] {
      ReadingDifference(from: ScreenReader(before, options: options), to: ScreenReader(after, options: options))
        .announcements.map(\.text)
    }
    #expect(announced(ReaderOptions()) == ["Bullet First egg"])
    var options = ReaderOptions()
    options.settings.ios = IOSVersion(15)
    #expect(announced(options) == [])
    options.settings.ios = IOSVersion(16)
    #expect(announced(options) == ["Bullet First egg"])
  }

  @Test func pagesOfOneSessionPairTheirNodes() throws {
    let (before, after) = try pages("#name")
    #expect(before.session != nil && before.session == after.session)
    let changes = ReadingDifference(from: ScreenReader(before), to: ScreenReader(after)).changes
    #expect(changes.map(\.oldText) == ["Play, Button"])
    #expect(changes.map(\.newText) == ["Pause, Button"])
  }
}
