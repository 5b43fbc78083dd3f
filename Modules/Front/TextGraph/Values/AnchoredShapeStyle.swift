/// A style whose colours go their way through a rectangle of one's own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let bounds: CGRect

    /// The look of the style, with a gradient in the rectangle.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = style._resolve(in: environment)
        resolved.gradient?.bounds = bounds
        return resolved
    }
}

extension ShapeStyle {
    /// Returns the style with its gradient laid through a rectangle, in points from the corner of the shape's frame, in
    /// place of the frame itself.
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
}
