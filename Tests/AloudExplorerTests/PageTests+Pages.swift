// The expected pages; the tests are in PageTests.
extension PageTests {
  static let ordinary = """
     settings.json · Settings                                               4 of 10
                                                      > start
                                                      [screen changed]
                                                      Settings, Heading
      ┌─────────────┐┌────────────────────────────┐   > swipe right
      │ Settings    ││ Search                     │   Search, Search field
      └─────────────┘└────────────────────────────┘   Double tap to edit
    ┌───────────────────────────────────────────────┐ > swipe right
    │ Airplane Mode                             Off │ Airplane Mode, Switch button,
    │                                               │ Off
    ╔═══════════════════════════════════════════════╗ Double tap to toggle setting
    ║ Wi-Fi                                    Home ║ > swipe right
    ╚═══════════════════════════════════════════════╝ Wi-Fi, Home, Button
    │ Bluetooth                                  On │
    │                                               │
    ├───────────────────────────────────────────────┤
    │ Personal Hotspot                              │
    │                                               │
    └───────────────────────────────────────────────┘
    ┌─ VoiceOver ────────────────────────────────────────────── Rotor: Characters ─┐
    │ Wi-Fi, Home, Button                                                          │
    │                                                                              │
    └──────────────────────────────────────────────────────────────────────────────┘
     ? keys  ←→ move  ↑↓ rotor item  Enter double tap  r R rotor  q quit  Esc back
    """

  static let small = """
     settings.json · Settings       3 of 10
      │ Settings ││ Search               │

    ╔══════════════════════════════════════╗
    ║ Airplane Mode                    Off ║
    ╚══════════════════════════════════════╝
    │ Wi-Fi                           Home │
    ┌─ VoiceOver ────── Rotor: Characters ─┐
    │ Double tap to toggle setting         │
    │                                      │
    └──────────────────────────────────────┘
     ? keys  ←→ move  ↑↓ rotor item
    """

  static let korean = """
     bank-ko.json · 이체                                                    5 of 26
                                                      > start
                                                      [screen changed]
                                                      출금 가능 금액, 1,250,000원
      ┌────────────────────────┐             ┌────┐   > swipe right
      │ 이체                   │             │ …  │   출금 계좌, 선택됨, 급여 통장,
      └────────────────────────┘             └────┘   1,250,000원, 버튼, 목록 시작
      ┌───────────────────────────────────────────┐   동작 사용 가능
      │ 출금 가능 금액                1,250,000원 │   > swipe right
      │                                           │   생활비 통장, 318,400원, 버튼
      ├───────────────────────────────────────────┤   동작 사용 가능
      │ 급여 통장             선택됨, 1,250,000원 │
      │                                           │
      ╔═══════════════════════════════════════════╗
      ║ 생활비 통장                     318,400원 ║
      ║                                           ║
      ╚═══════════════════════════════════════════╝
      │ 여행 적금                     2,000,000원 │
      │                                           │
    ┌─ VoiceOver ──────────────────────────────────────────────────── Rotor: 동작 ─┐
    │ 동작 사용 가능                                                               │
    │                                                                              │
    └──────────────────────────────────────────────────────────────────────────────┘
     ? keys  ←→ move  ↑↓ rotor item  Enter double tap  r R rotor  q quit  Esc back
    """
}
