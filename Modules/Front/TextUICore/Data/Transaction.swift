/// What a change of state is made with. There is no movement in text, so an animation is remembered and not shown.
public struct Transaction: @unchecked Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    var values: [ObjectIdentifier: Any] = [:]
    fileprivate var completions: [(criteria: AnimationCompletionCriteria, run: () -> Void)] = []

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
    }
}

/// A curve of movement; without effect in text. How long it would take says which of several ends first.
public struct Animation: Hashable, Sendable {
    var name = "default"
    /// In seconds.
    var duration: TimeInterval = 0.35
    /// After how many seconds it counts as complete, where that is before its end.
    var logicalDuration: TimeInterval?

    public static let `default` = Animation(duration: 0.5)
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring", duration: 0.5)
    public static let bouncy = Animation(name: "bouncy", duration: 0.5)
    public static let smooth = Animation(name: "smooth", duration: 0.5)
    public static let snappy = Animation(name: "snappy", duration: 0.5)

    public static func linear(duration: TimeInterval) -> Animation { linear.lasting(duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn.lasting(duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut.lasting(duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut.lasting(duration) }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring.lasting(response) }

    public func delay(_ delay: TimeInterval) -> Animation { timed { $0 + delay } }
    public func speed(_ speed: Double) -> Animation { speed > 0 ? timed { $0 / speed } : self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        timed { $0 * Double(repeatCount) }
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    func lasting(_ duration: TimeInterval) -> Animation { timed { _ in duration } }

    private func timed(_ change: (TimeInterval) -> TimeInterval) -> Animation {
        var copy = self
        copy.duration = change(duration)
        copy.logicalDuration = logicalDuration.map(change)
        return copy
    }
}

/// Runs `body`; its changes are shown at once.
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

/// Runs `body`; what it changes is changed in that transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer { transaction.complete() }
    return try Transaction.$current.withValue(transaction) { try body() }
}

/// Runs `body` with one part of the transaction set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

extension Transaction {
    /// What changes are made in, here.
    @TaskLocal static var current: Transaction?

    /// Runs `completion` when the changes are shown: nothing moves, so all is complete then. Of several animations the
    /// one that would end first is complete first.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append((criteria, completion))
    }

    /// After what is scheduled now, the showing of the changes included.
    fileprivate func complete() {
        let all = Activity.current?.completions ?? AnimationCompletions()
        for completion in completions {
            let end = animation?.duration ?? 0
            let logicalEnd = animation?.logicalDuration ?? end
            all.add(Unchecked(value: completion.run), at: completion.criteria == .removed ? end : logicalEnd)
        }
    }
}
