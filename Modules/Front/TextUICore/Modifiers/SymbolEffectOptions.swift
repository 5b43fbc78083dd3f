/// The times and the speed of a symbol's movement; without effect in text.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// A way for a movement to come back.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without a pause.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior()
        /// A number of times, with a delay in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .init() }
    }

    /// The movement's own.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions()
    /// Once.
    public static let nonRepeating = SymbolEffectOptions()
    /// The same options, again and again.
    public var repeating: SymbolEffectOptions { self }
    /// The same options, once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
    /// With a way of coming back.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .init() }
    /// As many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
    /// The same options, a number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// The same options, with a way of coming back.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// The same options, as many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
