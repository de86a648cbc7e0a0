import Aloud
import Foundation

// Measures what the design promises, in process, at several sizes; speech in worker processes.
//
//     swift run -c release aloud-bench [--json] [--speech] [--graph] [SIZE …]
//
// `--speech` and `--graph` measure nothing else: speech, and how audio graphs sound.

let arguments = CommandLine.arguments.dropFirst()
let sizes = arguments.compactMap { Int($0) }
var measurements: [Measurement] = []
let isOnly = arguments.contains("--speech") || arguments.contains("--graph")
if !isOnly {
  measurements = (sizes.isEmpty ? [100, 1_000, 10_000, 100_000, 1_000_000] : sizes).flatMap(measure(size:))
}
var notes: [String] = []
if !isOnly || arguments.contains("--graph") {
  let graphs = GraphMeasurement.all()
  measurements += graphs + GraphMeasurement.features()
  notes += graphs.map(GraphMeasurement.comparison)
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
