/// An area that limits figures, in points of their drawing.
struct VectorClip: Sendable {
    let path: Path
    let eoFill: Bool

    /// - Parameter isInverse: Whether the figures are limited to the outside, by the even-odd rule.
    init(_ path: Path, eoFill: Bool, isInverse: Bool = false) {
        var path = path
        if isInverse { path.addRect(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)) }
        self.path = path
        self.eoFill = eoFill || isInverse
    }

    var name: String { "clip-" + Checksum.name(of: svg("")) }

    func svg(_ name: String) -> String {
        let rule = eoFill ? " clip-rule=\"evenodd\"" : ""
        return "<clipPath id=\"\(name)\"><path d=\"\(path.svg)\"\(rule)/></clipPath>"
    }
}
