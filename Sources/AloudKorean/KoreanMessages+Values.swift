extension KoreanMessages {
  /// Parts of messages: kinds of values and of lines, languages; and the exit statuses.
  package static let values = ##"""
    a string
    문자열

    a text
    텍스트

    a number
    수

    a finite number
    유한한 수

    a finite number, or null where it is missing
    유한한 수. 없으면 null

    an object
    객체

    a list
    목록

    true or false
    true 또는 false

    a list of names
    이름 목록

    a BCP-47 language tag such as "en"
    "en" 같은 BCP-47 언어 태그

    four numbers: [x, y, width, height]
    수 네 개 [x, y, width, height]

    two numbers: [x, y]
    수 두 개 [x, y]

    two numbers above 0: [width, height]
    0보다 큰 수 두 개 [width, height]

    four finite numbers
    유한한 수 네 개

    a color such as "#1b5e20"
    "#1b5e20" 같은 색

    the points in an inch of an iPhone or an iPad, from {} to {}
    iPhone이나 iPad의 1인치당 포인트 수({1}~{2})

    a number above 0
    0보다 큰 수

    a version of iOS, such as "26.1"
    "26.1"과 같은 iOS 버전

    a number from 0 to 2
    0~2의 수

    a size in points, more than 0
    0보다 큰 포인트 크기

    an object such as {"placeholder": "you@example.com"}; the typed text goes in "value"
    {"placeholder": "you@example.com"} 같은 객체(입력한 내용은 "value"에 씁니다)

    text: a string or a list of runs
    텍스트(문자열 또는 구간 목록)

    an id, or an object with id and range
    id, 또는 id와 range가 있는 객체

    two whole numbers in order: [from, to]
    차례대로 정수 두 개 [from, to]

    two whole numbers from 1: [index, count]
    1부터 세는 정수 두 개 [index, count]

    two numbers in order: [least, greatest]
    차례대로 수 두 개 [최소, 최대]

    a list of effects
    효과 목록

    a list of conditions
    조건 목록

    a list of at least one condition
    조건이 하나 이상인 목록

    a list of at least one text
    텍스트가 하나 이상인 목록

    a list of at least one feature
    기능이 하나 이상인 목록

    a list of at least one step
    단계가 하나 이상인 목록

    an object, or a list of objects
    객체 또는 객체의 목록

    a text or a number
    텍스트나 수

    the id of a rule
    규칙의 id

    a reason
    이유

    [x, y], or an object
    [x, y] 또는 객체

    one of the categories of the axis
    축의 범주 중 하나

    an axis with categories
    범주가 있는 축

    the text of a dump, or a screen document
    덤프의 텍스트나 화면 문서

    a condition such as {"value": "email", "empty": true}
    {"value": "email", "empty": true} 같은 조건

    the document
    문서

    a node
    노드

    a run of text
    텍스트 구간

    an action
    동작

    custom content
    사용자 설정 콘텐츠

    a rotor
    로터

    an item of a rotor
    로터의 항목

    a text input
    텍스트 입력란

    a cell
    셀

    a drag source
    드래그 원본

    a drop point
    드롭 지점

    a line of readingContent
    readingContent의 줄

    an item of ignore
    ignore의 항목

    a chart
    차트

    an axis
    축

    a series
    계열

    a point
    포인트

    a unit
    단위

    a condition
    조건

    a live region
    라이브 영역

    an effect
    효과

    a restriction
    제한

    a recording
    기록

    a step
    단계

    the overlay
    오버레이

    a screen of the overlay
    오버레이의 화면

    an item of nodes
    nodes의 항목

    an option
    옵션

    key
    키

    trait
    특성

    event
    이벤트

    trait or state
    특성 또는 상태

    role
    역할

    notification
    알림

    step
    단계

    head
    머리말

    type of rotor
    로터 종류

    feature
    기능

    Korean
    한국어

    Japanese
    일본어

    Russian
    러시아어

    Chinese or Japanese
    중국어 또는 일본어
    """##
}
