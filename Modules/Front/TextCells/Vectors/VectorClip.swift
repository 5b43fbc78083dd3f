/// An area that limits figures, in points of their drawing.
package struct VectorClip: Sendable {
    package let path: Path
    package let eoFill: Bool

    /// - Parameter isInverse: Whether the figures are limited to the outside, by the even-odd rule.
    package init(_ path: Path, eoFill: Bool, isInverse: Bool = false) {
        var path = path
        if isInverse { path.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
        self.path = path
        self.eoFill = eoFill || isInverse
    }
}
