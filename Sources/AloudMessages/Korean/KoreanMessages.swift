/// The messages of importers, scripts and the simulator, in Korean: tables of texts by the English, as
/// ``MessageTable/rows(_:)`` reads them.
///
/// The tool has these and its own; pages in Korean carry these.
package enum KoreanMessages {
  /// All tables as one.
  package static let all = [files, syntax, documents, dumps, scripts, names, explore, refusals, control].joined(
    separator: "\n")
}
