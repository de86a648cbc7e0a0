extension LivePage {
  /// The traces of the page since it was loaded, by which the effects of a gesture are found.
  public struct Traces: Equatable, Sendable {
    /// How often its content was found changed, even where nobody can see or hear it.
    public internal(set) var changes = 0
    /// How many requests it has made.
    public internal(set) var requests = 0
    /// How many of them were answered here instead of being sent.
    public internal(set) var heldBack = 0
    /// How many other documents it has gone on to.
    public internal(set) var documents = 0
    /// True once it has done what no element shows, such as a sound, a copy or a picture on a canvas; also while it was loaded.
    public internal(set) var hasHiddenEffects = false
    /// True once it has done what is not followed here: a window, a file, paper.
    public internal(set) var hasLeft = false
    /// The scroll positions.
    public internal(set) var scrolled = ""
  }
}
