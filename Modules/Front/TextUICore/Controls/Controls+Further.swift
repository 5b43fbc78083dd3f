extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == TextUICore.Label<Text, Image> {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { TextUICore.Label(titleKey, systemImage: systemImage) } }
}

extension Picker {
    /// The label of the current value is that of its choice.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }
}

extension Menu where Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, @ViewBuilder content: () -> C, primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Text>, C> {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == TextUICore.Label<Text, Image> {
    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<TextUICore.Label<Text, Image>>, C> {
        self.init(
            content: content, label: { TextUICore.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension Image {
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// As SwiftUI's `Image.Interpolation`.
    public enum Interpolation: Sendable {
        case none, low, medium, high
    }
}

extension View {
    /// Rows that cannot be chosen in a list with a selection.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_SelectionDisabledModifier(isDisabled: isDisabled))
    }

    /// Keeps what is submitted inside from what waits for it around.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(_EnvironmentModifier(transform: { if isBlocking { $0.submit = nil } }, isSame: nil, value: nil))
    }

    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

enum SelectionDisabledTrait: ElementTrait { typealias Value = Bool }

nonisolated public struct _SelectionDisabledModifier: ElementModifier {
    public typealias Body = Never

    let isDisabled: Bool

    @MainActor
    func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == SelectionDisabledTrait.self ? isDisabled as? Key.Value : nil
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension Image {
    /// As SwiftUI's `Image.DynamicRange`.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
}

/// As SwiftUI's `SpringLoadingBehavior`.
public struct SpringLoadingBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// As SwiftUI's `WritingToolsBehavior`.
public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}

extension View {
    /// The same, with buttons that are put together beforehand.
    @_disfavoredOverload
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        self.contextMenu { contextMenu?.items }
    }

    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { popover(isPresented: isPresented, content: content) }

    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { popover(item: item, content: content) }
}

/// Buttons that belong to a view. As SwiftUI's `ContextMenu`.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

/// Where a popover is attached; in text it stands before the screen. As SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: Self { .init() }
}

/// As the front draws it. As SwiftUI's `AutomaticDisclosureGroupStyle`.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.disclosureGroupStyle, nil)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: Self { .init() }
}

/// As the front draws it. As SwiftUI's `AutomaticLabeledContentStyle`.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    @MainActor
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.labeledContentStyle, nil)
    }
}
