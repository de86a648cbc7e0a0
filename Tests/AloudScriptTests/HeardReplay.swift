import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudScript

/// What we say where a device was heard.
struct HeardReplay {
  /// The first step at which we say something else; nil where all agree.
  private(set) var difference: (heard: String, ours: String)?

  /// Replays a fact, with more settings than those of the fact.
  init(_ fact: HeardFact, settings: [String: String] = [:]) throws {
    if let script = fact.script {
      try compare(fact, withScript: Fixtures.url("Heard/\(script)").path)
      return
    }
    let heads = fact.heads + settings.sorted { $0.key < $1.key }.map { "setting \($0.key) \($0.value)" }
    let text = (heads + fact.steps.map { "> \($0.gesture)" }).joined(separator: "\n")
    let document = try #require(fact.document)
    let run = try Script(text + "\n", path: fact.id).run(on: document)
    for (step, done) in zip(fact.steps, run.steps) where !HeardReplay.matches(done.utterances, step.heard) {
      difference = (step.heard.joined(separator: " / "), done.utterances.joined(separator: " / "))
      return
    }
  }

  /// A script says all that was heard, in this order, among other things.
  private mutating func compare(_ fact: HeardFact, withScript path: String) throws {
    let file = try ScriptFile(path: path)
    let said = try file.script.run(on: file.document()).steps.flatMap(\.utterances)
    var rest = said[...]
    for text in fact.steps.flatMap(\.heard) {
      guard let place = rest.firstIndex(where: { HeardReplay.words($0) == HeardReplay.words(text) }) else {
        difference = (text, said.joined(separator: " / "))
        return
      }
      rest = rest[(place + 1)...]
    }
  }

  /// Words are compared as recordings are: case and punctuation do not count, nor where an utterance ends.
  static func matches(_ said: [String], _ heard: [String]) -> Bool {
    matches(said.flatMap(words)[...], heard.flatMap { $0 == "…" ? [nil] : words($0).map(Optional.some) }[...])
  }

  /// Nil stands for any words.
  private static func matches(_ said: ArraySlice<String>, _ heard: ArraySlice<String?>) -> Bool {
    guard let first = heard.first else { return said.isEmpty }
    guard let word = first else {
      return (said.startIndex...said.endIndex).contains { matches(said[$0...], heard.dropFirst()) }
    }
    return said.first == word && matches(said.dropFirst(), heard.dropFirst())
  }

  private static func words(_ text: String) -> [String] { SpokenWord.words(of: text).map(\.key) }
}

extension ScriptRun.StepRun {
  /// The utterances, without sounds.
  fileprivate var utterances: [String] {
    actuals.compactMap { if case .utterance(let text) = $0 { text } else { nil } }
  }
}
