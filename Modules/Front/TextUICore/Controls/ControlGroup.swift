/// Controls that belong together. As SwiftUI's `ControlGroup`: they stand beside each other, after their label.
nonisolated public struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content())
        self.label = AnyView(label())
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }

    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    @MainActor
    public var body: some View {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())))
        if let style {
            style(configuration)
        } else {
            AutomaticControlGroupStyle().makeBody(configuration: configuration)
        }
    }
}

/// The controls of a group that has a label. As SwiftUI's `LabeledControlGroupContent`.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    @MainActor public var body: some View { content }
}

/// How groups of controls look. As SwiftUI's `ControlGroupStyle`; those of the system look the same in text.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group of controls is made of. As SwiftUI's `ControlGroupStyleConfiguration`.
nonisolated public struct ControlGroupStyleConfiguration {
    nonisolated public struct Content: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    nonisolated public struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    public let content: Content
    public let label: Label
}

nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.foregroundStyle(.secondary)
            HStack(spacing: 16) { configuration.content }
        }
    }
}
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: Self { .init() }
    public static var compactMenu: Self { .init() }
    public static var menu: Self { .init() }
    public static var navigation: Self { .init() }
    public static var palette: Self { .init() }
}

typealias ControlGroupMaker = @MainActor (ControlGroupStyleConfiguration) -> AnyView

private struct ControlGroupStyleKey: EnvironmentKey { static var defaultValue: ControlGroupMaker? { nil } }

extension EnvironmentValues {
    var controlGroupStyle: ControlGroupMaker? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.controlGroupStyle) { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.controlGroupStyle = nil })
        }
    }
}
