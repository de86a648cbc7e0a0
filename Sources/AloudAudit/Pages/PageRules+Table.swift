extension PageRules {
  /// In the order of ``Rule/all``.
  static let table: [Row] = [
    // Names.
    Row(
      rule: "missing-label", decision: .differs,
      why: "checkboxes, selects and other controls of HTML count, a rule between paragraphs does not",
      fix: Wording(
        "Name it: text inside, `alt`, a `label`, or `aria-label`; hide decoration with `alt=\"\"` or `aria-hidden`.",
        ko: "안쪽 텍스트, `alt`, `label`, `aria-label`로 이름을 주고, 장식은 `alt=\"\"`이나 `aria-hidden`으로 숨기십시오.")),
    Row(
      rule: "hint-only", decision: .applies, why: "a description without a name leaves nothing where hints are off",
      fix: Wording(
        "Give it a name; keep `title` and `aria-describedby` for the rest.",
        ko: "이름을 따로 주고, `title`과 `aria-describedby`는 덧붙이는 설명에만 쓰십시오.")),
    Row(
      rule: "unlabelled-input", decision: .applies, why: "a field needs a label on a page, too",
      fix: Wording(
        "Give it a `label`, or `aria-label`.",
        ko: "`label`이나 `aria-label`을 주십시오.")),
    Row(
      rule: "placeholder-as-label", decision: .differs,
      why: "the browser takes a placeholder for the name where there is no other",
      fix: Wording(
        "Give it a visible `label`.",
        ko: "눈에 보이는 `label`을 주십시오.")),
    Row(
      rule: "meaningless-label", decision: .differs,
      why: "alt can be the name of a file; the text of a link may be one, and is seen",
      fix: Wording(
        "Say what it does or shows in its text or its `alt`.",
        ko: "텍스트나 `alt`에 무엇을 하거나 보여 주는지 쓰십시오.")),
    Row(
      rule: "role-in-label", decision: .silent,
      why: "a name on a page is mostly the text that is seen; no criterion forbids the word"),
    Row(
      rule: "state-in-label", decision: .applies, why: "a state in the text of a control is said twice here, too",
      fix: Wording(
        "Use `aria-pressed`, `aria-expanded`, `aria-checked` for the state.",
        ko: "상태는 `aria-pressed`, `aria-expanded`, `aria-checked`로 알리십시오.")),
    Row(
      rule: "duplicate-label", decision: .differs,
      why:
        "links of one name to one place are the same; what stands around may tell others apart, so it is advice, once for a name",
      fix: Wording(
        "Say in the text, or in `aria-label`, what tells them apart.",
        ko: "텍스트나 `aria-label`에 서로 다른 점을 쓰십시오."),
      references: ["WCAG 2.4.4", "WCAG 2.4.6"]),
    Row(
      rule: "vague-label", decision: .applies, why: "the rotor lists links without what is around them"),
    Row(
      rule: "label-too-long", decision: .silent, why: "a link is as long as its text"),
    Row(
      rule: "label-punctuated", decision: .silent, why: "a name is the text that is seen, with its full stop"),
    Row(
      rule: "redundant-hint", decision: .applies, why: "a title that repeats the name is said after it",
      fix: Wording(
        "Drop the `title`.",
        ko: "`title`을 빼십시오."),
      references: ["HTML title"]),
    Row(
      rule: "hint-missing", decision: .silent, why: "WebKit says how a slider is used"),
    Row(
      rule: "ambiguous-number", decision: .applies, why: "a voice reads a date on a page as it does in an app"),
    Row(
      rule: "language-mismatch", decision: .applies, why: "a voice changes by `lang`",
      fix: Wording(
        "Set `lang` on the element.",
        ko: "요소에 `lang`을 지정하십시오.")),
    Row(
      rule: "role-word-without-role", decision: .silent, why: "running text speaks of buttons and links"),
    Row(
      rule: "role-word-differs", decision: .silent, why: "a name on a page is mostly the text that is seen"),
    Row(
      rule: "address-as-label", decision: .applies, why: "the rotor lists links by their text",
      fix: Wording(
        "Leave the address in `href`, and write a name as the text.",
        ko: "주소는 `href`에만 두고, 텍스트에는 이름을 쓰십시오.")),
    // Roles.
    Row(
      rule: "conflicting-traits", decision: .silent, why: "WebKit gives the traits: a heading in a link has both"),
    Row(
      rule: "missing-value", decision: .applies, why: "a slider of WAI-ARIA without aria-valuenow says none",
      fix: Wording(
        "Set `aria-valuenow`, or `aria-valuetext`.",
        ko: "`aria-valuenow`나 `aria-valuetext`를 지정하십시오.")),
    Row(
      rule: "selection-not-exposed", decision: .silent,
      why: "no radio button need be checked at first, and the browser tells which one is"),
    Row(
      rule: "action-without-name", decision: .silent, why: "a page has no custom actions"),
    Row(
      rule: "rotor-empty", decision: .silent, why: "a page has no rotors of its own"),
    Row(
      rule: "table-without-headers", decision: .differs, why: "headers are `th`, and cells with the role of a header",
      fix: Wording(
        "Mark headers as `th`.",
        ko: "머리글 셀을 `th`로 표시하십시오.")),
    Row(
      rule: "heading-skips-level", decision: .applies, why: "levels are those of h1 to h6, and of aria-level",
      fix: Wording(
        "Go down by one level at a time: `h2` after `h1`.",
        ko: "`h1` 다음에는 `h2`처럼 한 단계씩 내려가십시오."),
      references: ["WCAG 1.3.1"]),
    // Stops.
    Row(
      rule: "decorative-stop", decision: .silent,
      why: "a comma or a bar between two links is a stop by itself, and a list marker is one"),
    Row(
      rule: "focus-on-hidden", decision: .silent,
      why: "a page scrolls, and text that is hidden from the eye alone is a technique"),
    Row(
      rule: "text-beyond-page", decision: .applies,
      why: "the Korean guideline counts as an error what WCAG has as a technique, so only pages in Korean are judged"),
    Row(
      rule: "unreachable-element", decision: .silent,
      why: "the dump has what WebKit makes a stop; it shows nothing that is not one"),
    Row(
      rule: "modal-leak", decision: .silent, why: "what is around a modal dialog is left out by the browser"),
    Row(
      rule: "activation-point-elsewhere", decision: .silent, why: "a page has no activation points"),
    // Order.
    Row(
      rule: "order-jumps", decision: .silent,
      why: "columns, floats and lines that wrap go back up; the order is that of the document"),
    Row(
      rule: "split-group", decision: .silent, why: "WebKit keeps what is in an element together"),
    Row(
      rule: "screen-without-title", decision: .applies, why: "the title is that of the document",
      fix: Wording(
        "Give the page a `title`.",
        ko: "페이지에 `title`을 주십시오.")),
    Row(
      rule: "no-headings", decision: .applies, why: "the rotor goes from heading to heading",
      fix: Wording(
        "Mark the titles of sections as `h1` to `h6`.",
        ko: "구역의 제목을 `h1`–`h6`으로 표시하십시오."),
      references: ["WCAG 1.3.1", "WCAG 2.4.6"]),
    Row(
      rule: "group-without-label", decision: .differs,
      why: "a fieldset needs a legend; one banner or main needs no name",
      fix: Wording(
        "Give the `fieldset` a `legend`.",
        ko: "`fieldset`에 `legend`를 주십시오."),
      references: ["WCAG 1.3.1", "WCAG 3.3.2"]),
    Row(
      rule: "redundant-stop", decision: .differs,
      why: "an image beside its text need not say the same; a label and its field do say the same",
      fix: Wording(
        "Leave the `alt` of the image empty.",
        ko: "이미지의 `alt`를 비워 두십시오."),
      references: ["WCAG 1.1.1"]),
    Row(
      rule: "duplicate-landmark", decision: .applies,
      why: "landmarks of one role and one name cannot be told apart in the rotor",
      fix: Wording(
        "Name them by `aria-label`.",
        ko: "`aria-label`로 이름을 주십시오.")),
    // Targets.
    Row(
      rule: "small-target", decision: .differs,
      why:
        "24 CSS pixels, or as much room around; links in a text, and what the browser sizes, are excepted by WCAG 2.5.8",
      fix: Wording(
        "Make it 24 × 24 px at least, or leave room around it.",
        ko: "24×24px 이상으로 하거나 둘레에 간격을 두십시오."),
      references: ["WCAG 2.5.8"]),
    Row(
      rule: "close-targets", decision: .silent, why: "room around a target counts for small targets alone"),
    Row(
      rule: "target-under-9mm", decision: .silent, why: "a guideline for apps"),
    Row(
      rule: "overlapping-targets", decision: .silent,
      why: "the box of a link over two lines covers what stands beside it"),
    Row(
      rule: "gesture-without-alternative", decision: .silent, why: "a dump tells no gestures"),
    // Keyboard, switch and voice.
    Row(
      rule: "out-of-reach-by-keyboard", decision: .silent, why: "a dump does not tell what WebKit lets a keyboard reach"
    ),
    Row(
      rule: "unspeakable-name", decision: .applies, why: "Voice Control needs a word on a page, too",
      fix: Wording(
        "Name it in words, with text or `aria-label`.",
        ko: "텍스트나 `aria-label`에 낱말로 이름을 주십시오.")),
    Row(
      rule: "label-not-in-name", decision: .differs,
      why: "the text is that inside the element, where `aria-label` or `aria-labelledby` names it",
      fix: Wording(
        "Let `aria-label` begin with the text that is seen, or leave it out.",
        ko: "`aria-label`을 보이는 텍스트로 시작하거나 빼십시오."),
      references: ["WCAG 2.5.3"]),
    Row(
      rule: "shared-name", decision: .silent, why: "links of one name are for duplicate-label"),
    Row(
      rule: "many-scans", decision: .silent, why: "a page has no one main action, and scrolls"),
    Row(
      rule: "group-hides-order", decision: .silent, why: "a page has no navigation styles"),
    // Colors.
    Row(
      rule: "low-contrast", decision: .applies, why: "where a dump tells colors"),
    Row(
      rule: "problem-colour-pair", decision: .applies, why: "where a dump tells colors"),
    Row(
      rule: "sensory-instruction", decision: .differs,
      why: "a text can speak of colors and places here, too; a quotation (`q`, `blockquote`) asks nobody for anything"),
    // Charts: an app describes them, a page cannot.
    Row(
      rule: "chart-without-label", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "chart-without-group", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "chart-without-descriptor", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "point-without-frame", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "chart-too-many-points", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "chart-data-invalid", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "summary-contradicts-data", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "chart-without-summary", decision: .silent, why: "a page has no chart descriptors"),
    Row(
      rule: "axis-without-unit", decision: .silent, why: "a page has no chart descriptors"),
    // A dump has no controls and timers in action.
    Row(
      rule: "role-not-exposed", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "state-never-changes", decision: .differs,
      why: "with `--rehearse`; what is still said to be collapsed when it is open counts, too",
      fix: Wording(
        "Update `aria-checked`, `aria-pressed`, `aria-selected` or `aria-expanded`.",
        ko: "`aria-checked`, `aria-pressed`, `aria-selected`, `aria-expanded`를 바꾸십시오.")),
    Row(
      rule: "no-response", decision: .differs,
      why: "with `--rehearse`; a script may do what nobody sees, so it is an error only where the page stops"),
    Row(
      rule: "focus-trap", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "unexpected-focus-change", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "focus-lost-after-removal", decision: .differs,
      why: "with `--rehearse`; the cursor may go to a neighbor, and back to what opened a dialog",
      fix: Wording(
        "Call `focus()` on what takes its place, or on what opened it.",
        ko: "대신할 요소나 연 요소에 `focus()`를 호출하십시오.")),
    Row(
      rule: "announcement-swallowed", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "change-not-announced", decision: .differs,
      why: "with `--rehearse`; what changes beside it is found by swiping, and a dialog needs the focus",
      fix: Wording(
        "Put it into a live region (`role=\"status\"`), or move focus to it.",
        ko: "라이브 영역(`role=\"status\"`)에 넣거나 초점을 그리로 옮기십시오.")),
    Row(
      rule: "context-change-unsaid", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "error-not-announced", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "session-timeout-without-warning", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "no-pause-for-moving-content", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "flashing-content", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "chatty-updates", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "auto-playing-sound", decision: .silent,
      why: "a dump has no behaviors, and Safari on iOS lets no page begin with sound"),
    Row(
      rule: "unexpected-popup", decision: .silent, why: "a dump has no behaviors"),
    Row(
      rule: "alert-without-text", decision: .silent, why: "a dump has no behaviors"),
    // Apps.
    Row(
      rule: "no-confirmation", decision: .silent, why: "a page does not lock a device"),
    Row(
      rule: "restriction-without-title", decision: .silent, why: "a page does not lock a device"),
    Row(
      rule: "session-never-ended", decision: .silent, why: "a page does not lock a device"),
    Row(
      rule: "session-request-fails", decision: .silent, why: "a page does not lock a device"),
    Row(
      rule: "locked-without-features", decision: .silent, why: "a page does not lock a device"),
    Row(
      rule: "duplicate-title", decision: .applies, why: "pages of one document would be compared by their titles"),
    Row(
      rule: "inconsistent-placement", decision: .silent, why: "a dump has one page"),
    Row(
      rule: "inconsistent-order", decision: .silent, why: "a dump has one page"),
  ]
}
