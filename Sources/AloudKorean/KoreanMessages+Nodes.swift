extension KoreanMessages {
  /// Messages about overlays, nodes and what a node does.
  package static let nodes = ##"""
    "overlay" is missing; an overlay looks like {"overlay": 1, "nodes": […]}
    "overlay"가 없습니다. 오버레이는 {"overlay": 1, "nodes": […]} 모양입니다

    tree is empty; it must hold the dump of the recorded screen
    tree가 비어 있습니다. 기록한 화면의 덤프를 넣으십시오

    a screen has a "file" or "elements", not both
    화면에는 "file"과 "elements" 중 하나만 씁니다

    the screen "{}" already exists; change its nodes with "nodes"
    "{1}" 화면이 이미 있습니다. 그 노드는 "nodes"로 바꾸십시오

    there is no screen "{}"{}; a new screen needs "file" or "elements"
    "{1}" 화면이 없습니다{2}. 새 화면에는 "file"이나 "elements"를 쓰십시오

    {} cannot be read here
    여기서는 {1}을/를 읽을 수 없습니다

    place cannot be 0; count from 1, or from the end with -1
    place에는 0을 쓸 수 없습니다. 1부터, 끝에서는 -1부터 셉니다

    "find" needs one of {}
    "find"에는 다음 중 하나가 있어야 합니다: {1}

    "find" is missing; it says which nodes this item changes
    "find"가 없습니다. 이 항목이 바꿀 노드를 쓰십시오

    each item of a list in "find" finds one node; remove "count"
    "find" 목록의 항목마다 노드 하나를 찾습니다. "count"를 빼십시오

    this finds {} again; an earlier item of "find" has found it
    {1}을/를 또 찾습니다. "find"의 앞 항목이 이미 찾았습니다

    a group needs neighbors in one container, but these are not neighbors: {}
    그룹은 한 컨테이너 안에서 이웃한 노드만 묶습니다. 다음은 이웃이 아닙니다: {1}

    no node has {}; the nearest are {}
    {1}인 노드가 없습니다. 가까운 것: {2}

    no node has {}; without "place" this finds {}
    {1}인 노드가 없습니다. "place"가 없으면 {2}개입니다

    no node has {}
    {1}인 노드가 없습니다

    "self" is the node of a behavior; give this node another id
    "self"는 동작이 속한 노드를 뜻합니다. 이 노드에 다른 id를 주십시오

    "self" is the node of a behavior; here is no node, so write its id
    "self"는 동작이 속한 노드를 뜻하는데 여기에는 노드가 없습니다. 노드의 id를 쓰십시오

    "from" cannot be greater than "to"
    "from"은 "to"보다 클 수 없습니다

    a whole number from 1, {"from": 1, "to": 5} or "any"
    1 이상의 정수, {"from": 1, "to": 5}, "any" 가운데 하나

    an id belongs to one node, but {} are expected here
    id는 노드 하나의 것인데, 여기서는 {1}개를 기대합니다

    {} in the node with {}
    {2}인 노드 안에 있고 {1}

    the identifier "{}"
    identifier가 "{1}"

    the label "{}"
    레이블이 "{1}"

    a label like "{}"
    레이블이 "{1}" 모양

    the role {}
    역할이 {1}

    the path {}
    경로가 {1}

    {} cannot be null
    {1}에는 null을 쓸 수 없습니다

    it belongs to a node, an item of "elements" or "children"
    노드의 키이므로 "elements"나 "children"에 있는 노드에 쓰십시오

    it belongs to the document, beside "aloud"
    문서의 키이므로 "aloud" 옆에 쓰십시오

    it is an event of nodes and screens
    노드와 화면의 이벤트입니다

    it is an event of a restriction in "guidedAccess"
    "guidedAccess"에 있는 제한의 이벤트입니다

    it is an event of the app: write it in "on" at the top of the document
    앱의 이벤트입니다. 문서 맨 위의 "on"에 쓰십시오

    {} has {} values, but the chart has {} additional axes
    {1}의 값은 {2}개인데 차트의 추가 축은 {3}개입니다

    {} must be a pattern with * or ?, such as "*@*.*"; for a whole text use "equals"
    {1}에는 "*@*.*"처럼 *나 ?가 있는 패턴을 씁니다. 텍스트 전체는 "equals"로 쓰십시오

    the effect "{}"
    "{1}" 효과

    the condition "{}"
    "{1}" 조건

    empty must be true; for the opposite write {"not": …}
    empty에는 true를 씁니다. 반대는 {"not": …}입니다

    from and to must differ
    from과 to는 달라야 합니다

    the accessibility shortcut "{}" appears twice
    손쉬운 사용 단축키 "{1}"이/가 두 번 있습니다

    {} is too large; the maximum is {}
    {1}이/가 너무 큽니다. 최댓값은 {2}입니다

    width and height of {} must be 0 or more
    {1}의 너비와 높이는 0 이상이어야 합니다

    {} is too large; no screen is {} points wide or high
    {1}이/가 너무 큽니다. 한 변이 {2}포인트인 화면은 없습니다

    "{}" must be a number that is not here twice, such as "10" or "0.5"
    "{1}"은/는 여기에 한 번만 나오는 수여야 합니다. 예: "10", "0.5"

    a rotor has a name or a type, not both
    로터에는 name과 type 중 하나만 씁니다

    "name" or "type" is missing in a rotor
    로터에 "name"이나 "type"이 없습니다

    "{}" is not a number of a row or column; they count from 0
    "{1}"은/는 행이나 열의 번호가 아닙니다. 0부터 셉니다

    {}: the link "#{}" leads nowhere: no node has this id{}
    {1}: "#{2}" 링크가 가리키는 곳이 없습니다. 이 id의 노드가 없습니다{3}

    there is no setting "{}"{}
    "{1}" 설정이 없습니다{2}

    ; the nearest are {}
    . 비슷한 것: {1}

    the nearest are {}
    비슷한 것: {1}

    one of {}
    다음 중 하나({1})

    a whole number, {} or more
    {1} 이상의 정수

    a number from {} to {}
    {1}~{2}의 수

    a number of seconds, {} or more
    {1}초 이상의 수

    a whole number from 1 to {}, the number of pages
    1~{1}(페이지 수)의 정수

    words per minute
    분당 단어 수입니다

    50 is the default of the voice
    음성의 기본값은 50입니다

    100 is the default of the voice
    음성의 기본값은 100입니다

    unknown {} "{}" in {}{}
    {3}에 알 수 없는 {1} "{2}"이/가 있습니다{4}

    did you mean {}?
    혹시 {1}인가요?

    ; did you mean {}?
    . 혹시 {1}인가요?

    did you mean "{}"?
    혹시 "{1}"인가요?

    ; did you mean "{}"?
    . 혹시 "{1}"인가요?

    {} can do only one thing
    {1}은/는 한 가지 일만 합니다

    {} can ask about only one thing
    {1}은/는 한 가지만 다룹니다

    {}, not {}{}
    {1}. {2}을/를 함께 쓸 수 없습니다{3}

    {} needs a test: {}
    {1}에는 비교가 필요합니다: {2}

    {} can have only one test, not {}; put two conditions into "all" or "any"
    {1}에는 비교 하나만 씁니다. {2}을/를 함께 쓸 수 없습니다. 조건 둘은 "all"이나 "any"에 넣으십시오

    1 node has {}, not {}: {}{}
    {1}인 노드는 {2}개가 아니라 1개입니다: {3}{4}

    {} nodes have {}, not {}: {}{}
    {2}인 노드는 {3}개가 아니라 {1}개입니다: {4}{5}

    ; narrow it with "role", "in" or "place", or expect "count": {}
    . "role", "in", "place"로 좁히거나 "count": {1}로 적으십시오

    {} to {}
    {1}~{2}

    at least {}
    최소 {1}

    any number
    몇

    anything
    무엇

    the place {}
    {1}번째

    {} and {}
    {1}이고 {2}

    {} inside
    안에 있는 것이 {1}

    the id "{}" already belongs to {}
    id "{1}"은/는 이미 {2}에서 쓰고 있습니다

    frame must be four finite numbers
    frame에는 유한한 수 네 개를 씁니다

    {} must be a number of seconds, {} or more
    {1}에는 {2}초 이상의 수를 씁니다

    aloud must be 1
    aloud에는 1을 씁니다

    overlay must be 1
    overlay에는 1을 씁니다

    "percent" or a text with {{}} for the number
    "percent" 또는 수 자리에 {}를 쓴 텍스트

    "guidedAccess" needs "session", "configure", "assessment", "isEnabled" or "restriction"
    "guidedAccess"에는 "session", "configure", "assessment", "isEnabled", "restriction" 중 하나가 있어야 합니다

    "adjusts" with values
    값이 있는 "adjusts"

    "scroll" with status
    status가 있는 "scroll"

    "on" of a restriction
    제한의 "on"

    "on" of the app
    앱의 "on"

    an answer
    답변

    accessibility shortcut
    손쉬운 사용 단축키

    true
    true

    children are found, not written
    자식은 쓰지 않고 찾습니다

    there is no {} "{}"{}
    "{2}" {1}이/가 없습니다{3}

    "{}" is not a row of the table; rows count from 0
    "{1}"은/는 표의 행이 아닙니다. 행은 0부터 셉니다

    "{}" is not a row of the table; rows count from 0 to {}
    "{1}"은/는 표의 행이 아닙니다. 행은 0부터 {2}까지입니다

    "{}" is not a column of the table; columns count from 0
    "{1}"은/는 표의 열이 아닙니다. 열은 0부터 셉니다

    "{}" is not a column of the table; columns count from 0 to {}
    "{1}"은/는 표의 열이 아닙니다. 열은 0부터 {2}까지입니다
    """##
}
