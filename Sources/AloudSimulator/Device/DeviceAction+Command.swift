package import AloudReader

extension ScreenReader.Gesture {
  /// The action of a command on the device; nil for a command that does not concern it.
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
