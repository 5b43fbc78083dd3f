/// The moment at which an animation counts as complete, as SwiftUI's `AnimationCompletionCriteria`. In text that is at
/// once; the criteria decide the order of several completions.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    /// The animation's logical duration is over.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// The animation is over and removed.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body`, shows its changes at once, and then runs `completion`. The criteria decide the order of several
/// completions.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
