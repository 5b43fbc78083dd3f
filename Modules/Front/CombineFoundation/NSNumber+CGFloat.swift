public import Foundation

extension CGFloat {
    /// Creates the number that `number` is closest to, as Apple's Foundation does.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
