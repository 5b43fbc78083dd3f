import TextUICore

/// A value that can stand on a scale. As Swift Charts' `Plottable`: a number, a date, a name, or something that one of
/// these stands for.
public protocol Plottable {
    /// The type of the number, date or name.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or name that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }
    /// Makes the value that a number, date or name stands for; nil where it stands for none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a name. As Swift Charts' `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value as the chart takes it.
    var _plotted: _Plotted { get }
    /// Makes the value of the chart's form; nil where that is of another kind.
    init?(_plotted: _Plotted)
}

/// A value as the chart takes it.
public enum _Plotted: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A date.
    case date(Date)
    /// A name.
    case category(String)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// Makes the value of itself.
    public init?(primitivePlottable: Self) {
        self = primitivePlottable
    }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value, which stands for the value on a scale.
    public var primitivePlottable: RawValue { rawValue }

    /// Makes the value of a raw value; nil where there is none of it.
    public init?(primitivePlottable: RawValue) {
        self.init(rawValue: primitivePlottable)
    }
}

extension Plottable {
    var plotted: _Plotted { primitivePlottable._plotted }

    init?(plotted: _Plotted) {
        guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    /// The number.
    public var _plotted: _Plotted { .number(Double(self)) }

    /// Makes the nearest whole number; nil where the type does not have it.
    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    /// The number.
    public var _plotted: _Plotted { .number(Double(self)) }

    /// Makes the number; nil of a date or a name.
    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted else { return nil }
        self = Self(number)
    }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The number.
    public var _plotted: _Plotted { .number(NSDecimalNumber(decimal: self).doubleValue) }

    /// Makes the number; nil of a date or a name.
    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted, number.isFinite else { return nil }
        self = Decimal(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The date.
    public var _plotted: _Plotted { .date(self) }

    /// Makes the date; nil of a number or a name.
    public init?(_plotted: _Plotted) {
        guard case .date(let date) = _plotted else { return nil }
        self = date
    }
}

extension String: PrimitivePlottableProtocol {
    /// The name.
    public var _plotted: _Plotted { .category(self) }

    /// Makes the name; nil of a number or a date.
    public init?(_plotted: _Plotted) {
        guard case .category(let name) = _plotted else { return nil }
        self = name
    }
}
