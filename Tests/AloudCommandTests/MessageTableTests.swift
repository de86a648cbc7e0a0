import Aloud
import AloudMessages
import Testing

@Suite struct MessageTableTests {
  private static let table = MessageTable(
    MessageTable.rows(
      """
      unknown trait "{}"{}
      알 수 없는 특성 "{1}"입니다{2}

      ; did you mean "{}"?
      . 혹시 "{1}"인가요?

      {} of {} files
      파일 {2}개 중 {1}개

      {} needs {}
      {1}은/는 {2}을/를 요구합니다

      a name
      이름

      warning
      경고

      a text with {{}}
      {}가 있는 텍스트
      """))

  private func korean(_ message: Message) -> String { Self.table.text(message) }

  @Test func theKeyIsLookedUp() {
    let hint: Message = "; did you mean \"\("button")\"?"
    #expect(korean("unknown trait \"\("buton")\"\(hint)") == "알 수 없는 특성 \"buton\"입니다. 혹시 \"button\"인가요?")
    #expect(korean("unknown trait \"\("buton")\"\(Message(""))") == "알 수 없는 특성 \"buton\"입니다")
    #expect(korean("a name") == "이름")
  }

  /// A value is never taken for words of the message.
  @Test func valuesStayValues() {
    #expect(
      korean("unknown trait \"\("x\"; did you mean \"y\"?")\"\(Message(""))")
        == "알 수 없는 특성 \"x\"; did you mean \"y\"?\"입니다")
    #expect(korean("unknown trait \"\("{2}{1}{}")\"\(Message(""))") == "알 수 없는 특성 \"{2}{1}{}\"입니다")
    #expect(korean("\(3) of \("{1} of") files") == "파일 {1} of개 중 3개")
  }

  @Test func particlesFitTheValues() {
    for (value, topic) in [("7", "은"), ("2", "는"), ("title", "은"), ("--each", "는"), ("날짜", "는"), ("제목", "은")] {
      #expect(korean("\(value) needs \(Message("a name"))") == "\(value)\(topic) 이름을 요구합니다")
    }
  }

  @Test func aTextOfSeveralIsTranslatedWhereAllAre() {
    #expect(Self.table.translation(of: "a name; warning") == "이름. 경고")
    #expect(Self.table.translation(of: "a name; a town") == nil)
  }

  @Test func bracesOfALiteralAreText() {
    #expect(korean("a text with {}") == "{}가 있는 텍스트")
  }

  @Test func placesAndPunctuationStay() {
    #expect(korean("\("a.json"):\(1): \(Message("a name"))") == "a.json:1: 이름")
    #expect(korean("\("a.json"): warning: \(3) of \(4) files") == "a.json: 경고: 파일 4개 중 3개")
    #expect(korean("aloud \("read"): \(3) of \(4) files") == "aloud read: 파일 4개 중 3개")
  }

  @Test func whatHasNoRowIsEnglish() {
    #expect(korean("a \("b") with \(Message("a name"))") == "a b with 이름")
    #expect(korean(Message(english: "a name")) == "이름" && korean(Message(english: "a {} name")) == "a {} name")
    #expect(korean("\("a name")") == "a name")
  }
}
