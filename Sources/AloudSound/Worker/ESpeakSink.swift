internal import Foundation

/// Collects what espeak-ng says, up to a limit.
///
/// The engine calls a C function without a context. The sink comes as the `user_data` of every event, so no global variable is needed.
final class ESpeakSink {
  /// In samples of one passage.
  let limit: Int
  var speech = WorkerReply.Speech()
  private var words: [WorkerReply.Word] = []
  private var runStart = 0

  init(limit: Int) { self.limit = limit }

  /// Ends the run that the events before belong to.
  func endRun() {
    speech.runs.append(.init(frameCount: speech.sampleCount - runStart, words: words))
    words.removeAll()
    runStart = speech.sampleCount
  }

  /// The offsets of fields in an `espeak_EVENT` of 64 bits; the list ends with one of type 0.
  private enum Event {
    static let textPosition = 8
    static let length = 12
    static let sample = 20
    static let userData = 24
    static let stride = 40
    static let word: Int32 = 1
  }

  /// The engine goes on for 0, and stops for 1.
  static let callback: ESpeakFunctions.Callback = { samples, count, events in
    guard var event = events else { return 0 }
    var words: [WorkerReply.Word] = []
    while true {
      let type = event.load(as: Int32.self)
      guard type != 0 else { break }
      if type == Event.word, event.load(fromByteOffset: Event.length, as: Int32.self) > 0 {
        let position = Int(event.load(fromByteOffset: Event.textPosition, as: Int32.self)) - 1
        words.append(.init(position: position, frame: Int(event.load(fromByteOffset: Event.sample, as: Int32.self))))
      }
      event += Event.stride
    }
    guard let context = event.load(fromByteOffset: Event.userData, as: UnsafeMutableRawPointer?.self) else { return 0 }
    let sink = Unmanaged<ESpeakSink>.fromOpaque(context).takeUnretainedValue()
    return sink.take(words, UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count))) ? 0 : 1
  }

  /// - Returns: false when it is enough.
  private func take(_ words: [WorkerReply.Word], _ samples: UnsafeBufferPointer<Int16>) -> Bool {
    self.words += words
    let room = limit - speech.sampleCount
    speech.bytes.append(UnsafeBufferPointer(rebasing: samples.prefix(room)))
    if samples.count > room { speech.isCut = true }
    return !speech.isCut
  }
}
