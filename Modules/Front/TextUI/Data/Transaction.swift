/// What a change of state is made with. There is no movement in text, so an animation is remembered and not shown.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// A curve of movement; without effect in text.
public struct Animation: Hashable, Sendable {
    private var name = "default"

    public static let `default` = Animation()
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")
    public static let bouncy = Animation(name: "bouncy")
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")

    public static func linear(duration: TimeInterval) -> Animation { linear }
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body`; its changes are shown at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Runs `body`, shows its changes at once, and then runs `completion`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
