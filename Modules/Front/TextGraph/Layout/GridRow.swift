/// A row of a grid, each view a cell, as SwiftUI's `GridRow`.
nonisolated public struct GridRow<Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the row's views down; nil for the grid's.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes the view's node in the view graph.
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

    override var elements: [ViewElement] {
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

/// The properties that a view sets for its cell.
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

/// A modifier that sets a property of a view's cell in a grid.
nonisolated public struct _GridCellModifier: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let change: @MainActor (inout GridCell) -> Void

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type, of content: ViewElement) -> Key.Value? {
        guard key == GridCellTrait.self else { return nil }
        var cell = content.trait(GridCellTrait.self) ?? GridCell()
        change(&cell)
        return cell as? Key.Value
    }
}

extension View {
    /// Lets the cell take the width of `count` columns.
    nonisolated public func gridCellColumns(_ count: Int) -> some View {
        modifier(_GridCellModifier { $0.columns = max(1, count) })
    }

    /// Sets the place of the view in its cell, in shares of the free room.
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_GridCellModifier { $0.anchor = anchor })
    }

    /// Sets the alignment of the views in this cell's column.
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridCellModifier { $0.columnAlignment = guide })
    }

    /// Sets the directions in which the cell asks for no room, and takes the room that the others leave.
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_GridCellModifier { $0.unsized = axes })
    }
}
