extension KoreanMessages {
  /// Messages about JSON, XML and language tags.
  package static let syntax = ##"""
    there is more text after the end of the JSON
    JSON이 끝난 뒤에 텍스트가 더 있습니다

    a comma or "{}" is missing here
    여기에 쉼표나 "{1}"이/가 없습니다

    there is an extra comma here
    여기에 쉼표가 하나 더 있습니다

    a colon is missing after the key
    키 뒤에 콜론이 없습니다

    brackets are nested deeper than {}
    괄호가 {1}단계보다 깊습니다

    the text ends before the JSON is complete
    JSON이 끝나기 전에 텍스트가 끝났습니다

    the text ends inside {}
    {1} 안에서 텍스트가 끝났습니다

    the text ends before the "{}" of line {} is closed
    {2}번째 줄의 "{1}"을/를 닫기 전에 텍스트가 끝났습니다

    there are more than {} {} before this one; no screen has as many
    이 앞에 {2}이/가 {1}개보다 많습니다. 그런 화면은 없습니다

    JSON has no comments
    JSON에는 주석을 쓸 수 없습니다

    a value is missing here
    여기에 값이 없습니다

    a key is missing here
    여기에 키가 없습니다

    a string must be in double quotes
    문자열은 큰따옴표로 감싸십시오

    a key must be in double quotes
    키는 큰따옴표로 감싸십시오

    this is not JSON
    JSON이 아닙니다

    "{}" is not a value in JSON
    "{1}"은/는 JSON의 값이 아닙니다

    this JSON cannot be decoded
    JSON을 해석할 수 없습니다

    this escape is half of a character; its other half is missing
    이 이스케이프는 문자의 절반입니다. 나머지 절반이 없습니다

    the key "{}" appears twice
    "{1}" 키가 두 번 있습니다

    the dump ends before its first element is complete: {}
    첫 요소가 끝나기 전에 덤프가 끝났습니다: {1}

    the dump does not say which elements are stops: their types decide
    어느 요소가 초점을 받는지 덤프에 없어 유형으로 정했습니다

    the dump says neither which elements are stops nor their types: texts and places decide
    어느 요소가 초점을 받는지, 유형이 무엇인지 덤프에 없어 텍스트와 위치로 정했습니다

    left out: {}
    읽지 않은 것: {1}

    the dump ends inside an element (line {}); it was read up to there
    요소 안에서 덤프가 끝났습니다({1}번째 줄). 있는 데까지 읽었습니다

    "{}" is a private tag, which does not name a language; write a tag like "en" or "pt-BR"
    "{1}"은/는 비공개 태그라서 언어를 나타내지 않습니다. "en"이나 "pt-BR" 같은 태그를 쓰십시오

    "{}" is not a BCP-47 language tag{}
    "{1}"은/는 BCP-47 언어 태그가 아닙니다{2}

    ; write it like "en" or "pt-BR"
    . "en"이나 "pt-BR"처럼 쓰십시오

    the XML declares its own entities, but a page source has none; remove the <!DOCTYPE …>
    XML에 고유한 엔티티 선언이 있습니다. 페이지 소스에는 없는 것이니 <!DOCTYPE …>을 지우십시오

    this tag has more than {} attributes; no page source has so many
    이 태그에 속성이 {1}개보다 많습니다. 그런 페이지 소스는 없습니다

    this is not well-formed XML
    올바른 형식의 XML이 아닙니다

    XML does not allow this character
    XML에 쓸 수 없는 문자입니다

    this character reference is not valid XML; use &amp; &lt; &gt; &quot; &apos; or a number
    XML에 없는 문자 참조입니다. &amp; &lt; &gt; &quot; &apos;와 숫자만 쓸 수 있습니다

    an attribute cannot contain <; write it as &lt;
    속성에는 <를 쓸 수 없습니다. &lt;로 쓰십시오

    the value of an attribute must be in quotation marks
    속성의 값은 따옴표로 감싸십시오

    this attribute has no value
    이 속성에 값이 없습니다

    the element has the same attribute twice
    요소에 같은 속성이 두 번 있습니다

    a space is missing between two attributes
    두 속성 사이에 공백이 없습니다

    a name is missing; write & as &amp; and < as &lt;
    이름이 없습니다. &는 &amp;로, <는 &lt;로 쓰십시오

    the > of this tag is missing
    이 태그의 >가 없습니다

    this tag does not close the element that was opened last
    이 태그는 마지막에 연 요소를 닫는 것이 아닙니다

    "{}" is not a BCP-47 language tag; write it like "en" or "pt-BR"
    "{1}"은/는 BCP-47 언어 태그가 아닙니다. "en"이나 "pt-BR"처럼 쓰십시오

    objects
    객체

    values
    값
    """##
}
