// The words of the playground besides those of walked pages.
extension PageWords {
  static let playground = PageWords(
    (
      "en",
      """
      playground.title    = Aloud playground
      playground.lead     = Hear what VoiceOver would say on a screen. Everything happens in this page; nothing is sent anywhere.
      playground.document = Screen document or dump
      playground.help     = Paste JSON, text or XML, or drop a file here. The format is detected from the content.
      playground.file     = Open a file
      playground.examples = Examples
      playground.read     = Read
      playground.walk     = Walk
      playground.audit    = Audit
      playground.language = Language of the screen
      playground.languageAsWritten = As written
      playground.readAs   = Read it in {language}
      playground.name     = pasted text
      playground.working  = This is large: reading takes a moment …
      playground.empty    = There is nothing to read yet. Paste a screen document or a dump, or open a file.
      playground.older    = This is older than the text.
      playground.again    = Bring it up to date
      playground.silent   = says nothing
      playground.says     = VoiceOver says
      playground.stops     = {count} stops, in the order in which swiping right goes through the screen
      playground.stops.one = One stop
      playground.findings     = {count} findings
      playground.findings.one = One finding
      severity.error   = Error
      severity.warning = Warning
      severity.advice  = Advice
      """
    ),
    (
      "ko",
      """
      playground.title    = Aloud 체험하기
      playground.lead     = VoiceOver가 화면을 어떻게 읽는지 들어 보십시오. 모든 것을 이 페이지 안에서 처리하며 어디로도 전송하지 않습니다.
      playground.document = 화면 문서 또는 덤프
      playground.help     = JSON, 텍스트 또는 XML을 붙여넣거나 파일을 여기로 드래그하십시오. 형식은 내용을 보고 알아냅니다.
      playground.file     = 파일 열기
      playground.examples = 예제
      playground.read     = 읽기
      playground.walk     = 탐색
      playground.audit    = 점검
      playground.language = 화면의 언어
      playground.languageAsWritten = 문서에 적힌 대로
      playground.readAs   = {language}로 읽기
      playground.name     = 붙여넣은 텍스트
      playground.working  = 문서가 커서 잠시 걸립니다…
      playground.empty    = 아직 읽을 내용이 없습니다. 화면 문서나 덤프를 붙여넣거나 파일을 여십시오.
      playground.older    = 텍스트를 고치기 전의 결과입니다.
      playground.again    = 새로 고치기
      playground.silent   = 아무 말 없음
      playground.says     = VoiceOver가 읽는 말
      playground.stops     = 오른쪽으로 쓸어넘기는 순서대로 항목 {count}개
      playground.stops.one = 항목 1개
      playground.findings     = 찾은 문제 {count}개
      playground.findings.one = 찾은 문제 1개
      severity.error   = 오류
      severity.warning = 경고
      severity.advice  = 권고
      """
    ))
}
