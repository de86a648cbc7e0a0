public import AloudControl
public import AloudSimulator
public import AloudSpeech

extension Script {
  /// The lines before the first step: which app, in which language, under which settings.
  public struct Heads: Equatable, Sendable {
    /// A screen document, a dump or a page of the web, relative to the script; or the address of a page.
    public internal(set) var app: String?
    /// Overlays that are laid over the app, in this order, relative to the script.
    public internal(set) var overlays: [String] = []
    /// The command that starts the server of the page.
    public internal(set) var serve: String?
    /// A BCP-47 tag: `pt-BR`.
    public internal(set) var language: String?
    /// The screen of the app to begin with.
    public internal(set) var screen: String?
    /// The profile whose speech is simulated.
    public internal(set) var profile: Profile?
    /// How the parts of an utterance are joined; nil is the profile's way.
    public internal(set) var style: Renderer.Style?
    /// The version of iOS that everything dated is as in; nil is the newest. Settings count more.
    public internal(set) var ios: IOSVersion?
    /// Settings of VoiceOver, in the order in which they are written.
    public internal(set) var settings: [SettingChange] = []
    /// The assistive technologies that are on when the app begins; nil is VoiceOver as the app has it.
    public internal(set) var technologies: Set<AssistiveTechnology>?
    /// How soon one step follows another.
    public internal(set) var pace = Pace.listen
    /// The braille display; nil is none.
    public internal(set) var braille: Braille?
    var lines: [Head: Int] = [:]

    /// The line that says it, from 1; of settings and overlays the first one. Nil where none does.
    public func line(of head: Head) -> Int? { lines[head] }
  }

  /// The words that head lines begin with.
  public enum Head: String, CaseIterable, Sendable {
    case app
    case overlay = "with"
    case serve, language, screen, profile, style, ios, setting, pace, technology, braille
  }

  public typealias Pace = Simulator.Pace

  /// A setting and its new value, both known to exist.
  public struct SettingChange: Equatable, Sendable {
    public let name: String
    public let value: String
  }
}
