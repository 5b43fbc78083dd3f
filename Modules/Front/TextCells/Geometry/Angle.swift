/// An angle, kept in radians. On a screen, where y grows downwards, it grows with the clock.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates the angle zero.
    public init() {
        radians = 0
    }

    /// Creates an angle of radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle of degrees.
    public init(degrees: Double) {
        radians = degrees * .pi / 180
    }

    /// No angle.
    public static let zero = Angle()
    /// Returns an angle of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Whether an angle is less than another; a whole turn more is greater.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// The sum of two angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// An angle multiplied by a factor.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// An angle divided by a number.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// An angle multiplied by a factor.
    public static func * (a: Double, b: Angle) -> Angle { b * a }
    /// Adds an angle.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Subtracts an angle.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
    /// Multiplies the angle.
    public static func *= (a: inout Angle, b: Double) { a = a * b }
    /// Divides the angle.
    public static func /= (a: inout Angle, b: Double) { a = a / b }

    /// The same angle the other way round.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}
