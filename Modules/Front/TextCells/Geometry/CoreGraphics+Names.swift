extension CGSize {
    /// Tells whether two sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
    /// Tells whether two points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
    /// Tells whether two rectangles are the same.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
