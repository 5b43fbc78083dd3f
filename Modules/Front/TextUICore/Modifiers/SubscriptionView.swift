import OpenCombine

/// A view that does something with what a publisher sends. As SwiftUI's `SubscriptionView`.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    /// The view.
    public var content: Content
    /// The publisher whose values are waited for.
    public var publisher: PublisherType
    /// What is done with each value.
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that does something with the values of a publisher.
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    /// The view, with its subscription.
    @MainActor
    public var body: some View { content.onReceive(publisher, perform: action) }
}
