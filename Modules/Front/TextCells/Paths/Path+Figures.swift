extension Path {
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var figure = Path()
        figure.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        figure.closeSubpath()
        addPath(figure, transform: transform)
    }

    /// Adds rectangles, one after the other.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that fills a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var figure = Path()
        figure.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        figure.closeSubpath()
        let place = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        addPath(figure, transform: place.concatenating(transform))
    }

    /// Adds a rectangle with round corners of one size. The style has no effect in text.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        add(rect, corners: Array(repeating: cornerSize, count: 4), transform)
    }

    /// Adds a rectangle with a radius for each corner. The style has no effect in text.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        add(rect, corners: radii.map { CGSize(width: $0, height: $0) }, transform)
    }

    /// - Parameter corners: with the clock, from the top leading one.
    private mutating func add(_ rect: CGRect, corners: [CGSize], _ transform: CGAffineTransform) {
        let sizes = corners.map {
            CGSize(width: min($0.width, rect.width / 2), height: min($0.height, rect.height / 2))
        }
        var figure = Path()
        figure.move(to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY))
        figure.addLine(to: CGPoint(x: rect.maxX - sizes[1].width, y: rect.minY))
        figure.addQuadCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + sizes[1].height), control: CGPoint(x: rect.maxX, y: rect.minY))
        figure.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - sizes[2].height))
        figure.addQuadCurve(
            to: CGPoint(x: rect.maxX - sizes[2].width, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
        figure.addLine(to: CGPoint(x: rect.minX + sizes[3].width, y: rect.maxY))
        figure.addQuadCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - sizes[3].height), control: CGPoint(x: rect.minX, y: rect.maxY))
        figure.addLine(to: CGPoint(x: rect.minX, y: rect.minY + sizes[0].height))
        figure.addQuadCurve(
            to: CGPoint(x: rect.minX + sizes[0].width, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
        figure.closeSubpath()
        addPath(figure, transform: transform)
    }

    /// Adds an arc around `center`, and a line to its beginning where a figure has begun.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius in points.
    ///   - startAngle: The angle of the beginning, from the right.
    ///   - endAngle: The angle of the end.
    ///   - clockwise: The direction with y growing upwards; on a screen `false` runs with the clock.
    ///   - transform: A transformation of the arc before it is added.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if abs(sweep) >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
    }

    /// Adds an arc that runs for the angle `delta` from its beginning.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
                .applying(transform)
        }
        let first = point(startAngle.radians)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        let count = max(1, Int((abs(delta.radians) / (.pi / 2)).rounded(.up)))
        let part = delta.radians / Double(count)
        let reach = radius * CGFloat(4 / 3 * tan(part / 4))
        for index in 0..<count {
            let (from, to) = (startAngle.radians + part * Double(index), startAngle.radians + part * Double(index + 1))
            func control(_ angle: Double, _ reach: CGFloat) -> CGPoint {
                CGPoint(
                    x: center.x + radius * CGFloat(cos(angle)) - reach * CGFloat(sin(angle)),
                    y: center.y + radius * CGFloat(sin(angle)) + reach * CGFloat(cos(angle))
                ).applying(transform)
            }
            addCurve(to: point(to), control1: control(from, reach), control2: control(to, -reach))
        }
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the one from there to
    /// `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        let end = tangent2End.applying(transform)
        guard let start = currentPoint else { return move(to: corner) }
        func unit(_ point: CGPoint) -> (x: Double, y: Double, length: Double) {
            let (x, y) = (Double(point.x - corner.x), Double(point.y - corner.y))
            let length = (x * x + y * y).squareRoot()
            return length == 0 ? (0, 0, 0) : (x / length, y / length, length)
        }
        let (first, second) = (unit(start), unit(end))
        let cosine = first.x * second.x + first.y * second.y
        guard first.length > 0, second.length > 0, abs(cosine) < 0.9999 else { return addLine(to: corner) }
        let distance = Double(radius) / tan(acos(cosine) / 2)
        addLine(to: CGPoint(x: Double(corner.x) + first.x * distance, y: Double(corner.y) + first.y * distance))
        addQuadCurve(
            to: CGPoint(x: Double(corner.x) + second.x * distance, y: Double(corner.y) + second.y * distance),
            control: corner)
    }
}
