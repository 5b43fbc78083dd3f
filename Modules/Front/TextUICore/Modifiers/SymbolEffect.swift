/// A movement of a symbol. As the `SymbolEffect` of Apple's Symbols; has no effect in text.
public protocol SymbolEffect: Hashable, Sendable {
    /// The movement without its type.
    var configuration: SymbolEffectConfiguration { get }
}

extension SymbolEffect {
    /// The movement without its type, which says nothing in text.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration() }
}

/// A movement of a symbol without its type; has no effect in text.
public struct SymbolEffectConfiguration: Hashable, Sendable {}

/// A movement that happens once, when a value changes; has no effect in text.
public protocol DiscreteSymbolEffect {}

/// A movement that goes on for as long as it is active; has no effect in text.
public protocol IndefiniteSymbolEffect {}

/// A movement with which a symbol comes and goes; has no effect in text.
public protocol TransitionSymbolEffect {}

/// A movement with which one symbol takes the place of another; has no effect in text.
public protocol ContentTransitionSymbolEffect {}
