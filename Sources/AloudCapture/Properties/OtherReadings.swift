#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// Data tables and their cells.
  @MainActor enum TableReading {
    /// The most rows and columns whose headers are asked for.
    static let maximumLines = 1_000

    static func table(_ object: NSObject) -> DataTable? {
      guard let table = object as? any UIAccessibilityContainerDataTable else { return nil }
      return DataTable(rows: count(table.accessibilityRowCount()), columns: count(table.accessibilityColumnCount()))
    }

    static func cell(_ object: NSObject) -> DataTableCell? {
      guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
      let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
      return DataTableCell(
        row: place(rows), column: place(columns), rowSpan: max(count(rows.length), 1),
        columnSpan: max(count(columns.length), 1))
    }

    private static func place(_ range: NSRange) -> Int? {
      (0..<1_000_000).contains(range.location) ? range.location : nil
    }

    private static func count(_ number: Int) -> Int { number == NSNotFound ? 0 : min(max(number, 0), 1_000_000) }

    static func headers(ofRow row: Int, in table: any UIAccessibilityContainerDataTable) -> [NSObject] {
      #if canImport(ObjectiveC)
        let headers = table.accessibilityHeaderElements?(forRow: row) ?? nil
      #else
        let headers = table.accessibilityHeaderElements(forRow: row)
      #endif
      return (headers ?? []).compactMap { $0 as? NSObject }
    }

    static func headers(ofColumn column: Int, in table: any UIAccessibilityContainerDataTable) -> [NSObject] {
      #if canImport(ObjectiveC)
        let headers = table.accessibilityHeaderElements?(forColumn: column) ?? nil
      #else
        let headers = table.accessibilityHeaderElements(forColumn: column)
      #endif
      return (headers ?? []).compactMap { $0 as? NSObject }
    }
  }

  /// The text of a page, line by line.
  @MainActor enum ReadingContent {
    private static let maximumLines = 10_000

    static func lines(of content: any UIAccessibilityReadingContent, _ reader: inout PropertyReader) -> [ReadingLine] {
      var lines: [ReadingLine] = []
      let count = numberOfLines(of: content)
      if count > maximumLines {
        reader.notes.add("a text has \(count) lines, of which the first \(maximumLines) are captured")
      }
      for number in 0..<min(count, maximumLines) {
        guard let text = content.accessibilityContent(forLineNumber: number) else { break }
        #if canImport(ObjectiveC)
          let attributed = content.accessibilityAttributedContent?(forLineNumber: number) ?? nil
        #else
          let attributed = content.accessibilityAttributedContent(forLineNumber: number)
        #endif
        let rect = content.accessibilityFrame(forLineNumber: number)
        let frame = PropertyReader.frame(rect)
        lines.append(
          ReadingLine(text: reader.spoken(text, attributed) ?? "", frame: frame?.isZeroSize == false ? frame : nil))
      }
      return lines
    }

    /// The number of lines, as the content itself numbers them. VoiceOver asks for lines that it found by a point, so an
    /// app may end at any other number. Below the last line there may be no line.
    private static func numberOfLines(of content: any UIAccessibilityReadingContent) -> Int {
      guard let object = content as? NSObject else { return 0 }
      let size = (object as? UIView)?.bounds.size ?? object.accessibilityFrame.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return 0 }
      for share in 0..<steps {
        let height = (size.height - 1) * CGFloat(steps - share) / CGFloat(steps)
        let last = content.accessibilityLineNumber(for: CGPoint(x: size.width / 2, y: max(height, 0)))
        if last >= 0, last != NSNotFound { return last + 1 }
      }
      return 0
    }

    /// The number of points, from the lowest to the highest, at which a line is searched.
    private static let steps = 64
  }

  /// Scroll views.
  @MainActor enum ScrollReading {
    static func scroll(_ object: NSObject, _ reader: inout PropertyReader) -> Scroll? {
      guard let view = object as? UIScrollView else { return nil }
      if let status = status(of: view) { return .status([reader.texts.text(status)]) }
      guard let (page, pages, isVertical) = pages(of: view) else { return nil }
      // With a page, VoiceOver would add up what it and the app scrolled.
      if reader.isLive, !object.isAccessibilityElement { return .status([""]) }
      return .pages(page: page, pages: pages, axis: isVertical ? .vertical : .horizontal)
    }

    static func status(of view: UIScrollView) -> String? {
      #if canImport(ObjectiveC)
        return (view.delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus?(for: view) ?? nil
      #else
        return (view.delegate as? any UIScrollViewAccessibilityDelegate)?.accessibilityScrollStatus(for: view)
      #endif
    }

    /// The page that is shown, from 1, and the number of pages; nil for content that does not scroll.
    static func pages(of view: UIScrollView) -> (page: Int, pages: Int, isVertical: Bool)? {
      let (size, content, offset) = (view.bounds.size, view.contentSize, view.contentOffset)
      guard size.width > 0, size.height > 0 else { return nil }
      let isVertical = content.height > size.height
      guard isVertical || content.width > size.width else { return nil }
      let (length, whole) = isVertical ? (size.height, content.height) : (size.width, content.width)
      let start = isVertical ? offset.y + view.adjustedContentInset.top : offset.x + view.adjustedContentInset.left
      guard length.isFinite, whole.isFinite, start.isFinite, whole / length < 100_000 else { return nil }
      let pages = max(Int((whole / length).rounded(.up)), 1)
      // The last page may overlap the one before.
      let page = start + length >= whole - 0.5 ? pages : Int((max(start, 0) / length).rounded()) + 1
      return (min(max(page, 1), pages), pages, isVertical)
    }
  }

  /// A path as a polygon.
  @MainActor enum PathReading {
    static func points(of path: UIBezierPath) -> [ScreenPoint]? {
      var points: [ScreenPoint] = []
      path.cgPath.applyWithBlock { element in
        let element = element.pointee
        switch element.type {
        case .moveToPoint, .addLineToPoint: points.append(ScreenPoint(x: element.points[0].x, y: element.points[0].y))
        case .addQuadCurveToPoint: add(curveOver: (0..<2).map { element.points[$0] }, to: &points)
        case .addCurveToPoint: add(curveOver: (0..<3).map { element.points[$0] }, to: &points)
        default: break
        }
      }
      return points.count > 2 && points.allSatisfy { PropertyReader.isPlace($0.x) && PropertyReader.isPlace($0.y) }
        ? points : nil
    }

    /// Adds points on a curve that begins at the last point, by de Casteljau's method.
    private static nonisolated func add(curveOver controls: [CGPoint], to points: inout [ScreenPoint]) {
      guard let start = points.last else { return }
      let all = [start] + controls.map { ScreenPoint(x: $0.x, y: $0.y) }
      for step in 1...8 {
        let share = Double(step) / 8
        var level = all
        while level.count > 1 {
          level = zip(level, level.dropFirst()).map { one, other in
            ScreenPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
          }
        }
        points.append(level[0])
      }
    }
  }

  /// Charts, with what the app says for each value.
  @MainActor enum ChartReading {
    static func chart(_ descriptor: AXChartDescriptor, _ reader: inout PropertyReader) -> Chart? {
      guard let y = descriptor.yAxis else {
        reader.notes.add("a chart without a y axis is left out")
        return nil
      }
      let numeric = ([descriptor.xAxis, y] + descriptor.additionalAxes).compactMap {
        $0 as? AXNumericDataAxisDescriptor
      }
      guard numeric.allSatisfy({ $0.range.lowerBound.isFinite && $0.range.upperBound.isFinite }) else {
        reader.notes.add("a chart with an axis that has no end is left out")
        return nil
      }
      var chart = Chart(
        title: descriptor.title.map { reader.texts.text($0) },
        summary: descriptor.summary.map { reader.texts.text($0) },
        x: axis(descriptor.xAxis, &reader), y: axis(y, &reader),
        more: descriptor.additionalAxes.map { axis($0, &reader) })
      let directions = Chart.Direction.allCases
      let number = descriptor.contentDirection.rawValue
      chart.direction = directions.indices.contains(number) ? directions[number] : .leftToRight
      chart.series = descriptor.series.map { series in
        Chart.Series(
          name: series.name.map { reader.texts.text($0) }, continuous: series.isContinuous,
          points: series.dataPoints.compactMap { point($0, on: chart, &reader) })
      }
      say(descriptor, &chart, &reader)
      return chart
    }

    private static func axis(_ axis: any AXDataAxisDescriptor, _ reader: inout PropertyReader) -> Chart.Axis {
      if let numeric = axis as? AXNumericDataAxisDescriptor { return .numeric(self.axis(numeric, &reader)) }
      let categories = (axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder ?? []
      return .categorical(title: reader.texts.text(axis.title), categories: categories.map { reader.texts.text($0) })
    }

    private static func axis(_ axis: AXNumericDataAxisDescriptor, _ reader: inout PropertyReader) -> Chart.NumericAxis {
      Chart.NumericAxis(
        title: reader.texts.text(axis.title), from: axis.range.lowerBound, to: axis.range.upperBound,
        scale: axis.scaleType == .log10 ? .log10 : axis.scaleType == .ln ? .ln : .linear,
        gridlines: axis.gridlinePositions.filter { $0.isFinite })
    }

    /// Whether the number or the category holds is decided by the kind of the axis.
    /// Nil for a number that is not finite.
    private static func value(_ value: AXDataPointValue, on axis: Chart.Axis, _ reader: inout PropertyReader)
      -> Chart.Value?
    {
      switch axis {
      case .numeric: value.__number.isFinite ? .number(value.__number) : nil
      case .categorical: .category(reader.texts.text(value.__category))
      }
    }

    private static func point(_ point: AXDataPoint, on chart: Chart, _ reader: inout PropertyReader) -> Chart.Point? {
      guard let x = value(point.xValue, on: chart.x, &reader) else {
        reader.notes.add("a point of a chart is at no finite place, and is left out")
        return nil
      }
      let more = zip(point.__additionalValues, chart.more).map { given, axis -> Chart.Value? in
        value(given, on: axis, &reader)
      }
      let y = point.yValue?.__number
      return Chart.Point(
        x: x, y: y.flatMap { $0.isFinite ? $0 : nil },
        label: point.label.map { reader.texts.text($0) }, more: more)
    }

    // MARK: Words

    /// Asks the axes for the words of each value that the chart has, and of the ends and gridlines.
    private static func say(_ descriptor: AXChartDescriptor, _ chart: inout Chart, _ reader: inout PropertyReader) {
      guard !reader.texts.replaces else { return }
      let points = chart.series.flatMap { $0.points }
      if let y = descriptor.yAxis { chart.y.words = words(y, of: points.compactMap { $0.y }) }
      if let x = descriptor.xAxis as? AXNumericDataAxisDescriptor, case .numeric(var axis) = chart.x {
        axis.words = words(x, of: points.compactMap { number($0.x) })
        chart.x = .numeric(axis)
      }
      for (index, given) in descriptor.additionalAxes.enumerated() {
        guard let numeric = given as? AXNumericDataAxisDescriptor, case .numeric(var axis) = chart.more[index] else {
          continue
        }
        axis.words = words(
          numeric, of: points.compactMap { $0.more.indices.contains(index) ? $0.more[index].flatMap(number) : nil })
        chart.more[index] = .numeric(axis)
      }
    }

    private static func number(_ value: Chart.Value) -> Double? {
      if case .number(let number) = value { number } else { nil }
    }

    private static func words(_ axis: AXNumericDataAxisDescriptor, of values: [Double]) -> [Double: String] {
      let ends = [axis.range.lowerBound, axis.range.upperBound]
      let all = Set((values + ends + axis.gridlinePositions).filter { $0.isFinite })
      return Dictionary(uniqueKeysWithValues: all.map { ($0, axis.valueDescriptionProvider($0)) })
    }
  }
#endif
