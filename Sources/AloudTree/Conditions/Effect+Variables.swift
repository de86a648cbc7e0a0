// In texts of effects, `{name}` stands for the value of a variable.
extension String {
  /// The names in braces, in the order of the text. A name has no braces and no white space.
  package var namesInBraces: [String] {
    pieces.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The text with values in place of names in braces; a name that has no value stays as it is written.
  package func filling(_ value: (String) -> String?) -> String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .name(let name): result += value(name) ?? "{\(name)}"
      }
    }
    return result
  }

  /// True if the text is a valid name of a variable.
  package var isVariableName: Bool { !isEmpty && allSatisfy { $0 != "{" && $0 != "}" && !$0.isWhitespace } }

  private enum Piece {
    case text(String)
    case name(String)
  }

  private var pieces: [Piece] {
    var (pieces, rest) = ([Piece](), self[...])
    while let open = rest.firstIndex(of: "{") {
      let inside = rest[rest.index(after: open)...]
      if let close = inside.firstIndex(where: { $0 == "}" || $0 == "{" }), inside[close] == "}",
        String(inside[..<close]).isVariableName
      {
        pieces += [.text(String(rest[..<open])), .name(String(inside[..<close]))]
        rest = inside[inside.index(after: close)...]
      } else {
        pieces.append(.text(String(rest[...open])))
        rest = inside
      }
    }
    return pieces + [.text(String(rest))]
  }
}

extension SpokenText {
  fileprivate func filling(_ value: (String) -> String?) -> SpokenText {
    guard let runs else { return SpokenText(string.filling(value)) }
    return SpokenText(
      runs: runs.map { run in
        var run = run
        run.text = run.text.filling(value)
        return run
      })
  }
}

extension Effect {
  /// The effect with values in place of names in braces in the texts that it shows or says. Texts of nested effects
  /// stay as they are, because these effects run later.
  package func filling(_ value: (String) -> String?) -> Effect {
    switch self {
    case .set(let id, let change): return .set(id: id, change.filling(value))
    case .insert(let tree, let parent, let at): return .insert(tree.filling(value), into: parent, at: at)
    case .post(let notification): return .post(notification.filling(value))
    case .assign(let variable, .text(let text)): return .assign(variable: variable, .text(text.filling(value)))
    case .assign, .add, .toggle, .select, .remove, .show, .back, .present, .dismiss, .after, .every, .cancel,
      .guidedAccess, .when, .unknown:
      return self
    }
  }

  /// The texts in which names in braces stand for variables, each with its key in the document.
  package var texts: [(key: String, text: String)] {
    switch self {
    case .set(_, let change):
      [("label", change.label), ("value", change.value), ("hint", change.hint)].compactMap { key, text in
        (text ?? nil).map { (key, $0.string) }
      }
    case .insert(let tree, _, _):
      tree.nodes.flatMap { [$0.label, $0.value, $0.hint] }.compactMap { text in text.map { ("insert", $0.string) } }
    case .post(.announcement(let text, _)), .post(.pageScrolled(let text)): [("text", text.string)]
    case .post(.screenChanged(_, let text?)), .post(.layoutChanged(_, let text?)): [("text", text)]
    case .assign(_, .text(let text)): [("be", text)]
    case .post, .assign, .add, .toggle, .select, .remove, .show, .back, .present, .dismiss, .after, .every, .cancel,
      .guidedAccess, .when, .unknown:
      []
    }
  }
}

extension Effect.Change {
  fileprivate func filling(_ value: (String) -> String?) -> Effect.Change {
    var change = self
    change.label = label.map { $0?.filling(value) }
    change.value = self.value.map { $0?.filling(value) }
    change.hint = hint.map { $0?.filling(value) }
    return change
  }
}

extension Effect.Notification {
  fileprivate func filling(_ value: (String) -> String?) -> Effect.Notification {
    switch self {
    case .screenChanged(let focus, let text): .screenChanged(focus: focus, text: text?.filling(value))
    case .layoutChanged(let focus, let text): .layoutChanged(focus: focus, text: text?.filling(value))
    case .announcement(let text, let priority): .announcement(text.filling(value), priority: priority)
    case .pageScrolled(let text): .pageScrolled(text.filling(value))
    }
  }
}

extension Tree {
  fileprivate func filling(_ value: (String) -> String?) -> Tree {
    var tree = self
    for id in ids {
      let node = tree.nodes[id.index]
      guard [node.label, node.value, node.hint].contains(where: { $0?.string.contains("{") ?? false }) else { continue }
      tree.update(id) { node in
        node.label = node.label?.filling(value)
        node.value = node.value?.filling(value)
        node.hint = node.hint?.filling(value)
      }
    }
    return tree
  }
}
