/// Text does not move: changes are made at once, and completions told.
extension UIView {
    /// A set of choices for an animation. Has no effect in text.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the choices.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out in the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Views take input meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// The animation goes on from where another is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// The animation repeats.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// The animation goes back and forth.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One look fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Whether changes are animated. Kept, without effect in text.
    public private(set) static var areAnimationsEnabled = true
    /// Says whether changes are animated. Has no effect in text.
    public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    /// Makes changes at once: text does not move.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }

    /// Makes changes at once, then calls `completion` with true.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes at once, without the delay, then calls `completion` with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes at once, without the spring, then calls `completion` with true.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// Makes changes in a view at once, then calls `completion` with true.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
}
