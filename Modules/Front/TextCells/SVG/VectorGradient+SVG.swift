extension VectorGradient {
    /// A name that another gradient has only where it looks the same.
    var name: String { "gradient-" + Checksum.name(of: svg("")) }

    func svg(_ name: String) -> String {
        let number = VectorFigure.number
        let common =
            "id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" spreadMethod=\"\(spread)\""
            + " gradientTransform=\"\(transform.matrix)\""
        switch course {
        case .linear(let start, let end):
            return "<linearGradient \(common) x1=\"\(number(start.x))\" y1=\"\(number(start.y))\""
                + " x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">\(svgStops { $0 })</linearGradient>"
        case .radial(let center, let inner, let outer, let focus) where focus != center:
            return "<radialGradient \(common) cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
                + " r=\"\(number(outer))\" fx=\"\(number(focus.x))\" fy=\"\(number(focus.y))\""
                + " fr=\"\(number(inner))\">\(svgStops { $0 })</radialGradient>"
        case .radial(let center, let inner, let outer, _):
            let first = Double(inner / outer)
            return "<radialGradient \(common) cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
                + " r=\"\(number(outer))\">\(svgStops { first + $0 * (1 - first) })</radialGradient>"
        }
    }

    private func svgStops(_ place: (Double) -> Double) -> String {
        stops.map { stop in
            let color = [stop.color.red, stop.color.green, stop.color.blue].map { "\(Int($0.rounded()))" }
            let opacity = stop.alpha < 0.99 ? " stop-opacity=\"\(VectorFigure.number(stop.alpha))\"" : ""
            return "<stop offset=\"\(VectorFigure.number(place(stop.share) * 100))%\""
                + " stop-color=\"rgb(\(color.joined(separator: ",")))\"\(opacity)/>"
        }.joined()
    }
}

extension Checksum {
    /// A name for a text, the same for the same.
    static func name(of text: String) -> String {
        var sum = Checksum()
        for byte in text.utf8 { sum.combine(byte) }
        return String(sum.value, radix: 16)
    }
}
