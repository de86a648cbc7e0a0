// Rules about names, roles, stops, order, targets and colors.
extension Correction {
  static let ofElements: [Correction] = [
    // Names.
    Correction(
      "missing-label", [.blind, .lowVision],
      "button.accessibilityLabel = \"«Play|재생»\"\ndecoration.isAccessibilityElement = false",
      "Button(action: play) { Image(systemName: \"play\") }\n  .accessibilityLabel(\"«Play|재생»\")\nImage(decorative: \"wave\")",
      html: "<button aria-label=\"«Play|재생»\">…</button>\n<img src=\"wave.png\" alt=\"\">"),
    Correction(
      "hint-only", [.blind],
      "view.accessibilityLabel = \"«Coupons|쿠폰함»\"\nview.accessibilityHint = \"«Opens the list of coupons|쿠폰 목록을 엽니다»\"",
      ".accessibilityLabel(\"«Coupons|쿠폰함»\")\n.accessibilityHint(\"«Opens the list of coupons|쿠폰 목록을 엽니다»\")",
      html: "<button aria-label=\"«Coupons|쿠폰함»\" aria-describedby=\"about\">…</button>"),
    Correction(
      "unlabelled-input", [.blind, .cognitive], "field.accessibilityLabel = nameLabel.text",
      "LabeledContent(\"«Name|이름»\") { TextField(\"\", text: $name) }\n  .accessibilityLabel(\"«Name|이름»\")",
      html: "<label for=\"name\">«Name|이름»</label> <input id=\"name\">"),
    Correction(
      "placeholder-as-label", [.blind, .cognitive],
      "field.accessibilityLabel = \"«Email|이메일»\"\nfield.placeholder = \"you@example.com\"",
      "TextField(\"«Email|이메일»\", text: $email, prompt: Text(\"you@example.com\"))",
      html: "<label for=\"email\">«Email|이메일»</label>\n<input id=\"email\" placeholder=\"you@example.com\">"),
    Correction(
      "meaningless-label", [.blind], "imageView.accessibilityLabel = \"«Summer sale: half price|여름 세일, 반값»\"",
      "Image(\"banner_1\").accessibilityLabel(\"«Summer sale: half price|여름 세일, 반값»\")",
      html: "<img src=\"banner_1.png\" alt=\"«Summer sale: half price|여름 세일, 반값»\">"),
    Correction(
      "role-in-label", [.blind], "button.accessibilityLabel = \"«Send|보내기»\"  // UIAccessibilityTraits.button",
      "Button(\"«Send|보내기»\", action: send)"),
    Correction(
      "state-in-label", [.blind],
      "tab.accessibilityLabel = \"«News|뉴스»\"\ntab.accessibilityTraits.insert(.selected)",
      ".accessibilityLabel(\"«News|뉴스»\")\n.accessibilityAddTraits(isSelected ? .isSelected : [])",
      html: "<button aria-pressed=\"true\">«News|뉴스»</button>"),
    Correction(
      "duplicate-label", [.blind, .cognitive],
      "button.accessibilityLabel = \"«Remove \\(item.name)|\\(item.name) 삭제»\"",
      "Button(\"«Remove|삭제»\", action: remove)\n  .accessibilityLabel(\"«Remove \\(item.name)|\\(item.name) 삭제»\")",
      html: "<button aria-label=\"«Remove apples|사과 삭제»\">«Remove|삭제»</button>"),
    Correction(
      "vague-label", [.blind, .cognitive], "button.accessibilityLabel = \"«More about delivery|배송 안내 더보기»\"",
      "Button(\"«More|더보기»\", action: open)\n  .accessibilityLabel(\"«More about delivery|배송 안내 더보기»\")",
      html: "<a href=\"/delivery\">«More about delivery|배송 안내 더보기»</a>"),
    Correction(
      "label-too-long", [.blind, .cognitive],
      "cell.accessibilityLabel = product.name\ncell.accessibilityCustomContent = [\n  AXCustomContent(label: \"«Material|소재»\", value: product.material)\n]",
      ".accessibilityLabel(product.name)\n.accessibilityCustomContent(\"«Material|소재»\", product.material)"),
    Correction(
      "label-punctuated", [.blind], "button.accessibilityLabel = \"«Continue|계속»\"",
      ".accessibilityLabel(\"«Continue|계속»\")"),
    Correction(
      "redundant-hint", [.blind], "button.accessibilityHint = nil", "Button(\"«Send|보내기»\", action: send)",
      html: "<button>«Send|보내기»</button>"),
    Correction(
      "hint-missing", [.blind, .cognitive], "view.accessibilityHint = \"«Changes the amount|수량을 바꿉니다»\"",
      ".accessibilityHint(\"«Changes the amount|수량을 바꿉니다»\")"),
    Correction(
      "ambiguous-number", [.blind], "label.accessibilityLabel = \"«June 20|6월 20일»\"",
      "Text(\"6.20\").accessibilityLabel(\"«June 20|6월 20일»\")",
      html: "<time datetime=\"2026-06-20\">«June 20|6월 20일»</time>"),
    Correction(
      "language-mismatch", [.blind], "view.accessibilityLanguage = \"ko\"",
      "Text(\"안녕하세요\").environment(\\.locale, Locale(identifier: \"ko\"))", html: "<span lang=\"ko\">안녕하세요</span>"),
    Correction(
      "role-word-without-role", [.blind],
      "view.accessibilityLabel = \"«Buy|구매»\"\nview.accessibilityTraits = .button",
      "Text(\"«Buy|구매»\").onTapGesture(perform: buy)\n  .accessibilityAddTraits(.isButton)"),
    // Roles.
    Correction(
      "role-word-differs", [.blind],
      "agree.accessibilityLabel = \"«I agree|동의합니다»\"\nagree.accessibilityTraits = .toggleButton",
      "Toggle(\"«I agree|동의합니다»\", isOn: $agrees)"),
    Correction(
      "address-as-label", [.blind, .cognitive], "link.accessibilityLabel = \"«Delivery terms|배송 안내»\"",
      "Link(\"«Delivery terms|배송 안내»\", destination: url)",
      html: "<a href=\"https://example.com/delivery\">«Delivery terms|배송 안내»</a>"),
    Correction(
      "conflicting-traits", [.blind], "view.accessibilityTraits = .button",
      ".accessibilityRemoveTraits(.isLink)\n.accessibilityAddTraits(.isButton)"),
    Correction(
      "missing-value", [.blind], "slider.accessibilityValue = \"«50 percent|50퍼센트»\"",
      ".accessibilityValue(\"«50 percent|50퍼센트»\")",
      html:
        "<div role=\"slider\" aria-label=\"«Volume|음량»\" aria-valuemin=\"0\" aria-valuemax=\"100\" aria-valuenow=\"50\">"
    ),
    Correction(
      "selection-not-exposed", [.blind, .colorVision],
      "for tab in tabs {\n  tab.accessibilityTraits = tab == current ? [.button, .selected] : .button\n}",
      ".accessibilityAddTraits(tab == current ? .isSelected : [])"),
    Correction(
      "action-without-name", [.blind],
      "cell.accessibilityCustomActions = [\n  UIAccessibilityCustomAction(name: \"«Delete|삭제»\") { _ in self.delete(); return true }\n]",
      ".accessibilityAction(named: \"«Delete|삭제»\", delete)"),
    Correction(
      "rotor-empty", [.blind],
      "UIAccessibilityCustomRotor(name: \"«Offers|할인 상품»\") { predicate in\n  self.nextOffer(predicate).map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }\n}",
      ".accessibilityRotor(\"«Offers|할인 상품»\") {\n  ForEach(offers) { AccessibilityRotorEntry($0.name, id: $0.id) }\n}"),
    Correction(
      "table-without-headers", [.blind],
      "func accessibilityHeaderElements(forColumn column: Int) -> [UIAccessibilityContainerDataTableCell]? {\n  [headers[column]]\n}",
      "Table(rows) { TableColumn(\"«Price|가격»\", value: \\.price) }", html: "<th scope=\"col\">«Price|가격»</th>"),
    Correction(
      "heading-skips-level", [.blind, .cognitive],
      "label.accessibilityTraits.insert(.header)\nlabel.accessibilityAttributedLabel = NSAttributedString(\n  string: title, attributes: [.accessibilityTextHeadingLevel: 2])",
      "Text(title).accessibilityAddTraits(.isHeader)\n  .accessibilityHeading(.h2)", html: "<h2>«Delivery|배송»</h2>"),
    // Stops.
    Correction(
      "decorative-stop", [.blind], "divider.isAccessibilityElement = false", "Divider().accessibilityHidden(true)"),
    Correction(
      "focus-on-hidden", [.blind, .lowVision], "offscreenView.accessibilityElementsHidden = true",
      ".accessibilityHidden(!isVisible)"),
    Correction(
      "text-beyond-page", [.blind, .lowVision], "imageView.accessibilityLabel = \"«Summer sale|여름 세일»\"",
      "Image(\"sale\").accessibilityLabel(\"«Summer sale|여름 세일»\")",
      html: "<img src=\"sale.png\" alt=\"«Summer sale|여름 세일»\">"),
    Correction(
      "unreachable-element", [.blind, .motor],
      "outer.isAccessibilityElement = false\nouter.accessibilityElements = [zoomIn, zoomOut]",
      ".accessibilityElement(children: .contain)"),
    Correction(
      "modal-leak", [.blind, .cognitive], "dialog.accessibilityViewIsModal = true",
      "dialog.accessibilityAddTraits(.isModal)"),
    Correction(
      "activation-point-elsewhere", [.blind, .motor],
      "view.accessibilityActivationPoint = CGPoint(x: frame.midX, y: frame.midY)",
      ".accessibilityActivationPoint(.center)"
    ),
    // Order.
    Correction(
      "order-jumps", [.blind, .cognitive], "container.accessibilityElements = [name, price, buy]",
      "name.accessibilitySortPriority(3)\nprice.accessibilitySortPriority(2)\nbuy.accessibilitySortPriority(1)"),
    Correction(
      "split-group", [.blind, .cognitive], "pictureAndCaption.shouldGroupAccessibilityChildren = true",
      "VStack { Image(\"mango\"); Text(\"«Mango|망고»\") }\n  .accessibilityElement(children: .combine)"),
    Correction(
      "screen-without-title", [.blind, .cognitive],
      "title = \"«Basket|장바구니»\"\ntitleLabel.accessibilityTraits.insert(.header)",
      ".navigationTitle(\"«Basket|장바구니»\")",
      html: "<title>«Basket|장바구니»</title>\n<h1>«Basket|장바구니»</h1>"),
    Correction(
      "no-headings", [.blind], "sectionLabel.accessibilityTraits.insert(.header)",
      "Text(section.title).accessibilityAddTraits(.isHeader)", html: "<h2>«Orders|주문 내역»</h2>"),
    Correction(
      "group-without-label", [.blind],
      "group.accessibilityContainerType = .semanticGroup\ngroup.accessibilityLabel = \"«Payment|결제»\"",
      ".accessibilityElement(children: .contain)\n.accessibilityLabel(\"«Payment|결제»\")",
      html: "<fieldset><legend>«Payment|결제»</legend>…</fieldset>"),
    Correction(
      "redundant-stop", [.blind], "imageView.isAccessibilityElement = false",
      ".accessibilityElement(children: .combine)",
      html: "<a href=\"/pier\"><img src=\"pier.jpg\" alt=\"\"> «Pier|부두»</a>"),
    Correction(
      "duplicate-landmark", [.blind],
      "list.accessibilityContainerType = .landmark\nlist.accessibilityLabel = \"«Search results|검색 결과»\"",
      ".accessibilityElement(children: .contain)\n.accessibilityLabel(\"«Search results|검색 결과»\")",
      html: "<nav aria-label=\"«Search results|검색 결과»\">…</nav>"),
    // Costs.
    Correction(
      "far-main-action", [.blind, .motor], "view.accessibilityElements = [titleLabel, list, payButton]",
      "Button(\"«Pay|결제»\", action: pay)\n  .accessibilitySortPriority(-1)"),
    Correction(
      "list-without-skip", [.blind, .motor], "titleLabel.accessibilityTraits.insert(.header)",
      "Text(\"«Delivery|배송»\").accessibilityAddTraits(.isHeader)"),
    Correction(
      "repeated-actions", [.blind, .motor],
      "cell.isAccessibilityElement = true\ncell.accessibilityCustomActions = [like, comment, share]",
      "PostRow(post)\n  .accessibilityElement(children: .combine)\n  .accessibilityAction(named: \"«Share|공유»\") { share(post) }"
    ),
    // Targets.
    Correction(
      "small-target", [.motor, .lowVision, .blind],
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n  bounds.insetBy(dx: min(0, bounds.width - 44) / 2, dy: min(0, bounds.height - 44) / 2).contains(point)\n}",
      ".frame(minWidth: 44, minHeight: 44)\n.contentShape(Rectangle())",
      html: "button { min-width: 44px; min-height: 44px; }"),
    Correction(
      "close-targets", [.motor, .lowVision], "stack.spacing = 16", "HStack(spacing: 16) { … }"),
    Correction(
      "target-under-9mm", [.motor],
      "NSLayoutConstraint.activate([\n  button.widthAnchor.constraint(greaterThanOrEqualToConstant: 58),\n  button.heightAnchor.constraint(greaterThanOrEqualToConstant: 58),\n])",
      ".frame(minWidth: 58, minHeight: 58)"),
    Correction(
      "overlapping-targets", [.motor, .blind],
      "close.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(close.bounds, in: close)",
      "VStack(spacing: 8) { … }"),
    Correction(
      "gesture-without-alternative", [.motor, .blind],
      "row.accessibilityCustomActions = [\n  UIAccessibilityCustomAction(name: \"«Move up|위로 이동»\") { _ in self.moveUp(); return true }\n]",
      ".accessibilityAction(named: \"«Move up|위로 이동»\", moveUp)"),
    // Keyboard, switch and voice.
    Correction(
      "out-of-reach-by-keyboard", [.motor],
      "card.accessibilityTraits.insert(.button)\ncard.accessibilityRespondsToUserInteraction = true",
      ".accessibilityAddTraits(.isButton)\n.accessibilityRespondsToUserInteraction(true)"),
    Correction(
      "unspeakable-name", [.motor],
      "button.accessibilityLabel = \"«Close|닫기»\"\nbutton.accessibilityUserInputLabels = [\"«Close|닫기»\"]",
      "Button(\"✕\", action: close)\n  .accessibilityLabel(\"«Close|닫기»\")\n  .accessibilityInputLabels([\"«Close|닫기»\"])",
      html: "<button aria-label=\"«Close|닫기»\">✕</button>"),
    Correction(
      "label-not-in-name", [.motor, .cognitive],
      "button.accessibilityLabel = \"«Buy now, 3 items|바로 구매, 상품 3개»\"",
      "Button(\"«Buy now|바로 구매»\", action: buy)\n  .accessibilityLabel(\"«Buy now, 3 items|바로 구매, 상품 3개»\")",
      html: "<button aria-label=\"«Buy now, 3 items|바로 구매, 상품 3개»\">«Buy now|바로 구매»</button>"),
    Correction(
      "shared-name", [.motor],
      "button.accessibilityUserInputLabels = [\"«Remove \\(item.name)|\\(item.name) 삭제»\", \"«Remove|삭제»\"]",
      ".accessibilityInputLabels([\"«Remove \\(item.name)|\\(item.name) 삭제»\", \"«Remove|삭제»\"])"),
    Correction(
      "many-scans", [.motor], "toolbar.accessibilityNavigationStyle = .combined",
      "HStack { … }.accessibilityElement(children: .contain)"),
    Correction(
      "group-hides-order", [.motor], "card.accessibilityNavigationStyle = .separate",
      "VStack { … }.accessibilityElement(children: .contain)"),
    // Colors.
    Correction(
      "low-contrast", [.lowVision, .colorVision], "label.textColor = .label\nlabel.backgroundColor = .systemBackground",
      "Text(price).foregroundStyle(.primary)", html: "color: #595959; background: #fff;  /* 7:1 */"),
    Correction(
      "problem-colour-pair", [.colorVision, .lowVision], "legendItem.image = UIImage(systemName: series.symbolName)",
      "LineMark(x: .value(\"«Day|날짜»\", day), y: .value(\"«Steps|걸음»\", steps))\n  .symbol(by: .value(\"«Person|사람»\", name))",
      html: "<svg><path stroke-dasharray=\"4 2\"/></svg>"),
    Correction(
      "sensory-instruction", [.blind, .cognitive],
      "label.text = \"«Tap “Continue” to go on|계속하려면 ‘계속’을 누르세요»\"",
      "Text(\"«Tap “Continue” to go on|계속하려면 ‘계속’을 누르세요»\")",
      html: "<p>«Choose “Continue” to go on|계속하려면 ‘계속’을 선택하세요»</p>"),
  ]
}
