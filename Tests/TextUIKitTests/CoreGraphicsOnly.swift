import CoreGraphics

// A file that imports Core Graphics alone.

func coreGraphicsBounds() -> CGRect {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 8, y: 4).applying(CGAffineTransform(translationX: 1, y: 2)))
    return path.boundingBox
}
