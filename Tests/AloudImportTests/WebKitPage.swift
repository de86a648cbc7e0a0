import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// A page of `Fixtures/Pages/WebKit` after reading, for checking facts.
struct WebKitPage {
  private let snapshot: PageSnapshot
  private let plain: PageStops
  private let joined: PageStops

  init(_ page: String) throws {
    let dump = try Fixtures.bytes("Pages/WebKit/\(page.replacing(".html", with: ".json"))")
    snapshot = try #require(PageSnapshot(JSONText(dump).root?.asObject?.inner("snapshot")))
    let document = try ImportedScreen(dump).document
    plain = PageStops(document, joinsTexts: false)
    joined = PageStops(document, joinsTexts: true)
  }

  /// The differences; empty for a true fact.
  func disagreements(with fact: WebKitFact) -> [String] {
    let stops = fact.joinsTexts ? joined : plain
    guard fact.selector != "body" else { return fact.claims.flatMap { stops.orderDisagreements($0.value) } }
    guard let element = backend(of: fact.selector) else { return ["there is no \(fact.selector)"] }
    let inside = descendants(of: element)
    let node: NodeID?
    switch fact.part {
    case .element: node = stops.node(of: element)
    case .text: node = inside.first { hasText(fact.text, $0) }.flatMap { stops.node(of: $0) }
    case .marker: node = inside.first { snapshot.isMarker($0) }.flatMap { stops.node(of: $0) }
    }
    return fact.claims.compactMap { claim in
      if claim.key == "differs_from" {
        let other = backend(of: claim.value.asString ?? "").flatMap { stops.node(of: $0) }
        return stops.traits(of: node) == stops.traits(of: other) ? "has the same traits" : nil
      }
      if claim.key == "stop" {
        return stops.isStop(node) == claim.value.asBool ? nil : "is \(stops.isStop(node) ? "a" : "no") stop"
      }
      // For an element that is not in the tree, the first stop in it is used.
      guard let asked = stops.isAsked(node) ? node : stops.first(of: inside) else { return "is not in the tree" }
      switch claim.key {
      case "inside", "not_inside", "first_in", "not_first_in", "last_in", "not_last_in":
        let kinds = claim.value.asStrings ?? []
        return kinds.allSatisfy { stops.holds(claim.key, asked, $0) } ? nil : "\(claim.key) \(kinds) does not hold"
      case "traits", "not_traits":
        let traits = stops.traits(of: asked) ?? []
        let named = claim.value.asStrings ?? []
        let holds = claim.key == "traits" ? traits.isSuperset(of: named) : traits.isDisjoint(with: named)
        return holds ? nil : "the traits are \(traits.sorted())"
      default: break
      }
      let answer = stops.answer(claim.key, asked)
      return answer == claim.value.shown ? nil : "\(claim.key) is \(answer), not \(claim.value.shown)"
    }
  }

  // MARK: The document

  /// The `backendDOMNodeId` of the node that `#id` matches.
  private func backend(of selector: String) -> Int? {
    let place = snapshot.places(with: .id).first { "#" + $0.value == selector }?.place
    return place.map { snapshot.documents[Int($0.document)].backends[Int($0.node)] }
  }

  private func descendants(of element: Int) -> [Int] {
    guard let place = snapshot.place(of: element) else { return [] }
    let document = snapshot.documents[Int(place.document)]
    var found: Set<Int> = [Int(place.node)]
    for index in document.parents.indices where found.contains(document.parents[index]) { found.insert(index) }
    return found.sorted().map { document.backends[$0] }
  }

  private func hasText(_ words: String, _ backend: Int) -> Bool {
    guard let place = snapshot.place(of: backend) else { return false }
    let texts = snapshot.documents[Int(place.document)].texts
    return snapshot.string(texts[Int(place.node)])?.withPlainSpaces.contains(words) ?? false
  }
}

extension JSONPlace {
  /// In the form of ``PageStops/answer(_:_:)``.
  fileprivate var shown: String {
    if let object = asObject { return object.members.map { "\($0.key): \($0.shown)" }.joined(separator: ", ") }
    if let list = asList { return list.map(\.shown).joined(separator: " ") }
    return asString ?? asNumber.map { "\($0)" } ?? asBool.map { "\($0)" } ?? "none"
  }
}
