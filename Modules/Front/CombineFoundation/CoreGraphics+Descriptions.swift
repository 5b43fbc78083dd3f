import Foundation

// Apple's Foundation describes points, sizes and rectangles in this way, which programs show.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// Such as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Such as `(30.0, 40.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Such as `(1.0, 2.0, 30.0, 40.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}
