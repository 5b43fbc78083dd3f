import TextHost
import TextUICore

extension PageWriter {
    /// A table of HTML: the labels of its columns, and its rows.
    func table(_ table: PagePart) -> HTMLElement {
        let columns = columns(of: table)
        let parts = table.content.flatMap { content -> [HTMLElement] in
            guard case .part(let part) = content else { return [] }
            guard part.kind == .tableHead else { return bodies(of: part, columns) }
            return [HTMLElement("thead", ["id": part.key], [row("row-\(part.key)", labels(of: part, columns))])]
        }
        return HTMLElement("table", ["id": table.key, "class": "table"], parts.map { .element($0) })
    }

    /// The rows of a list. Each section has a body of its own, and so have the rows between two sections.
    private func bodies(of list: PagePart, _ columns: Int) -> [HTMLElement] {
        var bodies: [HTMLElement] = []
        var (before, isOpen) = (list.key, false)
        for content in list.content {
            if case .part(let section) = content, section.kind == .section {
                bodies.append(HTMLElement("tbody", ["id": section.key], rows(of: section, columns)))
                (before, isOpen) = (section.key, false)
            } else {
                if !isOpen { bodies.append(HTMLElement("tbody", ["id": "rows-\(before)"])) }
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
        if case .part(let item) = content, item.kind == .item {
            var (inner, depth) = (item, 0)
            while inner.content.count == 1, case .part(let part) = inner.content[0], part.kind == .disclosed {
                (inner, depth) = (part, depth + 1)
            }
            return row(item.key, cells(of: inner, columns), depth: depth)
        }
        return row(nil, [HTMLElement("td", ["colspan": "\(columns)"], nodes([content], Surroundings()))])
    }

    /// - Parameter depth: The number of branches around the row, in a tree.
    private func row(_ id: String?, _ cells: [HTMLElement], depth: Int = 0) -> HTMLNode {
        let kind = depth > 0 ? "depth-\(min(depth, 4))" : nil
        return .element(HTMLElement("tr", ["id": id, "class": kind], cells.map { .element($0) }))
    }

    /// The cells of a row. What stands in it beside them, such as a button that opens it, stands in the one before.
    private func cells(of item: PagePart, _ columns: Int) -> [HTMLElement] {
        var cells: [HTMLElement] = []
        var others: [HTMLNode] = []
        for content in item.content {
            if case .part(let row) = content, row.kind == .tableRow {
                cells += self.cells(ofRow: row, columns)
            } else if case .element(let index) = content, let words = page.layouts[index]?.cells {
                let key = page.keys[index]
                cells += words.enumerated().map { place, words in
                    let isFirst = place == 0
                    return HTMLElement(
                        "td", ["id": "cell\(place)-\(key)", "class": isFirst ? "whole" : nil],
                        isFirst
                            ? nodes(of: index, Surroundings(isFirstCell: true))
                            : nodes(words, of: index))
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

    private func cells(ofRow row: PagePart, _ columns: Int) -> [HTMLElement] {
        contents(of: row, columns).enumerated().map { place, content in
            HTMLElement("td", ["id": "cell\(place)-\(row.key)"], nodes(content, Surroundings()))
        }
    }

    /// The labels of the columns, each with the order by which the rows are sorted.
    private func labels(of head: PagePart, _ columns: Int) -> [HTMLElement] {
        contents(of: head, columns).enumerated().map { place, content in
            var order: String?
            if case .element(let index)? = content.first { order = page.frame.elements[index].value }
            let isSorted = order == "ascending" || order == "descending"
            return HTMLElement(
                "th", ["id": "cell\(place)-\(head.key)", "scope": "col", "aria-sort": isSorted ? order : nil],
                nodes(content, Surroundings(isColumnLabel: isSorted)))
        }
    }

    /// What stands in each column of a row, of which the empty cells are no parts.
    private func contents(of row: PagePart, _ columns: Int) -> [[PagePart.Content]] {
        var contents = [[PagePart.Content]](repeating: [], count: columns)
        for case .part(let cell) in row.content {
            guard let place = cell.place, contents.indices.contains(place) else { continue }
            contents[place] += cell.content
        }
        return contents
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
