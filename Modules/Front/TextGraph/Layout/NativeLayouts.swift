/// A layout of the front's own, which works in cells and never in points.
public protocol _NativeLayout: Layout where Cache == Void {}

extension _NativeLayout {
    /// Returns the size of the layout in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let layout = Unchecked(value: self)
        return onMainActor {
            guard let native = layout.value._native else { return .zero }
            return Points.size(native.measure(subviews.elements, proposal.cells))
        }
    }

    /// Places the views in `bounds`, in points.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let layout = Unchecked(value: self)
        onMainActor {
            let frame = CellRect(
                x: Points.columns(bounds.minX), y: Points.rows(bounds.minY), width: Points.columns(bounds.width),
                height: Points.rows(bounds.height))
            layout.value._native?.place(subviews.elements, frame)
        }
    }
}

/// A horizontal stack as a layout, as SwiftUI's `HStackLayout`.
public struct HStackLayout: _NativeLayout {
    /// The alignment of the views down.
    public var alignment: VerticalAlignment
    /// The points between the views; nil for one column.
    public var spacing: CGFloat?

    /// Creates a layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The stack in whole cells.
    @MainActor
    public var _native: NativeLayout? {
        .stack(StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key))
    }
}

/// A vertical stack as a layout, as SwiftUI's `VStackLayout`.
public struct VStackLayout: _NativeLayout {
    /// The alignment of the views across.
    public var alignment: HorizontalAlignment
    /// The points between the views; nil for none.
    public var spacing: CGFloat?

    /// Creates a layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The stack in whole cells.
    @MainActor
    public var _native: NativeLayout? {
        .stack(StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key))
    }
}

/// Views over each other as a layout, as SwiftUI's `ZStackLayout`.
public struct ZStackLayout: _NativeLayout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates a layout.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// The layout in whole cells.
    @MainActor
    public var _native: NativeLayout? {
        let alignment = alignment
        return NativeLayout(
            measure: { alignment.enclosing($0, $1) }, place: { alignment.placeOver($0, in: $1) })
    }
}

extension NativeLayout {
    static func stack(_ stack: StackLayout) -> NativeLayout {
        NativeLayout(
            axis: stack.axis, measure: { stack.fit($0, $1).total }, place: { stack.place($0, in: $1) })
    }
}
