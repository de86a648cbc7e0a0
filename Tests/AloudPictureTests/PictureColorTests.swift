import Foundation
import Testing

@testable import AloudPicture

@Suite struct PictureColorTests {
  private static let grounds: [(text: PictureColor, ground: PictureColor)] =
    [.ink, .quiet, .accent, .error, .warning, .advice, .stop, .group].flatMap { text in
      [PictureColor.screen, .page, .card].map { (text, $0) }
    } + [.ink, .quiet, .accent].map { ($0, .soft) } + [(.onAccent, .accent)]
    + [.stop, .group, .error, .warning, .advice].map { (.onStop, $0) }

  @Test(arguments: grounds.indices) func textsHaveContrast(_ row: Int) {
    let (text, ground) = Self.grounds[row]
    #expect(contrast(text.light, ground.light) >= 4.5, "\(text) on \(ground), light")
    #expect(contrast(text.dark, ground.dark) >= 4.5, "\(text) on \(ground), dark")
  }

  @Test func pagesHaveEveryColor() {
    let style = PageStyle.base()
    for color in PictureColor.allCases {
      #expect(style.contains("--\(color.name): \(color.light);") && style.contains("--\(color.name): \(color.dark);"))
    }
  }

  @Test func placeholdersAreFilledInOrder() {
    #expect(PictureWords.filled("from {} to {}", "1", "2") == "from 1 to 2")
    #expect(PictureWords.filled("{}", "a{}b") == "a{}b")
    for words in PictureWords.all {
      #expect(words.count(ofStops: 2).contains("2") && PictureWords(words.language) == words)
    }
  }

  /// Source: WCAG 2.2, relative luminance and contrast ratio.
  private func contrast(_ one: String, _ other: String) -> Double {
    func luminance(_ color: String) -> Double {
      let value = Int(color.dropFirst(), radix: 16) ?? 0
      let parts = [value >> 16 & 255, value >> 8 & 255, value & 255].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }
}
