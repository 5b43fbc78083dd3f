/// A layout with its type erased, as SwiftUI's `AnyLayout`. One layout can take the place of another without a loss of
/// the views' state.
public struct AnyLayout: Layout {
    /// The cache of the layout inside.
    public struct Cache {
        var value: Any
        /// The type of layout that made it.
        let owner: ObjectIdentifier
    }

    private let layout: any Layout

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// The layout inside as one of the front's own, or nil.
    @MainActor
    public var _native: NativeLayout? { layout._native }

    /// Makes the cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(value: layout.makeCache(subviews: subviews), owner: ObjectIdentifier(L.self))
        }
        return make(layout)
    }

    /// Updates the cache of the layout inside.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        with(&cache, subviews) { layout, cache in update(layout, &cache, subviews) }
    }

    private func update<L: Layout>(_ layout: L, _ cache: inout Any, _ subviews: Subviews) {
        guard var own = cache as? L.Cache else { return }
        layout.updateCache(&own, subviews: subviews)
        cache = own
    }

    private func with<Result>(
        _ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> Result
    ) -> Result {
        if cache.owner != ObjectIdentifier(type(of: layout)) { cache = makeCache(subviews: subviews) }
        return body(layout, &cache.value)
    }

    private func open<L: Layout, Result>(
        _ layout: L, _ cache: inout Any, _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        guard var own = cache as? L.Cache else { fatalError("a cache of \(L.self) is not another layout's") }
        defer { cache = own }
        return body(layout, &own)
    }

    /// Returns the spacing that the layout inside prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask<L: Layout>(_ layout: L, _ cache: inout Any) -> ViewSpacing {
            open(layout, &cache) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return with(&cache, subviews) { layout, cache in ask(layout, &cache) }
    }

    /// Returns the size of the layout inside, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func ask<L: Layout>(_ layout: L, _ cache: inout Any) -> CGSize {
            open(layout, &cache) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
        }
        return with(&cache, subviews) { layout, cache in ask(layout, &cache) }
    }

    /// Places the views by the layout inside.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func ask<L: Layout>(_ layout: L, _ cache: inout Any) {
            open(layout, &cache) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
        }
        with(&cache, subviews) { layout, cache in ask(layout, &cache) }
    }

    /// Returns the place of a guide across that the layout inside sets, or nil.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L, _ cache: inout Any) -> CGFloat? {
            open(layout, &cache) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return with(&cache, subviews) { layout, cache in ask(layout, &cache) }
    }

    /// Returns the place of a guide down that the layout inside sets, or nil.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L, _ cache: inout Any) -> CGFloat? {
            open(layout, &cache) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return with(&cache, subviews) { layout, cache in ask(layout, &cache) }
    }
}
