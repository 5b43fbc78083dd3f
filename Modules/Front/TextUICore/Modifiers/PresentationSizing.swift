/// A size of presentations, as SwiftUI's `PresentationSizing`; without effect in text, where a presentation has the whole
/// screen or as much of it as it needs.
public protocol PresentationSizing {
    /// Returns the size that is proposed to the content.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation; without effect in text.
public struct PresentationSizingRoot {
    let size: (ProposedViewSize) -> CGSize

    /// Returns the size that the content chooses, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// The surroundings of a presentation; without effect in text.
public struct PresentationSizingContext {
    /// The size of the view that presents, in points.
    public let containerSize: CGSize
}

/// The platform's own size; without effect in text.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    /// Creates the size.
    public init() {}
}

/// The size of the content; without effect in text.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    /// Creates the size.
    public init() {}
}

/// The size of a form; without effect in text.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    /// Creates the size.
    public init() {}
}

/// The size of a page; without effect in text.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    /// Creates the size.
    public init() {}
}

extension PresentationSizing {
    /// Returns the content's own size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(ProposedViewSize(context.containerSize)))
    }

    /// The same size, fitted to the content. Has no effect in text.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    /// The same size, which only grows. Has no effect in text.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The platform's own.
    public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the content.
    public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { .init() }
}
