/// A look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a group box.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes the view of a box from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, for a style to arrange.
public struct GroupBoxStyleConfiguration {
    /// The title of a box as a view.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The content of a box as a view.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The title.
    public let label: Label
    /// The content.
    public let content: Content
}

/// A box with a border, and its title in bold above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public init() {}

    /// Makes a bordered stack of the title and the content.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold().accessibilityAddTraits(.isHeader)
            VStack(alignment: .leading) { configuration.content }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 8)
        .border(.secondary)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { .init() } }

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a group box from the parts of another, within a style. It has the front's look.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// A look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of labelled content.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Makes the view of labelled content from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labelled content, for a style to arrange.
public struct LabeledContentStyleConfiguration {
    /// The label as a view.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The labelled content as a view.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The labelled content.
    public let content: Content
}

/// A look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes the view of a disclosure group from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, for a style to arrange.
public struct DisclosureGroupStyleConfiguration {
    /// The label as a view.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The content as a view, which the style shows while the group is expanded.
    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The content, to be shown while `isExpanded` is true.
    public let content: Content
    /// Whether the group is expanded; setting it expands or collapses the group.
    @Binding public var isExpanded: Bool
}

/// A look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View
    /// The parts of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Makes the view of progress from its parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for a style to arrange.
public struct ProgressViewStyleConfiguration {
    /// The description of the task as a view.
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The description of the progress so far as a view.
    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    /// The progress from 0 to 1; `nil` while it is not known how far the work is.
    public let fractionCompleted: Double?
    /// The description of the task, if there is any.
    public let label: Label?
    /// The description of the progress so far, if there is any.
    public let currentValueLabel: CurrentValueLabel?
}

/// The style of a progress view that sets none: a bar, or `◌` where it is not known how far the work is.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
    /// Makes the row that the front draws.
    public func makeBody(configuration: Configuration) -> some View { _ProgressRow(configuration: configuration) }
}

/// A bar. Where it is not known how far the work is, text shows `◌`.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style. The tint has no effect in text.
    public init(tint: Color) {}
    /// Makes the row that the front draws.
    public func makeBody(configuration: Configuration) -> some View { _ProgressRow(configuration: configuration) }
}

/// A ring; in text it looks as a bar does.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style. The tint has no effect in text.
    public init(tint: Color) {}
    /// Makes the row that the front draws.
    public func makeBody(configuration: Configuration) -> some View { _ProgressRow(configuration: configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { .init() } }

/// Progress as the front draws it: below its label a bar, and below that the description of the progress so far. Where
/// it is not known how far the work is, there is a sign and the label.
public struct _ProgressRow: View {
    let configuration: ProgressViewStyleConfiguration

    private var isLabelled: Bool { configuration.label != nil || configuration.currentValueLabel != nil }

    /// The label, the bar and the description.
    public var body: some View {
        Group {
            if let fraction = configuration.fractionCompleted {
                VStack(alignment: .leading) {
                    if let label = configuration.label { label }
                    _ProgressBar(fraction: fraction)
                    if let value = configuration.currentValueLabel { value.foregroundStyle(.secondary) }
                }
            } else {
                HStack {
                    ViewThatFits(in: .horizontal) {
                        if !isLabelled { Text(own: "Loading…") }
                        Text(verbatim: "◌")
                    }
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                    if let label = configuration.label { label }
                    if let value = configuration.currentValueLabel { value.foregroundStyle(.secondary) }
                }
            }
        }
        .modifier(_ProgressSemantics(fraction: configuration.fractionCompleted))
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// Creates a progress view from the parts of another, within a style. It has the front's look.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}

typealias PairMaker = @MainActor (AnyView, AnyView) -> AnyView
typealias DisclosureMaker = @MainActor (AnyView, AnyView, Binding<Bool>) -> AnyView
typealias ProgressMaker = @MainActor (ProgressViewStyleConfiguration) -> AnyView

private struct GroupBoxStyleKey: EnvironmentKey { static var defaultValue: PairMaker? { nil } }
private struct LabeledStyleKey: EnvironmentKey { static var defaultValue: PairMaker? { nil } }
private struct DisclosureStyleKey: EnvironmentKey { static var defaultValue: DisclosureMaker? { nil } }
private struct ProgressStyleKey: EnvironmentKey { static var defaultValue: ProgressMaker? { nil } }

extension EnvironmentValues {
    var groupBoxStyle: PairMaker? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }

    var labeledContentStyle: PairMaker? {
        get { self[LabeledStyleKey.self] }
        set { self[LabeledStyleKey.self] = newValue }
    }

    var disclosureGroupStyle: DisclosureMaker? {
        get { self[DisclosureStyleKey.self] }
        set { self[DisclosureStyleKey.self] = newValue }
    }

    var progressViewStyle: ProgressMaker? {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the group boxes within the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        setting(\.groupBoxStyle, groupBoxMaker(Unchecked(value: style)))
    }

    /// Sets the look of the labelled content within the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        setting(\.labeledContentStyle, labeledMaker(Unchecked(value: style)))
    }

    /// Sets the look of the disclosure groups within the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        setting(\.disclosureGroupStyle, disclosureMaker(Unchecked(value: style)))
    }

    /// Sets the look of the progress views within the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        let style = Unchecked(value: style)
        return setting(\.progressViewStyle) { configuration in
            AnyView(
                StyledBody(style: style.value) { $0.makeBody(configuration: configuration) }
                    .insideStyle { $0.progressViewStyle = nil })
        }
    }
}

// A style's own parts have the front's look again, so that it can be made of what it is a style of; what stands in its
// content has the style.

private func groupBoxMaker<S: GroupBoxStyle>(_ style: Unchecked<S>) -> PairMaker {
    { label, content in
        let content = AnyView(content.setting(\.groupBoxStyle, groupBoxMaker(style)))
        return AnyView(
            StyledBody(style: style.value) {
                $0.makeBody(configuration: .init(label: .init(view: label), content: .init(view: content)))
            }.insideStyle { $0.groupBoxStyle = nil })
    }
}

private func labeledMaker<S: LabeledContentStyle>(_ style: Unchecked<S>) -> PairMaker {
    { label, content in
        let content = AnyView(content.setting(\.labeledContentStyle, labeledMaker(style)))
        return AnyView(
            StyledBody(style: style.value) {
                $0.makeBody(configuration: .init(label: .init(view: label), content: .init(view: content)))
            }.insideStyle { $0.labeledContentStyle = nil })
    }
}

private func disclosureMaker<S: DisclosureGroupStyle>(_ style: Unchecked<S>) -> DisclosureMaker {
    { label, content, isExpanded in
        let content = AnyView(content.setting(\.disclosureGroupStyle, disclosureMaker(style)))
        return AnyView(
            StyledBody(style: style.value) {
                $0.makeBody(
                    configuration: .init(
                        label: .init(view: label), content: .init(view: content), isExpanded: isExpanded))
            }.insideStyle { $0.disclosureGroupStyle = nil })
    }
}
