internal import AloudAnswers

#if arch(wasm32)
  // The functions that pages and programs call. Texts are UTF-8 in the memory of the module. `aloud_call` is in the core
  // of pages alone, `aloud_ask` in that of programs.

  // A module of WebAssembly has one thread, and its caller waits for each answer.
  nonisolated(unsafe) private var core = PageCore()
  nonisolated(unsafe) private var answers = Answers()
  nonisolated(unsafe) private var answer: [UInt8] = []

  /// Allocates memory for a text that the page passes next.
  @_cdecl("aloud_alloc")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(Int(count), 1), alignment: 16)
  }

  @_cdecl("aloud_release")
  public func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

  /// Performs a request of a page.
  ///
  /// - Returns: the number of bytes of the answer. `aloud_answer` returns its address, which is valid until the next request.
  @_cdecl("aloud_call")
  public func call(_ request: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    answer = Array(core.call(text(request, count)).utf8)
    return Int32(answer.count)
  }

  /// Performs a request of a program.
  ///
  /// - Returns: the same as `aloud_call`.
  @_cdecl("aloud_ask")
  public func ask(_ request: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    answer = Array(answers.call(text(request, count)).utf8)
    return Int32(answer.count)
  }

  private func text(_ start: UnsafePointer<UInt8>, _ count: Int32) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  @_cdecl("aloud_answer")
  public func answerStart() -> UnsafePointer<UInt8>? { answer.withUnsafeBufferPointer { $0.baseAddress } }
#endif
