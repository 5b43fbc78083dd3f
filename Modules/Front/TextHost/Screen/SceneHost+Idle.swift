extension SceneHost {
    /// Notes input that is about to have its effect. Returns whether that has locked the screen, because the input
    /// comes too late: it was meant for a page that is no longer shown.
    @discardableResult
    package func noteInput() -> Bool {
        lockIsDue { $0.inputCame() }
    }

    /// Notes that the screen is about to be shown anew, without input. Returns whether that has locked the screen.
    @discardableResult
    package func noteTime() -> Bool {
        lockIsDue { $0.timeWentBy() }
    }

    private func lockIsDue(_ tell: (any InputFollower) -> Void) -> Bool {
        guard !graph.inputFollowers.isEmpty else { return false }
        graph.inputFollowers.removeAll { $0.follower?.isMounted != true }
        let wasLocked = isLocked
        inCommand {
            for follower in graph.inputFollowers.compactMap(\.follower) { tell(follower) }
            if graph.hasPendingWork { graph.flush() }
        }
        return isLocked && !wasLocked
    }
}
