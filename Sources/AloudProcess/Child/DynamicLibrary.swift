internal import Foundation

/// A library that is found at run time: nothing is linked, and no header is needed.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  /// The name or path under which it was found.
  package let name: String

  /// Opens the first library that is there; nil when none is.
  package init?(_ names: [String]) {
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      (self.handle, self.name) = (handle, name)
      return
    }
    return nil
  }

  /// Why no library could be opened, in the system's words.
  package static var lastError: String { String(cString: dlerror()) }

  package struct MissingFunction: Error { package let name: String }

  /// A function of C. Its type must be what the library has.
  ///
  /// - Throws: ``MissingFunction`` when the library has no such function.
  package func function<Function>(_ name: String) throws(MissingFunction) -> Function {
    guard let symbol = dlsym(handle, name) else { throw MissingFunction(name: name) }
    return unsafeBitCast(symbol, to: Function.self)
  }

  /// Unloads the library; none of its functions may be called any longer.
  package func close() { dlclose(handle) }
}
