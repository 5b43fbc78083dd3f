/// The places of views in cells, by which a module that is not SwiftUI's lays out its drawings with TextUI.
@MainActor
package protocol Arrangement {
    /// The size that the views take of one that is offered; nil asks for the ideal length. A screen that grows is as tall
    /// as what is on it, another has the height that it has.
    func size(of children: [ArrangedChild], width: Int?, height: Int?, isGrowing: Bool) -> (width: Int, height: Int)
    func place(_ children: [ArrangedChild], x: Int, y: Int, width: Int, height: Int)
    /// The kind of part in a page of which each view is a cell; nil for one that is none.
    var partOfCells: PagePart.Kind? { get }
}

extension Arrangement {
    package var partOfCells: PagePart.Kind? { nil }
}

/// One of the views that an arrangement places.
@MainActor
package struct ArrangedChild {
    let element: ViewElement

    package func size(width: Int?, height: Int?) -> (width: Int, height: Int) {
        let size = element.size(SizeProposal(width: width, height: height))
        return (size.width, size.height)
    }

    package func place(x: Int, y: Int, width: Int, height: Int) {
        element.place(CellRect(x: x, y: y, width: max(0, width), height: max(0, height)))
    }

    /// Whether it is on a screen that is as tall as what is on it.
    package var isGrowing: Bool { element.environment.growsWithContent }

    /// A length so great that it means as much as there may be.
    package static var unlimited: Int { SizeProposal.unlimited }
}

/// Views as an arrangement places them: always one element, whatever it is made of.
nonisolated package struct ArrangedView<Content: View>: View, ContainerView {
    package typealias Body = Never

    let arrangement: any Arrangement
    package let content: Content

    @MainActor package var partOfCells: PagePart.Kind? { arrangement.partOfCells }

    package init(_ arrangement: any Arrangement, @ViewBuilder content: () -> Content) {
        self.arrangement = arrangement
        self.content = content()
    }

    @MainActor
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        let size = arrangement.size(
            of: children.map(ArrangedChild.init), width: proposal.width, height: proposal.height,
            isGrowing: environment.growsWithContent)
        return CellSize(width: size.width, height: size.height)
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {
        arrangement.place(
            children.map(ArrangedChild.init), x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    @MainActor
    package static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}
