import Aloud
import Foundation

// Measures what the design promises: in this process, at several sizes; speech in worker processes; and the tool as a
// whole.
//
//     swift run -c release aloud-bench [--json] [--speech] [--graph] [--braille] [--capture]
//         [--processes] [SIZE …]
//
// `--speech`, `--graph`, `--braille`, `--capture` and `--processes` measure nothing else: speech, the sound of audio
// graphs, translation by liblouis, the capture of views, and `aloud` itself, which must have been built.

let arguments = CommandLine.arguments.dropFirst()
let sizes = arguments.compactMap { Int($0) }
var measurements: [Measurement] = []
var failures: [String] = []
let isOnly = !Set(arguments).isDisjoint(with: ["--speech", "--graph", "--braille", "--capture", "--processes"])

/// Measures what an option selects; without any option, everything.
@MainActor func measure(_ option: String, _ subject: String, _ all: () throws -> [Measurement]) {
  guard !isOnly || arguments.contains(option) else { return }
  do { measurements += try all() } catch { failures.append("\(subject) not measured: \(error)") }
}

// This comes first, while the process is small: see `ProcessMeasurement`.
measure("--processes", "processes are") { try ProcessMeasurement.all() }
if !isOnly {
  measurements += (sizes.isEmpty ? [100, 1_000, 10_000, 100_000, 1_000_000] : sizes).flatMap(measure(size:))
}
measure("--graph", "graphs are") { GraphMeasurement.all() + GraphMeasurement.features() }
measure("--braille", "braille is") { try BrailleMeasurement.all() }
#if os(Linux)
  measure("--capture", "captures are") { try CaptureMeasurement.all() }
#endif
measure("--speech", "speech is") { try SpeechMeasurement.all() }
print(arguments.contains("--json") ? Report.json(measurements) : Report.table(measurements))
let notes = failures + measurements.compactMap(\.comparison)
FileHandle.standardError.write(Data(notes.map { $0 + "\n" }.joined().utf8))
