/// A title with an icon before it, as SwiftUI's `Label`. The icon is not read out: the title says the same. An `Image`
/// icon is drawn where it has pixels or a one-column sign, and left out otherwise.
nonisolated public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style
    @Environment(\.iconTint) private var tint

    /// Creates a label of a title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        let icon = icon()
        self.icon = (icon as? Image)?.wordless as? Icon ?? icon
    }

    /// The title and the icon in the label's style.
    @MainActor
    public var body: some View {
        let icon = icon.accessibilityHidden(true)
        return style(AnyView(title), tint.map { AnyView(icon.foregroundStyle($0)) } ?? AnyView(icon))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a system image and a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with an image of the app and a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
    }

    /// Creates a label with an image of the app and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration that a style was given, to draw it in another style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Image {
    /// The image by its pixels or its sign: the title beside it says the words already.
    package var wordless: Image {
        var image = self
        image.isDecorative = isDecorative || sign == nil
        return image
    }
}

/// The appearance of labels, as SwiftUI's `LabelStyle`.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// Returns the view that a label shows.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label for a style to draw.
public struct LabelStyleConfiguration {
    /// The label's title with its type erased.
    public struct Title: View {
        let content: AnyView
        /// The title as the label was given it.
        public var body: some View { content }
    }

    /// The label's icon with its type erased.
    public struct Icon: View {
        let content: AnyView
        /// The icon as the label was given it, hidden from the semantic tree.
        public var body: some View { content }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The label style of the system, as SwiftUI's `DefaultLabelStyle`: the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// Returns the icon and the title beside each other.
    public func makeBody(configuration: Configuration) -> some View {
        _IconBeforeTitle(titleGivesWay: false) {
            configuration.icon
            configuration.title
        }
    }
}

/// A label style without icons, as SwiftUI's `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style for icons alone, as SwiftUI's `IconOnlyLabelStyle`. Text shows the title, too, where there is room for
/// it: the icon says how things are, and the title is what can be read and typed.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// Returns the icon and the title beside each other, or the icon where they find no room.
    public func makeBody(configuration: Configuration) -> some View {
        _IconBeforeTitle(titleGivesWay: true) {
            configuration.icon
            configuration.title
        }
    }
}

/// An icon with a title. One that has no sign leaves its room to the title.
nonisolated private struct _IconBeforeTitle<Content: View>: View, ContainerView {
    typealias Body = Never

    /// Whether the title is left out where there is no room for both.
    let titleGivesWay: Bool
    let content: Content

    init(titleGivesWay: Bool, @ViewBuilder content: () -> Content) {
        self.titleGivesWay = titleGivesWay
        self.content = content()
    }

    @MainActor private static var stack: StackLayout { StackLayout(axis: .horizontal, spacing: nil, alignment: 0) }

    @MainActor static var axis: Axis? { .horizontal }

    /// The icon, where it can be seen and there is no room for both.
    @MainActor
    private func icon(of children: [ViewElement], in width: Int?) -> ViewElement? {
        let ideal = SizeProposal(width: nil, height: nil)
        guard titleGivesWay, let width, let icon = children.first, icon.size(ideal).width > 0,
            Self.stack.fit(children, ideal).total.width > width
        else { return nil }
        return icon
    }

    @MainActor
    func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        icon(of: children, in: proposal.width)?.size(proposal) ?? Self.stack.fit(seen(of: children), proposal).total
    }

    /// The icon, where it has a sign, and the title.
    @MainActor
    private func seen(of children: [ViewElement]) -> [ViewElement] {
        guard children.count > 1, children[0].size(SizeProposal(width: nil, height: nil)).width == 0 else {
            return children
        }
        return Array(children.dropFirst())
    }

    @MainActor
    func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {
        guard let icon = icon(of: children, in: frame.width) else {
            let seen = seen(of: children)
            if seen.count < children.count {
                children[0].place(CellRect(x: frame.x, y: frame.y, width: 0, height: 0))
            }
            return Self.stack.place(seen, in: frame)
        }
        for child in children {
            let size = child === icon ? child.size(SizeProposal(frame.size)) : CellSize(width: 0, height: 0)
            child.place(CellRect(x: frame.x, y: frame.y, width: size.width, height: size.height))
        }
    }

    @MainActor
    static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}

/// A label style with icon and title, as SwiftUI's `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    /// Returns the icon and the title beside each other.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultLabelStyle().makeBody(configuration: configuration)
    }
}

/// The style of the system: the icon before the title.
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { .init() } }
/// The title alone.
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { .init() } }
/// The icon alone on screens of pixels; text shows the title, too.
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (AnyView, AnyView) -> AnyView {
        { title, icon in
            AnyView(
                DefaultLabelStyle().makeBody(
                    configuration: .init(title: .init(content: title), icon: .init(content: icon))))
        }
    }
}

extension EnvironmentValues {
    var labelStyle: @MainActor (AnyView, AnyView) -> AnyView {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Draws the labels inside the view by a style.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.labelStyle) { title, icon in
            AnyView(
                StyledBody(style: style.value) {
                    $0.makeBody(configuration: .init(title: .init(content: title), icon: .init(content: icon)))
                }.insideStyle { $0.labelStyle = LabelStyleKey.defaultValue })
        }
    }
}
