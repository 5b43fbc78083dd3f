/// A button that shares something, as SwiftUI's `ShareLink`. A program in text has no one to share with: a press shows
/// the words or URLs in a sheet, to be copied.
nonisolated public struct ShareLink<Label: View>: View {
    let words: [String]
    let label: Label
    @State private var isShown = false

    init(words: [String], label: Label) {
        self.words = words
        self.label = label
    }

    /// The label as a button, with the sheet that it opens.
    @MainActor
    public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .sheet(isPresented: $isShown) {
            VStack(alignment: .leading) { ForEach(words, id: \.self) { Text(verbatim: $0) } }
        }
    }
}

extension ShareLink {
    /// Creates a link that shares a string. `subject` and `message` have no effect in text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(words: [item], label: label())
    }

    /// Creates a link that shares a URL. `subject` and `message` have no effect in text.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(words: [item.absoluteString], label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link, labelled "Share…", that shares a string. `subject` and `message` have no effect in text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item], label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }

    /// Creates a link, labelled "Share…", that shares a URL. `subject` and `message` have no effect in text.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item.absoluteString], label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }

    /// Creates a link that shares a string, with a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares a URL, with a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item.absoluteString], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link, labelled "Share…", that shares several strings.
    public init(items: [String], subject: Text? = nil, message: Text? = nil) {
        self.init(words: items, label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }

    /// Creates a link, labelled "Share…", that shares several URLs.
    public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
        self.init(words: items.map(\.absoluteString), label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }
}

/// The label of a share link that was given a title alone, as SwiftUI's `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text

    /// The title.
    @MainActor
    public var body: some View { title }
}
