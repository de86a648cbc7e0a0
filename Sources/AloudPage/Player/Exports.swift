#if arch(wasm32)
  // What the page calls. Texts are UTF-8 in the memory of the module.

  nonisolated(unsafe) private var player = Player()
  nonisolated(unsafe) private var answer: [UInt8] = []

  /// Memory for a text that the page is about to give.
  @_expose(wasm, "alloc") @_cdecl("aloud_alloc")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(Int(count), 1), alignment: 16)
  }

  @_expose(wasm, "release") @_cdecl("aloud_release")
  public func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

  /// Carries out a request.
  ///
  /// - Returns: how many bytes the answer has; `answer` tells where it is, until the next request.
  @_expose(wasm, "call") @_cdecl("aloud_call")
  public func call(_ request: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
    let text = String(decoding: UnsafeBufferPointer(start: request, count: Int(count)), as: UTF8.self)
    answer = Array(player.call(text).utf8)
    return Int32(answer.count)
  }

  @_expose(wasm, "answer") @_cdecl("aloud_answer")
  public func answerStart() -> UnsafePointer<UInt8>? { answer.withUnsafeBufferPointer { $0.baseAddress } }
#endif
