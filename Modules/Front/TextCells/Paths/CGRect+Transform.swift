extension CGRect {
    /// Returns the smallest rectangle around what a transform makes of this one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        isNull || isInfinite ? self : Path(self).applying(transform).bounds
    }
}
