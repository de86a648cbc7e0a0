import Aloud
import Foundation

// Reads mutilated screens and dumps for a number of seconds, and reports each broken rule:
//
//     swift run -c release aloud-fuzz SECONDS [--target screen|script|overlay] [--format NAME] [--seed NUMBER] \
//       [--keep FOLDER] [FILE …]
//
// Without FILE arguments, the target `screen` uses those in Fixtures/Screens, Fixtures/Dumps and Fixtures/Pages; the
// targets `script` and `overlay` use built-in examples. Without a format, the content of each input determines its
// format. `--keep` writes every input to FOLDER/current before it is read, so that the file remains after a crash. It
// also stores the inputs that broke a rule. The same seed gives the same inputs. The exit status is 1 when a rule was
// broken.

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
