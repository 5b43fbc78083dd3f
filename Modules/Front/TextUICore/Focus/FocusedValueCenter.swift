/// The views that give values away with the focus, and the properties that read them.
@MainActor
final class FocusedValueCenter {
    private struct Source {
        weak var node: (any FocusedValueSource)?
    }

    private struct Reader {
        weak var slot: (any FocusedValueReader)?
    }

    private var sources: [Source] = []
    private var readers: [Reader] = []
    private var known: FocusedValues?

    nonisolated init() {}

    func add(_ node: any FocusedValueSource) {
        if sources.isEmpty { node.graph.focusMoved = { [weak self] in self?.focusMoved(in: $0) } }
        sources.append(Source(node: node))
        changed(in: node.graph)
    }

    func add(_ slot: any FocusedValueReader) {
        readers.append(Reader(slot: slot))
    }

    private func focusMoved(in graph: Graph) {
        if !sources.isEmpty { changed(in: graph) }
    }

    /// Something that is given away has changed, or the focus: who reads it is told when the screen is up to date.
    func changed(in graph: Graph) {
        known = nil
        graph.afterUpdate { [weak self, weak graph] in
            guard let self, let graph else { return }
            self.known = nil
            self.readers.removeAll { $0.slot == nil }
            let values = self.values(in: graph)
            for reader in self.readers { reader.slot?.focusedValuesChanged(values) }
        }
    }

    /// Returns the values of the moment: a scene's, and over those the ones of the views around the focus, the
    /// innermost last.
    func values(in graph: Graph) -> FocusedValues {
        if let known { return known }
        sources.removeAll { $0.node?.isMounted != true }
        var values = FocusedValues()
        let active = sources.compactMap(\.node).filter(\.isActive).sorted { $0.depth < $1.depth }
        for source in active where source.isOfScene { source.give(&values) }
        for source in active where !source.isOfScene && source.holdsFocus { source.give(&values) }
        known = values
        return values
    }
}

/// A node that gives a value away.
@MainActor
protocol FocusedValueSource: ViewNode {
    /// Whether the value counts wherever in the scene the focus is.
    var isOfScene: Bool { get }
    func give(_ values: inout FocusedValues)
}

extension FocusedValueSource {
    fileprivate var holdsFocus: Bool {
        guard let focus = graph.focus else { return false }
        return elements.contains { SemanticTree.of($0).contains { $0.focusID == focus } }
    }
}

/// A property that reads a value of the focus.
@MainActor
protocol FocusedValueReader: AnyObject {
    func focusedValuesChanged(_ values: FocusedValues)
}

/// The slot that a node keeps for a property that reads a value of the focus.
@MainActor
final class FocusedValueSlot<Value>: FocusedValueReader {
    private weak var node: ViewNode?
    private var read: (FocusedValues) -> Value?
    private(set) var value: Value?

    init(_ node: ViewNode, _ read: @escaping (FocusedValues) -> Value?) {
        self.node = node
        self.read = read
        node.graph.focusedValues.add(self)
    }

    func refresh(_ read: @escaping (FocusedValues) -> Value?) -> Value? {
        guard let node else { return value }
        self.read = read
        value = read(node.graph.focusedValues.values(in: node.graph))
        return value
    }

    func focusedValuesChanged(_ values: FocusedValues) {
        let new = read(values)
        guard !areEqual(new, value) else { return }
        value = new
        node?.invalidate()
    }
}

extension Graph {
    private enum FocusedValueKey: GraphKey { static var initialValue: FocusedValueCenter { .init() } }

    /// The values that the scene and the views with the focus give to others.
    var focusedValues: FocusedValueCenter { self[FocusedValueKey.self] }
}
