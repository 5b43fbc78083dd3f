/// The motion of a spring, as SwiftUI's `Spring`. Keyframes and `value(target:initialVelocity:time:)` compute with it.
public struct Spring: Hashable, Sendable {
    /// The perceived duration, about the length of one swing, in seconds.
    public let duration: TimeInterval
    /// The amount of overshoot: 0 comes to rest without any, values towards 1 swing longer, values towards -1 are ever
    /// more overdamped.
    public let bounce: Double

    /// Creates a spring from its perceived duration in seconds (at least 0.001) and its bounce, limited to -0.99…0.99.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = max(duration, 0.001)
        self.bounce = max(-0.99, min(0.99, bounce))
    }

    /// Creates a spring from its response in seconds and its damping ratio, 1 of which means no bounce.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
    }

    /// Creates a spring that comes to rest after so many seconds.
    ///
    /// - Parameters:
    ///   - settlingDuration: The seconds until it rests.
    ///   - dampingRatio: The damping as a share of the critical one: 1 means no bounce.
    ///   - epsilon: The share of the way that may be left then.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let left = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
        let rest = Spring(response: 1, dampingRatio: dampingRatio).settlingDuration * log(left) / log(0.001)
        self.init(response: settlingDuration / rest, dampingRatio: dampingRatio)
    }

    /// Creates a spring from the constants of physics. A damping above the critical one counts as critical, unless
    /// `allowOverDamping` is true.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi / (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// A spring without bounce, half a second long.
    public static var smooth: Spring { Spring() }
    /// A spring with a slight bounce of 0.15, half a second long.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring with a clear bounce of 0.3, half a second long.
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    /// Returns a spring without bounce, plus `extraBounce`, of `duration` seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// Returns a spring with a bounce of 0.15, plus `extraBounce`, of `duration` seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Returns a spring with a bounce of 0.3, plus `extraBounce`, of `duration` seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// The spring's stiffness expressed as a time in seconds; the same as `duration`.
    public var response: Double { duration }
    /// The damping as a share of the critical damping: 1 without bounce, less with it, more for an overdamped spring.
    public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
    /// The mass at the end of the spring, always 1.
    public var mass: Double { 1 }
    /// The stiffness of a spring with a mass of 1.
    public var stiffness: Double { frequency * frequency }
    /// The damping coefficient of a spring with a mass of 1.
    public var damping: Double { 2 * dampingRatio * frequency }
    private var frequency: Double { 2 * .pi / duration }

    /// The seconds after which less than a thousandth of the way is left.
    public var settlingDuration: TimeInterval {
        let ratio = dampingRatio
        let rate = ratio > 1 ? frequency * (ratio - (ratio * ratio - 1).squareRoot()) : ratio * frequency
        // The last of a spring that does not swing comes a little later than the rate alone says.
        return (6.9 + (ratio >= 1 ? 2.3 : 0)) / rate
    }

    /// The height and the speed, after so many seconds, of a spring at rest that was pushed with a speed of 1 a second.
    private func push(at time: TimeInterval) -> (height: Double, speed: Double) {
        let (ratio, w) = (dampingRatio, frequency)
        if abs(ratio - 1) < 0.0001 {
            let fall = exp(-w * time)
            return (time * fall, (1 - w * time) * fall)
        }
        if ratio < 1 {
            let turn = w * (1 - ratio * ratio).squareRoot()
            let fall = exp(-ratio * w * time)
            let height = fall * sin(turn * time) / turn
            return (height, fall * cos(turn * time) - ratio * w * height)
        }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (fast, slow) = (-ratio * w - root, -ratio * w + root)
        let (early, late) = (exp(fast * time), exp(slow * time))
        return ((late - early) / (2 * root), (slow * late - fast * early) / (2 * root))
    }

    /// Returns the value after `time` seconds on the way from zero to `target`, which begins with `initialVelocity` in
    /// units a second.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        let (height, speed) = push(at: time)
        return target.scaled(by: 1 - speed - damping * height) + initialVelocity.scaled(by: height)
    }

    /// The velocity of `value(target:initialVelocity:time:)` at that time, in units a second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (height, speed) = push(at: time)
        return target.scaled(by: stiffness * height) + initialVelocity.scaled(by: speed)
    }
}
