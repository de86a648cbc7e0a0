import Foundation

/// A liblouis with characters of 2 bytes, such as Homebrew's. It is a library in C that widens each character for the
/// installed liblouis, which has 4 bytes; a pair of surrogates is two characters there, as in a real one.
struct TwoByteLiblouis {
  let path: String
  private let folder: URL

  /// Linux only; nil without clang, which comes with Swift.
  init?() {
    #if os(Linux)
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
      path = folder.appendingPathComponent("liblouis.so").path
      let source = folder.appendingPathComponent("liblouis.c")
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", "-o", path, source.path]
      compiler.standardError = FileHandle.nullDevice
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.source.utf8).write(to: source)
        try compiler.run()
        compiler.waitUntilExit()
      } catch { return nil }
      guard compiler.terminationStatus == 0 else { return nil }
    #else
      return nil
    #endif
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let source = #"""
    #include <dlfcn.h>
    #include <stdint.h>
    #include <stdlib.h>

    static void *real(const char *name) { return dlsym(dlopen("liblouis.so.20", RTLD_NOW), name); }

    int lou_charSize(void) { return 2; }
    void lou_setLogLevel(int level) { ((void (*)(int))real("lou_setLogLevel"))(level); }
    const char *lou_version(void) { return ((const char *(*)(void))real("lou_version"))(); }
    int lou_checkTable(const char *table) { return ((int (*)(const char *))real("lou_checkTable"))(table); }

    int lou_translate(const char *table, const uint16_t *in, int *inCount, uint16_t *out, int *outCount, void *form,
                      void *spacing, int *outPlaces, int *inPlaces, int *cursor, int mode) {
      uint32_t *wideIn = calloc(*inCount + 1, 4), *wideOut = calloc(*outCount + 1, 4);
      for (int i = 0; i < *inCount; i++) wideIn[i] = in[i];
      int done = ((int (*)(const char *, const uint32_t *, int *, uint32_t *, int *, void *, void *, int *, int *, int *,
                           int))real("lou_translate"))(table, wideIn, inCount, wideOut, outCount, form, spacing,
                                                       outPlaces, inPlaces, cursor, mode);
      for (int i = 0; done && i < *outCount; i++) out[i] = wideOut[i];
      free(wideIn);
      free(wideOut);
      return done;
    }
    """#
}
