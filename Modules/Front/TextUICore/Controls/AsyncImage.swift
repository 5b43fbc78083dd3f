/// A picture that loads from a file or over HTTP when it appears, as SwiftUI's `AsyncImage`. A command's frame waits
/// until it has loaded.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Creates a view that shows the picture at `url`, and nothing until it has loaded.
    ///
    /// - Parameters:
    ///   - url: The picture's address; nil shows what stands there before one has loaded.
    ///   - scale: The picture's pixels in a point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(decorative: "") }
    }

    /// Creates a view that shows `placeholder` until the picture has loaded, and where it cannot be loaded.
    ///
    /// - Parameters:
    ///   - url: The picture's address; nil shows what stands there before one has loaded.
    ///   - scale: The picture's pixels in a point.
    ///   - content: Makes the view of the picture.
    ///   - placeholder: The view without a picture.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view whose content depends on the phase of loading, which changes inside `transaction`.
    ///
    /// - Parameters:
    ///   - url: The picture's address; nil shows what stands there before one has loaded.
    ///   - scale: The picture's pixels in a point.
    ///   - transaction: The transaction in which the phase changes.
    ///   - content: Makes the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// The content for the current phase; a change of the URL loads anew.
    @MainActor
    public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    @MainActor
    private func load() async {
        if case .empty = phase {} else { phase = .empty }
        guard let url else { return }
        do {
            let picture = try await Download.picture(at: url)
            show(.success(Image(ScaledPicture(picture, scale: scale))))
        } catch is CancellationError {
            // Another picture is wanted, or none any more.
        } catch {
            show(.failure(error))
        }
    }

    @MainActor
    private func show(_ phase: AsyncImagePhase) {
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { self.phase = phase }
    }
}

/// The phase of an asynchronous picture's loading, as SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    /// No picture yet, or no URL.
    case empty
    /// The loaded picture.
    case success(Image)
    /// The error that loading threw.
    case failure(any Error)

    /// The picture where it has loaded, else nil.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error where loading failed, else nil.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
