/// What is shown of something before it is given away. As SwiftUI's `SharePreview`: its title, where it has no words
/// itself.
public struct SharePreview<Image, Icon> {
    let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title; text shows that alone.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
    /// Creates a preview with a title; text shows that alone.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
    /// Creates a preview with a title; text shows that alone.
    public init(_ title: Text) { self.init(title: title) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title; text shows that alone.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }
    /// Creates a preview with a title; text shows that alone.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
    /// Creates a preview with a title; text shows that alone.
    public init(_ title: Text, image: Image) { self.init(title: title) }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title; text shows that alone.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }
    /// Creates a preview with a title; text shows that alone.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
    /// Creates a preview with a title; text shows that alone.
    public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

extension SharePreview {
    /// Creates a preview with a title; text shows that alone.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }
    /// Creates a preview with a title; text shows that alone.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }
    /// Creates a preview with a title; text shows that alone.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

extension ShareLink {
    /// Creates a link with a label, and a preview of what has no words.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(data: items, title: { preview($0).title }, label: label()) }

    /// Creates a link with a label, and a preview of what has no words.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(data: CollectionOfOne(item), title: { _ in preview.title }, label: label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link with a title, and a preview of what has no words.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items: items, preview: preview) { DefaultShareLinkLabel() } }

    /// Creates a link with a title, and a preview of what has no words.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items: items, preview: preview) { DefaultShareLinkLabel(title: Text(titleKey)) } }

    /// Creates a link with a title, and a preview of what has no words.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items: items, preview: preview) { DefaultShareLinkLabel(title: Text(title)) } }

    /// Creates a link with a title, and a preview of what has no words.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(items: items, preview: preview) { DefaultShareLinkLabel(title: title) } }

    /// Creates a link with a title, and a preview of what has no words.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(item: item, preview: preview) { DefaultShareLinkLabel() } }

    /// Creates a link with a title, and a preview of what has no words.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, preview: preview) { DefaultShareLinkLabel(title: Text(titleKey)) }
    }

    /// Creates a link with a title, and a preview of what has no words.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, preview: preview) { DefaultShareLinkLabel(title: Text(title)) }
    }

    /// Creates a link with a title, and a preview of what has no words.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, preview: preview) { DefaultShareLinkLabel(title: title) }
    }
}
