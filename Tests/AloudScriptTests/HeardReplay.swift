import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudScript

/// Compares Aloud's speech with that of a device.
struct HeardReplay {
  /// The first step at which Aloud says something else; nil if all steps agree.
  private(set) var difference: (heard: String, ours: String)?
  /// The names of the clauses behind Aloud's words.
  private(set) var clauses: Set<String> = []

  /// Replays a fact, with settings in addition to those of the fact.
  init(_ fact: HeardFact, settings: [String: String] = [:]) throws {
    if let script = fact.script {
      try compare(fact, withScript: Fixtures.url("Heard/\(script)").path)
      return
    }
    let heads = fact.heads + settings.sorted { $0.key < $1.key }.map { "setting \($0.key) \($0.value)" }
    let text = (heads + fact.steps.map { "> \($0.gesture)" }).joined(separator: "\n")
    let document = try #require(fact.document)
    let run = try Script(text + "\n", path: fact.id).run(on: document)
    clauses = run.clauses
    for (step, done) in zip(fact.steps, run.steps) where !HeardReplay.matches(done.utterances, step.heard) {
      difference = (step.heard.joined(separator: " / "), done.utterances.joined(separator: " / "))
      return
    }
  }

  /// A script contains all heard words, in this order.
  private mutating func compare(_ fact: HeardFact, withScript path: String) throws {
    let file = try ScriptFile(path: path)
    let run = try file.script.run(on: file.document())
    clauses = run.clauses
    let said = run.steps.flatMap(\.utterances)
    var rest = said[...]
    for text in fact.steps.flatMap(\.heard) {
      guard let place = rest.firstIndex(where: { HeardReplay.words($0) == HeardReplay.words(text) }) else {
        difference = (text, said.joined(separator: " / "))
        return
      }
      rest = rest[(place + 1)...]
    }
  }

  /// Words are compared as in recordings: case, punctuation and the ends of utterances are ignored.
  static func matches(_ said: [String], _ heard: [String]) -> Bool {
    matches(said.flatMap(words)[...], heard.flatMap { $0 == "…" ? [nil] : words($0).map(Optional.some) }[...])
  }

  /// Nil matches any words.
  private static func matches(_ said: ArraySlice<String>, _ heard: ArraySlice<String?>) -> Bool {
    guard let first = heard.first else { return said.isEmpty }
    guard let word = first else {
      return (said.startIndex...said.endIndex).contains { matches(said[$0...], heard.dropFirst()) }
    }
    return said.first == word && matches(said.dropFirst(), heard.dropFirst())
  }

  private static func words(_ text: String) -> [String] { SpokenWord.words(of: text).map(\.key) }
}

extension ScriptRun {
  /// The names of the clauses behind all words.
  fileprivate var clauses: Set<String> {
    let utterances = steps.flatMap(\.occurrences).compactMap { occurrence -> Utterance? in
      if case .utterance(let speech) = occurrence.event { speech.utterance } else { nil }
    }
    return Set(utterances.flatMap(\.fragments).map(\.reason.explanation.rule))
  }
}

extension ScriptRun.StepRun {
  /// The utterances, without sounds.
  fileprivate var utterances: [String] {
    actuals.compactMap { if case .utterance(let text) = $0 { text } else { nil } }
  }
}
