import Foundation

/// A description of a chart in words and numbers. As the Accessibility framework's `AXChartDescriptor`.
open class AXChartDescriptor: NSObject {
    /// A direction of reading. As the Accessibility framework's `AXChartDescriptor.ContentDirection`.
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// The name of the chart.
    open var title: String?
    /// The summary of the chart, in a sentence.
    open var summary: String?
    /// The axis of the points' `xValue`.
    open var xAxis: any AXDataAxisDescriptor
    /// The axis of the points' `yValue`.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// The axes of the points' additional values, in their order.
    open var additionalAxes: [any AXDataAxisDescriptor]?
    /// The series of the chart.
    open var series: [AXDataSeriesDescriptor]
    /// The direction in which the points are read. Has no effect in text: they are read in their order.
    open var contentDirection = ContentDirection.leftToRight
    /// The place of the chart on the screen, in points. Has no effect in text.
    open var contentFrame = CGRect.zero

    /// Makes a description of a chart of axes and series.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }

    /// Makes a description of a chart with an attributed title, of which the letters count.
    public convenience init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }

    /// The title with attributes, of which the letters count.
    open var attributedTitle: NSAttributedString? {
        get { title.map { NSAttributedString(string: $0) } }
        set { title = newValue?.string }
    }
}

/// An axis of a described chart. As the Accessibility framework's `AXDataAxisDescriptor`.
public protocol AXDataAxisDescriptor: AnyObject {
    /// The name of the axis.
    var title: String { get set }
}

extension AXDataAxisDescriptor {
    /// The name with attributes, of which the letters count.
    public var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
}

/// An axis of numbers. As the Accessibility framework's `AXNumericDataAxisDescriptor`.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The spread of the numbers on an axis. Has no effect in text, which says the numbers.
    public enum ScaleType: Int, Sendable {
        case linear, log10, ln
    }

    /// The name of the axis.
    open var title: String
    /// The numbers that the axis shows. Has no effect in text.
    open var range: ClosedRange<Double>
    /// The numbers at which lines cross the plot. Has no effect in text.
    open var gridlinePositions: [Double]
    /// Says a number of the axis, with its unit.
    open var valueDescriptionProvider: (Double) -> String
    /// The spread of the numbers. Has no effect in text.
    open var scaleType = ScaleType.linear

    /// Makes an axis of numbers, which `valueDescriptionProvider` says.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }

    /// Makes an axis of numbers with an attributed title, of which the letters count.
    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
}

/// An axis of categories. As the Accessibility framework's `AXCategoricalDataAxisDescriptor`.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The name of the axis.
    open var title: String
    /// The categories, in the order in which they are read.
    open var categoryOrder: [String]

    /// Makes an axis of categories.
    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }

    /// Makes an axis of categories with an attributed title, of which the letters count.
    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    }
}

/// A series of points. As the Accessibility framework's `AXDataSeriesDescriptor`.
open class AXDataSeriesDescriptor: NSObject {
    /// The name of the series.
    open var name: String?
    /// Whether the points are those of a line rather than values of their own. Has no effect in text.
    open var isContinuous: Bool
    /// The points, in the order in which they are read.
    open var dataPoints: [AXDataPoint]

    /// Makes a series of points.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }

    /// Makes a series of points with an attributed name, of which the letters count.
    public convenience init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName.string, isContinuous: isContinuous, dataPoints: dataPoints)
    }

    /// The name with attributes, of which the letters count.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name ?? "") }
        set { name = newValue.string }
    }
}

/// A value of a point: a number or a category. As the Accessibility framework's `AXDataPointValue`.
open class AXDataPointValue: NSObject {
    /// The number; 0 where the value is a category.
    open var number: Double
    /// The category; nil where the value is a number.
    open var category: String?

    /// Makes a value of a number.
    public init(number: Double) {
        self.number = number
    }

    /// Makes a value of a category.
    public init(category: String) {
        number = 0
        self.category = category
    }
}

/// A point of a series. As the Accessibility framework's `AXDataPoint`.
open class AXDataPoint: NSObject {
    /// A value of a point. As the Accessibility framework's `AXDataPoint.Value`.
    public enum Value: Hashable, Sendable {
        case number(Double)
        case category(String)

        fileprivate var object: AXDataPointValue {
            switch self {
            case .number(let number): AXDataPointValue(number: number)
            case .category(let category): AXDataPointValue(category: category)
            }
        }
    }

    /// The value along the horizontal axis.
    open var xValue: AXDataPointValue
    /// The value along the vertical axis.
    open var yValue: AXDataPointValue?
    /// The values along the additional axes, in their order.
    open var additionalValues: [AXDataPointValue]
    /// The words of the point beside its values.
    open var label: String?

    /// Makes a point at a number.
    public convenience init(
        x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
    ) {
        self.init(.number(x), y, additionalValues, label)
    }

    /// Makes a point at a category.
    public convenience init(
        x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
    ) {
        self.init(.category(x), y, additionalValues, label)
    }

    private init(_ x: Value, _ y: Double?, _ additionalValues: [Value], _ label: String?) {
        xValue = x.object
        yValue = y.map { AXDataPointValue(number: $0) }
        self.additionalValues = additionalValues.map(\.object)
        self.label = label
    }

    /// The label with attributes, of which the letters count.
    open var attributedLabel: NSAttributedString? {
        get { label.map { NSAttributedString(string: $0) } }
        set { label = newValue?.string }
    }
}
