/// A part of a picture that is laid side by side.
struct PictureTile {
    private let picture: Picture
    private let origin: CGPoint
    private let size: CGSize
    /// The part of the picture, in pixels.
    private let part: CGRect

    /// Takes a picture's part, each side from 0 to 1; nil where there is nothing to lay.
    init?(_ scaled: ScaledPicture?, origin: CGPoint, sourceRect: CGRect, scale: CGFloat) {
        guard let scaled else { return nil }
        picture = scaled.picture
        self.origin = origin
        size = CGSize(
            width: scaled.size.width * sourceRect.width * scale, height: scaled.size.height * sourceRect.height * scale)
        let (width, height) = (CGFloat(scaled.picture.width), CGFloat(scaled.picture.height))
        part = CGRect(
            x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
            height: sourceRect.height * height)
        guard size.width > 0, size.height > 0, width > 0, height > 0 else { return nil }
    }

    /// Returns the ink of the pixel at a point.
    func ink(at point: CGPoint) -> (ink: Ink, alpha: Double)? {
        let across = (point.x - origin.x) / size.width
        let down = (point.y - origin.y) / size.height
        let x = part.minX + (across - across.rounded(.down)) * part.width
        let y = part.minY + (down - down.rounded(.down)) * part.height
        let column = max(0, min(picture.width - 1, Int(x)))
        let row = max(0, min(picture.height - 1, Int(y)))
        let (color, alpha) = picture.mean(x: column..<column + 1, y: row..<row + 1)
        return (.color(color.cell), alpha)
    }
}
