/// A view's size and guides, in the view's own points, as SwiftUI's `ViewDimensions`.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    /// The guides that the view sets itself.
    let explicit: @MainActor (AlignmentKey, Axis) -> CGFloat?

    init(_ size: CellSize, explicit: @escaping @MainActor (AlignmentKey, Axis) -> CGFloat? = { _, _ in nil }) {
        let size = Points.size(size)
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    /// Whether both sizes are the same.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height
    }

    /// The place of a guide across, in points from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? defaultValue(of: guide.key)
    }

    /// The place of a guide down, in points from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? defaultValue(of: guide.key)
    }

    /// The place of a guide across that the view sets itself, or nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        onMainActor { explicit(guide.key, .horizontal) }
    }

    /// The place of a guide down that the view sets itself, or nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        onMainActor { explicit(guide.key, .vertical) }
    }

    func defaultValue(of key: AlignmentKey) -> CGFloat { key.id.defaultValue(in: self) }
}

/// Runs the layout's questions to views. They come on the main actor alone, though the protocols do not say so.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    typealias Isolated = @MainActor () -> Result
    typealias Plain = () -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0 as Isolated, to: Plain.self)() }
}
