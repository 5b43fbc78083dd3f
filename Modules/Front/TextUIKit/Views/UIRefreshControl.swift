import TextUICore

/// A control that fetches anew the content of a table or a scroll view. As UIKit's `UIRefreshControl`: the front's
/// `refresh` sends `valueChanged`, and waits until `endRefreshing()`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    private static let proxy = UIRefreshControl(frame: .zero)

    /// The look of all controls of the kind. Has no effect in text.
    public override class func appearance() -> UIRefreshControl { proxy }

    private var end: RefreshEnd?
    /// The words beside the control. Has no effect in text.
    open var attributedTitle: NSAttributedString?

    /// Whether content is being fetched.
    public var isRefreshing: Bool { end != nil }

    /// Tells that the program has begun to fetch by itself.
    open func beginRefreshing() {
        if end == nil { end = RefreshEnd() }
    }

    /// Tells that the content is there; the front shows the next frame.
    open func endRefreshing() {
        end?.come()
        end = nil
    }

    /// Asks for it; what it returns comes when `endRefreshing` says that it is done, or the control goes.
    func refresh() -> RefreshEnd? {
        guard end == nil else { return nil }
        let end = RefreshEnd()
        self.end = end
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return end
    }

    isolated deinit {
        end?.come()
    }
}

/// The end of a refreshing that somebody waits for, without holding what is refreshed.
@MainActor
final class RefreshEnd {
    private var hasCome = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func come() {
        hasCome = true
        let done = waiting
        waiting = []
        for continuation in done { continuation.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            if hasCome { continuation.resume() } else { waiting.append(continuation) }
        }
    }
}
