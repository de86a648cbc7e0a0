/// Sets a property, unless the new value is nil.
///
/// Tables describe a property by a closure, `{ assigned(&$0.label, $1) }`, and not by a key path: Embedded Swift, which
/// compiles the core for pages, has no key paths.
///
/// - Returns: the value that the property now has.
package func assigned<Value>(_ property: inout Value, _ new: Value?) -> Value {
  if let new { property = new }
  return property
}
