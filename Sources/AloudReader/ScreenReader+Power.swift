// VoiceOver is turned off and on.
extension ScreenReader {
  /// Ends reading on, dragging, and whatever else VoiceOver does by itself.
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
