import Aloud
import Foundation

// Reads mutilated screens and dumps for as long as it is told, and reports what no input may ever do:
//
//     swift run -c release aloud-fuzz SECONDS [--target screen|script|overlay] [--format NAME] [--seed NUMBER] \
//       [--keep FOLDER] [FILE …]
//
// Without files it takes those in Fixtures/Screens and Fixtures/Dumps; without a format each input is read as what it
// looks like. Of the targets script and overlay it takes some of its own. `--keep` writes every input to FOLDER/current before it
// is read, so that a crash leaves the culprit there, and those that broke a rule beside it. The same seed gives the same inputs. The exit status is 1 when a rule was broken.

do {
  let options = try FuzzOptions(Array(CommandLine.arguments.dropFirst()))
  var fuzzer = try Fuzzer(options)
  try fuzzer.run()
  print(fuzzer.report)
  exit(fuzzer.findings.isEmpty ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("aloud-fuzz: \(error)\n".utf8))
  exit(2)
}
