extension Voices {
  /// Korean: the names of characters, and how letters are spelled out.
  static let koreanCharacters = #"""
    # Characters: marks
    character . = 마침표
    character , = 쉼표
    character ; = 세미콜론
    character : = 콜론
    character ! = 느낌표
    character ? = 물음표
    character ' = 아포스트로피
    character " = 따옴표
    character ( = 괄호 열기
    character ) = 괄호 닫기
    character [ = 대괄호 열기
    character ] = 대괄호 닫기
    character { = 중괄호 열기
    character } = 중괄호 닫기
    character - = 하이픈

    # Characters: symbols
    character @ = 골뱅이 기호
    character # = 샵 기호
    character % = 퍼센트
    character & = 앰퍼센드
    character + = 더하기
    character = = 같음
    character / = 포워드 슬래시
    character \ = 백슬래시
    character _ = 밑줄
    character * = 별
    character ^ = 삽입 기호
    character ~ = 물결 기호
    character ` = 악센트
    character | = 세로줄
    character < = 다음보다 작음
    character > = 다음보다 큼
    character − = 빼기
    character × = 배속  # Apple’s word is that of playback: 2배속
    character ÷ = 나누기
    character ‰ = 퍼 마일 기호
    character $ = 달러
    character € = 유로 기호
    character £ = 파운드 기호
    character ¥ = 엔 기호
    character ₩ = 원    # assumed
    character ¢ = 센트 기호
    character ° = 도
    character § = 섹션 기호
    character © = 저작권 기호
    character ® = 등록 상표
    character ™ = 등록 상표
    character † = 칼표  # assumed

    # Characters: shapes that stand for words on screens
    character ★ = 검은별
    character ☆ = 흰색 별          # assumed
    character ■ = 검은색 정사각형  # assumed
    character □ = 흰색 정사각형    # assumed
    character ✓ = 선택 표시
    character ✗ = 엑스 표시        # assumed
    character ✕ = 곱셈 기호        # assumed
    character ※ = 참고표           # assumed

    # Characters: keys, units and shapes that engines leave out
    character ✘ = 굵은 엑스 표시    # assumed
    character ☰ = 메뉴              # assumed
    character ⌘ = command
    character ⌥ = option
    character ⌃ = control
    character ⏎ = 리턴              # assumed
    character ⌫ = delete
    character ♡ = 흰색 하트         # assumed
    character ♫ = 이어진 팔분음표   # assumed
    character ℃ = 도(섭씨)
    character ℉ = 도(화씨)
    character ″ = 이중 프라임
    character ′ = 프라임
    character 〒 = 우편 기호        # assumed
    character ❮ = 왼쪽 꺾쇠 장식    # assumed
    character ❯ = 오른쪽 꺾쇠 장식  # assumed
    character ➜ = 오른쪽 화살표     # assumed
    character ☒ = 엑스 표시한 상자  # assumed
    character ✦ = 검은색 네모별     # assumed
    character ‡ = 이중 칼표         # assumed
    character ‣ = 삼각 글머리표     # assumed
    character № = 번호 줄임표
    character ¶ = 단락 기호
    character ◆ = 검은색 마름모     # assumed
    character ▷ = 오른쪽 방향 삼각형
    character ﷽ = 비스밀라          # assumed
    character � = 대체 문자         # assumed
    character ¼ = 4분의 1
    character ½ = 2분의 1
    character ¾ = 4분의 3
    character ⟨ = 여는 화살괄호     # assumed
    character ⟩ = 닫는 화살괄호     # assumed

    # Characters: marks of typesetters
    character ’ = 오른쪽 작은따옴표
    character ‘ = 왼쪽 작은따옴표
    character ‚ = 아래 작은따옴표      # assumed
    character ” = 오른쪽 큰따옴표
    character “ = 왼쪽 큰따옴표
    character „ = 아래 큰따옴표        # assumed
    character « = 왼쪽 방향 이중 화살표
    character » = 오른쪽 방향 이중 화살표
    character ‹ = 왼쪽 홑화살따옴표    # assumed
    character › = 오른쪽 홑화살따옴표  # assumed
    character – = 반각 대시
    character — = m자 크기의 대시
    character … = 생략 부호
    character · = 가운뎃점             # assumed
    character ¡ = 뒤집은 느낌표        # assumed
    character ¿ = 뒤집은 물음표        # assumed

    # Characters: marks of East Asia
    character 、 = 모점               # assumed
    character 。 = 고리점             # assumed
    character ・ = 가타카나 가운뎃점  # assumed
    character 〜 = 물결 대시          # assumed
    character 「 = 여는 홑낫표        # assumed
    character 」 = 닫는 홑낫표        # assumed
    character 『 = 여는 겹낫표        # assumed
    character 』 = 닫는 겹낫표        # assumed
    character 〈 = 여는 홑화살괄호    # assumed
    character 〉 = 닫는 홑화살괄호    # assumed
    character 《 = 여는 겹화살괄호    # assumed
    character 》 = 닫는 겹화살괄호    # assumed
    character 【 = 여는 검은 대괄호   # assumed
    character 】 = 닫는 검은 대괄호   # assumed

    # Characters: arrows and triangles
    character ← = 왼쪽 화살표
    character ↑ = 위쪽 화살표
    character → = 오른쪽 화살표
    character ↓ = 아래쪽 화살표
    character ⇠ = 왼쪽 화살표
    character ⇡ = 위쪽 화살표
    character ⇢ = 오른쪽 화살표
    character ⇣ = 아래쪽 화살표
    character ▲ = 위쪽 방향 검은색 삼각형
    character △ = 위쪽 방향 삼각형
    character ▴ = 위쪽 방향 작은 검은색 삼각형
    character ▵ = 위쪽 방향 작은 삼각형
    character ▶ = 오른쪽 방향 검은색 삼각형
    character ▸ = 오른쪽 방향 작은 삼각형
    character ▹ = 오른쪽 방향 작은 삼각형
    character ► = 오른쪽 방향 검은색 포인터
    character ▻ = 오른쪽 방향 포인터
    character ▼ = 아랫쪽 방향 검은색 포인터
    character ▽ = 아랫쪽 방향 포인터
    character ▾ = 아랫쪽 방향 작은 검은색 삼각형
    character ▿ = 아랫쪽 방향 작은 삼각형
    character ◀ = 왼쪽 방향 검은색 삼각형
    character ◁ = 왼쪽 방향 삼각형
    character ◂ = 왼쪽 방향 작은 검은색 삼각형
    character ◃ = 왼쪽 방향 작은 삼각형
    character ◄ = 왼쪽 방향 검은색 포인터
    character ◅ = 왼쪽 방향 포인터

    # Characters: numbers and mathematics
    character ⅓ = 3분의 1
    character ⅔ = 3분의 2
    character ⅛ = 8분의 1
    character ⅜ = 8분의 3
    character ⅝ = 8분에 5
    character ⅞ = 8분의 7
    character ± = 더하기 또는 빼기
    character ∓ = 빼기 또는 더하기
    character ∞ = 무한대
    character ≠ = 같지 않음
    character ≤ = 다음보다 작거나 같음
    character ≥ = 다음보다 크거나 같음
    character ‱ = 퍼 만단위 기호
    character ‴ = 삼중 프라임
    character ‵ = 역 프라임
    character ‶ = 역 이중 프라임
    character ‷ = 역 삼중 프라임

    # Characters: letters and signs
    character ¨      = 분음 기호
    character ´      = 프라임
    character ª      = 여성형 서수 표기
    character º      = 도
    character ₠      = 유로 통화 기호
    character ℅      = 전교
    character ℗      = 사운드 레코딩 저작권 기호
    character ℞      = 처방전 표시
    character ℠      = 서비스 표시 기호
    character ℡      = 전화 기호
    character ℸ      = 팩스 서명
    character ✎      = 연필
    character 𝄞      = 높은음자리표
    character U+F8FF = Apple

    # Characters: keys of a keyboard
    character ↩ = return
    character ⇞ = 페이지 위로
    character ⇟ = 페이지 아래로
    character ⇥ = 탭
    character ⇧ = shift
    character ⇪ = caps lock
    character ⌤ = enter
    character ⌦ = 오른쪽 방향 delete
    character ⌧ = 지우기
    character ⎋ = escape
    character ⏏ = 추출

    # Characters: dashes
    character ‒ = 전화번호용 대시
    character ― = 가운데 줄
    character ﹘ = 작은 반각 대시

    # Characters: blanks
    character U+00A0 = 스페이스

    # Letters by themselves: the engine says the sound of these, and not their name
    letter ㅇ = 이응
    letter ㄳ = 기역 시옷
    letter ㄵ = 니은 지읒
    letter ㄶ = 니은 히읗
    letter ㄺ = 리을 기역
    letter ㄻ = 리을 미음
    letter ㄼ = 리을 비읍
    letter ㄽ = 리을 시옷
    letter ㄾ = 리을 티읕
    letter ㄿ = 리을 피읖
    letter ㅀ = 리을 히읗
    letter ㅄ = 비읍 시옷
    """#
}
