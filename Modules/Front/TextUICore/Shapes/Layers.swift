/// The modifier that draws a view behind or before another, in the frame of that one.
nonisolated public struct _LayerModifier<Layer: View>: ViewModifier {
    public typealias Body = Never

    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    /// Makes the node that keeps both views.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        LayerNode(view, context)
    }
}

private final class LayerNode<Base: View, Layer: View>: CompanionNode<Base, _LayerModifier<Layer>, Layer> {
    private var wrapper: LayerElement?

    override class func companion(of modifier: _LayerModifier<Layer>) -> Layer { modifier.layer }

    override var children: [ViewNode] {
        view.modifier.isBehind ? super.children.reversed() : super.children
    }

    /// The layer lies under the first element; a group's further elements are left as they are.
    override var elements: [ViewElement] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        if wrapper?.content !== first
            || wrapper?.layer.map(ObjectIdentifier.init) != companion.elements.map(ObjectIdentifier.init)
        {
            wrapper = LayerElement(
                first, companion.elements, alignment: view.modifier.alignment, isBehind: view.modifier.isBehind, self)
        }
        elements[0] = wrapper!
        return elements
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }
}

private final class LayerElement: WrapperElement {
    let layer: [ViewElement]
    let alignment: Alignment
    let isBehind: Bool

    init(_ content: ViewElement, _ layer: [ViewElement], alignment: Alignment, isBehind: Bool, _ node: ViewNode) {
        self.layer = layer
        self.alignment = alignment
        self.isBehind = isBehind
        super.init(content, node)
        for element in layer { adopt(element) }
    }

    override var children: [ViewElement] { isBehind ? layer + [content] : [content] + layer }

    /// The layer's height counts over a list or a shape in a frame that is as tall as it needs: an empty list has no room
    /// for it, and a shape has a row.
    override func measure(_ proposal: SizeProposal) -> CellSize {
        var size = content.size(proposal)
        guard !isBehind, environment.growsWithContent, content.takesAllHeight || content.unwrapped.isDrawing else {
            return size
        }
        let needed = layer.map { $0.size(SizeProposal(width: size.width, height: nil)).height }.max() ?? 0
        size.height = max(size.height, min(needed, proposal.height ?? needed))
        return size
    }

    override func draw(_ canvas: inout CellCanvas) {
        guard isBehind else { return super.draw(&canvas) }
        canvas.behindWords { canvas in for element in layer { element.draw(&canvas) } }
        content.draw(&canvas)
    }

    override func layoutChildren() {
        content.place(frame)
        for element in layer {
            let size = element.size(SizeProposal(width: frame.width, height: frame.height))
            element.place(alignment.place(element, size, in: frame))
        }
    }
}

/// The modifier that fills the cells behind a view with a colour; letters on it stay readable.
nonisolated public struct _BackgroundStyleModifier: ElementModifier {
    public typealias Body = Never

    let style: any ShapeStyle
    /// The shape whose inside is filled.
    var outline = _Outline.rectangle

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        let resolved = style._resolve(in: environment)
        let areas = outline.rows(in: frame).map { $0.intersection(canvas.clip) }
        if resolved.isGlass { for area in areas { canvas.fillWithGlass(area) } }
        guard resolved.color != nil, !resolved.isClear else { return content.draw(&canvas) }
        if resolved.gradient != nil {
            return draw(content, on: resolved, in: areas.flatMap(\.cells), of: frame, environment, &canvas)
        }
        let fill = resolved.fill(in: environment)
        let color = fill.color(over: canvas.background(at: frame))
        let figure = resolved.isGround ? nil : outline.ground(in: frame).map { fill.figure(of: $0) }
        canvas.behindWords { canvas in
            canvas.filling(as: figure, in: frame, overWords: !fill.isTranslucent) { canvas in
                for area in areas { canvas.fill(area, fill) }
            }
        }
        content.draw(&canvas)
        guard let color else { return }
        for area in areas { canvas.buffer.setBackground(color, behind: area) }
    }

    @MainActor
    private func draw(
        _ content: ViewElement, on resolved: ResolvedStyle, in cells: [CellRect], of frame: CellRect,
        _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        let fills = cells.map { resolved.style(atX: $0.x, y: $0.y, in: frame).fill(in: environment) }
        let colors = zip(cells, fills).map { $1.color(over: canvas.background(at: $0)) }
        let vector = resolved.gradient?.vector(in: Points.size(frame.size))
        let figure = vector.flatMap { vector in
            outline.ground(in: frame).map {
                VectorFigure(.fill($0, eoFill: false), .gradient(vector), opacity: 1, clips: [])
            }
        }
        canvas.behindWords { canvas in
            canvas.filling(as: figure, in: frame, overWords: false) { canvas in
                for (cell, fill) in zip(cells, fills) where fill.opacity >= 0.01 { canvas.fill(cell, fill) }
            }
        }
        content.draw(&canvas)
        for (cell, color) in zip(cells, colors) {
            if let color { canvas.buffer.setBackground(color, behind: cell) }
        }
    }

    /// Makes the node that fills the cells.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// The modifier that draws a line of cells around a view.
nonisolated public struct _BorderModifier: ElementModifier {
    public typealias Body = Never

    let style: any ShapeStyle
    /// The width in cells: one, or none for a border without width.
    let width: Int

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        let size = content.size(proposal.reduced(columns: 2 * width, rows: 2 * width))
        return CellSize(width: size.width + 2 * width, height: size.height + 2 * width)
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        content.place(
            CellRect(
                x: frame.x + width, y: frame.y + width, width: max(0, frame.width - 2 * width),
                height: max(0, frame.height - 2 * width)))
    }

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        if width > 0 {
            let resolved = style._resolve(in: environment)
            guard !resolved.isGround else { return content.draw(&canvas) }
            canvas.box(frame, style: CellStyle(foreground: resolved.color, attributes: resolved.isFaint ? .faint : []))
        }
        content.draw(&canvas)
    }

    /// Makes the node that draws the border.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension CellCanvas {
    /// A frame of lines at the edge of `frame`.
    package mutating func box(_ frame: CellRect, style: CellStyle) {
        guard frame.width > 1, frame.height > 1 else { return }
        let bar = String(repeating: "─", count: min(frame.width - 2, buffer.columns))
        text("╭\(bar)╮", x: frame.x, y: frame.y, style: style)
        text("╰\(bar)╯", x: frame.x, y: frame.y + frame.height - 1, style: style)
        for row in 1..<max(1, frame.height - 1) {
            text("│", x: frame.x, y: frame.y + row, style: style)
            text("│", x: frame.x + frame.width - 1, y: frame.y + row, style: style)
        }
    }
}

extension View {
    /// Draws views behind the view, in its frame. A group's views after the first are left as they are.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBehind: true))
    }

    /// Fills the cells behind the view with the background of its place.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundStyleModifier(style: BackgroundStyle()))
    }

    /// Draws a view behind the view, in its frame.
    @_disfavoredOverload
    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: background, alignment: alignment, isBehind: true))
    }

    /// Fills the cells behind the view with the colour that the style comes to in text. Safe area edges have no effect.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_BackgroundStyleModifier(style: style))
    }

    /// Draws views over the view, in its frame. A group's views after the first are left as they are.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(layer: content(), alignment: alignment, isBehind: false))
    }

    /// Draws a view over the view, in its frame.
    @_disfavoredOverload
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
    }

    /// Draws a rounded frame of lines around the view. Unlike on other screens it takes room, a cell on each side,
    /// whatever the width; a width of 0 draws none.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(_BorderModifier(style: content, width: width > 0 ? 1 : 0))
    }
}
