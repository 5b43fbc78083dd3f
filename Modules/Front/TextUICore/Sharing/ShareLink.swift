import UniformTypeIdentifiers

/// Gives something away. As SwiftUI's `ShareLink`: a program in text has no one to give it to, so it shows the words
/// that would be given, to be copied.
nonisolated public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
    let data: Data
    /// What an item that is no text is called.
    let title: (Data.Element) -> Text?
    let label: Label
    @State private var isShown = false

    @MainActor
    public var body: some View {
        Button {
            isShown = true
        } label: {
            label
        }
        .sheet(isPresented: $isShown) {
            VStack(alignment: .leading) {
                ForEach(Array(data.enumerated()), id: \.offset) { _, item in SharedItem(item: item, title: title(item))
                }
            }
        }
    }
}

/// One thing that is given away, in words: as text where it can be had as text, else by its title or its file's name.
private struct SharedItem<Item: Transferable>: View {
    let item: Item
    let title: Text?
    @State private var words: String?

    var body: some View {
        Group {
            if let words {
                Text(verbatim: words)
            } else {
                title ?? Text(verbatim: item.suggestedFileName ?? "\(Item.self)")
            }
        }
        .task { words = await Self.words(of: item) }
    }

    private static func words(of item: Item) async -> String? {
        if let url = item as? URL { return url.absoluteString }
        let form = item.writtenForms.first { $0.type.conforms(to: .plainText) }
        guard let data = try? await form?.write?(item) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that gives away something, with a label.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(data: items, title: { _ in nil }, label: label())
    }

    /// Creates a link that gives away something, with a label.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that gives several things away.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items) { DefaultShareLinkLabel() }
    }

    /// Creates a link that gives several things away.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Creates a link that gives several things away.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Creates a link that gives several things away.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items) { DefaultShareLinkLabel(title: title) }
    }

    /// Creates a link that gives one thing away.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> { self.init(item: item) { DefaultShareLinkLabel() } }

    /// Creates a link that gives one thing away.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> { self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) } }

    /// Creates a link that gives one thing away.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> { self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) } }

    /// Creates a link that gives one thing away.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> { self.init(item: item) { DefaultShareLinkLabel(title: title) } }
}

/// The label that a share link makes of its title. As SwiftUI's `DefaultShareLinkLabel`.
nonisolated public struct DefaultShareLinkLabel: View {
    var title = Text(own: "Share…")

    @MainActor
    public var body: some View { title }
}
