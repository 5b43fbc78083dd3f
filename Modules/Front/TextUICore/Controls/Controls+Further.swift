extension Toggle where Label == Text {
    /// Creates one toggle for several values, whose title is looked up in the String Catalog.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// Creates one toggle for several values, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == TextUICore.Label<Text, Image> {
    /// Creates one toggle for several values, with a system image before the title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { TextUICore.Label(titleKey, systemImage: systemImage) } }
}

extension Picker {
    /// Creates a picker with a label for the current value. Text shows the label of the chosen option instead.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
    /// Creates a titled picker with a label for the current value. Text shows the label of the chosen option instead.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }
}

extension Menu where Label == Text {
    /// Creates a menu with a primary action, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, @ViewBuilder content: () -> C, primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Text>, C> {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == TextUICore.Label<Text, Image> {
    /// Creates a menu with a primary action, labelled by a system image and a title.
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
    /// Creates an image of the app. `variableValue` has no effect in text.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
    /// Creates an image of the app with a label for the json front. `variableValue` has no effect in text.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
    }
    /// Creates an image of the app that is not read. `variableValue` has no effect in text.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
    }
    /// Creates a system image. `variableValue` has no effect in text.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    /// Sets the quality of scaling. Has no effect in text.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// A sign in text has one colour at every place.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Sets whether the edges are smoothed. Has no effect in text.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    /// The quality with which an image is scaled, as SwiftUI's `Image.Interpolation`. Has no effect in text.
    public enum Interpolation: Sendable {
        /// No interpolation, or a low, medium or high quality of it.
        case none, low, medium, high
    }
}

extension View {
    /// Keeps rows inside a list with a selection from being chosen.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_SelectionDisabledModifier(isDisabled: isDisabled))
    }

    /// Keeps the fields inside the view from submitting to the `onSubmit` actions around it, where `isBlocking` is
    /// true.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(_EnvironmentModifier(transform: { if isBlocking { $0.submit = nil } }, isSame: nil, value: nil))
    }

    /// Sets whether a drag that rests over the view presses it. Has no effect in text.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    /// Sets the range of brightness of images. Has no effect in text.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    /// Sets the system's help with writing. Has no effect in text.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    /// Sets the icon of a dialog. Has no effect in text.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    /// Keeps text fields from finding inside their text. Has no effect in text.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Keeps text fields from replacing inside their text. Has no effect in text.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Makes the view the scope of preferred default focus. Has no effect in text.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

enum SelectionDisabledTrait: ElementTrait { typealias Value = Bool }

/// A modifier that marks rows which a list's selection passes over.
nonisolated public struct _SelectionDisabledModifier: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let isDisabled: Bool

    @MainActor
    func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == SelectionDisabledTrait.self ? isDisabled as? Key.Value : nil
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension Image {
    /// A range of an image's brightness, as SwiftUI's `Image.DynamicRange`. Has no effect in text.
    public struct DynamicRange: Hashable, Sendable {
        let name: String
        /// The brightness of ordinary displays.
        public static let standard = DynamicRange(name: "standard")
        /// A limited high range of brightness.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// The full high range of brightness.
        public static let high = DynamicRange(name: "high")
    }
}

/// A view's answer to a drag that rests over it, as SwiftUI's `SpringLoadingBehavior`. Has no effect in text.
public struct SpringLoadingBehavior: Hashable, Sendable {
    let name: String
    /// The system's choice.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// A press of the view.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// No press of the view.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// The amount of the system's help with writing, as SwiftUI's `WritingToolsBehavior`. Has no effect in text.
public struct WritingToolsBehavior: Sendable {
    /// The system's choice.
    public static let automatic = WritingToolsBehavior()
    /// The whole help, in place.
    public static let complete = WritingToolsBehavior()
    /// A help limited to a panel.
    public static let limited = WritingToolsBehavior()
    /// No help.
    public static let disabled = WritingToolsBehavior()
}

extension View {
    /// Offers the buttons of a context menu that is made already as further actions of the view; nil offers none.
    @_disfavoredOverload
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        self.contextMenu { contextMenu?.items }
    }

    /// Presents a popover while `isPresented` is true. Text shows it in front of the screen, without anchor and arrow.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { popover(isPresented: isPresented, content: content) }

    /// Presents a popover while `item` is not nil. Text shows it in front of the screen, without anchor and arrow.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { popover(item: item, content: content) }
}

/// The buttons of a view's context menu, made beforehand, as SwiftUI's `ContextMenu`.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu of the buttons in `menuItems`.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

/// The place that a popover points to, as SwiftUI's `PopoverAttachmentAnchor`. Has no effect in text, where a popover
/// stands in front of the screen.
public enum PopoverAttachmentAnchor {
    /// A rectangle in the view.
    case rect(Anchor<CGRect>.Source)
    /// A point in the view, in shares of its size.
    case point(UnitPoint)
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The style of the system: the label with a triangle before it.
    public static var automatic: Self { .init() }
}

/// The disclosure group style of the system, as SwiftUI's `AutomaticDisclosureGroupStyle`.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public init() {}

    /// Returns the group as text draws it without a style.
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
    /// The style of the system: the label before the content.
    public static var automatic: Self { .init() }
}

/// The labeled content style of the system, as SwiftUI's `AutomaticLabeledContentStyle`.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public init() {}

    /// Returns the row as text draws it without a style.
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
