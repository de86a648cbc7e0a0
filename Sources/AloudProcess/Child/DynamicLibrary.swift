internal import Foundation

/// A library that is found at run time: nothing is linked, and no header is needed.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  /// The name or path under which it was found.
  package let name: String

  /// Opens the first library that exists; nil when none exists.
  package init?(_ names: [String]) {
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      (self.handle, self.name) = (handle, name)
      return
    }
    return nil
  }

  /// Where a library can be on macOS, where the loader does not look into the folders of package managers: Homebrew's on
  /// Apple silicon and on Intel, and MacPorts'.
  package static func macPaths(_ name: String) -> [String] {
    [name] + ["/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"].map { "\($0)/\(name)" }
  }

  /// The system's message why no library could be opened.
  package static var lastError: String { String(cString: dlerror()) }

  package struct MissingFunction: Error { package let name: String }

  /// A C function of the library. The type must match the function.
  ///
  /// - Throws: ``MissingFunction`` when the library has no such function.
  package func function<Function>(_ name: String) throws(MissingFunction) -> Function {
    guard let symbol = dlsym(handle, name) else { throw MissingFunction(name: name) }
    return unsafeBitCast(symbol, to: Function.self)
  }

  /// Unloads the library; none of its functions may be called any longer.
  package func close() { dlclose(handle) }
}
