/// A group of related controls, as SwiftUI's `ControlGroup`. They stand beside each other, two columns apart, after the
/// group's label.
nonisolated public struct ControlGroup<Content: View>: View {
    let content: Content
    let label: AnyView?
    @Environment(\.controlGroupStyle) private var style

    /// Creates a group without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        label = nil
    }

    /// Creates a group of another's controls and label, within a style.
    public init(_ configuration: ControlGroupStyleConfiguration)
    where Content == ControlGroupStyleConfiguration.Content {
        content = configuration.content
        label = AnyView(configuration.label)
    }

    /// Creates a group with a view as its label.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content())
        self.label = AnyView(label())
    }

    /// Creates a group whose title is looked up in the String Catalog.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(titleKey) } }

    /// Creates a group titled by a string, shown as it is.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content: content) { Text(title) } }

    /// Creates a group labelled by a system image and a title that is looked up in the String Catalog.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group labelled by a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// The label and the controls in the group's style.
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

/// The controls of a group that has a label, as SwiftUI's `LabeledControlGroupContent`.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    /// The controls.
    @MainActor public var body: some View { content }
}

/// The appearance of groups of controls, as SwiftUI's `ControlGroupStyle`. The system's own styles look alike in text.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// Returns the view that a group shows.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls for a style to draw, as SwiftUI's `ControlGroupStyleConfiguration`.
nonisolated public struct ControlGroupStyleConfiguration {
    /// The group's controls with their type erased.
    nonisolated public struct Content: View {
        let view: AnyView
        /// The controls as the group was given them.
        @MainActor public var body: some View { view }
    }

    /// The group's label with its type erased.
    nonisolated public struct Label: View {
        let view: AnyView
        /// The label as the group was given it; empty where it has none.
        @MainActor public var body: some View { view }
    }

    /// The group's controls.
    public let content: Content
    /// The group's label; empty where it has none.
    public let label: Label
}

/// The group style of the system, as SwiftUI's `AutomaticControlGroupStyle`: label and controls in one row.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the label in the secondary style with the controls after it, two columns apart.
    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.foregroundStyle(.secondary)
            HStack(spacing: 16) { configuration.content }
        }
    }
}
/// A group in a compact menu; text draws it as the automatic style.
public typealias CompactMenuControlGroupStyle = AutomaticControlGroupStyle
/// A group in a menu; text draws it as the automatic style.
public typealias MenuControlGroupStyle = AutomaticControlGroupStyle
/// A group in a navigation bar; text draws it as the automatic style.
public typealias NavigationControlGroupStyle = AutomaticControlGroupStyle
/// A group as a palette; text draws it as the automatic style.
public typealias PaletteControlGroupStyle = AutomaticControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style of the system: label and controls in one row.
    public static var automatic: Self { .init() }
    /// The same as `automatic` in text.
    public static var compactMenu: Self { .init() }
    /// The same as `automatic` in text.
    public static var menu: Self { .init() }
    /// The same as `automatic` in text.
    public static var navigation: Self { .init() }
    /// The same as `automatic` in text.
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
    /// Draws the groups of controls inside the view by a style.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.controlGroupStyle) { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.controlGroupStyle = nil })
        }
    }
}
