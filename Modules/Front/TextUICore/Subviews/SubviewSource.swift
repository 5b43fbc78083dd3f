/// Holds the view whose parts a container shows: they live here, and stand where the container puts them.
final class SubviewSource: ViewNode {
    private weak var owner: (any SubviewContainer)?
    private var places: [ObjectIdentifier: Place] = [:]
    var content: ViewNode!

    private struct Place {
        weak var node: ViewNode?
    }

    init(_ owner: any SubviewContainer, _ context: NodeContext) {
        self.owner = owner
        super.init(context)
    }

    override var children: [ViewNode] { ViewNode.only(content) }

    func show(_ part: ViewNode, in place: ViewNode) {
        places[ObjectIdentifier(part)] = Place(node: place)
    }

    func hide(_ part: ViewNode) {
        places[ObjectIdentifier(part)] = nil
    }

    func isShown(_ part: ViewNode, in place: ViewNode) -> Bool {
        places[ObjectIdentifier(part)]?.node === place
    }

    override func elementsBelowChanged() {
        for place in places.values { place.node?.elementsChanged() }
        owner?.partsChanged()
    }

    /// The parts, in reading order, with the sections that they stand in.
    var sections: [(node: (any SectionParts)?, parts: [ViewNode])] {
        var pages: [ViewNode] = []
        content?.visitPages(&pages)
        var sections: [(node: (any SectionParts)?, parts: [ViewNode])] = []
        for page in pages {
            if let section = page as? any SectionParts {
                sections.append((section, section.parts))
            } else if let last = sections.last, last.node == nil {
                sections[sections.count - 1].parts.append(page)
            } else {
                sections.append((nil, [page]))
            }
        }
        return sections
    }
}

/// A node that shows the parts of another view.
@MainActor
protocol SubviewContainer: AnyObject {
    func partsChanged()
}

/// A section, as a container sees it.
@MainActor
protocol SectionParts: ViewNode {
    var headers: [ViewNode] { get }
    var parts: [ViewNode] { get }
    var footers: [ViewNode] { get }
}
