import Aloud
import Foundation

/// All files that a run reads and writes. It prevents outputs from overwriting inputs.
///
/// Files are compared by identity, so symbolic links and relative paths make no difference. Standard input and output
/// are included if a shell has redirected them to files.
struct RunFiles {
  /// The role of an input in the run; messages use these words.
  enum Role: String, CaseIterable {
    case input = "an input"
    case script = "a script"
    case app = "an app"
    case overlay = "an overlay"
    case voiceFile = "a voice file"
    case baseline = "the baseline"
    case answers = "the answers"
    case cover = "the cover"
    case earlierReport = "the earlier report"
    case task = "a task"
    case screenshot = "the screenshot"
    case engine = "the speech engine"
    case player = "the player"
    case browser = "the browser"
  }

  private struct Output {
    let path: String
    /// The option or the step that writes the file.
    let writer: String
    /// The kind that an existing file must have; nil where that is checked elsewhere.
    var kind: OutputKind?
    /// The role of inputs that the writer may overwrite.
    let replaced: Role?
  }

  /// False while the command may still find files to read, such as the apps of scripts.
  var isComplete = true
  private let command: String
  private var inputs: [(path: String, role: Role)] = []
  private var outputs: [Output] = []

  init(command: String) { self.command = command }

  /// The files that the arguments name.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command.
  ///   - options: all options of the command.
  ///   - operands: the role of operands; nil where operands are not files.
  ///   - isComplete: false where the command finds more files later.
  init(_ arguments: Arguments, _ options: [Option], operands: Role?, isComplete: Bool = true) {
    self.init(command: arguments.command)
    self.isComplete = isComplete
    if let operands { for path in arguments.operands { reads(path, as: operands) } }
    if arguments.hasIfDeclared(.each) { reads("-", as: .input) }
    for option in options where option.file != nil {
      let values = arguments.values(option.name)
      // The last word of a value is the file, as in `junit FILE`.
      let words = stride(from: option.valueWords.count - 1, to: values.count, by: max(1, option.valueWords.count)).map {
        values[$0]
      }
      switch option.file {
      case .read(as: .player):
        for word in words.flatMap({ $0.split(separator: " ") }) { reads(String(word), as: .player) }
      case .read(let role): for word in words { reads(word, as: role) }
      case .written(let kind): if let path = words.last { writes(path, by: "\(option.name)", kind) }
      case nil: break
      }
    }
  }

  /// Adds an input: a file, or the folder of a design; `-` is standard input.
  mutating func reads(_ path: String, as role: Role) { inputs.append((path, role)) }

  /// - Parameters:
  ///   - path: `-` is standard output.
  ///   - writer: the option or the step that writes the file, for messages.
  ///   - kind: the kind that an existing file must have; nil where that is checked elsewhere.
  ///   - replaced: the role of inputs that may be overwritten.
  mutating func writes(_ path: String, by writer: String, _ kind: OutputKind? = nil, replacing replaced: Role? = nil) {
    outputs.append(Output(path: path, writer: writer, kind: kind, replaced: replaced))
  }

  /// The files without the outputs of an option.
  func without(outputsOf option: OptionName) -> RunFiles {
    var files = self
    files.outputs.removeAll { $0.writer == "\(option)" }
    return files
  }

  // MARK: Checking

  /// - Throws: ``Failure`` with 64 where an output is also an input, two outputs are the same file, or an output would
  ///   overwrite a file of another kind.
  func check() throws(Failure) {
    try checkIdentities()
    guard isComplete else { return }
    for output in outputs where output.path != "-" {
      guard let kind = output.kind, kind.isOther(output.path) else { continue }
      throw refusal("\(output.writer) would overwrite \(name(output.path)), which is not \(kind.rawValue)")
    }
  }

  /// Skips outputs that replace inputs, because only changed ones are written.
  ///
  /// - Throws: ``Failure`` with 73 where an output cannot be written.
  func checkWritable() throws(Failure) {
    for output in outputs where output.replaced == nil {
      do { try FileWriter.check(output.path) } catch { throw Failure(error) }
    }
  }

  private func checkIdentities() throws(Failure) {
    let written = identifiedOutputs
    guard !written.isEmpty else { return }
    var read: [FileIdentity: [(path: String, role: Role)]] = [:]
    for input in inputs { if let identity = identity(of: input.path) { read[identity, default: []].append(input) } }
    var others: [FileIdentity: Output] = [:]
    for (output, identity) in written {
      if let input = read[identity]?.first(where: { $0.role != output.replaced }) {
        throw refusal("\(overwriting(input.path, by: output)), \(input.role.rawValue) of this run")
      }
      if let other = others[identity], output.replaced == nil || other.replaced != output.replaced {
        throw refusal("\(other.writer) and \(output.writer) cannot both write to the same file, \(name(output.path))")
      }
      others[identity] = output
    }
  }

  /// The names of the file, if the input and the output have different ones.
  private func overwriting(_ input: String, by output: Output) -> Message {
    func standardized(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
    if output.path == "-" { return "\(output.writer) would overwrite \(name(input))" }
    guard standardized(input) != standardized(output.path) else {
      return "\(output.writer) would overwrite \(name(output.path))"
    }
    return "\(output.writer) \(name(output.path)) would overwrite \(name(input))"
  }

  private func refusal(_ message: Message) -> Failure {
    Failure(.usage, "aloud \(command): \(message); name another file")
  }

  /// The outputs that are regular files. Several outputs may go to the same pipe or terminal.
  private var identifiedOutputs: [(Output, FileIdentity)] {
    let standard = Output(path: "-", writer: "standard output", replaced: nil)
    let named = outputs.filter { !FileWriter.isStandardOutput($0.path) }
    return ([standard] + named).compactMap { output in
      let identity = output.path == "-" ? FileIdentity(descriptor: STDOUT_FILENO) : FileIdentity(path: output.path)
      return identity.map { (output, $0) }
    }
  }

  private func identity(of path: String) -> FileIdentity? {
    path == "-" ? FileIdentity(descriptor: STDIN_FILENO) : FileIdentity(path: VoiceOverDesignerFolder.file(at: path))
  }

  private func name(_ path: String) -> Message { InputFile(path: path).name }
}
