extension PageStep {
    /// The steps out of a view of cells, from the innermost on: the cell, in a grid its row, and the view.
    @MainActor
    static func cells(of kind: PagePart.Kind, in element: ViewElement, around child: ViewElement?) -> [PageStep] {
        let number = element.node.number
        guard let child, kind != .table else { return [PageStep(kind, number)] }
        guard kind == .grid else {
            let isOfTable = kind == .tableHead || kind == .tableRow
            let place = isOfTable ? element.children.firstIndex { $0 === child } : nil
            return [PageStep(.cell, child.node.number, place: place), PageStep(kind, number)]
        }
        guard let cell = child as? GridCellElement else { return [PageStep(kind, number)] }
        return [
            PageStep(.cell, cell.content.node.number), PageStep(.gridRow, cell.node.number), PageStep(kind, number),
        ]
    }
}
