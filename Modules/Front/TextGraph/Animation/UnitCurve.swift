/// A timing curve from progress in time to progress in value, both from 0 to 1, as SwiftUI's `UnitCurve`.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable {
        case linear
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case circularIn, circularOut, circularInOut, circularOutIn
    }

    private let kind: Kind

    /// The straight line: value and time go evenly.
    public static let linear = UnitCurve(kind: .linear)
    /// The Bézier curve that starts slowly.
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// The Bézier curve that ends slowly.
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// The Bézier curve that starts and ends slowly.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// The quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(kind: .circularIn)
    /// The quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(kind: .circularOut)
    /// The two quarters of a circle that start and end slowly.
    public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1). The control points' `x` is limited to 0…1, the range of
    /// time.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(kind: .bezier(x1: max(0, min(1, x1)), y1: y1, x2: max(0, min(1, x2)), y2: y2))
    }

    /// Returns the value at `progress`. Progress outside 0 to 1 counts as the nearer end.
    public func value(at progress: Double) -> Double {
        let x = max(0, min(1, progress))
        switch kind {
        case .linear: return x
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot() + 1) / 2
        case .circularOutIn:
            let half = (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2
            return x < 0.5 ? half : 1 - half
        case .bezier(let x1, let y1, let x2, let y2):
            // Where along the curve `x` is: the curve grows with that, so halving finds it.
            var (low, high) = (0.0, 1.0)
            for _ in 0..<40 {
                let middle = (low + high) / 2
                if Self.coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
            }
            return Self.coordinate(y1, y2, (low + high) / 2)
        }
    }

    /// Returns the slope of the curve at `progress`, by a small step around it; a steep one where the curve is upright.
    /// Progress outside 0 to 1 counts as the nearer end.
    public func velocity(at progress: Double) -> Double {
        let step = 0.0001
        let x = max(0, min(1, progress))
        let (start, end) = (max(0, x - step), min(1, x + step))
        return (value(at: end) - value(at: start)) / (end - start)
    }

    /// The curve with time and value exchanged. The values of a Bézier curve's control points are limited to 0…1.
    public var inverse: UnitCurve {
        switch kind {
        case .linear: self
        case .bezier(let x1, let y1, let x2, let y2): .bezier(y1, x1, y2, x2)
        case .circularIn: .circularEaseOut
        case .circularOut: .circularEaseIn
        case .circularInOut: UnitCurve(kind: .circularOutIn)
        case .circularOutIn: .circularEaseInOut
        }
    }

    private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
