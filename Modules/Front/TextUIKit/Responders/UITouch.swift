import TextUICore

/// A finger on the screen. As UIKit's `UITouch`; in text there is none, so no program is handed one.
@MainActor @preconcurrency
open class UITouch: Hashable {
    /// What a finger does.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// How often the finger was put down at the place: not at all.
    open var tapCount: Int { 0 }
    /// What the finger does: it has been lifted.
    open var phase: Phase { .ended }
    /// The view that the finger was put down on: none.
    open var view: UIView? { nil }

    /// Makes a finger that is nowhere.
    public init() {}

    /// Returns the place of the finger in a view, in points: its corner.
    open func location(in view: UIView?) -> CGPoint { .zero }

    /// Tells whether two are the same finger.
    nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
    /// Hashes the finger's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
