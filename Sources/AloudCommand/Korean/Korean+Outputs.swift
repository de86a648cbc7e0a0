extension Korean {
  /// The output of commands.
  static let outputs = rows(
    ##"""
    The recording begins before the first stop of Aloud: its first move led there.
    기록은 Aloud의 첫 항목보다 앞에서 시작합니다. 첫 이동으로 첫 항목에 왔습니다.

    The recording begins on stop {} of Aloud.
    기록은 Aloud의 {1}번째 항목에서 시작합니다.

    Aloud has no such stop
    Aloud에는 그런 항목이 없음

    {}, which the device went past
    {1}(기기는 지나침)

    only the device says "{}"
    기기만 읽음: "{1}"

    only Aloud says "{}": {}
    Aloud만 읽음: "{1}", {2}

    both say "{}", but in another order: {}
    순서가 다름: "{1}", {2}

    by version of iOS
    iOS 버전별

    by kind of stop
    항목 종류별

    by clause
    규칙별

    How Aloud agrees with VoiceOver
    Aloud와 VoiceOver의 일치

    agree
    일치

    of
    전체

    differences
    차이

    1 of 1 step agrees ({}%)
    1단계 중 1단계 일치({1}%)

    {} of {} step agrees ({}%)
    {2}단계 중 {1}단계 일치({3}%)

    {} of {} steps agree ({}%)
    {2}단계 중 {1}단계 일치({3}%)

    {} of {} steps agree ({}%); {} passed over by the device
    {2}단계 중 {1}단계 일치({3}%). 기기가 지나친 항목 {4}개

    {} recordings: {}
    기록 {1}개: {2}

    Nothing was inferred.
    추론한 것이 없습니다.

    {} phrases, {} attested ({}%), {}% of the {} that are not Aloud's own
    문구 {1}개 중 {2}개 확인({3}%), Aloud의 것을 뺀 {5}개 중 {4}%

    , {} words per minute
    , 분당 {1}단어

    , pitch {}
    , 음높이 {1}

    , volume {}
    , 음량 {1}

    passed
    통과

    failed
    실패

    recorded
    기록

    no scripts
    스크립트 없음

    1 script passed
    스크립트 1개 통과

    {} scripts passed
    스크립트 {1}개 통과

    1 script, {} failed
    스크립트 1개 중 {1}개 실패

    {} scripts, {} failed
    스크립트 {1}개 중 {2}개 실패

    1 script, {} recorded
    스크립트 1개 중 {1}개 기록

    {} scripts, {} recorded
    스크립트 {1}개 중 {2}개 기록

    {} scripts, {} recorded, {} failed
    스크립트 {1}개 중 {2}개 기록, {3}개 실패

    1 path not tested
    검사하지 못한 경로 1개

    {} paths not tested
    검사하지 못한 경로 {1}개

    The server has printed:
    서버의 출력:

    gone
    삭제

    new
    추가

    changed
    변경

    moved
    이동

    says
    알림

    (stop {} → {})
    ({1}번째 → {2}번째)

    (beside {})
    ({1} 옆)

    1 change in what VoiceOver says
    VoiceOver가 말하는 내용의 변경 1건

    {} changes in what VoiceOver says
    VoiceOver가 말하는 내용의 변경 {1}건

    {} of {} steps differ between iOS {} and iOS {}
    iOS {3}과/와 iOS {4} 사이에 {2}단계 중 {1}단계가 다릅니다

    {} of {} stops differ between iOS {} and iOS {}
    iOS {3}과/와 iOS {4} 사이에 항목 {2}개 중 {1}개가 다릅니다

    nothing in Aloud is dated between these versions
    이 버전들 사이에 달라진 것으로 알려진 규칙이 없습니다

    in between came:
    그 사이에 달라진 규칙:

    before
    이전

    now
    지금

    hint
    힌트

    cue
    안내

    attested
    확인

    polite
    차례대로

    assertive
    바로

    1 finding is known
    아는 문제 1개

    {} findings are known
    아는 문제 {1}개

    1 finding in {} places is known
    아는 문제 1개({1}곳)

    {} findings in {} places are known
    아는 문제 {1}개({2}곳)

    nothing is new
    새 문제 없음

    1 finding is accepted
    예외로 인정한 문제 1개

    {} findings are accepted
    예외로 인정한 문제 {1}개

    {} of {} controls tried
    컨트롤 {2}개 중 {1}개 시험

    1 of 1 control tried
    컨트롤 1개 중 1개 시험

    1 link not followed
    따라가지 않은 링크 1개

    {} links not followed
    따라가지 않은 링크 {1}개

    {} not judged
    판단하지 않은 것 {1}개

    1 request held back ({})
    보내지 않은 요청 1개({1})

    {} requests held back ({})
    보내지 않은 요청 {1}개({2})

    1 entry is no longer found; --record removes it
    더는 없는 항목 1개(--record로 뺄 수 있음)

    {} entries are no longer found; --record removes them
    더는 없는 항목 {1}개(--record로 뺄 수 있음)

    1 control tried
    컨트롤 1개 시험

    {} controls tried
    컨트롤 {1}개 시험

    1 control tried, {}
    컨트롤 1개 시험, {1}

    {} controls tried, {}
    컨트롤 {1}개 시험, {2}

    1 link not followed, {}
    따라가지 않은 링크 1개, {1}

    {} links not followed, {}
    따라가지 않은 링크 {1}개, {2}

    {} not tried; a larger --max-controls tries more
    생략한 컨트롤 {1}개(--max-controls로 늘릴 수 있음)

    {} not tried; a larger --max-controls tries more, {}
    생략한 컨트롤 {1}개(--max-controls로 늘릴 수 있음), {2}

    {} not judged, {}
    판단하지 않은 것 {1}개, {2}

    {} "{}": {}: {} [{}]
    {1} "{2}": {3}: {4} [{5}]

    {}: {} [{}]
    {1}: {2} [{3}]

    {} of {}: {} [{}]
    {1}({2}): {3} [{4}]

    {}, {} [{}]
    {1}, {2} [{3}]

    setting {}: {} [{}]
    설정 {1}: {2} [{3}]

    "{}" is cut off by the screen that appears: setting transition
    "{1}"은/는 나타나는 화면 때문에 끊깁니다: transition 설정

    "{}" waited for its turn and is lost: when VoiceOver says the element at the cursor, or begins another announcement, it drops those that wait, without announcementDidFinish. Post it when nothing else is being said.
    "{1}"은/는 차례를 기다리다 사라졌습니다. VoiceOver는 커서가 있는 요소를 읽거나 다른 알림을 시작하면, 기다리던 알림을 announcementDidFinish 없이 버립니다. 다른 말이 없을 때 알림을 보내십시오.

    "{}" is cut off by what follows. Post it with high priority, or when nothing else is being said.
    "{1}"은/는 뒤따르는 말에 끊깁니다. 높은 우선순위로 보내거나, 다른 말이 없을 때 보내십시오.

    "{}" is lost: VoiceOver says the element at the cursor as soon as the announcement begins (after a double tap, it says the element again), so nobody hears it. Post it 0.1 seconds later, or with low priority.
    "{1}"은/는 들리지 않습니다. 알림이 시작되자마자 VoiceOver가 커서가 있는 요소를 읽기 때문입니다(이중 탭 뒤에는 요소를 다시 읽습니다). 0.1초 뒤에 보내거나 낮은 우선순위로 보내십시오.

    given
    주어짐

    attested {}
    확인 {1}

    container
    컨테이너

    selected
    선택됨

    label
    레이블

    value
    값

    content
    콘텐츠

    header
    머리글

    row
    행

    column
    열

    span
    병합

    state
    상태

    position
    위치

    boundary
    경계

    announcement
    알림

    echo
    입력 읽기

    rotor
    로터

    status
    상태

    inferred
    추론

    left out
    읽지 않음

    device
    기기

    nothing
    없음

    > {}: expected {}, but {} happened
    > {1}: {2}이/가 나와야 하지만 {3}이/가 나왔습니다

    > {}: expected {}
    > {1}: {2}이/가 나와야 합니다

    > {}: {} happened, which was not expected
    > {1}: 예상하지 않은 {2}이/가 나왔습니다

    > {}: not as expected
    > {1}: 예상과 다릅니다
    """##)
}
