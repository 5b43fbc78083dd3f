#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Titles the screen, with a large title on Apple's systems. The text front shows the title in the same line either
    /// way.
    ///
    /// Source: the SwiftUI VIPER Architecture; SwiftUI's `navigationTitle(_:)` with the display mode `large`.
    ///
    /// - Parameter title: A key that is looked up in the language of the View.
    public func standardNavigationTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.large)
    }

    /// Titles the screen with a string as it is, with a large title on Apple's systems.
    @_disfavoredOverload
    public func standardNavigationTitle(_ title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.large)
    }

    /// Titles the screen within its bar. The text front shows the title in the same line either way.
    ///
    /// Source: SwiftUI's `navigationTitle(_:)` with the display mode `inline`.
    ///
    /// - Parameter title: A key that is looked up in the language of the View.
    public func inlineNavigationTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }

    /// Titles the screen within its bar with a string as it is.
    @_disfavoredOverload
    public func inlineNavigationTitle(_ title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }
}
