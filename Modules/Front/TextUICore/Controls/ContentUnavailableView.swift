/// Says that there is nothing to show, and what to do about it. As SwiftUI's `ContentUnavailableView`.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor
    public var body: some View {
        VStack {
            label.bold()
            description.foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }
}

extension ContentUnavailableView
where Label == TextUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

/// What a search without a result says. As SwiftUI's.
public struct SearchUnavailableContent {
    public struct Label: View {
        public var body: some View {
            TextUICore.Label {
                Text(own: "No Results")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        let text: String?

        public var body: some View {
            Text(
                own: text.map { "No results for “\($0)”. Check the spelling or try a new search." }
                    ?? "Check the spelling or try a new search.")
        }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { make(nil) }
    public static func search(text: String) -> Self { make(text) }

    private static func make(_ text: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label() },
            description: { SearchUnavailableContent.Description(text: text) },
            actions: { SearchUnavailableContent.Actions() })
    }
}
