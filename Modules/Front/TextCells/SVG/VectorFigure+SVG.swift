extension VectorFigure {
    /// The figure as elements of SVG in the coordinates of its drawing.
    func svg(_ palette: SVGPalette) -> String {
        var (before, after) = ("", "")
        for clip in clips {
            let name = clip.name
            before += clip.svg(name) + "<g clip-path=\"url(#\(name))\">"
            after += "</g>"
        }
        switch paint {
        case .style(let style):
            let share = opacity * (style.attributes.contains(.faint) ? 0.6 : 1)
            return before + element(palette.plainColors(of: style).front, share, palette) + after
        case .gradient(let gradient):
            let name = gradient.name
            return before + gradient.svg(name) + element("url(#\(name))", opacity, palette) + after
        }
    }

    private func element(_ color: String, _ share: Double, _ palette: SVGPalette) -> String {
        let opacity = share < 0.99 ? " opacity=\"\(Self.number(share))\"" : ""
        switch form {
        case .fill(let path, let eoFill):
            let rule = eoFill ? " fill-rule=\"evenodd\"" : ""
            return "<path d=\"\(path.svg)\" fill=\"\(color)\"\(rule)\(opacity)/>"
        case .stroke(let path, let line):
            return "<path d=\"\(path.svg)\" fill=\"none\" stroke=\"\(color)\"\(Self.attributes(of: line))\(opacity)/>"
        case .sign(let sign, let point):
            let place = "x=\"\(Self.number(point.x))\" y=\"\(Self.number(point.y + 4))\" font-size=\"12\""
            return
                "<text \(place) text-anchor=\"middle\" fill=\"\(color)\"\(opacity)>\(String(sign).escapedForXML)</text>"
        case .picture(let picture, let rect, let transform):
            return picture.svg(in: rect, transform, opacity)
        case .words(let line, let corner, let transform):
            return "<g \(transform.svg)\(opacity)>\(line.svg(at: corner, palette))</g>"
        }
    }

    private static func attributes(of line: StrokeStyle) -> String {
        var text = " stroke-width=\"\(number(line.lineWidth))\""
        switch line.lineCap {
        case .round: text += " stroke-linecap=\"round\""
        case .square: text += " stroke-linecap=\"square\""
        default: break
        }
        switch line.lineJoin {
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        default: break
        }
        guard !line.dash.isEmpty else { return text }
        text += " stroke-dasharray=\"\(line.dash.map { number($0) }.joined(separator: " "))\""
        if line.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(line.dashPhase))\"" }
        return text
    }

    /// A hundredth of a point is more than can be seen.
    static func number(_ value: Double) -> String {
        let hundredths = (max(-1e7, min(1e7, value.isFinite ? value : 0)) * 100).rounded() / 100
        return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }
}

extension Path {
    /// The path as SVG's `d`.
    var svg: String {
        func pair(_ point: CGPoint) -> String { VectorFigure.number(point.x) + " " + VectorFigure.number(point.y) }
        var text = ""
        forEach { element in
            switch element {
            case .move(let point): text += "M" + pair(point)
            case .line(let point): text += "L" + pair(point)
            case .quadCurve(let point, let control): text += "Q" + pair(control) + " " + pair(point)
            case .curve(let point, let first, let second):
                text += "C" + pair(first) + " " + pair(second) + " " + pair(point)
            case .closeSubpath: text += "Z"
            }
        }
        return text
    }
}
