/// Content as wide as it likes, of which a window is shown.
package final class AcrossElement: GatheringElement, SizedContainer {
    private var offset = 0
    private var length = 0
    package private(set) var room = CellSize(width: 0, height: 0)

    private var followers: [ObjectIdentifier: WeakWindowFollower] = [:]
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0)

    package override var needsHeight: Bool { false }

    private func ideal(height: Int?) -> CellSize {
        Self.stack.fit(children, SizeProposal(width: nil, height: height)).total
    }

    public override func measure(_ proposal: SizeProposal) -> CellSize {
        if let width = proposal.width, width < SizeProposal.unlimited {
            take(CellSize(width: width, height: room.height))
        }
        let size = ideal(height: proposal.height)
        return CellSize(width: proposal.width ?? size.width, height: size.height)
    }

    private func take(_ size: CellSize) {
        guard node.graph.usesContainerSizes, size != room else { return }
        room = size
        forgetSizesBelow()
    }

    public override func layoutChildren() {
        take(frame.size)
        length = max(frame.width, ideal(height: frame.height).width)
        offset = max(0, min(offset, length - frame.width))
        Self.stack.place(
            children, in: CellRect(x: frame.x - offset, y: frame.y, width: length, height: frame.height))
    }

    public override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        [PageStep(.across, node.number)]
    }

    package override func describe(_ tree: inout SemanticTree) {
        super.describe(&tree)
        if environment.isScrollEnabled, hasMore || hasLess { tree.scrollers.append(self) }
    }

    package override func draw(_ canvas: inout CellCanvas) {
        canvas.clipped(to: frame) { for child in children { child.draw(&$0) } }
    }
}

extension AcrossElement: Scroller {
    package var window: CellRect { frame }
    package var isAcross: Bool { true }
    package var hasMore: Bool { offset < length - frame.width }
    package var hasLess: Bool { offset > 0 }

    package func more() { scroll(by: max(1, frame.width - 1)) }
    package func less() { scroll(by: -max(1, frame.width - 1)) }
    package func scrollToStart() { scroll(by: -length) }
    package func scrollToEnd() { scroll(by: length) }

    /// Moves the content to the left by so many columns, as far as there is some.
    package func scroll(by columns: Int) {
        guard move(by: columns) else { return }
        followers = followers.filter { $0.value.follower?.isMounted == true }
        guard !followers.isEmpty else { return }
        // Where things stand then is known after the layout.
        node.graph.afterUpdate { [weak self] in
            guard let self else { return }
            for follower in followers.values.compactMap(\.follower) { follower.acrossMoved(self) }
        }
    }

    private func move(by columns: Int) -> Bool {
        let next = max(0, min(length - frame.width, offset.addingSaturated(columns)))
        guard next != offset else { return false }
        offset = next
        invalidateLayout()
        return true
    }

    func follow(_ follower: any WindowFollower) {
        followers[ObjectIdentifier(follower)] = WeakWindowFollower(follower: follower)
    }

    /// Shows what has that id, where it is there: at the beginning, in the middle or at the end, as the anchor says;
    /// without an anchor as near as may be.
    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let part = node.descendant(with: id)?.elements.first?.frame else { return false }
        if let anchor {
            let free = CGFloat(max(0, frame.width - part.width))
            _ = move(by: part.x - frame.x - Int((free * anchor.x).rounded(.down)))
        } else if part.x < frame.x || part.width > frame.width {
            _ = move(by: part.x - frame.x)
        } else if part.maxX > frame.maxX {
            _ = move(by: part.maxX - frame.maxX)
        }
        return true
    }

    /// The ids of what is in the window, from its beginning on.
    var idsInView: [AnyHashable] {
        var found: [(x: Int, id: AnyHashable)] = []
        node.visitIdentified { id, node in
            guard let part = node.elements.first?.frame, part.maxX > frame.x, part.x < frame.maxX else { return }
            found.append((part.x, id))
        }
        return found.sorted { $0.x < $1.x }.map(\.id)
    }

    /// Returns no search: the content is all there, in view or not.
    package func search(where isWanted: @escaping (SemanticElement) -> Bool) -> RowSearch? { nil }

    package func bookmark() -> @MainActor () -> Void {
        let offset = offset
        return { [weak self] in self.map { $0.scroll(by: offset - $0.offset) } }
    }

    package var position: ClosedRange<Double> {
        let whole = Double(max(1, length))
        return Double(offset) / whole...Double(min(offset + frame.width, length)) / whole
    }

    /// Whether a thing that was described is in the content.
    package func holds(_ element: SemanticElement) -> Bool {
        guard let focusID = element.focusID else { return false }
        return children.flatMap(SemanticTree.of).contains { $0.focusID == focusID }
    }

    /// Brings a part of the content into view, its beginning where it is wider than the window.
    package func reveal(_ part: CellRect) {
        if part.x + part.width > frame.maxX { scroll(by: part.x + part.width - frame.maxX) }
        if part.x < frame.x { scroll(by: part.x - frame.x) }
    }
}
