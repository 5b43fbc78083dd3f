/// A look of the older navigation view. A style has no effect in text: one page is shown at a time.
public protocol NavigationViewStyle {}

/// The style of a navigation view that sets none.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Pages over each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Pages beside each other; in text one is shown at a time.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

/// Two pages beside each other, in older source; in text one is shown at a time.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style of a navigation view that sets none.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Pages over each other.
    public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Pages beside each other; in text one is shown at a time.
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// Sets the look of navigation views. Has no effect in text: one page is shown at a time.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
