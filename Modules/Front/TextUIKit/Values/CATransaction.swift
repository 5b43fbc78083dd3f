import Foundation

/// A group of changes to layers. As Core Animation's `CATransaction`: text has no movement, so what a transaction says of it
/// is kept and has no effect, and its completion runs once it has been committed.
@MainActor @preconcurrency
public final class CATransaction {
    private static var open: [CATransaction] = []
    private var completion: (@MainActor () -> Void)?
    private var disablesActions = false
    private var duration = 0.25

    /// Begins a group within the one that there is.
    public class func begin() { open.append(CATransaction()) }

    /// Ends the latest group that has begun, and has its completion run.
    public class func commit() {
        guard let completion = open.popLast()?.completion else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated(completion) }
    }

    /// Sets what runs once the group has been committed; outside of a group, soon.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard let current = open.last else {
            begin()
            setCompletionBlock(block)
            return commit()
        }
        current.completion = block
    }

    /// What runs once the group has been committed.
    public class func completionBlock() -> (@MainActor () -> Void)? { open.last?.completion }
    /// Says whether the group's changes come without movement.
    public class func setDisableActions(_ flag: Bool) { open.last?.disablesActions = flag }
    /// Whether the group's changes come without movement.
    public class func disableActions() -> Bool { open.last?.disablesActions ?? false }
    /// Sets how long the group's movements take, in seconds.
    public class func setAnimationDuration(_ duration: TimeInterval) { open.last?.duration = duration }
    /// How long the group's movements take, in seconds.
    public class func animationDuration() -> TimeInterval { open.last?.duration ?? 0.25 }
    /// Has what was changed drawn; text does so by itself.
    public class func flush() {}
}
