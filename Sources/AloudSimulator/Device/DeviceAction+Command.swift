package import AloudReader

extension ScreenReader.Gesture {
  /// What a command does to the device; nil for what it does not concern.
  var deviceAction: DeviceAction? {
    guard case .command(let command) = self, command.isOfDevice else { return nil }
    return DeviceAction.commands[command]
  }
}

extension DeviceAction {
  /// The commands that stand for a button of the device.
  package static let commands: [ScreenReader.Command: DeviceAction] = [
    .activateHomeButton: .home, .activateLockButton: .sideButton,
    .activateAccessibilityShortcut: .accessibilityShortcut(nil), .volumeUp: .volumeUp, .volumeDown: .volumeDown,
  ]
}
