/// A style that paints with a picture; in text it paints in the colour of the foreground.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part of the picture to paint with, each side from 0 to 1.
    public var sourceRect: CGRect
    /// The scale of the picture.
    public var scale: CGFloat

    /// Creates a style of a picture. Text uses none of the parameters.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The foreground of the place.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        ForegroundStyle()._resolve(in: environment)
    }
}
