/// Gives something away. As SwiftUI's `ShareLink`: a program in text has no one to give it to, so it shows the words
/// that would be given, to be copied.
nonisolated public struct ShareLink<Label: View>: View {
    let words: [String]
    let label: Label
    @State private var isShown = false

    init(words: [String], label: Label) {
        self.words = words
        self.label = label
    }

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
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(words: [item], label: label())
    }

    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(words: [item.absoluteString], label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item], label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }

    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item.absoluteString], label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }

    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(words: [item.absoluteString], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    public init(items: [String], subject: Text? = nil, message: Text? = nil) {
        self.init(words: items, label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }

    public init(items: [URL], subject: Text? = nil, message: Text? = nil) {
        self.init(words: items.map(\.absoluteString), label: DefaultShareLinkLabel(title: Text(own: "Share…")))
    }
}

/// The label that a share link makes of its title. As SwiftUI's `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text

    @MainActor
    public var body: some View { title }
}
