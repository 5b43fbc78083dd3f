/// What a person would feel. As UIKit's `UIFeedbackGenerator`: text cannot be felt, so nothing happens.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    public init() {}

    public init(view: UIView) {}

    open func prepare() {}
}

/// As UIKit's `UIImpactFeedbackGenerator`.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override init() { super.init() }

    public init(style: FeedbackStyle) { super.init() }

    public init(style: FeedbackStyle, view: UIView) { super.init() }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// As UIKit's `UINotificationFeedbackGenerator`.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// As UIKit's `UISelectionFeedbackGenerator`.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
