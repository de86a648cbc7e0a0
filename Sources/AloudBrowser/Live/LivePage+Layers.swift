internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree
internal import Foundation

// Layers of the system over the page: alerts, and pickers that controls open.
extension LivePage {
  private var words: Phrasebook { voices.phrasebook(for: shown.document.language, settings: settings) }

  func openDialog(_ answer: inout Answer) {
    guard let dialog = session.dialog else { return }
    let host = URLComponents(string: address.url)?.host.flatMap { $0.isEmpty ? nil : $0 }
    open(
      Layer(
        content: PageLayer(dialog, host: host, words, over: shown.document), opener: nil, returnsTo: nil), &answer)
    answer.isHandled = true
  }

  func open(
    _ type: String, of node: NodeID, _ handle: LiveSession.Handle
  ) throws(BrowserError) -> Answer {
    var answer = Answer(isHandled: true)
    let page = shown.document
    let name = shown.tree[node].label?.string
    let content: PageLayer?
    switch type {
    case "select": content = PageLayer(options: try session.call("options", handle), named: name, over: page)
    case "file": content = PageLayer(filesWith: words, named: name, over: page)
    default:
      let value = try session.call("value", handle)?.asObject?["value"]?.asString ?? ""
      content = PageLayer(type: type, value: value, named: name, words, over: page)
    }
    guard let content else { return Answer(isHandled: false) }
    try session.call("focus", handle)
    open(
      Layer(content: content, opener: handle, returnsTo: shown.tree[node].details.web?.nodes.first), &answer)
    return answer
  }

  private func open(_ layer: Layer, _ answer: inout Answer) {
    self.layer = layer
    answer.update = Simulator.App.Update(tree: layer.content.dialog.app.tree)
    answer.outcomes.append(.screenChanged(returningTo: nil))
  }

  func performOnLayer(_ request: ScreenReader.Request) throws(BrowserError) -> Answer {
    guard var layer else { return Answer(isHandled: false) }
    if let choice = layer.content.dialog.choice(of: request) { return try take(choice, of: layer) }
    let answer = layer.content.dialog.answer(request)
    self.layer = layer
    return answer
  }

  /// Updates one control of the shown tree, and leaves the rest unchanged.
  private func renew(_ page: Int?) throws(BrowserError) {
    func element(_ tree: Tree) -> NodeID? {
      tree.ids.first { tree[$0].isElement == true && tree[$0].details.web?.nodes.first == page }
    }
    let now = try session.look().tree
    guard let old = element(shown.tree), let new = element(now) else { return }
    shown.tree.update(old) { $0 = now[new] }
  }

  private func take(_ choice: PageLayer.Choice, of layer: Layer) throws(BrowserError) -> Answer {
    self.layer = nil
    var answer = Answer(isHandled: true)
    switch choice {
    case .dialog(let accepts): try session.closeDialog(accepts: accepts, text: layer.content.text)
    case .option(let index): try session.call("choose", layer.opener, .whole(index))
    case .write: try session.call("write", layer.opener, .string(layer.content.value ?? ""))
    case .file: session.page.note("the page asks the user to choose a file, but there are no files here")
    case .cancel: break
    }
    try session.settle()
    if session.dialog != nil {
      openDialog(&answer)
      return answer
    }
    if case .option = choice { try renew(layer.returnsTo) }
    if case .write = choice { try renew(layer.returnsTo) }
    // Show the previous tree first. The page's changes follow after it has appeared, so that live regions are heard.
    answer.update = Simulator.App.Update(tree: shown.tree)
    let back = (layer.returnsTo ?? cursor).flatMap { page in
      shown.tree.ids.first { shown.tree[$0].isElement == true && shown.tree[$0].details.web?.nodes.first == page }
    }
    answer.outcomes.append(.screenChanged(returningTo: back))
    isBehind = true
    return answer
  }
}
