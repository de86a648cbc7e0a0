import Aloud
import Foundation

/// Which espeak-ng speaks.
enum SpeechEngineOption {
  static let option = Option(
    .speechEngine, value: "PATH", help: "the library of espeak-ng to load (default: as it is installed)",
    file: .read(as: .engine))

  /// The options of the engine; the tool is its own worker, whatever it is called.
  ///
  /// - Throws: ``Failure`` with 66 for what is there and no regular file, which the worker could wait for.
  static func engineOptions(_ arguments: Arguments) throws(Failure) -> ESpeak.Options {
    var options = ESpeak.Options()
    options.worker = ProcessInfo.processInfo.environment["ALOUD_WORKER"] ?? Bundle.main.executablePath
    if let path = arguments.value(.speechEngine), FileManager.default.fileExists(atPath: path),
      FileIdentity(path: path) == nil
    {
      let kind = FileIdentity(folder: path) == nil ? "a pipe or a device" : "a folder"
      throw Failure(.notFound, "\(path.printable): this is \(kind), not a regular file; name the library of espeak-ng")
    }
    // A name without a slash is looked for where the system's libraries are, unless there is such a file.
    options.library = arguments.value(.speechEngine).map {
      FileManager.default.fileExists(atPath: $0) ? URL(fileURLWithPath: $0).path : $0
    }
    return options
  }
}
