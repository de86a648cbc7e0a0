extension KoreanMessages {
  /// What tasks cost.
  package static let costs = ##"""
    a limit
    제한

    gestures or a time
    제스처 수나 시간

    from this step on, the task costs more than in {}
    이 단계부터 {1}에 기록된 비용보다 더 듭니다

    a file of costs
    비용 파일

    `aloud test --baseline` takes it
    `aloud test --baseline`으로 씁니다

    {} and {} more
    {1} 외 {2}개

    cost: gestures {}, seconds {}, words heard {}, words cut off {}, announcements lost {}, jumps {}, dead ends {}
    비용: 제스처 {1}, {2}초, 들은 단어 {3}, 끊긴 단어 {4}, 듣지 못한 안내 {5}, 초점 튐 {6}, 효과 없는 제스처 {7}

    no stop says "{}"
    "{1}"라고 읽는 항목이 없습니다

    the snapshot is empty; take it of the app: `try app.snapshot().dictionaryRepresentation`
    빈 스냅샷입니다. 앱의 스냅샷을 만드십시오: `try app.snapshot().dictionaryRepresentation`

    (gestures: {} → {})
    (제스처: {1} → {2})

    dearer
    비용 증가

    commands
    명령

    fromStop is for VoiceOver: other technologies begin at the top
    fromStop은 VoiceOver에만 쓰며 다른 기술은 맨 위에서 시작합니다

    the cursor never leaves “{}”: flicks and touches end there again, and no gesture leads on
    커서가 “{1}”을/를 벗어나지 못합니다. 쓸어넘겨도 터치해도 다시 그곳이고, 다른 곳으로 가는 제스처가 없습니다

    VoiceOver finds nothing on this screen, and no gesture leads on: only Home and the app switcher do
    이 화면에서 VoiceOver가 찾는 것이 없고, 다른 곳으로 가는 제스처도 없습니다. 홈과 앱 전환기로만 나갈 수 있습니다

    flicking right never gets past “{}”: the cursor goes to “{}” again, and the stops after it are not reached
    오른쪽으로 쓸어넘겨도 “{1}”을/를 지나지 못합니다. 커서가 다시 “{2}”으로/로 가서 그 뒤의 요소에 닿지 못합니다

    flicking left never gets past “{}”: the cursor goes to “{}” again, and the stops before it are not reached
    왼쪽으로 쓸어넘겨도 “{1}”을/를 지나지 못합니다. 커서가 다시 “{2}”으로/로 가서 그 앞의 요소에 닿지 못합니다

    no gesture leads out of this layer: what closes it leads back into it
    이 창에서 나가는 제스처가 없습니다. 닫으면 다시 이 창으로 돌아옵니다

    no gesture leads out of this layer: no element closes it, and it does not answer the escape gesture
    이 창에서 나가는 제스처가 없습니다. 닫는 요소가 없고 escape 제스처에도 응답하지 않습니다

    the app moves the cursor from “{}” to “{}” after {} s, and to “{}” {} s after the user is back
    앱이 {3}초 뒤 커서를 “{1}”에서 “{2}”으로/로 옮기고, 사용자가 돌아오면 {5}초 뒤 다시 “{4}”으로/로 옮깁니다

    traps walks the whole app; leave {} out
    traps는 앱 전체를 걷습니다. {1}은/는 빼십시오
    """##
}
