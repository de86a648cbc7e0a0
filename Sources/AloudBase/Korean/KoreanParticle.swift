/// A Korean particle that has two forms; the sound before it decides between them.
///
///     "“\(label)”\(particle: .object) 소수로 읽습니다."  // “값”을 …, “제목”을 …, “날짜”를 …
package enum KoreanParticle: String, CaseIterable, Sendable {
  case topic = "은/는"
  case subject = "이/가"
  case object = "을/를"
  case and = "과/와"
  case to = "으로/로"
  case quoted = "이라고/라고"
  case named = "이라는/라는"
  case or = "이나/나"
  case being = "이며/며"

  /// The form after a text.
  package func form(after text: String) -> String {
    let slash = rawValue.firstIndex(of: "/") ?? rawValue.endIndex
    let (withFinal, without) = (rawValue[..<slash], rawValue[slash...].dropFirst())
    return switch KoreanSound(atEndOf: text) {
    case .consonant: String(withFinal)
    case .rieul: String(self == .to ? without : withFinal)
    case .vowel: String(without)
    }
  }
}

extension DefaultStringInterpolation {
  /// Appends the form of a particle that fits the text so far.
  package mutating func appendInterpolation(particle: KoreanParticle) {
    appendLiteral(particle.form(after: description))
  }
}
