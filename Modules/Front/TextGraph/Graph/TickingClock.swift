/// Tells what shows the time when a second has gone by; it runs only while something on the screen does.
@MainActor
package final class TickingClock {
    private struct Follower {
        weak var node: (any ClockFollower)?
    }

    private var followers: [ObjectIdentifier: Follower] = [:]
    private var next: Countdown?

    nonisolated init() {}

    package func add(_ node: any ClockFollower) {
        followers[ObjectIdentifier(node)] = Follower(node: node)
        if next == nil { wait() }
    }

    private func wait() {
        let part = Date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
        next = Countdown(.seconds(1.02 - part)) { [weak self] in
            if self?.tick() == true { self?.wait() }
        }
    }

    /// Lets everything look at the time again; false where nothing does any more.
    @discardableResult
    package func tick() -> Bool {
        followers = followers.filter { $0.value.node?.isMounted == true && $0.value.node?.isActive == true }
        for follower in followers.values { follower.node?.clockTicked() }
        if followers.isEmpty { next = nil }
        return !followers.isEmpty
    }
}

/// A node that shows the time.
@MainActor
package protocol ClockFollower: ViewNode {
    func clockTicked()
}
