import Aloud
import AloudCapture
import UIKit
import XCTest

/// Walks real lists, and writes down what is said: whether a live app scrolls them depends on UIKit.
final class ListTests: XCTestCase {
  @MainActor func testListsAreWalked() throws {
    var options = CaptureOptions()
    options.language = "en"
    var answer = Answer(
      name: "lists", question: "Which rows do flicks and three fingers reach in a simulator of a real list?")
    for screen in Screen.lists {
      let shown = try ShownScreen(screen.make())
      defer { shown.close() }
      do {
        var simulator = try Simulator(on: shown.controller, capture: options)
        simulator.pace = .swift
        let flicks = (0..<35).map { _ in said(simulator.perform(.swipeRight)) }
        let pages = (0..<2).map { _ in said(simulator.perform(.threeFingerSwipeDown) + simulator.wait(seconds: 2)) }
        _ = simulator.perform(.doubleTap)
        let table = (shown.controller as? UITableViewController)?.tableView
        let collection = (shown.controller as? UICollectionViewController)?.collectionView
        let selected = table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []
        answer.found[screen.name] = [
          "swipe right": flicks, "three fingers down": pages, "selected": selected.map { $0.item },
          "fault": simulator.fault.map { "\($0)" } ?? "none",
        ]
      } catch let error as CaptureError {
        answer.found[screen.name] = ["error": error.message]
      }
      try answer.write(to: Records.folder)
    }
  }

  private func said(_ occurrences: [Simulator.Occurrence]) -> String {
    let words = occurrences.compactMap { occurrence -> String? in
      guard case .utterance(let speech) = occurrence.event else { return nil }
      return speech.fragments.map { $0.text }.joined(separator: ", ")
    }
    return words.joined(separator: "; ")
  }
}
