/// A look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a menu.
    typealias Configuration = MenuStyleConfiguration
    /// Makes the view of a menu from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu; a style passes them to `Menu(_:)`.
public struct MenuStyleConfiguration {
    /// The menu's label as a view.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The menu's choices as a view.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    let label: Label
    let content: Content
}

/// The style of a menu that sets none.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Makes a menu with the front's look.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button; in text as any other.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Makes a menu with the front's look.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button without a border; in text as any other.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Makes a menu with the front's look.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the parts of another, within a style. It has the front's look.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label, isStyled: true)
    }
}

typealias MenuMaker = @MainActor (MenuStyleConfiguration) -> AnyView

private struct MenuStyleKey: EnvironmentKey { static var defaultValue: MenuMaker? { nil } }

extension EnvironmentValues {
    var menuStyle: MenuMaker? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the menus within the view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.menuStyle) { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.menuStyle = nil })
        }
    }
}
