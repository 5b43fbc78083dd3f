/// A string to look up later, with the table, the bundle and the language to look in. As Foundation's
/// `LocalizedStringResource`, which does not exist on Linux.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable,
    CustomLocalizedStringResourceConvertible
{
    let localizedKey: LocalizedStringKey
    public let table: String?
    public var locale: Locale
    let bundle: Bundle?
    /// Whether the language was named, rather than that of the place.
    let hasLocale: Bool

    public var key: String { localizedKey.key }
    public var localizedStringResource: LocalizedStringResource { self }

    /// - Parameter keyAndValue: What is looked up, and shown where there is no translation.
    public init(
        _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        localizedKey = keyAndValue
        self.table = table
        self.locale = locale ?? .current
        hasLocale = locale != nil
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringKey(stringLiteral: value))
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.localizedKey == b.localizedKey && a.table == b.table && a.locale == b.locale && a.bundle === b.bundle
    }

    /// The words for it in its own language, else in the language of a place.
    func string(in environment: EnvironmentValues) -> String {
        var environment = environment
        if hasLocale { environment.locale = locale }
        return Text(localizedKey, tableName: table, bundle: bundle).string(in: environment)
    }
}

/// What can be shown in a localized way. As Foundation's.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// The words for a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.string(in: EnvironmentValues())
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        appendInterpolation(Text(resource))
    }
}

extension Text {
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(content: .resource(resource))
    }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

extension Button where Label == Text {
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == TextUICore.Label<Text, Image> {
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { TextUICore.Label(titleResource, systemImage: systemImage) } }
}

extension Toggle where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
    ) { self.init(destination: destination) { Text(titleResource) } }
}

extension Menu where Label == Text {
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension View {
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ resource: LocalizedStringResource) -> some View {
        navigationTitle(Text(resource))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
}
