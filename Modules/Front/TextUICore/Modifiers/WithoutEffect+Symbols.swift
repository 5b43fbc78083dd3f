/// Modifiers of symbols. In text a symbol is one sign.
extension View {
    /// Sets the variant of symbols in the environment. Has no effect on symbols of text.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { setting(\.symbolVariants, variant) }

    /// Moves symbols when a value has changed. Has no effect in text.
    nonisolated public func symbolEffect<T: SymbolEffect & DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }

    /// Moves symbols while `isActive` is true. Has no effect in text.
    nonisolated public func symbolEffect<T: SymbolEffect & IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
}

/// A variant of symbols; without effect in text.
public struct SymbolVariants: Hashable, Sendable {
    private enum Frame: Hashable {
        case circle, square, rectangle
    }

    private var frame: Frame?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// Within a circle.
    public static let circle = none.circle
    /// Within a square.
    public static let square = none.square
    /// Within a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// With a slash over it.
    public static let slash = none.slash

    /// The same variant, within a circle.
    public var circle: SymbolVariants { changed { $0.frame = .circle } }
    /// The same variant, within a square.
    public var square: SymbolVariants { changed { $0.frame = .square } }
    /// The same variant, within a rectangle.
    public var rectangle: SymbolVariants { changed { $0.frame = .rectangle } }
    /// The same variant, filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// The same variant, with a slash over it.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    /// Tells whether the variant has all that another has.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.frame == nil || other.frame == frame) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }
}
