/// A node that gives the nodes around it a value.
@MainActor
package protocol PreferenceSource: ViewNode {
    /// What this gives in place of what those below it give.
    func value(over inner: Any?) -> Any
    /// Whether it has nothing of what those below give: they are not asked then.
    var givesAlone: Bool { get }
}

extension PreferenceSource {
    package var givesAlone: Bool { false }
}

/// A node that is told when those below it give something else.
@MainActor
package protocol PreferenceFollower: ViewNode {
    func preferencesChanged()
}

/// What a node has to do with the one way up: with what views give to the views around them, by keys. Preferences go
/// this way, and by `PageKey` the title, the tools and the rest of what views say of their page.
///
/// A node keeps what it and those below it give for as long as none of them gives anything else. A change makes its way
/// up from the node that gives it: what was kept there is forgotten, and who follows the key is told in the same flush.
/// Nodes that have nothing to do with it have no `Upward`.
@MainActor
final class Upward {
    /// Whether this node or one below it is a source.
    fileprivate var gives = false
    /// The key for which this node is a source itself.
    fileprivate var sourceKey: ObjectIdentifier?
    fileprivate var followedKey: ObjectIdentifier?
    /// Whether the follower is yet to be told.
    fileprivate var isToBeTold = false
    /// The values that are known, by their keys.
    fileprivate var known: [ObjectIdentifier: any AnyKnown] = [:]
    /// The node that shows this one elsewhere than where it was made.
    fileprivate weak var shownBy: ViewNode?
}

/// A value that a node has been asked for.
private struct Known<Value>: AnyKnown {
    let value: Value?
    let version: Int
}

private protocol AnyKnown {
    var version: Int { get }
}

extension ViewNode {
    /// Begins to give values for a key; called where a source is made.
    package final func beginGiving(_ key: any PreferenceKey.Type) {
        passOn()
        upward?.sourceKey = ObjectIdentifier(key)
        givesAnew(key)
    }

    /// Says that this gives something else for a key.
    package final func givesAnew(_ key: any PreferenceKey.Type) {
        forget(ObjectIdentifier(key))
    }

    /// Says that others of the nodes below give now, or in another order, or that what they give has another meaning.
    package final func othersGive() {
        forget(nil)
    }

    /// Follows what those below give for a key; the follower is told at first, and then when that changes.
    package final func follow(_ key: any PreferenceKey.Type) {
        ownUpward.followedKey = ObjectIdentifier(key)
        graph.tellLater(self)
    }

    /// Shows a node that was made elsewhere: what that gives, is given here.
    package final func show(_ node: ViewNode) {
        node.ownUpward.shownBy = self
        guard node.upward?.gives == true else { return }
        passOn()
        othersGive()
    }

    /// No longer shows a node.
    package final func letGo(of node: ViewNode) {
        guard node.upward?.shownBy === self else { return }
        node.upward?.shownBy = nil
        othersGive()
    }

    /// Returns the value that this and those below give for a key; nil where none of them does.
    package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard let upward, upward.gives else { return nil }
        let id = ObjectIdentifier(key)
        if let known = upward.known[id] as? Known<Key.Value> { return known.value }
        var value: Key.Value?
        let source = upward.sourceKey == id ? self as? any PreferenceSource : nil
        for child in source?.givesAlone == true ? [] : givingChildren {
            guard let next = child.preference(key) else { continue }
            if var reduced = value {
                Key.reduce(value: &reduced) { next }
                value = reduced
            } else {
                value = next
            }
        }
        if let source { value = source.value(over: value) as? Key.Value }
        if isMounted { upward.known[id] = Known(value: value, version: graph.nextVersion()) }
        return value
    }

    /// Whether what is given here for a key has been asked for since it changed.
    package final func knowsGiven(_ key: any PreferenceKey.Type) -> Bool { knowsGiven(ObjectIdentifier(key)) }

    fileprivate final func knowsGiven(_ key: ObjectIdentifier) -> Bool {
        guard let upward, upward.gives else { return true }
        return upward.known[key] != nil
    }

    /// Whether what is given here for a key has changed since it had a version.
    package final func givesOther(_ key: any PreferenceKey.Type, since version: Int?) -> Bool {
        guard let upward, upward.gives else { return version != nil }
        guard let known = upward.known[ObjectIdentifier(key)] else { return true }
        return known.version != version
    }

    /// A number that is another one whenever something else is given here for a key.
    package final func versionGiven(_ key: any PreferenceKey.Type) -> Int? {
        upward?.known[ObjectIdentifier(key)]?.version
    }

    /// Ends what this gave.
    final func endGiving() {
        guard let upward else { return }
        if let key = upward.sourceKey { forget(key) }
        upward.known = [:]
    }

    /// Forgets what is known here, and tells the node again if it follows something.
    package final func forgetAllGiven() {
        upward?.known = [:]
        if upward?.followedKey != nil { graph.tellLater(self) }
    }

    private var ownUpward: Upward {
        if let upward { return upward }
        let new = Upward()
        upward = new
        return new
    }

    private func passOn() {
        var node: ViewNode? = self
        while let current = node, current.upward?.gives != true {
            current.ownUpward.gives = true
            node = current.around
        }
    }

    private func forget(_ key: ObjectIdentifier?) {
        var node: ViewNode? = self
        while let current = node {
            if let upward = current.upward {
                if let key { upward.known[key] = nil } else { upward.known = [:] }
                if let followed = upward.followedKey, key == nil || followed == key { graph.tellLater(current) }
            }
            node = current.around
        }
        graph.setNeedsFlush()
    }

    /// The node that what is given here goes to.
    private var around: ViewNode? { upward?.shownBy ?? parent }
}

extension Graph {
    /// Notes that a follower has to be told.
    func tellLater(_ node: ViewNode) {
        guard node.isMounted, let upward = node.upward, !upward.isToBeTold else { return }
        upward.isToBeTold = true
        followers.append(node)
    }

    /// Whether somebody is yet to be told of what was given.
    var hasFollowersToTell: Bool { !followers.isEmpty || root?.knowsGiven(ObjectIdentifier(PageKey.self)) == false }

    /// Tells those who follow what pages say, the innermost first: what an outer stack says holds what an inner one
    /// presents.
    package func tellOfPages() {
        var count = 0
        while let node = followers.filter(\.followsPages).max(by: { $0.depth < $1.depth }) {
            count += 1
            guard count <= Self.mostTold else { return warnOnce(Self.restless) }
            followers.removeAll { $0 === node }
            tell(node)
        }
    }

    /// The most followers that are told in one go: views that change what they say whenever it is heard have no end.
    private static var mostTold: Int { 1000 }

    /// Tells all others.
    func tellOfPreferences() {
        let due = followers.filter { !$0.followsPages }
        followers.removeAll { !$0.followsPages }
        due.forEach(tell)
    }

    /// Tells nobody any more of what was given so far.
    func forgetFollowers() {
        for node in followers { node.upward?.isToBeTold = false }
        followers = []
    }

    private func tell(_ node: ViewNode) {
        node.upward?.isToBeTold = false
        if node.isMounted { (node as? any PreferenceFollower)?.preferencesChanged() }
    }
}

extension ViewNode {
    fileprivate var followsPages: Bool { upward?.followedKey == ObjectIdentifier(PageKey.self) }
}
