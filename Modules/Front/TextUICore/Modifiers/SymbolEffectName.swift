/// A movement of a symbol, without effect in text. One type stands for all those that SwiftUI has.
public struct SymbolEffectName: Sendable {
    /// The platform's own.
    public static let automatic = SymbolEffectName()
    /// The symbol comes.
    public static let appear = SymbolEffectName()
    /// The symbol bounces.
    public static let bounce = SymbolEffectName()
    /// The symbol breathes.
    public static let breathe = SymbolEffectName()
    /// The symbol goes.
    public static let disappear = SymbolEffectName()
    /// The symbol pulses.
    public static let pulse = SymbolEffectName()
    /// Another symbol takes the symbol's place.
    public static let replace = SymbolEffectName()
    /// The symbol turns.
    public static let rotate = SymbolEffectName()
    /// The symbol grows or shrinks.
    public static let scale = SymbolEffectName()
    /// The symbol's layers light up in turn.
    public static let variableColor = SymbolEffectName()
    /// The symbol wiggles.
    public static let wiggle = SymbolEffectName()

    /// The same movement, backward.
    public var backward: SymbolEffectName { self }
    /// The same movement, layer by layer.
    public var byLayer: SymbolEffectName { self }
    /// The same movement, clockwise.
    public var clockwise: SymbolEffectName { self }
    /// The same movement, anticlockwise.
    public var counterClockwise: SymbolEffectName { self }
    /// The same movement, in which layers stay lit.
    public var cumulative: SymbolEffectName { self }
    /// The same movement, in which unlit layers are dim.
    public var dimInactiveLayers: SymbolEffectName { self }
    /// The same movement, down.
    public var down: SymbolEffectName { self }
    /// The same movement, down and then up.
    public var downUp: SymbolEffectName { self }
    /// The same movement, forward.
    public var forward: SymbolEffectName { self }
    /// The same movement, in which unlit layers are hidden.
    public var hideInactiveLayers: SymbolEffectName { self }
    /// The same movement, in which one layer is lit at a time.
    public var iterative: SymbolEffectName { self }
    /// The same movement, to the left.
    public var left: SymbolEffectName { self }
    /// The same movement, which begins anew each time.
    public var nonReversing: SymbolEffectName { self }
    /// The same movement, away and then up.
    public var offUp: SymbolEffectName { self }
    /// The same movement, without more.
    public var plain: SymbolEffectName { self }
    /// The same movement, pulsing.
    public var pulse: SymbolEffectName { self }
    /// The same movement, back and forth.
    public var reversing: SymbolEffectName { self }
    /// The same movement, to the right.
    public var right: SymbolEffectName { self }
    /// The same movement, up.
    public var up: SymbolEffectName { self }
    /// The same movement, up twice.
    public var upUp: SymbolEffectName { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: SymbolEffectName { self }
    /// The same movement, at an angle.
    public func custom(angle: Angle) -> SymbolEffectName { self }
}

/// The times and the speed of a symbol's movement; without effect in text.
public struct SymbolEffectOptions: Sendable {
    /// A way for a movement to come back.
    public struct RepeatBehavior: Sendable {
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
