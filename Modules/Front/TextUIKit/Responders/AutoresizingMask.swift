extension UIView {
    /// A set of the sides and lengths of a view that follow its superview's size. As UIKit's `UIView.AutoresizingMask`;
    /// those that are in it share the difference by their lengths.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the sides.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The space at the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The view's width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The space at the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The space at the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The view's height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The space at the bottom.
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

        /// The flexible parts share the difference by their lengths.
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

    /// The set's name in older source.
    public typealias AutoresizingMaskOptions = AutoresizingMask
}
