import TextUICore

/// The looks that a scale gives to values. As Swift Charts' `ScaleRange`: a range, between whose ends looks lie, or a
/// list of them.
public protocol ScaleRange {
    /// The type of a look: a size, a colour.
    associatedtype VisualValue
    /// The ends of a range, or the looks of a list.
    var _values: [VisualValue] { get }
    /// Whether there are looks between the values.
    var _isContinuous: Bool { get }
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
    /// The type of a look is that of the ends.
    public typealias VisualValue = Bound
    /// The two ends.
    public var _values: [Bound] { [lowerBound, upperBound] }
    /// Whether there are looks between the ends: there are.
    public var _isContinuous: Bool { true }
}

extension Array: ScaleRange {
    /// The type of a look is that of the elements.
    public typealias VisualValue = Element
    /// The looks.
    public var _values: [Element] { self }
    /// Whether there are looks between the elements: there are none.
    public var _isContinuous: Bool { false }
}
