/// A notice that there is nothing to show, with a reason and remedies, as SwiftUI's `ContentUnavailableView`. Text
/// centres it across the width it gets.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    /// Creates a notice with a bold label, a secondary description below it and actions below that.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The label, the description and the actions below each other, centred.
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
    /// Creates a notice with an image of the app and a title that is looked up in the String Catalog.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    /// Creates a notice with a system image and a title that is looked up in the String Catalog.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }

    /// Creates a notice with an image of the app, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
    }

    /// Creates a notice with a system image, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TextUICore.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
}

/// The content of a notice that a search found nothing, as SwiftUI's `SearchUnavailableContent`.
public struct SearchUnavailableContent {
    /// The words "No Results" with a magnifying glass.
    public struct Label: View {
        /// The label of the notice.
        public var body: some View {
            TextUICore.Label {
                Text(own: "No Results")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// The advice to check the spelling, with the text that was searched for where it is known.
    public struct Description: View {
        let text: String?

        /// The words of the advice.
        public var body: some View {
            Text(
                own: text.map { "No results for “\($0)”. Check the spelling or try a new search." }
                    ?? "Check the spelling or try a new search.")
        }
    }

    /// The actions of the notice, of which there are none.
    public struct Actions: View {
        /// An empty view.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A notice that a search found nothing.
    public static var search: Self { make(nil) }
    /// Returns a notice that a search for `text` found nothing.
    public static func search(text: String) -> Self { make(text) }

    private static func make(_ text: String?) -> Self {
        Self(
            label: { SearchUnavailableContent.Label() },
            description: { SearchUnavailableContent.Description(text: text) },
            actions: { SearchUnavailableContent.Actions() })
    }
}
