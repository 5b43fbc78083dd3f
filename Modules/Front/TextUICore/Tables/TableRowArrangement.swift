/// Puts a row's cells below the labels of their columns. Each column has its own width, and those without one share the
/// rest.
@MainActor
struct TableRowArrangement: Arrangement {
    let columns: [(width: TableColumnWidth, alignment: HorizontalAlignment)]
    var partOfCells: PagePart.Kind? = .tableRow
    private static let gap = 2

    /// The same for the labels of the columns.
    var ofHead: Self {
        var copy = self
        copy.partOfCells = .tableHead
        return copy
    }

    func size(
        of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool
    ) -> (width: Int, height: Int) {
        let offered = width.flatMap { $0 >= ArrangedChild.unlimited ? nil : $0 }
        guard let offered else {
            let sizes = children.map { $0.size(width: nil, height: nil) }
            return (
                sizes.reduce(0) { $0 + $1.width } + Self.gap * max(0, children.count - 1),
                sizes.map(\.height).max() ?? 0
            )
        }
        let widths = widths(of: offered)
        return (offered, zip(children, widths).map { $0.size(width: $1, height: nil).height }.max() ?? 0)
    }

    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int) {
        var left = x
        for (index, (child, column)) in zip(children, widths(of: width)).enumerated() {
            let own = min(column, child.size(width: column, height: height).width)
            let free = column - own
            let alignment = columns[index].alignment
            child.place(
                x: left + (alignment == .center ? free / 2 : alignment == .trailing ? free : 0), y: y, width: own,
                height: height)
            left += column + Self.gap
        }
    }

    /// The widths of the columns. Those with a width have it, and the others share the rest alike.
    private func widths(of total: Int) -> [Int] {
        var left = max(0, total - Self.gap * max(0, columns.count - 1))
        var widths = columns.map { column in
            column.width.ideal.map { max(1, Points.extent($0, along: .horizontal)) }
        }
        left = max(0, left - widths.reduce(0) { $0 + ($1 ?? 0) })
        var open = widths.filter { $0 == nil }.count
        for index in widths.indices where widths[index] == nil {
            let (least, most) = (columns[index].width.least, columns[index].width.most)
            var share = left / max(1, open)
            if let most { share = min(share, Points.extent(most, along: .horizontal)) }
            if let least { share = max(share, Points.extent(least, along: .horizontal)) }
            widths[index] = max(1, share)
            left = max(0, left - share)
            open -= 1
        }
        return widths.map { $0 ?? 1 }
    }
}
