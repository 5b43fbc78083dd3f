public import Foundation
public import OpenCombine

extension RunLoop {
    /// A point in time of a run loop, or of an operation queue, as a scheduler.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }

        public func advanced(by stride: Stride) -> Self { Self(date + stride.timeInterval) }

        /// How far two points in time are apart.
        public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable {
            /// In seconds.
            public var timeInterval: TimeInterval
            public var magnitude: TimeInterval { timeInterval.magnitude }

            public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }

            public init(integerLiteral value: TimeInterval.IntegerLiteralType) { self.init(TimeInterval(value)) }

            public init?(exactly source: some BinaryInteger) {
                guard let interval = TimeInterval(exactly: source) else { return nil }
                self.init(interval)
            }

            public static func < (left: Self, right: Self) -> Bool { left.timeInterval < right.timeInterval }
            public static func + (left: Self, right: Self) -> Self { Self(left.timeInterval + right.timeInterval) }
            public static func - (left: Self, right: Self) -> Self { Self(left.timeInterval - right.timeInterval) }
            public static func * (left: Self, right: Self) -> Self { Self(left.timeInterval * right.timeInterval) }
            public static func += (left: inout Self, right: Self) { left = left + right }
            public static func -= (left: inout Self, right: Self) { left = left - right }
            public static func *= (left: inout Self, right: Self) { left = left * right }

            public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
            public static func seconds(_ count: Double) -> Self { Self(count) }
            public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
            public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
            public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }
        }
    }
}

extension RunLoop.SchedulerTimeType.Stride: ExpressibleByFloatLiteral {
    public init(floatLiteral value: TimeInterval) { self.init(value) }
}
