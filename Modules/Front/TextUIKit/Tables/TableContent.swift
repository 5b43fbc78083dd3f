import TextUI

/// A table's rows as a list's.
struct TableContent: View {
    let table: UITableView
    let version: Int

    var body: some View {
        List {
            if let header = table.tableHeaderView { UIViewContent(header) }
            ForEach(0..<table.numberOfSections, id: \.self) { section in
                TableSection(table: table, section: section, version: version)
            }
            if let footer = table.tableFooterView { UIViewContent(footer) }
        }
    }
}

private struct TableSection: View {
    let table: UITableView
    let section: Int
    let version: Int

    var body: some View {
        let rows = table.numberOfRows(inSection: section)
        Section {
            ForEach(0..<rows, id: \.self) { row in
                TableRow(table: table, indexPath: IndexPath(row: row, section: section), version: version)
            }
        } header: {
            header
        } footer: {
            footer
        }
    }

    @ViewBuilder private var header: some View {
        if let view = table.delegate?.tableView(table, viewForHeaderInSection: section) {
            UIViewContent(view)
        } else if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
            Text(verbatim: title)
        }
    }

    @ViewBuilder private var footer: some View {
        if let view = table.delegate?.tableView(table, viewForFooterInSection: section) {
            UIViewContent(view)
        } else if let title = table.dataSource?.tableView(table, titleForFooterInSection: section) {
            Text(verbatim: title)
        }
    }
}

private struct TableRow: View {
    let table: UITableView
    let indexPath: IndexPath
    let version: Int

    private var press: (@MainActor () -> Void)? {
        guard table.allowsSelection, table.delegate?.tableView(table, shouldHighlightRowAt: indexPath) == true else {
            return nil
        }
        return { table.press(indexPath) }
    }

    var body: some View {
        if let cell = table.cell(at: indexPath) {
            CellRow(cell: cell, press: press)
                .swipeActions { actions }
                .id(ObjectIdentifier(cell))
        }
    }

    @ViewBuilder private var actions: some View {
        let configuration = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
        let own = configuration?.actions ?? []
        ForEach(Array(own.enumerated()), id: \.offset) { _, action in
            Button(role: action.style == .destructive ? .destructive : nil) {
                action.handler(action, table) { _ in }
            } label: {
                Text(verbatim: action.title ?? "")
            }
        }
        if configuration == nil, table.dataSource?.tableView(table, canEditRowAt: indexPath) == true {
            Button("Delete", role: .destructive) { table.remove(indexPath) }
        }
    }
}

/// One cell, which is pressed as a whole unless there is something in it to press.
private struct CellRow: View {
    let cell: UITableViewCell
    let press: (@MainActor () -> Void)?
    @ObservedObject private var changes: Changes

    init(cell: UITableViewCell, press: (@MainActor () -> Void)?) {
        self.cell = cell
        self.press = press
        changes = cell.changes
    }

    var body: some View {
        row
            .badge(cell.badge)
            .accessibilityIdentifier(cell.accessibilityIdentifier ?? "")
    }

    @ViewBuilder private var row: some View {
        if let press, cell.selectionStyle != .none || !cell.holdsControls {
            Button {
                press()
            } label: {
                UIViewContent(cell)
            }
            .buttonStyle(.plain)
        } else {
            UIViewContent(cell)
        }
    }
}

extension UITableViewCell {
    /// Whether something in the row can be pressed by itself.
    fileprivate var holdsControls: Bool {
        func holds(_ view: UIView) -> Bool { view is UIControl || view.subviews.contains(where: holds) }
        return holds(contentView) || accessoryView.map(holds) == true
    }
}
