/// A picture from the net, of which text shows no more than what stands in its place. As SwiftUI's `AsyncImage`:
/// nothing is fetched, and the phase stays `empty`.
nonisolated public struct AsyncImage<Content: View>: View {
    private let content: (AsyncImagePhase) -> Content

    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImagePlace {
        content = { _ in _AsyncImagePlace() }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = { _ in _ConditionalContent(.second(placeholder())) }
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content
    }

    @MainActor
    public var body: some View { content(.empty) }
}

/// How far a picture has come. As SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The place of a picture that does not come.
nonisolated public struct _AsyncImagePlace: View {
    @MainActor
    public var body: some View { EmptyView() }
}
