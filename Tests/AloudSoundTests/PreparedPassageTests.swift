import AloudTones
import Testing

@testable import AloudSound

/// Long passages go to the engine in pieces.
@Suite struct PreparedPassageTests {
  private static let long = String(repeating: "well then, ", count: 100)

  private func pieces(_ passage: Passage, _ change: (inout ESpeak.Options) -> Void = { _ in }) -> [PreparedPassage] {
    var options = ESpeak.Options()
    change(&options)
    return PreparedPassage.pieces(of: passage, options)
  }

  @Test(arguments: ["", "Settings", String(repeating: "a ", count: 99)]) func shortTextsAreOnePiece(_ text: String) {
    let pieces = pieces(Speech.passage(text))
    #expect(pieces.count == 1 && pieces[0].isLast && pieces[0].places == [0])
  }

  @Test(arguments: [long, String(repeating: "а", count: 2_000), String(repeating: "one two. ", count: 300)])
  func longTextsAreSplitAtClauses(_ text: String) {
    let pieces = pieces(Speech.passage("Title", text, "Button"))
    #expect(pieces.count > 2 && pieces.map(\.isLast) == pieces.map { _ in false }.dropLast() + [true])
    let texts = pieces.flatMap(\.runs).map(\.text)
    #expect(texts.dropLast().allSatisfy { ",.".contains($0.last ?? " ") } && texts.last == "Button")
    #expect(pieces.allSatisfy { $0.runs.map(\.text.unicodeScalars.count).reduce(0, +) <= 202 })
    #expect(pieces.flatMap(\.places) == pieces.flatMap(\.places).sorted())
    let letters = texts.joined().filter(\.isLetter)
    #expect(letters == ("Title" + text + "Button").filter(\.isLetter))
  }

  @Test func piecesBecomeOnePassageAgain() {
    let pieces = pieces(Speech.passage("Title", Self.long, "Button"))
    var whole = Rendition()
    for piece in pieces {
      var part = Rendition()
      for index in piece.runs.indices { part.runs.append(index * 10..<index * 10 + 10) }
      part.waveform.samples = Array(repeating: 9, count: piece.runs.count * 10)
      whole.append(part, of: piece)
    }
    let count = pieces.map(\.runs.count).reduce(0, +) * 10
    #expect(whole.runs == [0..<10, 10..<count - 10, count - 10..<count])
    #expect(whole.waveform.samples.count == count && whole.loss == nil && whole.unsaid == nil)
  }

  @Test func nothingIsHeardAfterALostPiece() throws {
    let pieces = pieces(Speech.passage(Self.long, "Button"))
    try #require(pieces.count > 2)
    var whole = Rendition()
    var part = Rendition()
    part.waveform.samples = [1, 2, 3]
    part.runs = [0..<3]
    whole.append(part, of: pieces[0])
    whole.append(pieces[1].lost("it died"), of: pieces[1])
    whole.append(part, of: pieces[2])
    #expect(whole.waveform.samples == [1, 2, 3] && whole.loss == "it died" && whole.unsaid == pieces[1].firstSource)
  }

  @Test func limitsAreReportedWithTheirPlace() throws {
    let last = try #require(pieces(Speech.passage(Self.long)) { $0.textLimit = 500 }.last)
    let rendition = Rendition(.init(), last)
    #expect(rendition.loss == "only its first 500 characters are said" && rendition.unsaid == 500)
  }
}
