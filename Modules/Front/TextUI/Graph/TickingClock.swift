/// Tells what shows the time when a second has gone by; it runs only while something on the screen does.
@MainActor
final class SceneClock {
    private struct Follower {
        weak var node: (any ClockFollower)?
    }

    private var followers: [ObjectIdentifier: Follower] = [:]
    private var ticking: Task<Void, Never>?

    nonisolated init() {}

    func add(_ node: any ClockFollower) {
        followers[ObjectIdentifier(node)] = Follower(node: node)
        guard ticking == nil else { return }
        // Detached: what goes on for ever belongs to no command.
        ticking = Task.detached(priority: .utility) { [weak self] in
            while !Task.isCancelled {
                let part = Date().timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
                try? await Task.sleep(for: .seconds(1.02 - part))
                guard await self?.tick() == true else { return }
            }
        }
    }

    /// Lets everything look at the time again; false where nothing does any more.
    @discardableResult
    func tick() -> Bool {
        followers = followers.filter { $0.value.node?.isMounted == true && $0.value.node?.isActive == true }
        for follower in followers.values { follower.node?.clockTicked() }
        if followers.isEmpty {
            ticking?.cancel()
            ticking = nil
        }
        return !followers.isEmpty
    }

    isolated deinit {
        ticking?.cancel()
    }
}

/// A node that shows the time.
@MainActor
protocol ClockFollower: ViewNode {
    func clockTicked()
}
