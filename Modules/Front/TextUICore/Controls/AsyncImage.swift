/// A picture that is fetched when it is shown: a file's, or by HTTP one of the net's. As SwiftUI's `AsyncImage`; the
/// frame of a command waits for it.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(decorative: "") }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// - Parameter scale: How many pixels of the picture are a point.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

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

/// How far a picture has come. As SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
