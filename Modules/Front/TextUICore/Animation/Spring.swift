/// The motion of a spring, as SwiftUI's `Spring`. Keyframes and `value(target:initialVelocity:time:)` compute with it.
public struct Spring: Hashable, Sendable {
    /// The perceived duration, about the length of one swing, in seconds.
    public let duration: TimeInterval
    /// The amount of overshoot: 0 comes to rest without any, values towards 1 swing longer, negative values are
    /// overdamped.
    public let bounce: Double

    /// Creates a spring from its perceived duration in seconds (at least 0.001) and its bounce, limited to -0.99…0.99.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = max(duration, 0.001)
        self.bounce = max(-0.99, min(0.99, bounce))
    }

    /// Creates a spring from its response in seconds and its damping ratio, 1 of which means no bounce.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }

    /// Creates a spring from the constants of physics. `allowOverDamping` has no effect: the bounce is limited to
    /// -0.99.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        self.init(duration: 2 * .pi / frequency, bounce: 1 - damping / (2 * (stiffness * mass).squareRoot()))
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
    /// The damping as a share of the critical damping: 1 minus the bounce.
    public var dampingRatio: Double { 1 - bounce }
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

    /// The share of the way from rest that is gone after so many seconds.
    func share(at time: TimeInterval) -> Double {
        let (ratio, w) = (dampingRatio, frequency)
        if abs(ratio - 1) < 0.0001 { return 1 - (1 + w * time) * exp(-w * time) }
        if ratio < 1 {
            let wd = w * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-ratio * w * time) * (cos(wd * time) + ratio * w / wd * sin(wd * time))
        }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (fast, slow) = (-ratio * w - root, -ratio * w + root)
        return 1 - (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
    }

    /// Returns the value after `time` seconds on the way from zero to `target`. `initialVelocity` has no effect.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        var value = target
        value.scale(by: share(at: time))
        return value
    }
}
