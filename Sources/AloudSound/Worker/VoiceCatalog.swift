internal import AloudBase
internal import AloudTree

/// The voices of espeak-ng, found as by its own command, but without some of its errors.
struct VoiceCatalog {
  let functions: ESpeakFunctions

  /// The name by which to select a voice; nil when it does not exist.
  ///
  /// espeak-ng accepts `en+nope` as `en`, accepts folders and variants as voices, and aborts on long names of variants.
  /// This method rejects all of them.
  func find(_ name: String) -> String? {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy(VoiceCatalog.isName) else { return nil }
    guard let base = base(parts[0]) else { return nil }
    guard parts.count == 2 else { return base }
    let variant = parts[1]
    let isNumber = variant.count <= 2 && variant.allSatisfy(\.isWholeNumber)
    guard isNumber || variants().contains(variant) else { return nil }
    let full = "\(base)+\(variant)"
    // The file name of the voice contains the variant that the engine has selected.
    guard functions.setVoiceByName(full) == 0, let file = currentFile, file.contains("+") else { return nil }
    return full
  }

  /// The error for a voice that does not exist.
  func error(for name: String) -> SoundError {
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let shown = String(name.prefix(60)).printable
    if parts.count == 2, VoiceCatalog.isName(parts[0]), base(parts[0]) != nil {
      let near: Message =
        nearest(to: parts[1], among: variants()).map { "; did you mean \"\("\(parts[0])+\($0)")\"?" } ?? ""
      return SoundError(.noVoice, "espeak-ng has no such variant of \(parts[0].printable): \"\(shown)\"\(near)")
    }
    let voices = voices()
    let candidates = Set(voices.flatMap { $0.languages + [$0.name] }).sorted()
    let near = suggestion(for: parts[0], among: candidates)
    let hint: Message = near.isEmpty ? "; `aloud voices --engine` lists its voices" : near
    return SoundError(.noVoice, "espeak-ng has no voice \"\(shown)\"\(hint)")
  }

  func voices() -> [ESpeak.Voice] { list(nil).map(\.voice) }

  /// Such as `f3`, `whisper`.
  func variants() -> [String] {
    list("variant").compactMap { $0.voice.file.split(separator: "/").last.map(String.init) }
  }

  private func base(_ name: String) -> String? {
    let name = String(name.map { $0 == "_" ? "-" : $0 })
    // A folder or a variant with that name is not a voice. A voice of another program, mbrola, is not in the list.
    let files = Set(voices().map(\.file))
    if functions.setVoiceByName(name) == 0, let file = currentFile, files.contains(file) || file.hasPrefix("mb/") {
      return quickName(file, else: name)
    }
    guard setVoice(language: name), let voice = currentVoice, files.contains(voice.file) else { return nil }
    let file = voice.file
    guard VoiceCatalog.speaks(name, voice) else { return nil }
    return quickName(file, else: file)
  }

  /// A name that espeak-ng finds fast, by its file; for other names, it reads all voices first, in 2 ms. It looks up
  /// files only in lowercase.
  private func quickName(_ file: String, else name: String) -> String {
    file == file.lowercased() && functions.setVoiceByName(file) == 0 && currentFile == file ? file : name
  }

  /// True for a text that may be the name of a voice or a variant; the engine copies names into small buffers.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 40 && name.utf8.allSatisfy { (0x20..<0x7F).contains($0) } && !name.contains("..")
  }

  /// True if a voice speaks the requested language: espeak-ng interprets `no-such-voice` as Norwegian. The language may
  /// have a region or a script that espeak-ng does not distinguish (`ko-KR`, `zh-Hans`), but nothing else.
  private static func speaks(_ name: String, _ voice: ESpeak.Voice) -> Bool {
    let name = name.lowercased()
    if voice.languages.contains(where: { $0.lowercased() == name }) { return true }
    return name.split(separator: "-").dropFirst().allSatisfy { part in
      part.count == 2 || part.count == 3 && part.allSatisfy(\.isWholeNumber) || scripts.contains(String(part))
    }
  }

  private static let scripts: Set<String> = [
    "arab", "armn", "beng", "cyrl", "deva", "geor", "grek", "hang", "hans", "hant", "hebr", "jpan", "kore", "latn",
    "thai",
  ]

  private func setVoice(language: String) -> Bool {
    withSpecification(language) { functions.setVoiceByProperties($0) == 0 }
  }

  private var currentVoice: ESpeak.Voice? { functions.getCurrentVoice().map { Record(address: $0).voice } }
  private var currentFile: String? { currentVoice?.file }

  private func list(_ language: String?) -> [Record] {
    let list = language.map { withSpecification($0) { functions.listVoices($0) } } ?? functions.listVoices(nil)
    guard var next = list else { return [] }
    var records: [Record] = []
    while let address = next.pointee {
      records.append(Record(address: address))
      next += 1
    }
    return records
  }

  /// Calls a function with an `espeak_VOICE` that specifies only a language.
  private func withSpecification<Result>(_ language: String, _ body: (UnsafeRawPointer) -> Result) -> Result {
    language.withCString { text in
      withUnsafeTemporaryAllocation(byteCount: Record.size, alignment: 8) { record in
        record.initializeMemory(as: UInt8.self, repeating: 0)
        record.storeBytes(of: text, toByteOffset: Record.languages, as: UnsafePointer<CChar>.self)
        return body(UnsafeRawPointer(record.baseAddress ?? UnsafeMutableRawPointer(mutating: text)))
      }
    }
  }

  /// An `espeak_VOICE`, read by 64-bit offsets.
  private struct Record {
    static let languages = 8
    static let size = 48

    let address: UnsafeRawPointer

    var voice: ESpeak.Voice {
      ESpeak.Voice(name: text(at: 0), languages: languages, gender: gender, file: text(at: 16))
    }

    private var gender: ESpeak.Voice.Gender? {
      switch address.load(fromByteOffset: 24, as: UInt8.self) {
      case 1: .male
      case 2: .female
      default: nil
      }
    }

    /// The languages, each preceded by a byte with its rank; a rank of 0 ends the list.
    private var languages: [String] {
      guard var next = address.load(fromByteOffset: Record.languages, as: UnsafePointer<CChar>?.self) else { return [] }
      var languages: [String] = []
      while next.pointee != 0 {
        let language = String(cString: next + 1)
        languages.append(language)
        next += 1 + language.utf8.count + 1
      }
      return languages
    }

    private func text(at offset: Int) -> String {
      address.load(fromByteOffset: offset, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
    }
  }
}
