/// How a spring moves. As SwiftUI's `Spring`.
public struct Spring: Hashable, Sendable {
    /// About how long a round takes, in seconds.
    public let duration: TimeInterval
    /// 0 comes to rest without going too far; 1 never does.
    public let bounce: Double

    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = max(duration, 0.001)
        self.bounce = max(-0.99, min(0.99, bounce))
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: 1 - dampingRatio)
    }

    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        self.init(duration: 2 * .pi / frequency, bounce: 1 - damping / (2 * (stiffness * mass).squareRoot()))
    }

    public static var smooth: Spring { Spring() }
    public static var snappy: Spring { Spring(bounce: 0.15) }
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public var response: Double { duration }
    public var dampingRatio: Double { 1 - bounce }
    public var mass: Double { 1 }
    public var stiffness: Double { frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency }
    private var frequency: Double { 2 * .pi / duration }

    /// When less than a thousandth of the way is left.
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

    /// Where it is after `time` on the way from zero to `target`.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: TimeInterval
    ) -> V {
        var value = target
        value.scale(by: share(at: time))
        return value
    }
}
