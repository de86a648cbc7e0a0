/// An app, a screen reader on it, and a clock.
public struct Simulator: Sendable {
}
