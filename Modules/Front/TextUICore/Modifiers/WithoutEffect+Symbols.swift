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
    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// Within a circle.
    public static let circle = SymbolVariants()
    /// Within a square.
    public static let square = SymbolVariants()
    /// Within a rectangle.
    public static let rectangle = SymbolVariants()
    /// Filled.
    public static let fill = SymbolVariants()
    /// With a slash over it.
    public static let slash = SymbolVariants()
    /// The same variant, within a circle.
    public var circle: SymbolVariants { self }
    /// The same variant, filled.
    public var fill: SymbolVariants { self }
    /// The same variant, with a slash over it.
    public var slash: SymbolVariants { self }
}
