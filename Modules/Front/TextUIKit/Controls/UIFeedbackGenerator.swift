/// A signal that a person feels. As UIKit's `UIFeedbackGenerator`; text cannot be felt, so nothing happens.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    /// Makes a generator.
    public init() {}

    /// Makes a generator for a view.
    public init(view: UIView) {}

    /// Does nothing in text.
    open func prepare() {}
}

/// The signal of two things that meet. As UIKit's `UIImpactFeedbackGenerator`; nothing happens in text.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the things that meet. Has no effect in text.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator of a weight.
    public init(style: FeedbackStyle) { super.init() }

    /// Makes a generator of a weight for a view.
    public init(style: FeedbackStyle, view: UIView) { super.init() }

    /// Does nothing in text.
    open func impactOccurred() {}
    /// Does nothing in text.
    open func impactOccurred(intensity: CGFloat) {}
}

/// The signal of a success or a failure. As UIKit's `UINotificationFeedbackGenerator`; nothing happens in text.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result that is told. Has no effect in text.
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// Does nothing in text.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The signal of a change of selection. As UIKit's `UISelectionFeedbackGenerator`; nothing happens in text.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing in text.
    open func selectionChanged() {}
}
