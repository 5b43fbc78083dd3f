import TextUICore

/// A table's rows as a list's.
struct TableContent: View {
    let table: UITableView
    let version: Int

    var body: some View {
        ScrollViewReader { proxy in
            List {
                if let header = table.tableHeaderView { UIViewContent(header) }
                ForEach(0..<table.numberOfSections, id: \.self) { section in
                    TableSection(table: table, section: section, version: version)
                }
                if let footer = table.tableFooterView { UIViewContent(footer) }
            }
            .onAppear { table.scroller = proxy }
            .onDisappear { table.scroller = nil }
        }
    }
}

private struct TableSection: View {
    let table: UITableView
    let section: Int
    let version: Int

    var body: some View {
        let rows = (0..<table.numberOfRows(inSection: section)).lazy.map { IndexPath(row: $0, section: section) }
        Section {
            ForEach(rows, id: \.self) { TableRow(table: table, indexPath: $0, version: version) }
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
                .onDisappear { table.forget(indexPath) }
        }
    }

    @ViewBuilder private var actions: some View {
        let own = swipes
        ForEach(Array((own ?? []).enumerated()), id: \.offset) { _, action in
            Button(role: action.style == .destructive ? .destructive : nil) {
                action.handler(action, table) { _ in }
            } label: {
                Text(verbatim: action.title ?? "")
            }
        }
        if own == nil, let (title, style) = editing {
            Button(title, role: style == .delete ? .destructive : nil) { table.commit(style, indexPath) }
        }
        if table.isEditing, table.dataSource?.tableView(table, canMoveRowAt: indexPath) == true {
            if indexPath.row > 0 { moving("Move up", by: -1) }
            if indexPath.row + 1 < table.numberOfRows(inSection: indexPath.section) { moving("Move down", by: 1) }
        }
        if table.cellForRow(at: indexPath)?.accessoryType.isButton == true {
            Button("More info") { table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath) }
        }
    }

    /// The delegate's own actions at both sides; nil where it leaves that to the table.
    private var swipes: [UIContextualAction]? {
        let sides = [
            table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath),
            table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath),
        ]
        let given = sides.compactMap { $0 ?? nil }
        return given.isEmpty ? nil : given.flatMap(\.actions)
    }

    private var editing: (title: String, style: UITableViewCell.EditingStyle)? {
        guard table.dataSource?.tableView(table, canEditRowAt: indexPath) == true else { return nil }
        let delegate = table.delegate
        switch delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete {
        case .delete:
            let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
            return ((title ?? nil) ?? "Delete", .delete)
        case .insert: return ("Insert", .insert)
        case .none: return nil
        }
    }

    private func moving(_ title: String, by distance: Int) -> some View {
        let (row, section) = (indexPath.row + distance, indexPath.section)
        return Button(title) { table.move(indexPath, to: IndexPath(row: row, section: section)) }
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
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

    private var row: some View {
        PressedContent(view: cell, press: cell.selectionStyle != .none || !cell.holdsControls ? press : nil)
    }
}

/// A view of UIKit's that is pressed as a whole, where there is something to do then.
struct PressedContent: View {
    let view: UIView
    let press: (@MainActor () -> Void)?

    var body: some View {
        if let press {
            Button {
                press()
            } label: {
                UIViewContent(view)
            }
            .buttonStyle(.plain)
        } else {
            UIViewContent(view)
        }
    }
}

extension UITableViewCell {
    /// Whether something in the row can be pressed by itself.
    fileprivate var holdsControls: Bool {
        func holds(_ view: UIView) -> Bool { view is UIControl || view.subviews.contains(where: holds) }
        return subviews.contains(where: holds) || accessoryView.map(holds) == true
    }
}
