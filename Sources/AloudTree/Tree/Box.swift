/// Keeps a rare value out of line, so that copies of what may have one are cheap.
package final class Box<Value: Equatable & Sendable>: Equatable, Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (one: Box, other: Box) -> Bool { one === other || one.value == other.value }
}
