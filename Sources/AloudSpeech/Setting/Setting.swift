public import AloudBase
internal import AloudTree

/// A setting, by its name in `--setting NAME=VALUE` and in scripts.
///
///     var settings = VoiceOverSettings()
///     try settings.set("controlType", to: "before")
public struct Setting: Sendable {
  /// What a setting is about. Lists of settings have a heading for each.
  public enum Scope: CaseIterable, Sendable {
    /// What VoiceOver says about an element.
    case saying
    /// Web pages.
    case pages
    /// Using an app with gestures and simulated time, as scripts do.
    case walking
    /// Characters, and text that is edited.
    case typing
    /// Hearing an audio graph.
    case graphing
    /// Using an app with another technology than VoiceOver.
    case operating
    /// Reading in braille.
    case brailling

    /// The heading in lists.
    public var heading: String {
      switch self {
      case .saying: "What VoiceOver says about an element"
      case .pages: "Web pages"
      case .walking: "Using an app"
      case .typing: "Editing text"
      case .graphing: "Audio graphs"
      case .operating: "Switch Control and Voice Control"
      case .brailling: "Braille displays"
      }
    }

    fileprivate var settings: [Setting] {
      switch self {
      case .saying: Setting.saying
      case .pages: Setting.pages
      case .walking: Setting.walking
      case .typing: Setting.typing
      case .graphing: Setting.graph
      case .operating: Setting.technologies
      case .brailling: Setting.braille
      }
    }
  }

  /// The name in `--setting NAME=VALUE`, in scripts and in documents.
  public let name: String
  /// The values; for a number, the least and the greatest.
  public let values: [String]
  /// The effect of the setting, in one sentence.
  public let meaning: String
  /// The sources if they disagree; else the documentation of the setting.
  public let evidence: Evidence
  /// The explanation that all commands print.
  public var explanation: Explanation { Explanation(rule: name, summary: meaning, evidence: evidence) }
  private let read: @Sendable (inout VoiceOverSettings) -> String
  private let write: @Sendable (inout VoiceOverSettings, String) -> Void
  /// What the setting is about.
  public private(set) var scope = Scope.saying
  /// The numbers that the setting accepts; nil for a setting with words.
  public private(set) var range: ClosedRange<Int>?

  /// The value of the setting in `settings`.
  public func value(in settings: VoiceOverSettings) -> String {
    var settings = settings
    return read(&settings)
  }

  /// The values in words.
  public var choices: Message {
    range.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" } ?? "\(values.joined(separator: ", "))"
  }

  /// True for a value that the setting accepts.
  public func accepts(_ value: String) -> Bool {
    guard let range else { return values.contains(value) }
    return Int(value).map(range.contains) ?? false
  }

  func apply(_ value: String, to settings: inout VoiceOverSettings) { write(&settings, value) }

  /// A property of the settings: it is set to the second argument, unless that is nil, and its value is returned.
  typealias Field<Value> = @Sendable (inout VoiceOverSettings, Value?) -> Value

  static func flag(_ name: String, _ field: @escaping Field<Bool>, _ meaning: String, _ evidence: Evidence) -> Setting {
    Setting(
      name: name, values: ["on", "off"], meaning: meaning, evidence: evidence,
      read: { field(&$0, nil) ? "on" : "off" }, write: { _ = field(&$0, $1 == "on") })
  }

  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ field: @escaping Field<Value>, _ meaning: String, _ evidence: Evidence
  ) -> Setting {
    Setting(
      name: name, values: Value.allCases.map { $0.rawValue }, meaning: meaning, evidence: evidence,
      read: { field(&$0, nil).rawValue },
      write: { settings, word in
        if let value = Value(rawValue: word) { _ = field(&settings, value) }
      })
  }

  static func number(
    _ name: String, _ field: @escaping Field<Int>, _ range: ClosedRange<Int>, _ meaning: String, _ evidence: Evidence
  ) -> Setting {
    Setting(
      name: name, values: ["\(range.lowerBound)", "\(range.upperBound)"], meaning: meaning, evidence: evidence,
      read: { String(field(&$0, nil)) },
      write: { settings, word in
        if let number = Int(word) { _ = field(&settings, number) }
      }, range: range)
  }

  /// Every setting, in the order in which they are listed.
  public static let all = Scope.allCases.flatMap { scope in
    scope.settings.map { setting in
      var setting = setting
      setting.scope = scope
      return setting
    }
  }

  /// The setting with exactly this name; nil if there is none.
  public static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  /// The message about an unknown setting. It suggests the most similar name, else the three nearest names.
  public static func unknown(_ name: String) -> Message {
    let names = all.map { $0.name }
    let hint = suggestion(for: name, among: names)
    let near: Message = "; the nearest are \(nearest(3, to: name, among: names).joined(separator: ", "))"
    return "there is no setting \"\(name)\"\(hint.isEmpty ? near : hint)"
  }
}

/// A setting that does not exist, or a value that the setting does not accept.
public struct SettingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, and what there is.
  public let message: Message

  public var description: String { "\(message)" }
}

extension VoiceOverSettings {
  /// Sets a setting by its name.
  ///
  /// - Throws: ``SettingError``, which lists the possible settings or values.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    guard let setting = Setting.named(name) else {
      throw SettingError(message: Setting.unknown(name))
    }
    guard setting.accepts(value) else {
      throw SettingError(
        message: "\(name) cannot be \"\(value)\"; it can be \(setting.choices)")
    }
    setting.apply(value, to: &self)
  }
}
