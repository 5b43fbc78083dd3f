/// The nodes that follow objects of whose changes nobody is told: to an object without a published property OpenCombine
/// gives a new publisher each time it is asked for one, and so what the object sends reaches nobody.
@MainActor
final class UninformedNodes {
    private struct Following {
        weak var node: ViewNode?
        weak var object: AnyObject?
        var values: [Any]
    }

    private var followings: [Following] = []
    private var isWatching = false
    /// Whether commands run, which look at all objects themselves.
    var isPaused: () -> Bool = { false }

    nonisolated init() {}

    func add(_ node: ViewNode, following object: AnyObject) {
        followings.append(Following(node: node, object: object, values: Self.values(of: object)))
        watch()
    }

    /// Shows all of them anew, after the program's own code has run.
    func check() {
        look { _, _ in true }
    }

    /// Looks ten times a second for objects that a timer has changed.
    private func watch() {
        guard !isWatching else { return }
        isWatching = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isWatching = false
                if !self.isPaused() {
                    self.look { old, new in old.count != new.count || !zip(old, new).allSatisfy { areEqual($0, $1) } }
                }
                if !self.followings.isEmpty { self.watch() }
            }
        }
    }

    private func look(for hasChanged: ([Any], [Any]) -> Bool) {
        guard !followings.isEmpty else { return }
        followings.removeAll { $0.node == nil || $0.object == nil }
        for index in followings.indices {
            guard let object = followings[index].object else { continue }
            let values = Self.values(of: object)
            let isChanged = hasChanged(followings[index].values, values)
            followings[index].values = values
            if isChanged { followings[index].node?.invalidate() }
        }
    }

    /// What the object stores, with what its superclasses store.
    private static func values(of object: AnyObject) -> [Any] {
        sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.flatMap { $0.children.map(\.value) }
    }
}
