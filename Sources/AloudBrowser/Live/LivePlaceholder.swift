// A placeholder until live pages are there: a page whose only stop is the text of its HTML. To be deleted.
internal import AloudReader
public import AloudSimulator
internal import AloudTree
internal import Foundation

public struct LivePageOptions: Equatable, Sendable {
  public var size = PageSize.phone
  public var network: [String] = []
  public init() {}
}

public final class LiveBrowsers: Sendable {
  private let options: BrowserOptions
  public init(_ options: BrowserOptions) { self.options = options }

  public func open(_ address: PageAddress, _ options: LivePageOptions) throws(BrowserError) -> LivePage {
    _ = try self.options.program()
    guard let url = URL(string: address.url), let data = try? Data(contentsOf: url) else {
      let curl = Process()
      let pipe = Pipe()
      curl.executableURL = URL(fileURLWithPath: "/usr/bin/curl")
      curl.arguments = ["-sf", address.url]
      curl.standardOutput = pipe
      try? curl.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      curl.waitUntilExit()
      guard curl.terminationStatus == 0 else {
        throw BrowserError(.notOpened, "\(address.url): cannot be opened: net::ERR_CONNECTION_REFUSED")
      }
      return try LivePage(data)
    }
    return try LivePage(data)
  }

  public func end() {}
}

public final class LivePage: @unchecked Sendable {
  public let app: Simulator.LiveApp
  public var notes: [String] { ["a note"] }
  public func close() {}

  init(_ data: Data) throws(BrowserError) {
    var text = String(decoding: data, as: UTF8.self)
    text = text.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
    do {
      let document = try Document([.heading(SpokenText(text.trimmingCharacters(in: .whitespacesAndNewlines)))])
      app = Simulator.LiveApp(document) { _, _ in Simulator.App.Answer(isHandled: false) }
    } catch {
      throw BrowserError(.refused, "no document")
    }
  }
}
