/// The messages of importers, scripts and the simulator in Korean: tables of texts in the format that
/// ``MessageTable/rows(_:)`` reads them.
///
/// The tool uses these and has its own messages; pages in Korean contain only these.
package enum KoreanMessages {
  /// The tables for a page where people give files, joined.
  package static let all = ([files, runs, syntax, documents, nodes, voiceFiles, dumps, costs] + walked).joined(
    separator: "\n")

  /// The tables for a page of given apps, joined: nobody reads a file there.
  package static let walking = walked.joined(separator: "\n")

  /// The tables for what pages do not do, joined.
  package static let ofTheTool = [failures, technologies, tool].joined(separator: "\n")

  private static let walked = [scripts, names, values, explore, refusals, control]
}
