/// A modifier that gives a view room of a shape: as much as fits into the room offered, or as little as fills it.
nonisolated public struct _AspectRatioLayout: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    /// Width by height, in points; nil keeps to the view's ideal size.
    let aspectRatio: CGFloat?
    let contentMode: ContentMode

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        content.size(room(for: content, in: proposal))
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let size = content.size(room(for: content, in: SizeProposal(width: frame.width, height: frame.height)))
        content.place(
            CellRect(
                x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2,
                width: size.width, height: size.height))
    }

    @MainActor
    private func room(for content: ViewElement, in proposal: SizeProposal) -> SizeProposal {
        guard let ratio = aspectRatio ?? ownRatio(of: content), ratio > 0, ratio.isFinite else { return proposal }
        let width = proposal.width.flatMap { $0 >= SizeProposal.unlimited ? nil : $0 }
        let height = proposal.height.flatMap { $0 >= SizeProposal.unlimited ? nil : $0 }
        // A cell is twice as high as it is wide.
        let columnsPerRow = ratio * Points.perRow / Points.perColumn
        func high(_ width: Int) -> Int { Self.cells(CGFloat(width) / columnsPerRow, of: width) }
        func wide(_ height: Int) -> Int { Self.cells(CGFloat(height) * columnsPerRow, of: height) }
        switch (width, height) {
        case (nil, nil): return proposal
        case (let width?, nil): return SizeProposal(width: width, height: high(width))
        case (nil, let height?): return SizeProposal(width: wide(height), height: height)
        case (let width?, let height?):
            let isLimitedByWidth = (high(width) <= height) == (contentMode == .fit)
            return isLimitedByWidth
                ? SizeProposal(width: width, height: high(width)) : SizeProposal(width: wide(height), height: height)
        }
    }

    @MainActor
    private func ownRatio(of content: ViewElement) -> CGFloat? {
        let ideal = Points.size(content.size(.unspecified))
        return ideal.height > 0 ? ideal.width / ideal.height : nil
    }

    /// Returns at least one cell for a view that has a length in the other direction.
    private static func cells(_ length: CGFloat, of other: Int) -> Int {
        other == 0 ? 0 : max(1, Int(min(length.rounded(), CGFloat(SizeProposal.unlimited))))
    }

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == KeepsRatioTrait.self ? true as? Key.Value : nil
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// Whether a view's height is made of its width.
enum KeepsRatioTrait: ElementTrait { typealias Value = Bool }

extension View {
    /// Gives the view room of a shape. A cell counts as eight points by sixteen, so 1 is two columns to a row.
    ///
    /// - Parameters:
    ///   - aspectRatio: The width by the height in points; nil keeps the proportions of the view's ideal size.
    ///   - contentMode: Whether the view fits into the room or fills it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Gives the view room of the shape of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }

    /// Gives the view the largest room of its ideal shape that fits into the room offered.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Gives the view the smallest room of its ideal shape that fills the room offered.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
