/// The platform's own movement; has no effect in text.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The platform's own movement.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The movement of a symbol that comes; has no effect in text.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The same movement, up.
    public var up: AppearSymbolEffect { self }
    /// The same movement, down.
    public var down: AppearSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: AppearSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The movement of a symbol that comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The movement of a symbol that bounces; has no effect in text.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The same movement, up.
    public var up: BounceSymbolEffect { self }
    /// The same movement, down.
    public var down: BounceSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: BounceSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The movement of a symbol that bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The movement of a symbol that breathes; has no effect in text.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The same movement, without more.
    public var plain: BreatheSymbolEffect { self }
    /// The same movement, pulsing.
    public var pulse: BreatheSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: BreatheSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The movement of a symbol that breathes.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The movement of a symbol that goes; has no effect in text.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The same movement, up.
    public var up: DisappearSymbolEffect { self }
    /// The same movement, down.
    public var down: DisappearSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: DisappearSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The movement of a symbol that goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The movement of a symbol that pulses; has no effect in text.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The same movement, layer by layer.
    public var byLayer: PulseSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The movement of a symbol that pulses.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The movement of a symbol that takes another's place; has no effect in text.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The same movement, down and then up.
    public var downUp: ReplaceSymbolEffect { self }
    /// The same movement, up twice.
    public var upUp: ReplaceSymbolEffect { self }
    /// The same movement, away and then up.
    public var offUp: ReplaceSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// The movement down and then up.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The movement up twice.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The movement away and then up.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The movement in which the parts that both symbols have stay; `fallback` where they have none.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

    /// The movement in which the parts that both symbols have stay; has no effect in text.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {}
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The movement of a symbol that takes another's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The movement of a symbol that turns; has no effect in text.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The same movement, clockwise.
    public var clockwise: RotateSymbolEffect { self }
    /// The same movement, anticlockwise.
    public var counterClockwise: RotateSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: RotateSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The movement of a symbol that turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The movement of a symbol that grows or shrinks; has no effect in text.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The same movement, up.
    public var up: ScaleSymbolEffect { self }
    /// The same movement, down.
    public var down: ScaleSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: ScaleSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The movement of a symbol that grows or shrinks.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The movement of a symbol whose layers light up in turn; has no effect in text.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The same movement, back and forth.
    public var reversing: VariableColorSymbolEffect { self }
    /// The same movement, which begins anew each time.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The same movement, in which layers stay lit.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The same movement, in which one layer is lit at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// The same movement, in which unlit layers are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The same movement, in which unlit layers are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The movement of a symbol whose layers light up in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The movement of a symbol that wiggles; has no effect in text.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The same movement, clockwise.
    public var clockwise: WiggleSymbolEffect { self }
    /// The same movement, anticlockwise.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// The same movement, up.
    public var up: WiggleSymbolEffect { self }
    /// The same movement, down.
    public var down: WiggleSymbolEffect { self }
    /// The same movement, to the left.
    public var left: WiggleSymbolEffect { self }
    /// The same movement, to the right.
    public var right: WiggleSymbolEffect { self }
    /// The same movement, forward.
    public var forward: WiggleSymbolEffect { self }
    /// The same movement, backward.
    public var backward: WiggleSymbolEffect { self }
    /// The same movement, layer by layer.
    public var byLayer: WiggleSymbolEffect { self }
    /// The same movement, of the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// The same movement, at an angle.
    public func custom(angle: Angle) -> WiggleSymbolEffect { self }
    /// The same movement, at an angle in degrees.
    public func custom(angle: Double) -> WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The movement of a symbol that wiggles.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
