/// The node of a modifier that is told where its view stands, whenever that is laid out.
///
/// Of a view of several elements the first is told of.
open class LaidOutNode<Base: View, Modifier: ViewModifier>: ContentNode<ModifiedContent<Base, Modifier>, Base> {
    /// The element whose place is told; nil until there is one.
    package private(set) final var place: LaidOutElement?

    open override class func content(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

    open override var elements: [ViewElement] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        let known = place.flatMap { $0.content === first ? $0 : nil }
        let place = known ?? LaidOutElement(first, self) { [unowned self] in self.laidOut($0) }
        self.place = place
        elements[0] = place
        return elements
    }

    open override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    /// Takes the place at which the view has been laid out. A subclass overrides it; it is called within a flush, and
    /// not for places that are only tried.
    open func laidOut(_ proxy: GeometryProxy) {}
}

/// A wrapper that tells the place of its content.
package final class LaidOutElement: WrapperElement {
    private let laidOut: (GeometryProxy) -> Void

    init(_ content: ViewElement, _ node: ViewNode, laidOut: @escaping (GeometryProxy) -> Void) {
        self.laidOut = laidOut
        super.init(content, node)
    }

    public override func layoutChildren() {
        super.layoutChildren()
        if isPlacedForGood { laidOut(GeometryProxy(self)) }
    }
}
