public import Foundation
public import OpenCombine

extension RunLoop {
    /// A point in time of a run loop, or of an operation queue, as a scheduler.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The point in time as a date.
        public var date: Date

        /// Makes the point in time of a date.
        public init(_ date: Date) { self.date = date }

        /// Returns the distance to `other`; negative where that is earlier.
        public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

        /// Returns the point in time that is `stride` later.
        public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

        /// A distance of two points in time.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable {
            /// The distance in seconds.
            public var timeInterval: TimeInterval
            /// The distance in seconds without its sign.
            public var magnitude: TimeInterval { timeInterval.magnitude }

            /// Makes a distance of seconds.
            public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

            /// Makes a distance of whole seconds.
            public init(integerLiteral value: TimeInterval.IntegerLiteralType) { self.init(TimeInterval(value)) }

            /// Makes a distance of whole seconds; nil where the number is too large to be exact.
            public init?(exactly source: some BinaryInteger) {
                guard let interval = TimeInterval(exactly: source) else { return nil }
                self.init(interval)
            }

            /// Tells whether a distance is less than another.
            public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
            /// Adds two distances.
            public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
            /// Takes one distance from another.
            public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
            /// Multiplies the seconds of two distances.
            public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
            /// Adds a distance.
            public static func += (left: inout Self, right: Self) { left = left + right }
            /// Takes a distance away.
            public static func -= (left: inout Self, right: Self) { left = left - right }
            /// Multiplies by the seconds of a distance.
            public static func *= (left: inout Self, right: Self) { left = left * right }

            /// Makes a distance of whole seconds.
            public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
            /// Makes a distance of seconds.
            public static func seconds(_ count: Double) -> Self { Self(count) }
            /// Makes a distance of thousandths of a second.
            public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
            /// Makes a distance of millionths of a second.
            public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
            /// Makes a distance of thousand-millionths of a second.
            public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
        }
    }
}

extension RunLoop.SchedulerTimeType.Stride: ExpressibleByFloatLiteral {
    /// Makes a distance of seconds.
    public init(floatLiteral value: TimeInterval) { self.init(value) }
}
