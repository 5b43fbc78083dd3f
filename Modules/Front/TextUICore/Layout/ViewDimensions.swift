/// A view's size and guides, in points of the view's own. As SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    public let width: CGFloat
    public let height: CGFloat
    /// What the view says of its guides itself.
    let explicit: @MainActor (AlignmentKey, Axis) -> CGFloat?

    init(_ size: CellSize, explicit: @escaping @MainActor (AlignmentKey, Axis) -> CGFloat? = { _, _ in nil }) {
        let size = Points.size(size)
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? defaultValue(of: guide.key)
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? defaultValue(of: guide.key)
    }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        onMainActor { explicit(guide.key, .horizontal) }
    }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        onMainActor { explicit(guide.key, .vertical) }
    }

    func defaultValue(of key: AlignmentKey) -> CGFloat { key.id.defaultValue(in: self) }
}

/// Runs what the layout asks of views, which it does on the main actor alone though its protocols do not say so.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Isolated = @MainActor () -> Result
    typealias Plain = () -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0 as Isolated, to: Plain.self)() }
}
