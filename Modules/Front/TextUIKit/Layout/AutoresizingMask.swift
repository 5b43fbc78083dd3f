extension UIView {
    /// What of a view's place follows its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        /// `frame` in a superview that had one size and takes another.
        func resize(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
            let (x, width) = Self.resize(
                start: frame.minX, length: frame.width, whole: old.width, new.width,
                contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
            let (y, height) = Self.resize(
                start: frame.minY, length: frame.height, whole: old.height, new.height,
                contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
            return CGRect(x: x, y: y, width: width, height: height)
        }

        /// What is flexible shares the difference by what it has.
        private static func resize(
            start: CGFloat, length: CGFloat, whole old: CGFloat, _ new: CGFloat, _ before: Bool, _ inside: Bool,
            _ after: Bool
        ) -> (start: CGFloat, length: CGFloat) {
            let parts = [before ? start : 0, inside ? length : 0, after ? old - start - length : 0].map { max(0, $0) }
            let sum = parts.reduce(0, +)
            let count = CGFloat([before, inside, after].count { $0 })
            guard count > 0 else { return (start, length) }
            func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
                guard isFlexible else { return 0 }
                return (new - old) * (sum > 0 ? parts[index] / sum : 1 / count)
            }
            return (start + share(0, before), max(0, length + share(1, inside)))
        }
    }

    public typealias AutoresizingMaskOptions = AutoresizingMask
}
