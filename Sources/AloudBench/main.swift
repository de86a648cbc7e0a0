import Aloud
import Foundation

// Measures what the design promises, in process, at several sizes.
//
//     swift run -c release aloud-bench [--json] [SIZE …]

let arguments = CommandLine.arguments.dropFirst()
let sizes = arguments.compactMap { Int($0) }
let measurements = (sizes.isEmpty ? [100, 1_000, 10_000, 100_000, 1_000_000] : sizes).flatMap(measure(size:))
print(arguments.contains("--json") ? Report.json(measurements) : Report.table(measurements))
