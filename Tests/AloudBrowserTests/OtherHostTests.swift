import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// A live page reaches no other host, in whichever way it tries: a law for all ways.
@Suite(.opensPages, .long, .serialized) struct OtherHostTests {
  /// A way to another host. `HOST` is the name of the other host.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The page; its button calls `go()`.
    let html: String
    var headers: [String] = []
    /// Other pages of the same origin.
    var parts: [String: String] = [:]
    /// Paths at the other host that the page reaches where that is permitted; so the page does try.
    var reached: [String] = []
  }

  static let ways = [
    Way(
      testDescription: "pictures, frames and objects",
      html: """
        <img src=//HOST/img alt=x><img srcset="//HOST/set 2x"><iframe src=//HOST/frame></iframe><object data=//HOST/object></object>
        <embed src=//HOST/embed><svg><use href="//HOST/use#a"/><image href="//HOST/image"/></svg>
        <video src=//HOST/video poster=//HOST/poster autoplay muted></video><audio src=//HOST/audio autoplay></audio>
        <script src=//HOST/script></script><script type=module>import('//HOST/import').catch(() => 0)</script>
        """, reached: ["img", "set", "frame", "object", "embed", "poster", "script", "import"]),
    Way(
      testDescription: "styles and fonts",
      html: """
        <style>@import '//HOST/import'; @font-face {font-family: q; src: url(//HOST/font)}
          p {font-family: q; background: url(//HOST/background)} p::before {content: url(//HOST/content)}</style><p>Text</p>
        <link rel=stylesheet href=//HOST/style>
        """, reached: ["import", "style", "background"]),
    Way(
      testDescription: "redirects",
      html: "<iframe src=/away></iframe><img src=/away><script>fetch('/away', {mode: 'no-cors'})</script>",
      reached: ["away"]),
    Way(
      testDescription: "links that load ahead",
      html: """
        <link rel=prefetch href=//HOST/prefetch><link rel=preconnect href=//HOST><link rel=preload as=script href=//HOST/preload>
        <link rel=modulepreload href=//HOST/module><link rel=dns-prefetch href=//HOST><link rel=icon href=//HOST/icon>
        <link rel=manifest href=//HOST/manifest><link rel=prerender href=//HOST/prerender>
        <script type=speculationrules>{"prefetch": [{"source": "list", "urls": ["http://HOST/rule", "/away"], "eagerness": "immediate"}],
          "prerender": [{"source": "list", "urls": ["/ahead"], "eagerness": "immediate"}]}</script>
        """, parts: ["/ahead": "<img src=//HOST/ahead>"], reached: ["preload", "module"]),
    Way(
      testDescription: "headers", html: "<img src=data:,x alt=x><script>1</script>",
      headers: [
        "link: <http://HOST/link>; rel=preconnect, <http://HOST/preload>; rel=preload; as=image",
        "content-security-policy-report-only: default-src 'none'; report-uri http://HOST/report; report-to x",
        #"reporting-endpoints: x="http://HOST/endpoint""#, "refresh: 1; url=http://HOST/refresh",
      ], reached: ["preload", "refresh"]),
    Way(
      testDescription: "requests of scripts",
      html: """
        <script>const post = {method: 'POST', keepalive: true, mode: 'no-cors'};
          fetch('//HOST/fetch', {mode: 'no-cors'}); fetch('//HOST/post', post); navigator.sendBeacon('//HOST/beacon', 'x');
          const request = new XMLHttpRequest(); request.open('GET', '//HOST/request'); request.send();
          new EventSource('//HOST/events'); new WebSocket('ws://HOST/socket');
          addEventListener('pagehide', () => { navigator.sendBeacon('//HOST/bye', 'x'); fetch('//HOST/bye', post); });
          try { fetchLater('http://HOST/later', {activateAfter: 0}); } catch { }
          try { new WebTransport('https://HOST/transport').ready.catch(() => 0); } catch { }</script>
        """, reached: ["fetch", "post", "beacon", "request", "events", "socket"]),
    // It is not permitted for named hosts either.
    Way(
      testDescription: "calls between peers, by a server",
      html: """
        <script>(async () => {
          const iceServers = [{urls: ['stun:HOST']}, {urls: ['turn:HOST?transport=tcp', 'turn:HOST'], username: 'a', credential: 'b'}];
          const peer = new RTCPeerConnection({iceServers});
          peer.createDataChannel('x');
          await peer.setLocalDescription(await peer.createOffer());
        })()</script>
        """),
    Way(
      testDescription: "calls between peers, directly",
      html: """
        <script>(async () => {
          const [first, second] = [new RTCPeerConnection(), new RTCPeerConnection()];
          first.createDataChannel('x');
          await first.setLocalDescription(await first.createOffer());
          await second.setRemoteDescription(first.localDescription);
          await second.setLocalDescription(await second.createAnswer());
          await first.setRemoteDescription(second.localDescription);
          const [address, port] = 'HOST'.split(':');
          for (const peer of [first, second]) for (const kind of ['udp', 'tcp']) await peer.addIceCandidate({sdpMid: '0', candidate:
            `candidate:1 1 ${kind} 2122260223 ${address} ${port} typ host${kind === 'tcp' ? ' tcptype passive' : ''} generation 0`});
        })()</script>
        """),
    Way(
      testDescription: "workers",
      html: """
        <script>new Worker('/worker'); new SharedWorker('/worker'); new Worker('/module', {type: 'module'});
          new Worker(URL.createObjectURL(new Blob(["importScripts('http://HOST/blob')"])))</script>
        """,
      parts: [
        "/worker": """
        fetch('http://HOST/worker', {mode: 'no-cors'}); new WebSocket('ws://HOST/workersocket');
        try { importScripts('http://HOST/imported'); } catch { }
        """, "/module": "import 'http://HOST/imported'",
      ], reached: ["worker", "workersocket", "imported", "blob"]),
    Way(
      testDescription: "service workers",
      html: """
        <script>navigator.serviceWorker.register('/service');
          navigator.serviceWorker.ready.then(() => setTimeout(() => fetch('/x'), 300))</script>
        """,
      parts: [
        "/service": """
        try { importScripts('http://HOST/imported'); } catch { }
        oninstall = event => { skipWaiting(); fetch('http://HOST/installed', {mode: 'no-cors'}); };
        onactivate = event => event.waitUntil(clients.claim());
        onfetch = event => event.respondWith(fetch('http://HOST/answered', {mode: 'no-cors'}));
        new WebSocket('ws://HOST/servicesocket');
        """
      ], reached: ["imported", "installed"]),
    Way(
      testDescription: "navigation", html: "<script>go = () => location = '//HOST/location'</script>",
      reached: ["location"]),
    Way(
      testDescription: "forms",
      html:
        "<form id=form action=//HOST/form method=post><input type=hidden name=a></form><script>go = () => form.submit()</script>",
      reached: ["form"]),
    Way(
      testDescription: "pings",
      html: "<a id=link href=#x ping=//HOST/ping>x</a><script>go = () => link.click()</script>",
      reached: ["ping"]),
    Way(
      testDescription: "downloads",
      html: "<a id=link href=//HOST/load download>x</a><script>go = () => link.click()</script>"),
    Way(testDescription: "windows", html: "<script>go = () => open('//HOST/window')</script>"),
    Way(testDescription: "own windows", html: "<script>go = () => open('/own')</script>", parts: ["/own": own]),
    Way(
      testDescription: "windows without an opener", html: "<script>go = () => open('/own', '', 'noopener')</script>",
      parts: ["/own": own]),
    Way(
      testDescription: "empty windows",
      html:
        "<script>go = () => { const other = open('about:blank'); other.fetch('http://HOST/a'); other.document.write(`\(own)`) }</script>"
    ),
    Way(
      testDescription: "forms in windows",
      html:
        "<form id=form target=_blank action=//HOST/form method=post></form><script>go = () => form.submit()</script>"),
  ]

  private static let own = "<img src=//HOST/own><link rel=preconnect href=//HOST>"

  /// Performs the steps, and waits for a moment of real time.
  private func contacts(_ way: Way, isPermitted: Bool) throws -> [String] {
    let other = try OtherHost()
    func named(_ text: String) -> String { text.replacing("HOST", with: other.name) }
    var pages = [
      "/": TestServer.Page(
        named("<!doctype html><html lang=en><title>A</title><button onclick='window.go?.()'>Go</button>\(way.html)"),
        headers: way.headers.map(named)),
      "/away": .init("", status: 302, location: "http://\(other.name)/away"), "/x": .init("x"),
    ]
    for (path, text) in way.parts {
      pages[path] = .init(named(text), type: text.hasPrefix("<") ? "text/html" : "text/javascript")
    }
    let server = try TestServer(pages)
    var options = LivePageOptions()
    if isPermitted { options.network = [other.name] }
    // A browser of its own: it would keep connections and reports for later.
    let browsers = LiveBrowsers(BrowserOptions())
    defer { browsers.end() }
    if let page = try? browsers.open(PageAddress(server.url("/")), options) {
      defer { page.close() }
      let script = try Script("app page.html\n> start\n> double tap\n> wait 2s\n", path: "test.aloud")
      _ = try script.runUntilError(on: page.app)
      Thread.sleep(forTimeInterval: 0.5)
    }
    return withExtendedLifetime(server) { other.contacts }
  }

  @Test(arguments: ways) func aPageReachesNoOtherHost(_ way: Way) throws {
    #expect(try contacts(way, isPermitted: false) == [])
  }

  /// Each page does try: it reaches a host that the user names.
  @Test(arguments: ways.filter { !$0.reached.isEmpty }) func aPageReachesANamedHost(_ way: Way) throws {
    let contacts = try contacts(way, isPermitted: true)
    for path in way.reached { #expect(contacts.contains { $0.contains(" /\(path) ") }, "\(path): \(contacts)") }
  }
}
