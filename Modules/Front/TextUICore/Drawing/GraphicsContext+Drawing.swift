import PlainText

extension GraphicsContext {
    /// A text that is ready to be drawn, as SwiftUI's `GraphicsContext.ResolvedText`. Its words are drawn in whole
    /// cells, over all paths.
    public struct ResolvedText {
        let text: Text
        let environment: EnvironmentValues
        /// The shading of the words. Has no effect in text: the words keep their own style.
        public var shading = Shading.foreground

        /// Returns the points that the words take when they are wrapped to the width of `size`.
        public func measure(in size: CGSize) -> CGSize {
            let lines = lines(columns: Self.columns(size.width))
            return Points.size(CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count))
        }

        /// Returns the first line's baseline in points: a row's height, 16.
        public func firstBaseline(in size: CGSize) -> CGFloat { Points.perRow }
        /// Returns the last line's baseline in points: the height of all rows.
        public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }

        func lines(columns: Int?) -> [TextLine] {
            TextWrapping.lines(text.runs(in: environment), width: columns)
        }

        static func columns(_ width: CGFloat) -> Int? { width < 1e6 ? max(1, Points.columns(width)) : nil }
    }

    /// One of the canvas's own views, ready to be drawn, as SwiftUI's `GraphicsContext.ResolvedSymbol`.
    public struct ResolvedSymbol {
        let index: Int
        /// The view's own size in points.
        public let size: CGSize
    }

    /// Returns a text that is ready to be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

    /// Returns the view with a tag among the canvas's symbols, or nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let tag = AnyHashable(id)
        guard let index = drawing.symbols.firstIndex(where: { $0.tag == tag }) else { return nil }
        return ResolvedSymbol(index: index, size: Points.size(drawing.symbols[index].size))
    }

    /// Draws a text with its anchor at a point. The text moves to the nearest cell.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text from the rectangle's upper left corner, wrapped to its width and cut at its height.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a resolved text with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.lines(columns: nil), at: point, anchor)
    }

    /// Draws a resolved text from the rectangle's upper left corner, wrapped to its width and cut at its height.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let lines = text.lines(columns: ResolvedText.columns(rect.width))
        let rows = max(1, Points.rows(rect.height))
        draw(Array(lines.prefix(rows)), at: rect.origin, .topLeading)
    }

    /// Draws one of the canvas's views with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = CellSize(width: Points.columns(symbol.size.width), height: Points.rows(symbol.size.height))
        drawing.add(.symbol(symbol.index, cells(of: size, at: point, anchor)))
    }

    /// Draws one of the canvas's views at the size of a rectangle, from its upper left corner.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = CellSize(width: Points.columns(rect.width), height: Points.rows(rect.height))
        drawing.add(.symbol(symbol.index, cells(of: size, at: rect.origin, .topLeading)))
    }

    /// Draws lines with their anchor at a point.
    func draw(_ lines: [TextLine], at point: CGPoint, _ anchor: UnitPoint) {
        guard !lines.isEmpty, opacity > 0.02, point.x.isFinite, point.y.isFinite else { return }
        guard !drawing.isForPixels else { return note(lines, at: point, anchor) }
        let size = CellSize(width: lines.map(\.width).max() ?? 0, height: lines.count)
        let frame = cells(of: size, at: point, anchor)
        drawing.add(
            .words(
                .init(
                    lines: lines, frame: frame, alignment: environment.multilineTextAlignment,
                    ground: drawing.ground(of: frame))))
    }

    private func note(_ lines: [TextLine], at point: CGPoint, _ anchor: UnitPoint) {
        let width = lines.map(\.width).max() ?? 0
        let size = Points.size(CellSize(width: width, height: lines.count))
        let corner = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        for (index, line) in lines.enumerated() {
            let room = CGFloat(width - line.width) * Points.perColumn
            let place = CGPoint(
                x: corner.x + room * environment.multilineTextAlignment.fraction,
                y: corner.y + CGFloat(index) * Points.perRow)
            note(.words(line, place, transform))
        }
    }

    /// The cells of a thing of that size with its anchor at a point.
    private func cells(of size: CellSize, at point: CGPoint, _ anchor: UnitPoint) -> CellRect {
        let point = point.applying(transform)
        return CellRect(
            x: Points.columns(point.x - CGFloat(size.width) * Points.perColumn * anchor.x),
            y: Points.rows(point.y - CGFloat(size.height) * Points.perRow * anchor.y), width: size.width,
            height: size.height)
    }
}
