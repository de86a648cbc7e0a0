// Rules about charts, the effects of controls and timers, locked devices, and several screens.
extension Correction {
  static let ofBehaviors: [Correction] = [
    // Charts.
    Correction(
      "chart-without-label", [.blind], "chartView.accessibilityLabel = \"«Steps this week|이번 주 걸음 수»\"",
      "Chart(steps) { … }.accessibilityLabel(\"«Steps this week|이번 주 걸음 수»\")"),
    Correction(
      "chart-without-group", [.blind], "chartView.accessibilityContainerType = .semanticGroup",
      "Chart(steps) { … }.accessibilityElement(children: .contain)"),
    Correction(
      "chart-without-descriptor", [.blind],
      "extension ChartView: AXChart {\n  var accessibilityChartDescriptor: AXChartDescriptor? { get { descriptor } set {} }\n}",
      ".accessibilityChartDescriptor(self)"),
    Correction(
      "point-without-frame", [.blind], "element.accessibilityFrameInContainerSpace = bar.frame",
      "BarMark(x: .value(\"«Day|요일»\", day), y: .value(\"«Steps|걸음»\", steps))\n  .accessibilityValue(\"\\(steps)\")"),
    Correction(
      "chart-too-many-points", [.blind, .cognitive], "chartView.accessibilityElements = weeks.map(element)",
      "ForEach(weeks) { BarMark(x: .value(\"«Week|주»\", $0.start), y: .value(\"«Steps|걸음»\", $0.steps)) }"),
    Correction(
      "chart-data-invalid", [.blind],
      "AXNumericDataAxisDescriptor(title: \"«Steps|걸음»\", range: 0...maximum, gridlinePositions: []) { \"\\(Int($0))\" }",
      "Chart(steps) { … }.chartYScale(domain: 0...maximum)"),
    Correction(
      "summary-contradicts-data", [.blind, .cognitive],
      "AXChartDescriptor(title: title, summary: summary(of: points), xAxis: x, yAxis: y, series: [series])",
      "func makeChartDescriptor() -> AXChartDescriptor {\n  AXChartDescriptor(title: title, summary: summary(of: points), xAxis: x, yAxis: y, series: [series])\n}"
    ),
    Correction(
      "chart-without-summary", [.blind, .cognitive],
      "AXChartDescriptor(\n  title: title, summary: \"«It rises until Friday|금요일까지 늘어납니다»\", xAxis: x, yAxis: y, series: [series])",
      "func updateChartDescriptor(_ descriptor: AXChartDescriptor) {\n  descriptor.summary = \"«It rises until Friday|금요일까지 늘어납니다»\"\n}"
    ),
    Correction(
      "axis-without-unit", [.blind],
      "AXNumericDataAxisDescriptor(title: \"«Weight|몸무게»\", range: 0...120, gridlinePositions: []) {\n  \"«\\(Int($0)) kilograms|\\(Int($0))킬로그램»\"\n}",
      "AxisMarks { value in\n  AxisValueLabel(\"«\\(value.as(Int.self) ?? 0) kilograms|\\(value.as(Int.self) ?? 0)킬로그램»\")\n}"
    ),
    // Controls.
    Correction(
      "role-not-exposed", [.blind, .motor],
      "view.isAccessibilityElement = true\nview.accessibilityTraits.insert(.button)",
      "Button(\"«Seat A3|A열 3번»\", action: choose)"),
    Correction(
      "state-never-changes", [.blind], "toggle.accessibilityValue = isOn ? \"1\" : \"0\"",
      "Toggle(\"«Notifications|알림»\", isOn: $isOn)", html: "button.setAttribute(\"aria-pressed\", isOn);"),
    Correction(
      "no-response", [.blind, .motor],
      "override func accessibilityActivate() -> Bool {\n  choose()\n  return true\n}",
      ".accessibilityAction { choose() }", html: "<button type=\"button\" onclick=\"choose()\">…</button>"),
    Correction(
      "focus-trap", [.blind, .motor],
      "override func accessibilityPerformEscape() -> Bool {\n  dismiss(animated: true)\n  return true\n}",
      ".accessibilityAction(.escape) { dismiss() }"),
    Correction(
      "unexpected-focus-change", [.blind, .cognitive],
      "nextButton.addTarget(self, action: #selector(goOn), for: .touchUpInside)",
      "Button(\"«Next|다음»\") { focus = .address }"),
    Correction(
      "focus-lost-after-removal", [.blind], "UIAccessibility.post(notification: .layoutChanged, argument: nextRow)",
      "@AccessibilityFocusState var focus: Row.ID?\nfocus = nextRow.id",
      html: "row.remove();\nnextRow.focus();"),
    Correction(
      "announcement-swallowed", [.blind],
      "let text = NSAttributedString(\n  string: \"«Added|담았습니다»\", attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])\nUIAccessibility.post(notification: .announcement, argument: text)",
      "var text = AttributedString(\"«Added|담았습니다»\")\ntext.accessibilitySpeechAnnouncementPriority = .high\nAccessibilityNotification.Announcement(text).post()"
    ),
    Correction(
      "change-not-announced", [.blind, .lowVision],
      "UIAccessibility.post(notification: .announcement, argument: \"«Added to the basket|장바구니에 담았습니다»\")",
      "AccessibilityNotification.Announcement(\"«Added to the basket|장바구니에 담았습니다»\").post()",
      html: "<p role=\"status\">«Added to the basket|장바구니에 담았습니다»</p>"),
    Correction(
      "context-change-unsaid", [.blind, .cognitive],
      "link.accessibilityHint = \"«Opens in Safari|Safari에서 엽니다»\"",
      "Link(\"«Terms|이용 약관»\", destination: terms)\n  .accessibilityHint(\"«Opens in Safari|Safari에서 엽니다»\")"),
    Correction(
      "error-not-announced", [.blind, .cognitive],
      "UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)",
      "AccessibilityNotification.Announcement(error.message).post()"),
    // Time.
    Correction(
      "session-timeout-without-warning", [.cognitive, .motor, .blind],
      "let alert = UIAlertController(\n  title: \"«Stay signed in?|로그인을 유지할까요?»\", message: nil, preferredStyle: .alert)\nalert.addAction(UIAlertAction(title: \"«Extend|연장»\", style: .default) { _ in self.extend() })",
      ".alert(\"«Stay signed in?|로그인을 유지할까요?»\", isPresented: $isEnding) {\n  Button(\"«Extend|연장»\", action: extend)\n}"
    ),
    Correction(
      "no-pause-for-moving-content", [.cognitive, .blind, .lowVision],
      "pauseButton.accessibilityLabel = \"«Pause|일시 정지»\"\nif UIAccessibility.isVoiceOverRunning { timer.invalidate() }",
      "@Environment(\\.accessibilityVoiceOverEnabled) var isVoiceOver\nButton(\"«Pause|일시 정지»\") { isPlaying = false }"),
    Correction(
      "flashing-content", [.photosensitive, .cognitive],
      "UIView.animate(withDuration: 1) { banner.alpha = 1 }",
      "withAnimation(.easeInOut(duration: 1)) { isShown = true }"),
    Correction(
      "chatty-updates", [.blind, .cognitive],
      "timerLabel.accessibilityTraits.insert(.updatesFrequently)", ".accessibilityAddTraits(.updatesFrequently)"),
    Correction(
      "auto-playing-sound", [.blind, .cognitive],
      "playButton.addTarget(self, action: #selector(play), for: .touchUpInside)",
      "Button(\"«Play|재생»\", action: player.play)"),
    Correction(
      "unexpected-popup", [.blind, .cognitive],
      "offersButton.addTarget(self, action: #selector(showOffers), for: .touchUpInside)",
      "Button(\"«Offers|이벤트»\") { showsOffers = true }"),
    Correction(
      "alert-without-text", [.blind, .cognitive],
      "UIAlertController(\n  title: \"«Delete the order?|주문을 취소할까요?»\", message: \"«This cannot be undone.|되돌릴 수 없습니다.»\", preferredStyle: .alert)",
      ".alert(\"«Delete the order?|주문을 취소할까요?»\", isPresented: $isAsking) { … } message: {\n  Text(\"«This cannot be undone.|되돌릴 수 없습니다.»\")\n}"
    ),
    // Locked devices.
    Correction(
      "no-confirmation", [.cognitive, .blind],
      "let alert = UIAlertController(title: \"«Finish the exam?|시험을 끝낼까요?»\", message: nil, preferredStyle: .alert)",
      ".confirmationDialog(\"«Finish the exam?|시험을 끝낼까요?»\", isPresented: $isAsking) { … }"),
    Correction(
      "restriction-without-title", [.cognitive, .blind],
      "func textForGuidedAccessRestriction(withIdentifier id: String) -> String? { \"«Drawing tools|그리기 도구»\" }",
      "func textForGuidedAccessRestriction(withIdentifier id: String) -> String? { \"«Drawing tools|그리기 도구»\" }"),
    Correction(
      "session-never-ended", [.cognitive, .blind],
      "UIAccessibility.requestGuidedAccessSession(enabled: false) { _ in }",
      "UIAccessibility.requestGuidedAccessSession(enabled: false) { _ in }"),
    Correction(
      "session-request-fails", [.cognitive, .blind],
      "UIAccessibility.requestGuidedAccessSession(enabled: true) { didSucceed in\n  if !didSucceed { self.explain() }\n}",
      "UIAccessibility.requestGuidedAccessSession(enabled: true) { didSucceed in\n  if !didSucceed { needsHelp = true }\n}"
    ),
    Correction(
      "locked-without-features", [.blind, .lowVision, .motor],
      "UIAccessibility.configureForGuidedAccess(features: [.voiceOver, .zoom, .assistiveTouch], enabled: true) { _, _ in }",
      "UIAccessibility.configureForGuidedAccess(features: [.voiceOver, .zoom, .assistiveTouch], enabled: true) { _, _ in }"
    ),
    // Several screens.
    Correction(
      "duplicate-title", [.blind, .cognitive], "title = \"«Order details|주문 상세»\"",
      ".navigationTitle(\"«Order details|주문 상세»\")",
      html: "<title>«Order details|주문 상세»</title>"),
    Correction(
      "inconsistent-placement", [.cognitive, .blind, .lowVision],
      "alert.addAction(cancel)\nalert.addAction(confirm)",
      "Button(\"«Cancel|취소»\", role: .cancel) {}\nButton(\"«Confirm|확인»\", action: confirm)"),
    Correction(
      "inconsistent-order", [.blind, .cognitive], "view.accessibilityElements = [header, content, tabs]",
      "VStack { header; content; tabs }\n// .accessibilitySortPriority"),
  ]
}
