/// A movement of a symbol, without effect in text. It stands for the types that SwiftUI has for each.
public struct SymbolEffectName: Sendable {
    public static let automatic = SymbolEffectName()
    public static let appear = SymbolEffectName()
    public static let bounce = SymbolEffectName()
    public static let breathe = SymbolEffectName()
    public static let disappear = SymbolEffectName()
    public static let pulse = SymbolEffectName()
    public static let replace = SymbolEffectName()
    public static let rotate = SymbolEffectName()
    public static let scale = SymbolEffectName()
    public static let variableColor = SymbolEffectName()
    public static let wiggle = SymbolEffectName()

    public var backward: SymbolEffectName { self }
    public var byLayer: SymbolEffectName { self }
    public var clockwise: SymbolEffectName { self }
    public var counterClockwise: SymbolEffectName { self }
    public var cumulative: SymbolEffectName { self }
    public var dimInactiveLayers: SymbolEffectName { self }
    public var down: SymbolEffectName { self }
    public var downUp: SymbolEffectName { self }
    public var forward: SymbolEffectName { self }
    public var hideInactiveLayers: SymbolEffectName { self }
    public var iterative: SymbolEffectName { self }
    public var left: SymbolEffectName { self }
    public var nonReversing: SymbolEffectName { self }
    public var offUp: SymbolEffectName { self }
    public var plain: SymbolEffectName { self }
    public var pulse: SymbolEffectName { self }
    public var reversing: SymbolEffectName { self }
    public var right: SymbolEffectName { self }
    public var up: SymbolEffectName { self }
    public var upUp: SymbolEffectName { self }
    public var wholeSymbol: SymbolEffectName { self }
    public func custom(angle: Angle) -> SymbolEffectName { self }
}

/// How often and how fast a symbol moves. As SwiftUI's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Sendable {
    /// How a movement comes back. As SwiftUI's `SymbolEffectOptions.RepeatBehavior`.
    public struct RepeatBehavior: Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .init() }
    }

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .init() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
