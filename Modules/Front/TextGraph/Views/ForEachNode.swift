/// The node of a `ForEach`. Its subclasses make the rows, all at once or as they come into view.
class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<ForEach<Data, ID, Content>> {
    override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        var (view, context) = (view, context)
        view.takeEdits(of: &context.environment)
        super.init(view, context)
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
        var (view, environment) = (view, environment)
        view.takeEdits(of: &environment)
        super.update(view, environment)
        isOutdated = false
        updateRows()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        var environment = environment
        view.takeEdits(of: &environment)
        self.environment = environment
        for row in children { row.propagate(environment) }
    }

    override func refresh() {
        update(view, environment)
    }

    /// Brings the rows up to date with the view.
    func updateRows() {}

    /// The ids of the children, as elements carry them.
    var rowIDs: [AnyHashable] { [] }

    override func visitPages(_ pages: inout [ViewNode]) {
        for (row, id) in zip(children, rowIDs) {
            // An element's id is its page's tag.
            for element in row.elements { element.rowID = id }
            row.visitPages(&pages)
        }
    }

    override var elements: [ViewElement] {
        var all: [ViewElement] = []
        for (row, id) in zip(children, rowIDs) {
            let elements = row.elements
            for element in elements { element.rowID = id }
            all += elements
        }
        return all
    }

    func content(_ element: Data.Element) -> Content {
        Tracking.run(self) { view.content(element) }
    }
}
