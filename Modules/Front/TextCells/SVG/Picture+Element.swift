extension Picture {
    /// More pixels to a point cannot be told apart.
    private static let finest: CGFloat = 4

    /// The picture as an element of SVG; nothing where libpng is not installed.
    func svg(in rect: CGRect, _ transform: CGAffineTransform, _ opacity: String) -> String {
        let shown = rect.applying(transform)
        func most(_ length: CGFloat) -> Int { max(1, Int(min(length, 1e4) * Self.finest)) }
        guard let data = within(width: most(shown.width), height: most(shown.height)).png else { return "" }
        let number = VectorFigure.number
        return "<image x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
            + " height=\"\(number(rect.height))\" preserveAspectRatio=\"none\" \(transform.svg)\(opacity)"
            + " href=\"data:image/png;base64,\(data.base64EncodedString())\"/>"
    }
}
