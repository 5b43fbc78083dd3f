/// How boxes look. As SwiftUI's `GroupBoxStyle`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    public let content: Content
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

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
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// How a label stands with what it names. As SwiftUI's `LabeledContentStyle`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    public let content: Content
}

/// How a disclosure group looks. As SwiftUI's `DisclosureGroupStyle`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DisclosureGroupStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct Content: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}

/// How progress looks. As SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let fractionCompleted: Double?
    public let label: Label?
    public let currentValueLabel: CurrentValueLabel?
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { _ProgressRow(configuration: configuration) }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { _ProgressRow(configuration: configuration) }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
    public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { _ProgressRow(configuration: configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle { public static var automatic: Self { .init() } }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: Self { .init() } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: Self { .init() } }

/// Progress as the front draws it: below its label a bar, and below that what its value says of itself; a sign and the
/// label where it is not known how far the work is.
public struct _ProgressRow: View {
    let configuration: ProgressViewStyleConfiguration

    private var isLabelled: Bool { configuration.label != nil || configuration.currentValueLabel != nil }

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
                    (isLabelled ? Text(verbatim: "◌") : Text(own: "Loading…")).foregroundStyle(.secondary)
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
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        setting(\.groupBoxStyle, groupBoxMaker(Unchecked(value: style)))
    }

    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        setting(\.labeledContentStyle, labeledMaker(Unchecked(value: style)))
    }

    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        setting(\.disclosureGroupStyle, disclosureMaker(Unchecked(value: style)))
    }

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
