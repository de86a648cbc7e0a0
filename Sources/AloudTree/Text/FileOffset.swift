/// The byte at which a node is written in its file, if it is. Where something is written is no part of what it is: any two are
/// equal.
package struct FileOffset: Equatable, Sendable {
  private let raw: Int32

  package static let none = FileOffset(-1)

  package init(_ offset: Int) { raw = Int32(clamping: offset) }

  package var value: Int? { raw < 0 ? nil : Int(raw) }

  package static func == (one: FileOffset, other: FileOffset) -> Bool { true }
}
