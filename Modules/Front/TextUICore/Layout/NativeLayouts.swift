/// A layout of the front's own: it is asked in cells, and never in points.
public protocol _NativeLayout: Layout where Cache == Void {}

extension _NativeLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let layout = Unchecked(value: self)
        return onMainActor {
            guard let native = layout.value._native else { return .zero }
            return Points.size(native.measure(subviews.elements, proposal.cells))
        }
    }

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

/// A horizontal stack as a layout. As SwiftUI's `HStackLayout`.
public struct HStackLayout: _NativeLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    @MainActor
    public var _native: NativeLayout? {
        .stack(StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key))
    }
}

/// A vertical stack as a layout. As SwiftUI's `VStackLayout`.
public struct VStackLayout: _NativeLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    @MainActor
    public var _native: NativeLayout? {
        .stack(StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.key))
    }
}

/// Views over each other as a layout. As SwiftUI's `ZStackLayout`.
public struct ZStackLayout: _NativeLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

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
