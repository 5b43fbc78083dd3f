/// A button on glass. As SwiftUI's `GlassButtonStyle`; in text it looks like a bordered one.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style. The kind of glass has no effect in text.
    public init(_ glass: Glass) {}
    /// Returns the button in the bordered style.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// A button on glass in the tint. As SwiftUI's `GlassProminentButtonStyle`; in text it looks like a bordered prominent
/// one.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Returns the button in the bordered prominent style.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button on glass.
    public static var glass: GlassButtonStyle { .init() }
    /// A button on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button on glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}
