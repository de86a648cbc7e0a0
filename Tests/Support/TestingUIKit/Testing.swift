// Swift Testing has additions for UIKit in a module of this name, which a file that imports both must find. The stand-in
// for UIKit has none.
@_exported public import Testing
