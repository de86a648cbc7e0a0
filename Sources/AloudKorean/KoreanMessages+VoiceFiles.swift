extension KoreanMessages {
  /// Faults of voice files.
  package static let voiceFiles = ##"""
    name one character at a time: character . = period, or character U+002E = period
    문자 이름은 하나씩 정합니다: character . = 마침표 또는 character U+002E = 마침표

    "U+{}" is not a character; write a number like U+002E
    "U+{1}" 문자는 없습니다. 번호는 U+002E처럼 씁니다

    "{}" does not begin with a letter, so it cannot spell one out
    "{1}"은/는 글자로 시작하지 않아 글자를 풀어 읽을 수 없습니다

    "{}" and "{}" both spell out "{}"
    "{1}"과/와 "{2}"이/가 모두 "{3}"을/를 풀어 읽습니다

    {} must be a whole number from {} to {}; {}
    {1}에는 {2}~{3}의 정수를 씁니다. {4}

    write a section as [setting=value]
    구역은 [설정=값]으로 씁니다

    a line is "key = words"; comments begin with #
    줄은 "키 = 문구"로 씁니다. 주석은 #으로 시작합니다

    "{}" appears twice
    "{1}"이/가 두 번 있습니다

    "{}" is not a language tag such as ko or zh-Hans{}
    "{1}"은/는 ko나 zh-Hans 같은 언어 태그가 아닙니다{2}

    number.grouping.minimum must be a digit from 1 to 9
    number.grouping.minimum에는 1~9의 숫자를 씁니다

    number.percent needs {number}
    number.percent에는 {number}가 있어야 합니다

    there is no phrase "{}"{}
    "{1}" 문구가 없습니다{2}

    "{}" is not a plural category; use one of {}
    "{1}"은/는 복수형 범주가 아닙니다. 있는 것: {2}

    "{}" can have no placeholders
    "{1}"에는 자리 표시자를 쓸 수 없습니다

    "{}" can have only these placeholders: {}
    "{1}"에 쓸 수 있는 자리 표시자: {2}

    there is no voice file; a voice library needs at least one
    문구 파일이 없습니다. 하나는 있어야 합니다

    a {} is written: {} … = how it is said
    {1}은/는 이렇게 씁니다: {2} … = 읽는 말

    a {} needs {} and how it is said
    {1}에는 {2}과/와 읽는 말이 있어야 합니다
    """##
}
