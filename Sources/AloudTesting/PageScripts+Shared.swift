#if os(Linux) || os(macOS)
  internal import Aloud

  extension PageScripts {
    /// Tests share browsers and servers, which go when the process of the tests ends.
    private static let shared = PageScripts(BrowserOptions(), permission: "expectScript(…, serves: true)")

    /// The performer of the scripts of a test.
    static func shared(serves: Bool, network: [String]) -> PageScripts {
      var scripts = shared
      scripts.serversAreAllowed = serves
      scripts.page.network = network
      return scripts
    }
  }
#endif
