extension CGContext {
    /// Fills the clip with a gradient along a line between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return }
        let far = farthest(from: start, end)
        let (along, beside) = (CGVector(dx: x / length, dy: y / length), CGVector(dx: -y / length, dy: x / length))
        func corner(_ point: CGPoint, _ forward: CGFloat, _ aside: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x + along.dx * forward + beside.dx * aside,
                y: point.y + along.dy * forward + beside.dy * aside)
        }
        let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
        let after = options.contains(.drawsAfterEndLocation) ? far : 0
        let band = Path {
            $0.addLines([
                corner(start, before, far), corner(start, before, -far), corner(end, after, -far),
                corner(end, after, far),
            ])
            $0.closeSubpath()
        }
        state.graphics.fill(
            band, with: .linearGradient(gradient.gradient, startPoint: start, endPoint: end))
    }

    /// Fills the clip with a gradient from one circle to another. In text one of them has to lie in the other; where
    /// neither does, nothing is drawn.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let start = GradientCircle(center: startCenter, radius: startRadius)
        let end = GradientCircle(center: endCenter, radius: endRadius)
        if end.contains(start), end.radius > start.radius {
            draw(
                gradient.gradient, from: start, to: end, isWholeWithin: options.contains(.drawsBeforeStartLocation),
                goesOn: options.contains(.drawsAfterEndLocation))
        } else if start.contains(end), start.radius > end.radius {
            let stops = gradient.gradient.stops.reversed()
            let reversed = Gradient(stops: stops.map { Gradient.Stop(color: $0.color, location: 1 - $0.location) })
            draw(
                reversed, from: end, to: start, isWholeWithin: options.contains(.drawsAfterEndLocation),
                goesOn: options.contains(.drawsBeforeStartLocation))
        }
    }

    /// - Parameters:
    ///   - isWholeWithin: Whether the inner circle is filled, too.
    ///   - goesOn: Whether all outside of the outer circle is.
    private func draw(
        _ gradient: Gradient, from inner: GradientCircle, to outer: GradientCircle, isWholeWithin: Bool, goesOn: Bool
    ) {
        var area = goesOn ? Path(boundingBoxOfClipPath) : Path(ellipseIn: outer.rect)
        if !isWholeWithin, inner.radius > 0 { area.addEllipse(in: inner.rect) }
        state.graphics.fill(
            area, with: .radialGradient(gradient, from: inner, to: outer), style: FillStyle(eoFill: true))
    }

    /// A length that leads out of the clip from either point.
    private func farthest(from points: CGPoint...) -> CGFloat {
        let box = boundingBoxOfClipPath
        return points.reduce(0) { far, point in
            let x = max(abs(box.minX - point.x), abs(box.maxX - point.x))
            let y = max(abs(box.minY - point.y), abs(box.maxY - point.y))
            return max(far, x + y)
        }
    }
}

/// A circle at which a gradient begins or ends.
struct GradientCircle {
    let center: CGPoint
    let radius: CGFloat

    var rect: CGRect { CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius) }

    /// Whether another circle lies in this one.
    func contains(_ other: GradientCircle) -> Bool {
        let (x, y) = (other.center.x - center.x, other.center.y - center.y)
        return (x * x + y * y).squareRoot() + other.radius <= radius
    }

    /// Returns the share of the way from this circle to one around it at which a point lies.
    func share(of point: CGPoint, towards outer: GradientCircle) -> Double {
        let (x, y) = (outer.center.x - center.x, outer.center.y - center.y)
        let (fromX, fromY) = (point.x - center.x, point.y - center.y)
        let growth = outer.radius - radius
        // The circle at share t goes through the point where a·t² − 2·b·t + c = 0; a is below 0, or 0 where they touch.
        let a = x * x + y * y - growth * growth
        let b = fromX * x + fromY * y + radius * growth
        let c = fromX * fromX + fromY * fromY - radius * radius
        guard abs(a) > 1e-9 else { return abs(b) > 1e-9 ? Double(c / (2 * b)) : 0 }
        return Double((b - max(0, b * b - a * c).squareRoot()) / a)
    }
}
