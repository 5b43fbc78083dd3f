import PlainText

extension GraphicsContext {
    /// An image that is ready to be drawn, as SwiftUI's `GraphicsContext.ResolvedImage`: by its pixels or its own drawing,
    /// in dots, else by its sign or the words of its name.
    public struct ResolvedImage {
        let pixels: ScaledPicture?
        let drawing: RenderedDrawing?
        let words: String
        /// The shading of the image. Has no effect in text.
        public var shading: Shading?
        /// The points that the pixels take, else those of the sign or the words.
        public var size: CGSize {
            pixels?.size ?? drawing?.size
                ?? CGSize(width: CGFloat(TextWidth.columns(of: words)) * Points.perColumn, height: Points.perRow)
        }
        /// The baseline in points: the image's height.
        public var baseline: CGFloat { size.height }
    }

    /// Returns an image that is ready to be measured and drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        let words = environment.hidesContent ? image.letters.redacted : image.letters
        let drawing = image.drawn?.drawing as? RenderedDrawing
        return ResolvedImage(pixels: image.pixels(in: environment), drawing: drawing, words: words)
    }

    /// Draws an image's pixels over a rectangle, or its sign or words at the centre.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image's pixels, sign or words with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a resolved image's pixels over a rectangle, or its sign or words at the centre.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        if let pixels = image.pixels {
            draw(pixels.picture, in: rect)
        } else if let drawing = image.drawing {
            drawing.draw(in: rect, of: self)
        } else {
            draw(resolve(Text(verbatim: image.words)), at: CGPoint(x: rect.midX, y: rect.midY))
        }
    }

    /// Draws a resolved image's pixels, sign or words with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = image.size
        let corner = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        draw(image, in: CGRect(origin: corner, size: size))
    }

    private func draw(_ picture: Picture, in rect: CGRect) {
        guard rect.width > 0, rect.height > 0, !environment.hidesContent else { return }
        let (back, opacity, ground) = (transform.inverted(), opacity, drawing.dots.ground)
        let (across, down) = (CGFloat(picture.width) / rect.width, CGFloat(picture.height) / rect.height)
        // Half of the room that a dot takes in the drawing, before it is transformed.
        let width = (abs(back.a) + abs(back.c)) * Dots.size / 2
        let height = (abs(back.b) + abs(back.d)) * Dots.size / 2
        let isColorless = environment.growsWithContent
        note(.picture(picture, rect, transform))
        drawing.dots.fill(Path(rect).applying(transform).lines, eoFill: false, mask: mask) { point in
            let place = point.applying(back)
            let (x, y) = (place.x - rect.minX, place.y - rect.minY)
            let (color, alpha) = picture.mean(
                x: Picture.part((x - width) * across, (x + width) * across, of: picture.width),
                y: Picture.part((y - height) * down, (y + height) * down, of: picture.height))
            guard isColorless else { return (.color(color.cell), alpha * opacity) }
            let (column, row) = (Int(point.x / Dots.size), Int(point.y / Dots.size))
            return Dots.isDotted(color, alpha * opacity, x: column, y: row, on: ground) ? (.own, 1) : nil
        }
    }
}

extension Picture {
    /// The pixels that begin between two places along a side, at least the one at the first.
    fileprivate static func part(_ start: CGFloat, _ end: CGFloat, of count: Int) -> Range<Int> {
        // What a transform has left of a whole number may lie a little below it.
        func pixel(_ place: CGFloat) -> Int { Int(max(0, min(CGFloat(count), (place + 0.001).rounded(.down)))) }
        let first = min(count - 1, pixel(start))
        return first..<max(first + 1, pixel(end))
    }
}
