/// The nodes that follow objects of whose changes nobody is told: to an object without a published property OpenCombine
/// gives a new publisher each time it is asked for one, and so what the object sends reaches nobody.
@MainActor
package final class UninformedNodes {
    private struct Following {
        let node: NodeReference
        /// Nil once it is gone.
        let object: () -> AnyObject?
        var marks: [Int]
    }

    private var followings: [Following] = []
    private var isWatching = false
    /// Whether commands run, which look at all objects themselves.
    package var isPaused: () -> Bool = { false }

    nonisolated init() {}

    func add(_ node: ViewNode, following object: AnyObject) {
        followings.append(
            Following(
                node: node.reference, object: { [weak object] in object }, marks: Self.marks(of: object)))
        watch()
    }

    /// Shows all of them anew, after the program's own code has run.
    package func check() {
        for following in followings { following.node.invalidate() }
    }

    /// Looks ten times a second for objects that a timer has changed.
    private func watch() {
        guard !isWatching else { return }
        isWatching = true
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.isWatching = false
                if !self.isPaused() { self.look() }
                if !self.followings.isEmpty { self.watch() }
            }
        }
    }

    private func look() {
        followings.removeAll { $0.node.node == nil || $0.object() == nil }
        for index in followings.indices {
            guard let object = followings[index].object() else { continue }
            let marks = Self.marks(of: object)
            guard marks != followings[index].marks else { continue }
            followings[index].marks = marks
            followings[index].node.invalidate()
        }
    }

    /// A number for each value that the object and its superclasses store, by which a change shows: values themselves would
    /// keep what they refer to.
    private static func marks(of object: AnyObject) -> [Int] {
        sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
            .flatMap { $0.children.map { mark(of: $0.value) } }
    }

    private static func mark(of value: Any) -> Int {
        if type(of: value) is AnyObject.Type { return ObjectIdentifier(value as AnyObject).hashValue }
        if let value = value as? any Hashable { return value.hashValue }
        return (value as? any Collection)?.count ?? 0
    }
}
