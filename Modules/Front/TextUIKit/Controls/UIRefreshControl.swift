import TextUI

/// Fetches anew what a list shows. As UIKit's `UIRefreshControl`: the front's `refresh` sends `valueChanged`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    open func beginRefreshing() { isRefreshing = true }

    open func endRefreshing() {
        isRefreshing = false
        let done = waiting
        waiting = []
        for continuation in done { continuation.resume() }
    }

    /// Asks for it, and returns when `endRefreshing` says that it is done.
    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    isolated deinit {
        for continuation in waiting { continuation.resume() }
    }
}
