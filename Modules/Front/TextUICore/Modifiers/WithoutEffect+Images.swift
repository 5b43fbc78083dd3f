extension View {
    /// Sets the room that the icons of labels take, in points. Has no effect in text, where an icon is one sign.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
    /// Sets the space between the icons and the titles of labels, in points. Has no effect in text, where it is a column.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
}

/// Modifiers of how pixels are drawn. Text draws an image in cells of two colours.
extension Image {
    /// Creates an image of the app. `variableValue` has no effect in text.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// Creates an image of the app with a label for the json front. `variableValue` has no effect in text.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }

    /// Creates an image of the app that is not read. `variableValue` has no effect in text.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }

    /// Creates a system image. `variableValue` has no effect in text.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    /// Sets the quality of scaling. Has no effect in text.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// A sign in text has one colour at every place.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Sets whether the edges are smoothed. Has no effect in text.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The quality with which an image is scaled, as SwiftUI's `Image.Interpolation`. Has no effect in text.
    public enum Interpolation: Sendable {
        /// No interpolation, or a low, medium or high quality of it.
        case none, low, medium, high
    }
}

extension View {
    /// Sets the range of brightness of images in the environment. Has no effect on images of text.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        setting(\.allowedDynamicRange, range)
    }
}

extension Image {
    /// A range of an image's brightness, as SwiftUI's `Image.DynamicRange`. Has no effect in text.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        /// The brightness of ordinary displays.
        public static let standard = DynamicRange(name: "standard")
        /// A limited high range of brightness.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// The full high range of brightness.
        public static let high = DynamicRange(name: "high")
    }
}
