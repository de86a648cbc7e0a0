import AloudBase
import AloudTree
import Testing

@Suite struct KoreanParticleTests {
  /// The preceding text; the forms of 은/는 and of 으로/로.
  @Test(arguments: [
    // Hangul.
    ("제목", "은", "으로"), ("날짜", "는", "로"), ("레이블", "은", "로"), ("여덟", "은", "으로"), ("값", "은", "으로"),
    ("레이블".decomposed, "은", "로"), ("값".decomposed, "은", "으로"), ("날짜".decomposed, "는", "로"),
    ("ㄹ", "은", "로"), ("ㅋ", "은", "으로"), ("ㅠ", "는", "로"),
    // Digits.
    ("0", "은", "으로"), ("1", "은", "로"), ("2", "는", "로"), ("3", "은", "으로"), ("4", "는", "로"), ("5", "는", "로"),
    ("6", "은", "으로"), ("7", "은", "로"), ("8", "은", "로"), ("9", "는", "로"), ("10", "은", "으로"), ("1,200", "은", "으로"),
    ("3000", "은", "으로"), ("50000", "은", "으로"), ("1,000,000,000,000", "는", "로"), ("2.5", "는", "로"), ("0.10", "은", "으로"),
    ("007", "은", "로"), ("①", "은", "로"), ("３", "은", "으로"),
    // Units.
    ("50%", "는", "로"), ("44px", "은", "로"), ("44 pt", "는", "로"), ("3mm", "는", "로"), ("2s", "는", "로"), ("9㎡", "는", "로"),
    ("5kg", "은", "으로"), ("20 dB", "은", "로"), ("₩", "은", "으로"), ("m²", "은", "으로"),
    // Letters, read by their names.
    ("A", "는", "로"), ("URL", "은", "로"), ("PDF", "는", "로"), ("HTML", "은", "로"), ("JSON", "은", "으로"), ("R", "은", "로"),
    ("px", "는", "로"), ("SVG", "는", "로"), ("VTT", "는", "로"), ("FM", "은", "으로"),
    // Words.
    ("label", "은", "로"), ("title", "은", "로"), ("iPhone", "은", "으로"), ("Home", "은", "으로"), ("button", "은", "으로"),
    ("setting", "은", "으로"), ("app", "은", "으로"), ("help", "는", "로"), ("header", "는", "로"), ("link", "는", "로"),
    ("image", "는", "로"), ("VoiceOver", "는", "로"), ("layout", "은", "으로"), ("list", "는", "로"), ("back", "은", "으로"),
    ("check", "는", "로"), ("SETTINGS", "는", "로"), ("--language", "는", "로"), ("home.json", "은", "으로"),
    // Text that is not pronounced.
    ("“제목”", "은", "으로"), ("\"label\"", "은", "로"), ("[날짜]", "는", "로"), ("저장 (취소)", "은", "으로"), ("(취소)", "는", "로"),
    ("<b>제목</b>", "은", "으로"), ("`label`", "은", "로"), ("긴 글이 잘림…", "은", "으로"), ("값 ", "은", "으로"), ("정말?", "은", "로"),
    ("제목\u{FE0F}", "은", "으로"), ("**값**", "은", "으로"),
    // Text with an unknown pronunciation.
    ("", "는", "로"), ("😀", "는", "로"), ("→", "는", "로"), ("設定", "는", "로"), ("…", "는", "로"), ("()", "는", "로"),
    ("<", "는", "로"),
  ]) func sound(_ text: String, _ topic: String, _ to: String) {
    #expect(KoreanParticle.topic.form(after: text) == topic)
    #expect(KoreanParticle.to.form(after: text) == to)
  }

  @Test func formsOfAll() {
    #expect(
      KoreanParticle.allCases.map { $0.form(after: "값") } == ["은", "이", "을", "과", "으로", "이라고", "이라는", "이나", "이며"])
    #expect(KoreanParticle.allCases.map { $0.form(after: "차") } == ["는", "가", "를", "와", "로", "라고", "라는", "나", "며"])
  }

  @Test func particleOfAnInterpolation() {
    let (name, level) = ("확인", 2)
    #expect("“\(name)”\(particle: .object) \(level)\(particle: .to)" == "“확인”을 2로")
  }
}

extension String {
  /// Decomposed letters instead of syllables, as in file systems on a Mac.
  fileprivate var decomposed: String {
    var text = ""
    for scalar in unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      for part in parts where part != 0x11A7 { text.unicodeScalars.append(Unicode.Scalar(part) ?? " ") }
    }
    return text
  }
}
