/// An image of an asset catalogue by its name, as Xcode generates for each.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Creates a resource from the image's name and the bundle that holds it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalogue by its name, as Xcode generates for each.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// Creates a resource from the colour's name and the bundle that holds it.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Creates the image of a resource.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension Color {
    /// Creates the colour of a resource.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with an image resource and a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Creates a label with an image resource and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Button where Label == TextUICore.Label<Text, Image> {
    /// Creates a button with an image resource and a title that is looked up in the String Catalog.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { TextUICore.Label(titleKey, image: image) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUICore.Label(titleKey, image: image) }
    }

    /// Creates a button with an image resource and a string, shown as it is.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { TextUICore.Label(title, image: image) }
    }

    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUICore.Label(title, image: image) }
    }
}

extension Menu where Label == TextUICore.Label<Text, Image> {
    /// Creates a menu with an image resource and a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TextUICore.Label(titleKey, image: image) }
    }

    /// Creates a menu with an image resource and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TextUICore.Label(title, image: image) }
    }

    /// Creates a menu with a title and a picture of an asset catalogue, whose label does something itself.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<(Button<TextUICore.Label<Text, Image>>, C)> {
        self.init(
            content: content, label: { TextUICore.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }
}

extension ControlGroup {
    /// Creates a group with a title and a picture of an asset catalogue.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    /// Creates a group with a title and a picture of an asset catalogue.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}

extension Picker where Label == TextUICore.Label<Text, Image> {
    /// Creates a picker with an image resource and a title that is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TextUICore.Label(titleKey, image: image) }
    }

    /// Creates a picker with an image resource and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TextUICore.Label(title, image: image) }
    }
}

extension Toggle where Label == TextUICore.Label<Text, Image> {
    /// Creates a toggle with an image resource and a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUICore.Label(titleKey, image: image) }
    }

    /// Creates a toggle with an image resource and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUICore.Label(title, image: image) }
    }

    /// Creates one switch for several values, with a title and a picture of an asset catalogue.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { TextUICore.Label(titleKey, image: image) } }

    /// Creates one toggle for several values, with an image before a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { TextUICore.Label(title, image: image) } }
}
