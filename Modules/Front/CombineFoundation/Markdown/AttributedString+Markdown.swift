public import Foundation

extension AttributedString {
    /// How Markdown is read, as Foundation's type of this name on Apple's systems.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown's syntax that counts.
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and inline marks. There is no new line between blocks: the attribute `presentationIntent` tells
            /// them apart.
            case full
            /// Inline marks. The ends of lines become spaces.
            case inlineOnly
            /// Inline marks. Spaces and the ends of lines stay as they are.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of text that cannot be read. All text can be read here.
        public enum FailurePolicy: Hashable, Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Has no effect: attributes in the text's own form, `^[…](…)`, stay words.
        public var allowsExtendedAttributes: Bool
        /// The part of the syntax that counts.
        public var interpretedSyntax: InterpretedSyntax
        /// Has no effect: all text can be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text, which its words get as `languageIdentifier`.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Makes the text of Markdown: inline marks, links and pictures, and of blocks paragraphs, headings, lists,
    /// quotations, code and lines. Tables, HTML and references to links stay words. Linux lacks Foundation's
    /// initializer; this one takes any text, so it never throws.
    ///
    /// - Parameter baseURL: The address to which those in the text are relative.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .full:
            for block in MarkdownBlocks(markdown).found {
                for run in block.runs { append(AttributedString(run, in: block.intent, baseURL)) }
            }
        case .inlineOnly:
            for run in Markdown.parse(markdown, breaks: .folded) { append(AttributedString(run, in: nil, baseURL)) }
        case .inlineOnlyPreservingWhitespace:
            for run in Markdown.parse(markdown) { append(AttributedString(run, in: nil, baseURL)) }
        }
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    /// Makes the text of Markdown in UTF-8; what is no UTF-8 becomes `�`.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Makes the text of a file of Markdown; throws where it cannot be read.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The words of a run with what its marks say.
    package init(_ run: Markdown.Run, in block: PresentationIntent? = nil, _ baseURL: URL? = nil) {
        self.init(run.text)
        if !run.intent.isEmpty { self.inlinePresentationIntent = run.intent }
        if let address = run.link { self.link = URL(string: address, relativeTo: baseURL) }
        if let address = run.picture { self.imageURL = URL(string: address, relativeTo: baseURL) }
        if let block { self.presentationIntent = block }
    }
}
