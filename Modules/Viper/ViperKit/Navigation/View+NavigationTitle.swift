#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Titles the screen, with room for the title.
    public func standardNavigationTitle(_ title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.large)
    }

    /// Titles the screen within its bar.
    public func inlineNavigationTitle(_ title: String) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }
}
