#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Titles the screen, with room for the title.
    public func standardNavigationTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.large)
    }

    /// Titles the screen as it is written, with room for the title.
    @_disfavoredOverload
    public func standardNavigationTitle(_ title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.large)
    }

    /// Titles the screen within its bar.
    public func inlineNavigationTitle(_ title: LocalizedStringKey) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }

    /// Titles the screen within its bar, as it is written.
    @_disfavoredOverload
    public func inlineNavigationTitle(_ title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }
}
