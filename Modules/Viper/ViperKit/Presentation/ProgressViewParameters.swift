/// Progress as data: a Presenter holds it, `progressView(parameters:)` draws it.
public struct ProgressViewParameters: Hashable, Sendable {
    /// What is going on.
    public var message: String?
    /// Whether what is below can be used meanwhile.
    public var isInteractionEnabled: Bool

    public init(message: String? = nil, isInteractionEnabled: Bool = false) {
        self.message = message
        self.isInteractionEnabled = isInteractionEnabled
    }
}
