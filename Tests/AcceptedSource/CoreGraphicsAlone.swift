import CoreGraphics

struct Square {
    let side: CGFloat

    var frame: CGRect { CGRect(origin: .zero, size: CGSize(width: side, height: side)) }

    func outline(around center: CGPoint, turnedBy angle: CGFloat) -> CGPath {
        var transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
        let path = CGMutablePath()
        path.addRect(frame.offsetBy(dx: -side / 2, dy: -side / 2))
        return path.copy(using: &transform) ?? path
    }

    func draw(in context: CGContext, color: CGColor) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setFillColor(color.copy(alpha: 0.5) ?? color)
        context.setLineCap(.round)
        context.addPath(outline(around: CGPoint(x: frame.midX, y: frame.midY), turnedBy: .pi / 4))
        context.drawPath(using: .fillStroke)
    }

    func grown(by vector: CGVector) -> CGSize { CGSize(width: side + vector.dx, height: side + vector.dy) }
}

func left(of image: CGImage) -> CGImage? {
    image.cropping(to: CGRect(x: 0, y: 0, width: image.width / 2, height: image.height))
}

func sky(in context: CGContext, height: CGFloat) {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return }
    let colors = [CGColor(red: 0, green: 0, blue: 1, alpha: 1), CGColor(gray: 1, alpha: 0)] as CFArray
    guard let gradient = CGGradient(colorsSpace: space, colors: colors, locations: nil) else { return }
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: height), options: .drawsAfterEndLocation)
}
