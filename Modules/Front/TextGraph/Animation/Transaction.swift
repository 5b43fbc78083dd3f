/// The context of a change of state, as SwiftUI's `Transaction`. Text shows no motion: an animation orders completions
/// alone.
public struct Transaction: @unchecked Sendable {
    /// The animation of the change, or nil.
    public var animation: Animation?
    /// Whether views leave out their own animations.
    public var disablesAnimations = false
    /// Whether the change is one of a row, as during a drag.
    public var isContinuous = false
    /// Whether a change that goes on, as a drag does, is followed for its speed; without effect in text.
    public var tracksVelocity = false
    /// The place in the window where a row stands that `scrollPosition(id:anchor:)` scrolls to; nil for the modifier's
    /// own.
    public var scrollTargetAnchor: UnitPoint?
    /// Whether a change of the scroll position lets a scroll go on that is under way; without effect in text, where a
    /// scroll is done at once.
    public var scrollPositionUpdatePreservesVelocity = false
    /// Whether a scroll view moves its content where its size changes; without effect in text.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior = .automatic
    var values: [ObjectIdentifier: Any] = [:]
    fileprivate var completions: [(criteria: AnimationCompletionCriteria, run: () -> Void)] = []

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// What a scroll view does with its content's place where the content's size changes, as SwiftUI's type of this name.
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
    private let isDisabled: Bool

    /// As the scroll view chooses.
    public static let automatic = ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
    /// The content keeps its place.
    public static let disabled = ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
}

/// The curve and duration of an animation, as SwiftUI's `Animation`. Text shows no motion; the duration decides the
/// order of several completions.
public struct Animation: Hashable, Sendable {
    var name = "default"
    /// The seconds until its logical completion, where that comes before its end.
    var duration: TimeInterval = 0.35
    /// After how many seconds it counts as complete, where that is before its end.
    var logicalDuration: TimeInterval?
    /// Whether it begins again and again, so that what it moves rests nowhere.
    package var repeatsForever = false
    /// The curve, where it is one of the program's own.
    var custom: CustomCurve?

    package init(
        name: String = "default", duration: TimeInterval = 0.35, logicalDuration: TimeInterval? = nil,
        repeatsForever: Bool = false
    ) {
        self.name = name
        self.duration = duration
        self.logicalDuration = logicalDuration
        self.repeatsForever = repeatsForever
    }

    /// The system's animation, half a second long.
    public static let `default` = Animation(duration: 0.5)
    /// An even animation, 0.35 seconds long.
    public static let linear = Animation(name: "linear")
    /// An animation that starts slowly, 0.35 seconds long.
    public static let easeIn = Animation(name: "easeIn")
    /// An animation that ends slowly, 0.35 seconds long.
    public static let easeOut = Animation(name: "easeOut")
    /// An animation that starts and ends slowly, 0.35 seconds long.
    public static let easeInOut = Animation(name: "easeInOut")
    /// A spring, half a second long.
    public static let spring = Animation(name: "spring", duration: 0.5)
    /// A spring with a clear bounce, half a second long.
    public static let bouncy = Animation(name: "bouncy", duration: 0.5)
    /// A spring without bounce, half a second long.
    public static let smooth = Animation(name: "smooth", duration: 0.5)
    /// A spring with a slight bounce, half a second long.
    public static let snappy = Animation(name: "snappy", duration: 0.5)

    /// Returns an even animation of a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { linear.lasting(duration) }
    /// Returns an animation that starts slowly, of a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn.lasting(duration) }
    /// Returns an animation that ends slowly, of a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut.lasting(duration) }
    /// Returns an animation that starts and ends slowly, of a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut.lasting(duration) }

    /// Returns a spring by its response in seconds, which is its duration here. The other arguments have no effect in
    /// text.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring.lasting(response) }

    /// Returns the animation begun `delay` seconds later.
    public func delay(_ delay: TimeInterval) -> Animation { timed { $0 + delay } }
    /// Returns the animation `speed` times as fast. A speed of zero or below changes nothing.
    public func speed(_ speed: Double) -> Animation { speed > 0 ? timed { $0 / speed } : self }
    /// Returns the animation repeated so many times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        timed { $0 * Double(repeatCount) }
    }
    /// Returns the animation repeated for ever. It counts as once here, but does not hide what it makes vanish.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repeatsForever = true
        return copy
    }

    func lasting(_ duration: TimeInterval) -> Animation { timed { _ in duration } }

    private func timed(_ change: (TimeInterval) -> TimeInterval) -> Animation {
        var copy = self
        copy.duration = change(duration)
        copy.logicalDuration = logicalDuration.map(change)
        return copy
    }
}

/// Runs `body` and shows its changes at once. `animation` has no effect that is seen, unless it repeats for ever.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, shows its changes at once, and then runs `completion`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(completion)
    return try withTransaction(transaction, body)
}

/// Runs `body` with its changes in `transaction`, then schedules the transaction's completions.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer { transaction.complete() }
    return try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body` in the current transaction with one of its values changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// The transaction of the changes made here.
    @TaskLocal package static var current: Transaction?

    /// Adds an action that runs once the changes are shown. Of several animations, the one that would end first
    /// completes first.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append((criteria, completion))
    }

    /// Schedules the completions after the work that is scheduled now, the showing of the changes included.
    fileprivate func complete() {
        let all = Activity.current?.completions ?? AnimationCompletions()
        for completion in completions {
            let end = animation?.duration ?? 0
            let logicalEnd = animation?.logicalDuration ?? end
            all.add(Unchecked(value: completion.run), at: completion.criteria == .removed ? end : logicalEnd)
        }
    }
}
