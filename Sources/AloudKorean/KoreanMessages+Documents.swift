extension KoreanMessages {
  /// Messages about screen documents, their apps and recordings.
  package static let documents = ##"""
    {} must be {}
    {1}에는 {2}을/를 씁니다

    {}, not an empty text
    빈 텍스트가 아닌 {1}

    "{}" is missing in {}
    {2}에 "{1}"이/가 없습니다

    "pixelsPerInch" is now "pointsPerInch": points, not pixels, from {} to {}; or name the device, as in "device": "iPhone 16"
    "pixelsPerInch"의 이름이 "pointsPerInch"로 바뀌었습니다. 픽셀이 아닌 포인트 수({1}~{2})를 쓰거나 "device": "iPhone 16"처럼 기기 이름을 쓰십시오

    unknown device "{}"{}
    알 수 없는 기기: "{1}"{2}

    unknown {} "{}"{}
    알 수 없는 {1} "{2}"입니다{3}

    unknown {} "{}"; there are {}
    알 수 없는 {1} "{2}"입니다. 있는 것: {3}

    these are known: {}
    쓸 수 있는 것: {1}

    ; these are known: {}
    . 쓸 수 있는 것: {1}

    only {} is known here
    여기에는 {1}만 쓸 수 있습니다

    ; only {} is known here
    . 여기에는 {1}만 쓸 수 있습니다

    ; public traits are {}
    . 공개된 특성: {1}

    ; put two conditions into "all" or "any"
    . 조건 둘은 "all"이나 "any"에 넣으십시오

    an effect must have one of these keys: {}
    효과에는 다음 키 중 하나가 있어야 합니다: {1}

    a condition must have one of these keys: {}
    조건에는 다음 키 중 하나가 있어야 합니다: {1}

    effects are nested too deep
    효과가 너무 깊이 중첩되어 있습니다

    the variable "{}" needs a finite number
    변수 "{1}"에는 유한한 수를 넣어야 합니다

    the variable "{}" is set to texts and to numbers; use only one of the two
    변수 "{1}"에 텍스트와 수를 모두 넣었습니다. 한 가지만 쓰십시오

    there is no variable "{}"{}
    변수 "{1}"이/가 없습니다{2}

    ; "let" and "add" set variables
    . 변수는 "let"과 "add"로 정합니다

    the name of a variable cannot contain white space or braces
    변수 이름에는 공백과 중괄호를 쓸 수 없습니다

    a condition can ask for only one trait or state
    조건은 특성이나 상태 하나만 물을 수 있습니다

    "count" needs an event of a node and a number to compare with
    "count"에는 노드의 이벤트와 비교할 수가 있어야 합니다

    the number to compare with must be finite
    비교할 수는 유한해야 합니다

    this list of conditions is empty; it needs at least one condition
    조건 목록이 비어 있습니다. 조건이 하나 이상 있어야 합니다

    the variable "{}" holds {}, but is compared with {}
    변수 "{1}"의 값은 {2}인데 {3}과/와 비교합니다

    an area must be four finite numbers
    영역은 유한한 수 네 개입니다

    there is no restriction "{}"{}
    "{1}" 제한이 없습니다{2}

    frame and sortPriority must be finite numbers
    frame과 sortPriority에는 유한한 수를 씁니다

    activationPoint and adjusts must be finite numbers
    activationPoint와 adjusts에는 유한한 수를 씁니다

    no timer has the name "{}"{}
    "{1}" 타이머가 없습니다{2}

    no node has the id "{}"{}
    id가 "{1}"인 노드가 없습니다{2}

    no element of the app has the id "{}"{}
    앱에 id가 "{1}"인 요소가 없습니다{2}

    the document has no "screens"
    문서에 "screens"가 없습니다

    nodes are nested deeper than {} levels; remove wrappers that have no meaning
    노드가 {1}단계보다 깊이 중첩되어 있습니다. 의미 없는 래퍼를 빼십시오

    elements are nested deeper than {} levels; no real screen is so deep
    요소가 {1}단계보다 깊이 중첩되어 있습니다. 그런 화면은 없습니다

    elements are nested deeper than {} levels, and the parser stops there; set a lower snapshotMaxDepth
    요소가 {1}단계보다 깊어 더 읽지 못합니다. snapshotMaxDepth를 줄이십시오

    there are more than {} elements; no screen has as many
    요소가 {1}개보다 많습니다. 그런 화면은 없습니다

    "aloud" is missing; a screen document looks like {"aloud": 1, "elements": […]}
    "aloud"가 없습니다. 화면 문서는 {"aloud": 1, "elements": […]} 모양입니다

    "aloud" is missing; a recording looks like {"aloud": 1, "tree": …, "steps": [{"do": …, "utterance": …}]}
    "aloud"가 없습니다. 기록은 {"aloud": 1, "tree": …, "steps": [{"do": …, "utterance": …}]} 모양입니다
    """##
}
