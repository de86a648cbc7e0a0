/// How a screen is captured.
public struct CaptureOptions: Equatable, Sendable {
  /// BCP 47: the language of the app's texts; nil is the first language of the app's bundle.
  public var language: String?
  /// True to replace every text by a placeholder such as `text 1`, so that a file contains nothing personal. Equal texts
  /// have equal placeholders. Identifiers and the states of switches stay.
  public var replacesTexts = false
  /// The longest time in seconds for which the screen is captured again until two captures agree. 0 captures once.
  public var settlingTime = 2.0
  /// True for a screen whose views of SwiftUI have nothing for VoiceOver, beside views of UIKit that have. Otherwise a
  /// screen on which no view of SwiftUI vends an element is an error, because its tree probably does not exist.
  public var allowsSilentHosts = false
  /// The most objects in a document.
  public var maximumObjects = 20_000
  /// The most children of a container that vends them by index.
  public var maximumChildren = 2_000
  /// The most results of a custom rotor in each direction.
  public var maximumRotorResults = 100
  /// The greatest depth of containers. Files that are nested deeper than about 240 levels cannot be read.
  public var maximumDepth = 200

  /// The usual options.
  public init() {}
}

/// Why a screen could not be captured.
public struct CaptureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of problem, for programs.
  public enum Problem: Equatable, Sendable {
    /// There is no element.
    case empty
    /// A view of SwiftUI has no element: its tree does not exist.
    case unarmed
    /// A file of this name was written by another capture of this process.
    case nameInUse
  }

  /// The kind of problem.
  public let kind: Problem
  /// What is wrong and what to do, in English.
  public let message: String

  init(_ kind: Problem, _ message: String) { (self.kind, self.message) = (kind, message) }

  public var description: String { message }
}

/// How a container vends its children. Which lists VoiceOver walks where they differ has not been measured.
public enum ChildSource: String, CaseIterable, Sendable {
  /// `accessibilityElements`, in their order.
  case elements
  /// `accessibilityElementCount()` and `accessibilityElement(at:)`, in their order.
  case indices
  /// `subviews`, which are sorted by their places.
  case subviews
  /// The visible cells, headers and footers of a table or a collection view.
  case cells
  /// `automationElements`, where there is nothing else. Apple says that they are for tests of the user interface.
  case automation
}
