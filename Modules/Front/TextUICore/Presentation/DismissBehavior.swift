/// The way in which a window is closed by a program. Has no effect in text, where a window closes at once.
public struct DismissBehavior: Sendable {
    let isDestructive: Bool
    /// A window that asks may stay.
    public static let interactive = DismissBehavior(isDestructive: false)
    /// A window closes whatever it shows.
    public static let destructive = DismissBehavior(isDestructive: true)
}

private struct DismissBehaviorKey: TransactionKey { static let defaultValue = DismissBehavior.interactive }

extension Transaction {
    /// The way in which a window is closed. Has no effect in text.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}
