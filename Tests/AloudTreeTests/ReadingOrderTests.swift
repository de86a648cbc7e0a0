import AloudTestSupport
import AloudTree
import Testing

@Suite struct ReadingOrderTests {
  /// The order that AccessibilitySnapshot recorded, and consequences of its rules.
  @Test(arguments: try FixtureCase.all(in: "reading-order.json")) func theOrderMatchesTheRecordedOrder(
    _ example: FixtureCase
  ) {
    let tree = example.document.firstScreen.tree
    let order = ReadingOrder(
      of: tree, rowThreshold: example.document.device.rowThreshold, direction: example.document.direction)
    #expect(order.stops.map { tree[$0].label?.string ?? "" } == example.order)
  }

  private func labels(_ outline: Outline, order: Node.Order = .sorted, options: ReadingOrder.Options = .init()) throws
    -> [String]
  {
    let tree = try outline.tree(order: order)
    return ReadingOrder(of: tree, options: options).stops.map { tree[$0].label?.string ?? "" }
  }

  private func at(_ x: Double, _ y: Double, _ label: SpokenText) -> Outline.Item {
    .text(label).with { $0.frame = Frame(x: x, y: y, width: 10, height: 10) }
  }

  @Test func withoutFramesItReadsAsWritten() throws {
    #expect(try labels([.text("c"), .group("g", [.text("a"), .text("b")]), .text("d")]) == ["c", "a", "b", "d"])
  }

  @Test func rowsAreChains() throws {
    // Each is less than 8 points below the one before, so all three share a row.
    #expect(try labels([at(20, 0, "a"), at(10, 7, "b"), at(0, 14, "c")]) == ["c", "b", "a"])
    #expect(try labels([at(20, 0, "a"), at(10, 8, "b"), at(0, 16, "c")]) == ["a", "b", "c"])
  }

  @Test func aNodeWithoutAFrameFollowsTheOneBefore() throws {
    #expect(try labels([at(0, 100, "low"), .text("beside low"), at(0, 0, "high")]) == ["high", "low", "beside low"])
  }

  @Test func aHiddenSiblingStillContributesItsPlace() throws {
    let hidden = at(0, 100, "hidden").with { $0.hidden = true }
    #expect(try labels([hidden, .text("after hidden"), at(0, 50, "middle")]) == ["middle", "after hidden"])
  }

  @Test func aContainerWithoutAFrameIsPlacedAtItsFirstFramedDescendant() throws {
    let group = Outline.Item(Node(), [.text("unframed"), at(0, 100, "framed")])
    #expect(try labels([group, at(0, 50, "other")]) == ["other", "unframed", "framed"])
  }

  @Test func priorityOverridesPosition() throws {
    let last = at(0, 0, "last").with { $0.sortPriority = -1 }
    let first = at(0, 99, "first").with { $0.sortPriority = 1 }
    #expect(try labels([last, at(0, 50, "middle"), first]) == ["first", "middle", "last"])
  }

  @Test func aScrolledGroupCanUseItsVisiblePlace() throws {
    var rows = Node(frame: Frame(x: 0, y: 90, width: 100, height: 100))
    rows.groupsChildren = true
    let group = [at(0, -500, "first row"), at(0, 120, "later row")]
    #expect(try labels([at(0, 40, "bar"), .init(rows, group)]) == ["first row", "later row", "bar"])
    rows.placement = .frame
    #expect(try labels([at(0, 40, "bar"), .init(rows, group)]) == ["bar", "first row", "later row"])
  }

  @Test func aPlainNodeInGivenOrderIsSortedInside() throws {
    let plain = Outline.Item(Node(), [at(50, 0, "right"), at(0, 0, "left")])
    #expect(try labels([at(0, 90, "first"), plain], order: .given) == ["first", "left", "right"])
  }

  @Test func modalityHidesSiblingsInGivenOrderByDefault() throws {
    let outline: Outline = [.text("behind"), .text("modal").with { $0.modal = true }, .text("later")]
    #expect(try labels(outline, order: .given) == ["modal"])
    var options = ReadingOrder.Options()
    options.modalityInGivenOrder = false
    #expect(try labels(outline, order: .given, options: options) == ["behind", "modal", "later"])
    options.modality = .lastAndLater
    #expect(try labels(outline, options: options) == ["modal", "later"])
  }

  @Test func elementsOfZeroSizeAreSkippedButNotThoseWithOneZeroSide() throws {
    let point = Outline.Item.text("point").with { $0.frame = Frame(x: 0, y: 0, width: 0, height: 0) }
    let line = Outline.Item.text("line").with { $0.frame = Frame(x: 0, y: 0, width: 0, height: 9) }
    #expect(try labels([point, line]) == ["line"])
  }

  @Test(arguments: [Node.ContainerType.list, .landmark, .table, .tabBar, .segmentedControl, .group])
  func containersKeepTheirMembersTogether(_ type: Node.ContainerType) throws {
    let left = Outline.Item.container(type, "name", [at(0, 0, "l1"), at(0, 50, "l2")])
    #expect(try labels([left, at(100, 0, "r1")]) == ["l1", "l2", "r1"])
  }
}
