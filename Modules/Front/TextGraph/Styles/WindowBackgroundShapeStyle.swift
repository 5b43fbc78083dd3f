/// The ground of a window: the terminal's own. As SwiftUI's `WindowBackgroundShapeStyle`.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// The terminal's own ground.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { Color.ground._resolve(in: environment) }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The ground of the window.
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
