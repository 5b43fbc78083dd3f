/// The node of a modifier that is told where its view stands, whenever that is laid out.
class LaidOutNode<Base: View, Modifier: ViewModifier>: ContentNode<ModifiedContent<Base, Modifier>, Base> {
    /// The element whose place is told; nil until there is one.
    private(set) final var place: LaidOutElement?

    override class func content(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

    override var elements: [Element] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        let known = place.flatMap { $0.content === first ? $0 : nil }
        let place = known ?? LaidOutElement(first, self) { [unowned self] in self.laidOut($0) }
        self.place = place
        elements[0] = place
        return elements
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    func laidOut(_ proxy: GeometryProxy) {}
}

/// A wrapper that tells the place of its content.
final class LaidOutElement: WrapperElement {
    private let laidOut: (GeometryProxy) -> Void

    init(_ content: Element, _ node: ViewNode, laidOut: @escaping (GeometryProxy) -> Void) {
        self.laidOut = laidOut
        super.init(content, node)
    }

    override func layoutChildren() {
        super.layoutChildren()
        if isPlacedForGood { laidOut(GeometryProxy(self)) }
    }
}
