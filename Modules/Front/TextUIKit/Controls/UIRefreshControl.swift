import TextUICore

/// Fetches anew what a list shows. As UIKit's `UIRefreshControl`: the front's `refresh` sends `valueChanged`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    private var end: RefreshEnd?
    open var attributedTitle: NSAttributedString?

    public var isRefreshing: Bool { end != nil }

    open func beginRefreshing() {
        if end == nil { end = RefreshEnd() }
    }

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
