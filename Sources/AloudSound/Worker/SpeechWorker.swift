internal import AloudProcess
internal import Foundation

/// The hidden role in which the `aloud` tool says things for an engine in another process.
///
/// It is a process of its own because espeak-ng can be made to abort by plain text, because there is but one espeak-ng in
/// a process, and because of its license. It reads requests from standard input, writes replies to standard output, and
/// ends when its standard input does.
package enum SpeechWorker {
  /// The first argument that makes the tool a worker.
  public static let argument = "--speech-worker"

  /// What a worker may hold more than at its beginning, in bytes. espeak-ng 1.51 forgets to give back the words of a second
  /// language, as for Latin letters in Korean, when it is unloaded: 180 kB each time.
  private static let memoryGrowth = 64 << 20

  /// Works until nobody asks any longer.
  ///
  /// - Returns: the status to exit with.
  public static func run() -> Int32 {
    let output = takeStreams()
    guard output >= 0 else { return 70 }
    var stream = RequestStream(descriptor: STDIN_FILENO)
    guard case .open(let setup) = stream.next() else { return 64 }
    do {
      let library = try ESpeakLibrary(setup)
      guard send(.ready(library.version), to: output) else { return 0 }
      let memory = ProcessMemory.residentBytes()
      while let request = stream.next() {
        // Whoever asked kills a worker that takes too long; this is for when that one is gone.
        alarm(CUnsignedInt(clamping: max(1, setup.secondLimit)))
        var reply = reply(to: request, library)
        if case .spoken(var speech) = reply, ProcessMemory.residentBytes() > memory + memoryGrowth {
          speech.isWorn = true
          reply = .spoken(speech)
        }
        // Whoever takes it may take his time.
        alarm(0)
        guard send(reply, to: output) else { return 0 }
        // What the next request needs anyway is done while nobody waits for it.
        try library.refresh()
      }
    } catch {
      _ = send(.failure(error), to: output)
    }
    return 0
  }

  private static func reply(to request: WorkerRequest, _ library: ESpeakLibrary) -> WorkerReply {
    do {
      return switch request {
      case .open: .ready(library.version)
      case .speak(let runs): .spoken(try library.speak(runs))
      case .phonemes(let text, let voice): .phonemes(try library.phonemes(of: text, voice: voice))
      case .voices: .voices(library.voices())
      }
    } catch {
      return .failure(error)
    }
  }

  /// Keeps the stream of replies for itself, whatever libraries print, and lets go of what it has inherited.
  private static func takeStreams() -> CInt {
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_RDWR)
    guard output >= 0, nowhere >= 0 else { return -1 }
    dup2(nowhere, STDOUT_FILENO)
    dup2(nowhere, STDERR_FILENO)
    // A pipe of somebody else that stays open here would never end for who reads it.
    for descriptor in 3..<CInt(min(sysconf(CInt(_SC_OPEN_MAX)), 4096)) where descriptor != output { close(descriptor) }
    signal(SIGALRM, SIG_DFL)
    // It may die; no memory of it is worth a file.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    return output
  }

  /// - Returns: false when nobody reads.
  private static func send(_ reply: WorkerReply, to descriptor: CInt) -> Bool {
    let message = reply.message
    var sent = 0
    while sent < message.count {
      let count = message.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent) }
      guard count > 0 || errno == EINTR else { return false }
      sent += max(0, count)
    }
    return true
  }
}

/// Requests as they come in.
private struct RequestStream {
  let descriptor: CInt
  private var bytes: [UInt8] = []

  init(descriptor: CInt) { self.descriptor = descriptor }

  /// Waits for a request; nil at the end of the stream, and when it is none.
  mutating func next() -> WorkerRequest? {
    guard fill(4), let length = MessageReader.length(bytes[...]), fill(4 + length) else { return nil }
    defer { bytes.removeFirst(4 + length) }
    return try? WorkerRequest(bytes[4..<4 + length])
  }

  private mutating func fill(_ count: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < count {
      let received = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard received > 0 || (received < 0 && errno == EINTR) else { return false }
      if received > 0 { bytes += buffer[..<received] }
    }
    return true
  }
}
