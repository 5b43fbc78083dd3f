/// The rows of a list or a scroll view as its content gives them: some made, some to be made when they come into view.
@MainActor
public struct RowCollector {
    package struct Part {
        enum Kind {
            /// A view that is made however far is scrolled.
            case fixed(ViewNode)
            /// As many rows as the source has elements.
            case rows(any RowSource)
            /// As many sections, or other things of several rows, as the source has elements.
            case group(any RowSource)
            case header(ViewNode)
            case footer(ViewNode)
            /// So many empty rows of cells, above or below what is padded.
            case blank(ViewElement)
        }

        let kind: Kind
        let wraps: [Wrap]
        package let stack: Stack?
        /// The columns of the width that the wraps take.
        package let inset: Int
    }

    /// The arrangement of rows in the stack that gives them. A list has none, and gives each row its whole width.
    package struct Stack {
        package let id: ObjectIdentifier
        package let spacing: Int
        package let alignment: HorizontalAlignment

        package init(id: ObjectIdentifier, spacing: Int, alignment: HorizontalAlignment) {
            self.id = id
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    typealias Wrap = (ViewElement) -> ViewElement

    package private(set) var parts: [Part] = []
    private var wraps: [Wrap] = []
    private var stack: Stack?
    private var inset = 0

    /// Whether groups are made at once, for those who have to know all that they will show.
    private let opensGroups: Bool

    package init(stack: Stack? = nil, opensGroups: Bool = false) {
        self.stack = stack
        self.opensGroups = opensGroups
    }

    /// For what stands in an element of the group that `part` is.
    fileprivate init(in part: Part) {
        self.init(stack: part.stack)
        (wraps, inset) = (part.wraps, part.inset)
    }

    package mutating func add(_ node: ViewNode) {
        if let source = node as? any RowSource { add(.rows(source)) } else { add(.fixed(node)) }
    }

    /// Adds a source of several rows for each of its elements.
    mutating func addGroup(_ source: any RowSource) {
        guard opensGroups else { return add(.group(source)) }
        for index in 0..<source.rowCount { source.row(at: index).visitRows(&self) }
    }

    /// Adds a part that stands across a grid, between its lines.
    package mutating func addLine(_ part: Part) { add(part.kind) }

    package mutating func addHeader(_ node: ViewNode) { add(.header(node)) }
    package mutating func addFooter(_ node: ViewNode) { add(.footer(node)) }

    private mutating func add(_ kind: Part.Kind) {
        parts.append(Part(kind: kind, wraps: wraps, stack: stack, inset: inset))
    }

    mutating func wrapping<Base, Modifier>(
        by node: ElementModifierNode<Base, Modifier>, _ visit: (inout RowCollector) -> Void
    ) {
        wraps.append { [unowned node] in node.wrap($0) }
        visit(&self)
        wraps.removeLast()
    }

    /// Adds the rows of `visit` within a padding: its sides are each row's, its top and its bottom are the whole's.
    mutating func padding(by padding: RowPadding, _ visit: (inout RowCollector) -> Void) {
        add(.blank(padding.top))
        wraps.append { [unowned padding] in padding.wrap($0) }
        inset += padding.columns
        visit(&self)
        inset -= padding.columns
        wraps.removeLast()
        add(.blank(padding.bottom))
    }

    /// Adds the rows of `visit` within `stack`.
    package mutating func stacking(_ stack: Stack, _ visit: (inout RowCollector) -> Void) {
        let outer = self.stack
        self.stack = stack
        visit(&self)
        self.stack = outer
    }
}

extension RowCollector.Part {
    /// Tells the part from all others that are made of the same content.
    @MainActor
    package var identity: ObjectIdentifier {
        switch kind {
        case .fixed(let node), .header(let node), .footer(let node): ObjectIdentifier(node)
        case .rows(let source), .group(let source): ObjectIdentifier(source)
        case .blank(let element): ObjectIdentifier(element)
        }
    }

    @MainActor
    package var count: Int {
        switch kind {
        case .rows(let source), .group(let source): source.rowCount
        case .fixed, .header, .footer, .blank: 1
        }
    }

    /// Returns the parts that an element of the group gives.
    @MainActor
    package func parts(of element: Int) -> [RowCollector.Part] {
        var rows = RowCollector(in: self)
        group?.row(at: element).visitRows(&rows)
        return rows.parts
    }

    /// The node that gives the row there; nil for what no view gives.
    @MainActor
    package func node(at index: Int) -> ViewNode? {
        switch kind {
        case .fixed(let node), .header(let node), .footer(let node): node
        case .rows(let source): source.row(at: index)
        case .group, .blank: nil
        }
    }

    @MainActor
    package func elements(at index: Int) -> [ViewElement] {
        switch kind {
        case .fixed(let node): wrapped(node.elements)
        case .rows(let source): row(source, index)
        case .header(let node), .footer(let node): node.elements
        case .blank(let element): [element]
        case .group: []
        }
    }

    @MainActor
    private func row(_ source: any RowSource, _ index: Int) -> [ViewElement] {
        let elements = wrapped(source.row(at: index).elements)
        let id = source.id(at: index)
        for element in elements { element.rowID = id }
        return elements
    }

    @MainActor
    private func wrapped(_ elements: [ViewElement]) -> [ViewElement] {
        wraps.isEmpty ? elements : elements.map { element in wraps.reversed().reduce(element) { $1($0) } }
    }

    @MainActor
    package func actions(at index: Int) -> [RowAction] {
        source?.rowActions(at: index) ?? []
    }

    /// Returns the node there, or within it, with an id.
    @MainActor
    package func descendant(with id: AnyHashable) -> ViewNode? {
        switch kind {
        case .fixed(let node), .header(let node), .footer(let node): node.descendant(with: id)
        case .rows, .group, .blank: nil
        }
    }

    /// Whether what stands there was given that id.
    @MainActor
    package func holds(_ id: AnyHashable) -> Bool {
        switch kind {
        case .fixed(let node), .header(let node), .footer(let node):
            var node: ViewNode? = node
            if node?.holds(id) == true { return true }
            // The id may have been given around what stands there, which is no row of its own.
            node = node?.parent
            while let current = node, current.children.count == 1 {
                if let identified = current as? any Identified, identified.explicitID == id { return true }
                node = current.parent
            }
            return false
        case .rows, .group, .blank: return false
        }
    }

    package var source: (any RowSource)? { if case .rows(let source) = kind { source } else { nil } }
    package var group: (any RowSource)? { if case .group(let source) = kind { source } else { nil } }
    package var isBlank: Bool { if case .blank = kind { true } else { false } }
    package var isHeader: Bool { if case .header = kind { true } else { false } }
    package var headerNode: ViewNode? { if case .header(let node) = kind { node } else { nil } }
    package var isFooter: Bool { if case .footer = kind { true } else { false } }
}
