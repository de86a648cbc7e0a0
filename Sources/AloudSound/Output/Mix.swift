internal import Foundation

/// The sounds that are mixed into speech, and so the kind of sound that results.
public struct Mix: Equatable, Sendable {
  /// True to hear events, too.
  public var hasEarcons: Bool
  /// Everything comes from where its element is on the screen.
  public var isStereo: Bool

  /// There are audio graphs among it; ``SoundProduction`` and ``SoundRenderer`` find that in the score.
  public var hasGraphs: Bool

  public init(hasEarcons: Bool = false, isStereo: Bool = false, hasGraphs: Bool = false) {
    self.hasEarcons = hasEarcons
    self.isStereo = isStereo
    self.hasGraphs = hasGraphs
  }

  /// Speech alone stays as the engine makes it, sample for sample; with anything else it is left and right at twice the rate.
  public var isMixed: Bool { hasEarcons || isStereo || hasGraphs }

  /// In hertz.
  public var sampleRate: Int { isMixed ? Waveform.mixRate : Waveform.speechRate }
  public var channelCount: Int { isMixed ? 2 : 1 }

  /// How loud something is left and right, in parts of 32,768.
  ///
  /// In stereo, equally loud in sum wherever it is, and never on one side alone, so that one ear hears all.
  ///
  /// - Parameter position: from 0, the left edge, to 1.
  /// - Returns: 32,768 is as loud as it was.
  func gains(at position: Double) -> (left: Int32, right: Int32) {
    guard isStereo else { return (32_768, 32_768) }
    let place = position.isFinite ? min(max(position, 0), 1) : 0.5
    let angle = (0.1 + 0.8 * place) * Double.pi / 2
    return (Int32((cos(angle) * 32_768).rounded()), Int32((sin(angle) * 32_768).rounded()))
  }
}
