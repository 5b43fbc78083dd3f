import TextHost
import TextUICore

/// Writes a screen as the content of a page: each part by the view that makes it, each element by its meaning, in the
/// order of the screen.
@MainActor
struct PageWriter {
    /// A value that was refused, as it was typed, and the reason.
    struct Refusal: Equatable {
        let value: String
        let reason: String
    }

    let page: PageFrame
    /// By the keys of the fields.
    let refusals: [String: Refusal]
    let notice: String?
    /// The words in place of a title where the screen has none.
    let app: String
    /// The path before files: a line that begins so is a link.
    let files: String
    /// The path of the page to which a value leads; nil where that has no address.
    let link: (AnyHashable) -> String?
    /// Whether the element with the focus asks a browser for it.
    var marksFocus = false

    /// The element that an update of the whole page replaces.
    static let screenID = "screen"
    static let noticeID = "notice"

    /// The parts around an element that is written.
    struct Surroundings {
        var isBar = false
        var isSearch = false
        var isQuestion = false
        /// Whether it begins a section, and so may be its heading.
        var isSection = false
        /// Whether its further words stand in the cells beside it.
        var isFirstCell = false
        /// Whether it is the label of a column, whose cell says its order.
        var isColumnLabel = false
    }

    var title: String {
        let title = page.frame.title
        return title.isEmpty || title == app ? app : "\(title) – \(app)"
    }

    /// The key of the title, which takes the focus when the page changes; nil where nothing is one.
    var titleKey: String? { heading.map { page.keys[$0] } }

    private var heading: Int? {
        page.frame.elements.firstIndex { [.alert, .dialog].contains($0.role) }
            ?? (page.frame.title.isEmpty
                ? nil : page.frame.elements.firstIndex { $0.role == .heading && $0.label == page.frame.title })
    }

    /// The screen: the way back, a notice, the content, and the windows before and after it.
    var screen: HTMLElement {
        var content: [HTMLNode] = [.element(noticeElement)]
        // A question has its own buttons, and is all that can be reached.
        if page.hasWayBack, ![.alert, .dialog].contains(page.frame.presented) {
            content.append(.element(command("back", PageWords.back, kind: "back")))
        }
        if heading == nil {
            content.append(
                .element(HTMLElement("h1", ["id": "title", "class": "unseen", "tabindex": "-1"], [.text(app)])))
        }
        if page.hasLess { content.append(.element(command("less", PageWords.less, kind: "window"))) }
        content += nodes(page.content, Surroundings())
        if page.hasMore { content.append(.element(command("more", PageWords.more, kind: "window"))) }
        if page.isRefreshable { content.append(.element(command("refresh", PageWords.refresh, kind: "refresh"))) }
        content.append(
            .element(HTMLElement("noscript", ["id": "apply"], [.element(command("set", PageWords.apply, kind: nil))])))
        let isDialog = page.frame.presented.map { [.sheet, .popover, .fullScreenCover, .menu].contains($0) } ?? false
        guard isDialog else { return main(content) }
        let dialog = HTMLElement(
            "dialog",
            [
                "open": "", "id": "presented", "class": page.frame.presented?.rawValue,
                "aria-labelledby": titleKey ?? "title",
            ],
            content)
        return main([.element(dialog)])
    }

    private func main(_ content: [HTMLNode]) -> HTMLElement {
        HTMLElement("main", ["id": Self.screenID, "data-follows-focus": page.followsFocus ? "" : nil], content)
    }

    private var noticeElement: HTMLElement {
        HTMLElement(
            "p", ["id": Self.noticeID, "role": "status", "class": notice == nil ? "unseen" : "notice"],
            notice.map { [.text($0)] } ?? [])
    }

    private func command(_ name: String, _ words: String, kind: String?) -> HTMLElement {
        HTMLElement("button", ["id": "do-\(name)", "class": kind, "name": "do", "value": name], [.text(words)])
    }

    func nodes(_ content: [PagePart.Content], _ surroundings: Surroundings) -> [HTMLNode] {
        var nodes: [HTMLNode] = []
        var isFirst = true
        var index = content.startIndex
        while index < content.endIndex {
            var inner = surroundings
            if !isFirst { inner.isSection = false }
            isFirst = false
            switch content[index] {
            case .part(let part):
                nodes.append(.element(element(of: part, inner)))
                index += 1
            case .element(let first):
                let table = rows(after: first, in: content[index...].dropFirst())
                nodes += self.nodes(of: first, inner)
                if !table.isEmpty { nodes.append(.element(valuesTable(table, of: first))) }
                index += 1 + table.count
            }
        }
        return nodes
    }

    /// The rows that say what a picture shows: those of the same view.
    private func rows(after picture: Int, in rest: ArraySlice<PagePart.Content>) -> [Int] {
        guard page.frame.elements[picture].role == .image else { return [] }
        let key = page.keys[picture]
        return rest.prefix { content in
            guard case .element(let index) = content else { return false }
            return page.frame.elements[index].role == .row && page.keys[index].hasPrefix(key + ".")
        }.compactMap { if case .element(let index) = $0 { index } else { nil } }
    }

    private func valuesTable(_ rows: [Int], of picture: Int) -> HTMLElement {
        let key = page.keys[picture]
        let lines = rows.map { index -> HTMLNode in
            let element = page.frame.elements[index]
            return .element(
                HTMLElement(
                    "tr", ["id": page.keys[index], "data-role": element.role.rawValue],
                    [
                        .element(HTMLElement("th", ["scope": "row"], [.text(element.label)])),
                        .element(HTMLElement("td", [:], element.value.map { [.text($0)] } ?? [])),
                    ]))
        }
        return HTMLElement(
            "details", ["id": "values-\(key)", "class": "values"],
            [
                .element(HTMLElement("summary", [:], [.text(PageWords.values)])),
                .element(HTMLElement("table", ["id": "table-\(key)"], [.element(HTMLElement("tbody", [:], lines))])),
            ])
    }

    private func element(of part: PagePart, _ surroundings: Surroundings) -> HTMLElement {
        var inner = surroundings
        inner.isSection = part.kind == .section
        switch part.kind {
        case .bar:
            inner.isBar = true
            return HTMLElement("div", ["id": part.key, "class": "bar"], nodes(part.content, inner))
        case .search:
            inner.isSearch = true
            return HTMLElement(
                "div", ["id": part.key, "class": "search", "role": "search"], nodes(part.content, inner))
        case .question:
            inner.isQuestion = true
            return HTMLElement(
                "dialog",
                [
                    "open": "", "id": part.key, "class": "question", "role": "alertdialog", "aria-modal": "true",
                    "aria-labelledby": titleKey,
                ], nodes(part.content, inner))
        case .list:
            // What comes into a list of such elements is read out, as a message is.
            return HTMLElement(
                "div", ["id": part.key, "class": "list", "role": hasLiveItem(part) ? "log" : nil], lists(part, inner))
        case .section:
            return HTMLElement(
                "section", ["id": part.key, "aria-labelledby": sectionHeading(part)], lists(part, inner))
        case .item: return HTMLElement("li", ["id": part.key], nodes(part.content, inner))
        case .table: return table(part)
        case .across:
            return HTMLElement(
                "div", ["id": part.key, "class": "across", "tabindex": "0", "role": "group"],
                nodes(part.content, inner))
        case .page, .body, .column, .line, .spread, .end, .scroll, .grid, .gridRow, .cells, .tiles, .cell,
            .disclosed, .tableHead, .tableRow:
            let names = [part.kind.rawValue] + (part.arrangement.map(Self.classes) ?? [])
            return HTMLElement(
                "div", ["id": part.key, "class": names.joined(separator: " ")], nodes(part.content, inner))
        }
    }

    private func hasLiveItem(_ part: PagePart, isInItem: Bool = false) -> Bool {
        part.content.contains { content in
            switch content {
            case .part(let inner): hasLiveItem(inner, isInItem: isInItem || inner.kind == .item)
            case .element(let index): isInItem && page.frame.elements[index].isLive
            }
        }
    }

    /// The classes of the distance that comes nearest, and of where the views of a stack stand.
    private static func classes(of arrangement: PagePart.Arrangement) -> [String] {
        let distances: [CGFloat] = [0, 4, 8, 16, 24, 32]
        let spacing = arrangement.spacing.flatMap { spacing in
            distances.min { abs($0 - spacing) < abs($1 - spacing) }
        }
        return [spacing.map { "gap-\(Int($0))" }, arrangement.edge.map { "at-\($0.rawValue)" }].compactMap { $0 }
    }

    /// The key of the heading that names a section as a region; nil where another heading says the same, as regions of
    /// one name cannot be told apart.
    private func sectionHeading(_ section: PagePart) -> String? {
        guard case .element(let index) = section.content.first, isOnlyHeading(page.frame.elements[index]) else {
            return nil
        }
        return page.keys[index]
    }

    private func isOnlyHeading(_ element: SemanticElement) -> Bool {
        element.role == .heading
            && page.frame.elements.count { $0.role == .heading && $0.label == element.label } == 1
    }

    /// The content of a list or a section, its rows in lists of HTML.
    private func lists(_ part: PagePart, _ surroundings: Surroundings) -> [HTMLNode] {
        var nodes: [HTMLNode] = []
        var count = 0
        for content in part.content {
            var inner = surroundings
            inner.isSection = surroundings.isSection && nodes.isEmpty
            guard case .part(let item) = content, item.kind == .item else {
                nodes += self.nodes([content], inner)
                continue
            }
            let row = HTMLNode.element(element(of: item, Surroundings()))
            if case .element(var list) = nodes.last, list.name == "ul" {
                list.content.append(row)
                nodes[nodes.count - 1] = .element(list)
            } else {
                count += 1
                nodes.append(.element(HTMLElement("ul", ["id": "rows\(count)-\(part.key)"], [row])))
            }
        }
        return nodes
    }
}
