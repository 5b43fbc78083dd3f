extension View {
    /// Sets the shape in which the view takes touches. Has no effect in text: it takes them in all of its frame.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// Sets a shape of the view for a purpose. Has no effect in text.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }

    /// Draws a filled shape over the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { overlay(shape.fill(style)) }

    /// Fills the view's frame with a style, over the view.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { overlay(Rectangle().fill(style)) }
}

/// The purposes of a content shape; without effect in text.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The purposes as bits.
    public let rawValue: Int
    /// Creates purposes from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Touches.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of a drag.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect of a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
