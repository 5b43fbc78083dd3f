import PlainText

extension GraphicsContext {
    /// Words that are ready to be drawn. As SwiftUI's `GraphicsContext.ResolvedText`.
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues
        public var shading = Shading.foreground

        /// The size in points that the words take of one that is proposed.
        public func measure(in size: CGSize) -> CGSize {
            let lines = lines(columns: Self.columns(size.width))
            return Points.size(CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count))
        }

        public func firstBaseline(in size: CGSize) -> CGFloat { Points.perRow }
        public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }

        func lines(columns: Int?) -> [TextLine] {
            TextWrapping.lines(text.runs(in: environment), width: columns)
        }

        static func columns(_ width: CGFloat) -> Int? { width < 1e6 ? max(1, Points.columns(width)) : nil }
    }

    /// A picture that is ready to be drawn. As SwiftUI's `GraphicsContext.ResolvedImage`.
    public struct ResolvedImage {
        let image: Image
        public var shading: Shading?
        /// In points.
        public var size: CGSize {
            CGSize(width: CGFloat(TextWidth.columns(of: words)) * Points.perColumn, height: Points.perRow)
        }
        public var baseline: CGFloat { size.height }

        var words: String { image.sign ?? image.words }
    }

    /// One of a canvas's own views. As SwiftUI's `GraphicsContext.ResolvedSymbol`.
    public struct ResolvedSymbol {
        let index: Int
        /// In points.
        public let size: CGSize
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

    /// The view of the canvas's symbols with that tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let tag = AnyHashable(id)
        guard let index = drawing.symbols.firstIndex(where: { $0.tag == tag }) else { return nil }
        return ResolvedSymbol(index: index, size: Points.size(drawing.symbols[index].size))
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, text.lines(columns: nil), at: point, anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let lines = text.lines(columns: ResolvedText.columns(rect.width))
        let rows = max(1, Points.rows(rect.height))
        draw(text, Array(lines.prefix(rows)), at: rect.origin, .topLeading)
    }

    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image, at: CGPoint(x: rect.midX, y: rect.midY))
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(Text(verbatim: image.words)), at: point, anchor: anchor)
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = CellSize(width: Points.columns(symbol.size.width), height: Points.rows(symbol.size.height))
        drawing.add(.symbol(symbol.index, cells(of: size, at: point, anchor)))
    }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = CellSize(width: Points.columns(rect.width), height: Points.rows(rect.height))
        drawing.add(.symbol(symbol.index, cells(of: size, at: rect.origin, .topLeading)))
    }

    private func draw(_ text: ResolvedText, _ lines: [TextLine], at point: CGPoint, _ anchor: UnitPoint) {
        guard !lines.isEmpty, opacity > 0.02, point.x.isFinite, point.y.isFinite else { return }
        let size = CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
        let frame = cells(of: size, at: point, anchor)
        drawing.add(
            .words(
                .init(
                    lines: lines, frame: frame, alignment: environment.multilineTextAlignment,
                    ground: drawing.ground(of: frame))))
    }

    /// The cells of a thing of that size whose anchor is at a point.
    private func cells(of size: CellSize, at point: CGPoint, _ anchor: UnitPoint) -> CellRect {
        let point = point.applying(transform)
        return CellRect(
            x: Points.columns(point.x - CGFloat(size.width) * Points.perColumn * anchor.x),
            y: Points.rows(point.y - CGFloat(size.height) * Points.perRow * anchor.y), width: size.width,
            height: size.height)
    }
}
