/// One row of a grid: each view is a cell. As SwiftUI's `GridRow`.
nonisolated public struct GridRow<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        GridRowNode(view, context)
    }
}

private final class GridRowNode<Content: View>: ContentNode<GridRow<Content>, Content> {
    private var cells: [ObjectIdentifier: GridCellElement] = [:]

    override class func content(of view: GridRow<Content>) -> Content { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        return context
    }

    override var elements: [Element] {
        var next: [ObjectIdentifier: GridCellElement] = [:]
        let elements = child.elements.map { element in
            let cell = cells[ObjectIdentifier(element)] ?? GridCellElement(element, self)
            cell.row = GridCellElement.Row(id: ObjectIdentifier(self), alignment: view.alignment)
            next[ObjectIdentifier(element)] = cell
            return cell
        }
        cells = next
        return elements
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }
}

enum GridRowTrait: ElementTrait { typealias Value = GridCellElement.Row }
enum GridCellTrait: ElementTrait { typealias Value = GridCell }

/// What a view says of its cell.
struct GridCell {
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsized: Axis.Set = []
}

final class GridCellElement: WrapperElement {
    struct Row {
        let id: ObjectIdentifier
        let alignment: VerticalAlignment?
    }

    var row: Row?

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == GridRowTrait.self ? row as? Key.Value : super.trait(key)
    }
}

nonisolated public struct _GridCellModifier: ElementModifier {
    public typealias Body = Never

    let change: @MainActor (inout GridCell) -> Void

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }

    @MainActor
    func trait<Key: ElementTrait>(_ key: Key.Type, of content: Element) -> Key.Value? {
        guard key == GridCellTrait.self else { return nil }
        var cell = content.trait(GridCellTrait.self) ?? GridCell()
        change(&cell)
        return cell as? Key.Value
    }
}

extension View {
    /// Lets the cell take the width of so many columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(_GridCellModifier { $0.columns = max(1, count) })
    }

    /// Where the view stands in its cell.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_GridCellModifier { $0.anchor = anchor })
    }

    /// How the views of this cell's column line up.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridCellModifier { $0.columnAlignment = guide })
    }

    /// The directions in which the cell takes what the others leave, and asks for nothing.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_GridCellModifier { $0.unsized = axes })
    }
}
