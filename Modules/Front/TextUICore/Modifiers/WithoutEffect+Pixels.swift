/// Modifiers of pixels. They have no meaning in text, so the view stays as it is.
extension View {
    /// Makes colours brighter. Has no effect in text.
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    /// Changes the contrast of colours. Has no effect in text.
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    /// Changes the saturation of colours. Has no effect in text.
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    /// Makes colours grey. Has no effect in text.
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    /// Turns the hue of colours. Has no effect in text.
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    /// Inverts colours. Has no effect in text.
    nonisolated public func colorInvert() -> some View { self }
    /// Multiplies colours by another. Has no effect in text.
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
    /// Makes brightness transparency. Has no effect in text.
    nonisolated public func luminanceToAlpha() -> some View { self }
    /// Sets how colours mix with those below. Has no effect in text.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Draws the view as a whole before effects. Has no effect in text.
    nonisolated public func compositingGroup() -> some View { self }

    /// Draws the view as a picture. Has no effect in text.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View { self }

    /// Sets the shape of `ContainerRelativeShape`. Has no effect in text.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
    /// Sets when materials look active. Has no effect in text.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

/// When a material looks active. As SwiftUI's `MaterialActiveAppearance`.
public struct MaterialActiveAppearance: Hashable, Sendable {
    /// The value of that name; without effect in text.
    public static let automatic = MaterialActiveAppearance()
    /// The value of that name; without effect in text.
    public static let active = MaterialActiveAppearance()
    /// The value of that name; without effect in text.
    public static let inactive = MaterialActiveAppearance()
    /// The value of that name; without effect in text.
    public static let matchWindow = MaterialActiveAppearance()
}
