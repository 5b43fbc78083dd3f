/// A type with data to animate, as SwiftUI's `Animatable`. Text shows no motion: the data has its end value at once, which
/// is set in a modifier whenever it changes, with an animation or without.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The data that an animation would move.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data: nothing of the type animates.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable {
    /// The value at the end of an animation from an old one: with its data set once more, so that a `didSet` on it runs.
    func arrived(from old: Any) -> Self {
        guard let old = old as? Self, old.animatableData != animatableData else { return self }
        var copy = self
        copy.animatableData = animatableData
        return copy
    }
}

/// A value that can be added and scaled, as SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by `rhs`.
    mutating func scale(by rhs: Double)
    /// The square of the value's length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value multiplied by `rhs`.
    public func scaled(by rhs: Double) -> Self {
        var copy = self
        copy.scale(by: rhs)
        return copy
    }

    /// Moves the value by a share of the way to another.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns the value moved by a share of the way to another.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var copy = self
        copy.interpolate(towards: other, amount: amount)
        return copy
    }
}

extension Double: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= rhs }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number by `rhs`.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Animatable data without a value, as SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates empty data.
    public init() {}
    /// The only value.
    public static var zero: EmptyAnimatableData { .init() }
    /// Returns empty data.
    public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { .init() }
    /// Returns empty data.
    public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { .init() }
    /// Changes nothing.
    public mutating func scale(by rhs: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// A pair of values that animate together, as SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair of zeros.
    public static var zero: Self { .init(.zero, .zero) }
    /// Adds the pairs value by value.
    public static func + (a: Self, b: Self) -> Self { .init(a.first + b.first, a.second + b.second) }
    /// Subtracts the pairs value by value.
    public static func - (a: Self, b: Self) -> Self { .init(a.first - b.first, a.second - b.second) }

    /// Multiplies both values by `rhs`.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of both values' squares.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
