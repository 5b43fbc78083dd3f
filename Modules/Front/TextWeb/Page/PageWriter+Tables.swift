import TextUICore

extension PageWriter {
    /// A table of HTML: the labels of its columns, and its rows.
    func table(_ table: PagePart) -> HTMLElement {
        let columns = columns(of: table)
        let parts = table.content.flatMap { content -> [HTMLElement] in
            guard case .part(let part) = content else { return [] }
            guard part.kind == .tableHead else { return bodies(of: part, columns) }
            let labels = row("row-\(part.key)", cells(of: part, columns, "th", scope: "col"))
            return [HTMLElement("thead", ["id": part.key], [labels])]
        }
        return HTMLElement("table", ["id": table.key, "class": "table"], parts.map { .element($0) })
    }

    /// The rows of a list. Each section has a body of its own, and so have the rows between two sections.
    private func bodies(of list: PagePart, _ columns: Int) -> [HTMLElement] {
        var bodies: [HTMLElement] = []
        var isOpen = false
        for content in list.content {
            if case .part(let section) = content, section.kind == .section {
                bodies.append(HTMLElement("tbody", ["id": section.key], rows(of: section, columns)))
                isOpen = false
            } else {
                if !isOpen { bodies.append(HTMLElement("tbody", ["id": "rows\(bodies.count)-\(list.key)"])) }
                bodies[bodies.count - 1].content.append(row(of: content, columns))
                isOpen = true
            }
        }
        return bodies
    }

    /// The rows of a section, whose heading is the header of them all.
    private func rows(of section: PagePart, _ columns: Int) -> [HTMLNode] {
        section.content.enumerated().map { place, content in
            guard place == 0, case .element(let index) = content, page.frame.elements[index].role == .heading else {
                return row(of: content, columns)
            }
            let words = nodes([content], Surroundings())
            return row(nil, [HTMLElement("th", ["colspan": "\(columns)", "scope": "rowgroup"], words)])
        }
    }

    private func row(of content: PagePart.Content, _ columns: Int) -> HTMLNode {
        if case .part(let item) = content, item.kind == .item { return row(item.key, cells(of: item, columns)) }
        return row(nil, [HTMLElement("td", ["colspan": "\(columns)"], nodes([content], Surroundings()))])
    }

    private func row(_ id: String?, _ cells: [HTMLElement]) -> HTMLNode {
        .element(HTMLElement("tr", ["id": id], cells.map { .element($0) }))
    }

    /// The cells of a row. What stands in it beside them, such as a button that opens it, stands in the one before.
    private func cells(of item: PagePart, _ columns: Int) -> [HTMLElement] {
        var cells: [HTMLElement] = []
        var others: [HTMLNode] = []
        for content in item.content {
            if case .part(let row) = content, row.kind == .tableRow {
                cells += self.cells(of: row, columns, "td")
            } else if case .element(let index) = content, let words = page.layouts[index]?.cells {
                let key = page.keys[index]
                cells += words.enumerated().map { place, words in
                    let isFirst = place == 0
                    return HTMLElement(
                        "td", ["id": "cell\(place)-\(key)", "class": isFirst ? "whole" : nil],
                        isFirst
                            ? nodes(of: index, Surroundings(isFirstCell: true))
                            : nodes(words, isInControl: page.frame.elements[index].takesPress))
                }
            } else if cells.isEmpty {
                others += nodes([content], Surroundings())
            } else {
                cells[cells.count - 1].content += nodes([content], Surroundings())
            }
        }
        if cells.isEmpty { cells = [HTMLElement("td", ["colspan": "\(columns)"])] }
        cells[0].content = others + cells[0].content
        return cells
    }

    private func cells(of row: PagePart, _ columns: Int, _ name: String, scope: String? = nil) -> [HTMLElement] {
        var cells = (0..<columns).map { HTMLElement(name, ["id": "cell\($0)-\(row.key)", "scope": scope]) }
        for case .part(let cell) in row.content {
            guard let place = cell.place, cells.indices.contains(place) else { continue }
            cells[place].content += nodes(cell.content, Surroundings())
        }
        return cells
    }

    private func columns(of part: PagePart) -> Int {
        var columns = 1
        for content in part.content {
            switch content {
            case .part(let cell) where cell.kind == .cell: columns = max(columns, (cell.place ?? 0) + 1)
            case .part(let part): columns = max(columns, self.columns(of: part))
            case .element(let index): columns = max(columns, page.layouts[index]?.cells?.count ?? 1)
            }
        }
        return columns
    }
}
