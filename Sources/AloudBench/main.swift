import Aloud
import Foundation

// Measures what the design promises, in process, at several sizes; speech in worker processes; the tool as a whole.
//
//     swift run -c release aloud-bench [--json] [--speech] [--graph] [--braille] [--processes] [SIZE …]
//
// `--speech`, `--graph`, `--braille` and `--processes` measure nothing else: speech, how audio graphs sound, how liblouis
// translates, and `aloud` itself, which must have been built.

let arguments = CommandLine.arguments.dropFirst()
let sizes = arguments.compactMap { Int($0) }
var measurements: [Measurement] = []
var notes: [String] = []
let isOnly = !Set(arguments).isDisjoint(with: ["--speech", "--graph", "--braille", "--processes"])
// First, while this process is small: see `ProcessMeasurement`.
if !isOnly || arguments.contains("--processes") {
  do { measurements += try ProcessMeasurement.all() } catch { notes.append("processes are not measured: \(error)") }
}
if !isOnly {
  measurements += (sizes.isEmpty ? [100, 1_000, 10_000, 100_000, 1_000_000] : sizes).flatMap(measure(size:))
}
if !isOnly || arguments.contains("--graph") {
  let graphs = GraphMeasurement.all()
  measurements += graphs + GraphMeasurement.features()
  notes += graphs.map(GraphMeasurement.comparison)
}
if !isOnly || arguments.contains("--braille") {
  do {
    let braille = try BrailleMeasurement.all()
    measurements += braille.map(\.measurement)
    notes += braille.map(\.comparison)
  } catch {
    notes.append("braille is not measured: \(error)")
  }
}
if !isOnly || arguments.contains("--speech") {
  do {
    let speech = try SpeechMeasurement.all()
    measurements += speech.map(\.measurement)
    notes += speech.map(\.comparison)
  } catch {
    notes.append("speech is not measured: \(error)")
  }
}
print(arguments.contains("--json") ? Report.json(measurements) : Report.table(measurements))
FileHandle.standardError.write(Data(notes.map { $0 + "\n" }.joined().utf8))
