/// A transition that moves the parts of a symbol; in text the view is there or is not.
nonisolated public struct SymbolEffectTransition: Transition {
    /// Creates the transition. Neither the effect nor its options have an effect in text.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}
    /// The view itself.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition that moves the parts of a symbol; in text the view is there or is not.
    public static var symbolEffect: SymbolEffectTransition { .init(effect: .automatic, options: .default) }
    /// A transition that moves the parts of a symbol; in text the view is there or is not.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { .init(effect: effect, options: options) }
}
