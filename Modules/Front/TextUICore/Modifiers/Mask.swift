/// The modifier that shows only the cells of a view that lie under cells of another.
nonisolated public struct _MaskModifier<Mask: View>: ViewModifier {
    public typealias Body = Never

    let mask: Mask
    let alignment: Alignment

    /// Makes the node that keeps both views.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        MaskNode(view, context)
    }
}

private final class MaskNode<Base: View, Mask: View>: CompanionNode<Base, _MaskModifier<Mask>, Mask> {
    private var wrapper: MaskElement?

    override class func companion(of modifier: _MaskModifier<Mask>) -> Mask { modifier.mask }

    override var elements: [ViewElement] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        if wrapper?.content !== first
            || wrapper?.mask.map(ObjectIdentifier.init) != companion.elements.map(ObjectIdentifier.init)
        {
            wrapper = MaskElement(first, companion.elements, alignment: view.modifier.alignment, self)
        }
        elements[0] = wrapper!
        return elements
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }
}

private final class MaskElement: WrapperElement {
    let mask: [ViewElement]
    private let alignment: Alignment

    init(_ content: ViewElement, _ mask: [ViewElement], alignment: Alignment, _ node: ViewNode) {
        self.mask = mask
        self.alignment = alignment
        super.init(content, node)
        for element in mask { adopt(element) }
    }

    override func layoutChildren() {
        content.place(frame)
        for element in mask {
            let size = element.size(SizeProposal(width: frame.width, height: frame.height))
            element.place(alignment.place(element, size, in: frame))
        }
    }

    override func draw(_ canvas: inout CellCanvas) {
        let area = frame.intersection(canvas.clip)
        guard !area.isEmpty else { return }
        var blank = CellCanvas(buffer: CellBuffer(columns: canvas.buffer.columns, rows: canvas.buffer.rows), clip: area)
        blank.buffer.writing = canvas.buffer.writing
        var (cover, picture) = (blank, blank)
        for element in mask { element.draw(&cover) }
        content.draw(&picture)
        canvas.buffer.takeVectors(of: &picture.buffer)
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let cell = CellRect(x: x, y: y, width: 1, height: 1)
                if cover.buffer[x, y].isBlank { picture.buffer.fill(cell) }
            }
            for x in area.x..<area.maxX where picture.buffer[x, y] != .blank {
                guard !picture.buffer[x, y].isBlank else {
                    canvas.buffer.showFigures(x: x, y: y)
                    continue
                }
                let width = max(1, picture.buffer[x, y].width)
                canvas.buffer.draw(
                    picture.buffer, x: picture.buffer.bounds.x, y: 0,
                    clip: CellRect(x: x, y: y, width: width, height: 1).intersection(area))
            }
        }
    }
}

extension View {
    /// Shows only the cells of the view that lie under a cell that the mask draws.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { modifier(_MaskModifier(mask: mask(), alignment: alignment)) }

    /// Shows only the cells of the view that lie under a cell that the mask draws, the mask being centred.
    @_disfavoredOverload
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(mask: mask, alignment: .center))
    }
}
