// VoiceOver is turned off and on.
extension ScreenReader {
  /// What VoiceOver does by itself ends: reading on, dragging.
  package mutating func stopActing() {
    isReadingAll = false
    isTurningPage = false
    isDragging = false
  }

  /// It speaks, and the curtain is open, whatever was set before.
  package mutating func turnOn() {
    isMuted = false
    isCurtained = false
  }
}
