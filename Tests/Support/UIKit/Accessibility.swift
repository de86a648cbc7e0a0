// The declarations are those of Apple.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase

// The framework Accessibility, which UIKit exports. Nothing in it is isolated.

public protocol AXChart: NSObjectProtocol { var accessibilityChartDescriptor: AXChartDescriptor? { get set } }

public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

public final class AXNumericDataAxisDescriptor: Foundation.NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  public var attributedTitle: NSAttributedString
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  public var scaleType = ScaleType.linear
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    attributedTitle = NSAttributedString(string: title)
    (self.range, self.gridlinePositions, self.valueDescriptionProvider) = (
      range, gridlinePositions, valueDescriptionProvider
    )
  }
}

open class AXCategoricalDataAxisDescriptor: Foundation.NSObject, AXDataAxisDescriptor {
  open var attributedTitle: NSAttributedString
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    (attributedTitle, self.categoryOrder) = (NSAttributedString(string: title), categoryOrder)
  }
}

/// A place on an axis. The object does not say whether the number or the category holds; the kind of its axis does.
public final class AXDataPointValue: Foundation.NSObject {
  public let __number: Double
  public let __category: String

  init(_ value: AXDataPoint.Value) {
    switch value {
    case .number(let number): (__number, __category) = (number, "")
    case .category(let category): (__number, __category) = (0, category)
    }
  }
}

public final class AXDataPoint: Foundation.NSObject {
  public enum Value { case number(Double), category(String) }

  public var xValue: AXDataPointValue
  public var yValue: AXDataPointValue?
  public var __additionalValues: [AXDataPointValue]
  public var label: String?

  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.number(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    __additionalValues = additionalValues.map(AXDataPointValue.init)
    self.label = label
  }

  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    xValue = AXDataPointValue(.category(x))
    yValue = y.map { AXDataPointValue(.number($0)) }
    __additionalValues = additionalValues.map(AXDataPointValue.init)
    self.label = label
  }
}

open class AXDataSeriesDescriptor: Foundation.NSObject {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

public final class AXChartDescriptor: Foundation.NSObject {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  public var title: String?
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  public var contentFrame = CGRect.zero
  public var series: [AXDataSeriesDescriptor]
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]

  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

open class AXCustomContent: Foundation.NSObject {
  public enum Importance: UInt, Sendable { case `default`, high }

  public let label: String
  public let value: String
  open var importance = Importance.default

  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// An optional requirement, which is read as an optional of an optional.
  @available(iOS 17.0, tvOS 17.0, *)
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

extension AXCustomContentProvider {
  @available(iOS 17.0, tvOS 17.0, *)
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
