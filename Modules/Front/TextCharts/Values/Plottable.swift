import TextUICore

/// A value that can stand on a scale. As Swift Charts' `Plottable`.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or name that stands for the value.
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a name. As Swift Charts' `PrimitivePlottableProtocol`.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _plotted: _Plotted { get }
    init?(_plotted: _Plotted)
}

/// What a value is on a scale.
public enum _Plotted: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

extension PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) {
        self = primitivePlottable
    }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }

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
    public var _plotted: _Plotted { .number(Double(self)) }

    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted, let value = Self(exactly: number.rounded()) else { return nil }
        self = value
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotted: _Plotted { .number(Double(self)) }

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
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    public var _plotted: _Plotted { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_plotted: _Plotted) {
        guard case .number(let number) = _plotted, number.isFinite else { return nil }
        self = Decimal(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    public var _plotted: _Plotted { .date(self) }

    public init?(_plotted: _Plotted) {
        guard case .date(let date) = _plotted else { return nil }
        self = date
    }
}

extension String: PrimitivePlottableProtocol {
    public var _plotted: _Plotted { .category(self) }

    public init?(_plotted: _Plotted) {
        guard case .category(let name) = _plotted else { return nil }
        self = name
    }
}
