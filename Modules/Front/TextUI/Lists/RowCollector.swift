/// The rows of a list as its content gives them: some made, some to be made when they come into view.
@MainActor
struct RowCollector {
    enum Part {
        /// What stands there whatever is scrolled.
        case fixed(ViewNode, [Wrap])
        /// As many rows as the source has elements.
        case rows(any RowSource, [Wrap])
        case header(ViewNode)
        case footer(ViewNode)
    }

    typealias Wrap = (Element) -> Element

    private(set) var parts: [Part] = []
    private var wraps: [Wrap] = []

    mutating func add(_ node: ViewNode) {
        if let source = node as? any RowSource {
            parts.append(.rows(source, wraps))
        } else {
            parts.append(.fixed(node, wraps))
        }
    }

    mutating func addHeader(_ node: ViewNode) { parts.append(.header(node)) }
    mutating func addFooter(_ node: ViewNode) { parts.append(.footer(node)) }

    mutating func wrapping<Base, Modifier>(
        by node: ElementModifierNode<Base, Modifier>, _ visit: (inout RowCollector) -> Void
    ) {
        wraps.append { [unowned node] in node.wrap($0) }
        visit(&self)
        wraps.removeLast()
    }
}

extension RowCollector.Part {
    @MainActor
    var count: Int {
        if case .rows(let source, _) = self { source.rowCount } else { 1 }
    }

    @MainActor
    func elements(at index: Int) -> [Element] {
        switch self {
        case .fixed(let node, let wraps): Self.wrap(node.elements, wraps)
        case .rows(let source, let wraps): Self.wrap(row(source, index), wraps)
        case .header(let node), .footer(let node): node.elements
        }
    }

    @MainActor
    private func row(_ source: any RowSource, _ index: Int) -> [Element] {
        let elements = source.row(at: index).elements
        let id = source.id(at: index)
        for element in elements { element.rowID = id }
        return elements
    }

    @MainActor
    private static func wrap(_ elements: [Element], _ wraps: [RowCollector.Wrap]) -> [Element] {
        wraps.isEmpty ? elements : elements.map { element in wraps.reversed().reduce(element) { $1($0) } }
    }

    @MainActor
    func actions(at index: Int) -> [RowAction] {
        if case .rows(let source, _) = self { source.rowActions(at: index) } else { [] }
    }

    var isHeader: Bool { if case .header = self { true } else { false } }
    var isFooter: Bool { if case .footer = self { true } else { false } }
}
