import AloudTree

/// An element of a hierarchy, in a list of all in pre-order, so that a subtree is a range.
struct EarlGreyElement {
  let className: String
  var facts: EarlGreyFacts
  let fileOffset: FileOffset
  /// The index of the element around this one; -1 is none.
  let parent: Int
  /// Which window it is in, as headings tell.
  let section: Int
  /// One past the last element of the subtree.
  var end: Int

  /// The facts about its class.
  var form: EarlGreyClass { EarlGreyClass(className) }
}

/// An element whose lines are being read.
struct EarlGreyPending {
  let head: EarlGreyHead
  /// The number of its line.
  let line: Int
  private(set) var body: ArraySlice<UInt8>
  private var state = State.texts

  private enum State {
    /// In one of the texts, which may have further lines.
    case texts
    /// Behind the texts.
    case facts
    /// In the text on the screen, the last of all.
    case presented
    case closed
  }

  init(_ head: EarlGreyHead, line: Int) {
    self.head = head
    self.line = line
    body = head.body
    go(through: head.body)
  }

  /// True when the closing bracket has been read.
  var isClosed: Bool { state == .closed }

  /// Adds a line that goes on in the middle of the element.
  mutating func append(_ line: ArraySlice<UInt8>) {
    body.append(UInt8(ascii: "\n"))
    body += line
    go(through: line)
  }

  private mutating func go(through line: ArraySlice<UInt8>) {
    var rest = line
    if state == .texts, let fact = EarlGreyFacts.firstFact(in: rest) {
      rest = rest[fact...]
      state = .facts
    }
    if state == .facts, rest.offset(ofText: "; text='") != nil { state = .presented }
    while let last = rest.last, SourceText.isSpace(last) { rest.removeLast() }
    let isEnd = rest.last == UInt8(ascii: ">")
    let isQuoted = rest.dropLast().last == UInt8(ascii: "'")
    switch state {
    case .texts:
      // Without any fact behind it, somebody shortened the line.
      if isEnd, isQuoted || rest.starts(with: "; AX=".utf8) && rest.count == 7 { state = .closed }
    case .facts: if isEnd { state = .closed }
    case .presented: if isEnd, isQuoted { state = .closed }
    case .closed: break
    }
  }
}
