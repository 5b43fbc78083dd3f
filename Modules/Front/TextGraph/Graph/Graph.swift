import Synchronization

/// The reactive graph of one screen: the nodes that must run again, and the callbacks after they have.
@MainActor
package final class Graph: Sendable {
    struct Pending {
        var nodes: [NodeReference] = []
        /// The transaction of the last change.
        package var transaction: Transaction?
        var isScheduled = false
    }

    private nonisolated let pending = Mutex(Pending())
    /// The language and region of the screen; nil for the program's.
    package var locale: Locale?
    private var nodeCount = 0
    private var versionCount = 0
    private var callbacks: [@MainActor () -> Void] = []
    /// The callbacks of views that have left the screen with a page.
    private var departures: [@MainActor () -> Void] = []
    private var isLeaving = false
    package private(set) var isFlushing = false
    /// The number of flushes so far.
    package private(set) var flushCount = 0
    /// How long all of them took.
    package private(set) var flushTime = Duration.zero

    /// The number of times that each view type's body has run, for tests to read.
    package private(set) var bodyCounts: [ObjectIdentifier: Int] = [:]
    /// The node of the view that the screen is made of.
    package weak var root: ViewNode?
    /// The nodes that have to be told of what others below them give.
    @exclusivity(unchecked) var followers: [ViewNode] = []
    /// Choices that stand before the screen.
    package var menu: ChoiceMenu? {
        didSet { setNeedsFlush() }
    }
    /// The control that takes the keys.
    package var focus: FocusID? {
        didSet {
            guard focus != oldValue else { return }
            oldValue?.node?.focusMoved()
            focus?.node?.focusMoved()
            focusFollowers.removeAll { $0.follower?.isMounted != true }
            for follower in focusFollowers.compactMap(\.follower) { follower.focusMoved(from: oldValue, to: focus) }
            focusMoved(self)
        }
    }
    package var focusFollowers: [WeakFollower] = []
    /// Called when the view in front of the screen has come, gone or changed its elements.
    package var presentationChanged: @MainActor () -> Void = {}
    /// Flushes in a turn after something has changed, in the activity that changed it.
    package var scheduledFlush: (@MainActor () -> Void)?
    /// Lays out the nodes' elements, which may make further nodes (rows that come into view).
    package var layout: (@MainActor () -> Void)?
    /// Some element's size or place has to be found anew.
    @exclusivity(unchecked) package var layoutIsStale = true {
        didSet { if layoutIsStale, !oldValue { setNeedsFlush() } }
    }
    /// Whether a view says where a guide of its own is, so that layouts have to ask.
    @exclusivity(unchecked) var usesGuides = false
    /// Whether elements are put into places only to learn where their guides are.
    @exclusivity(unchecked) var isAskingGuides = false
    /// Whether a view is made of its size, so that a screen that grows has to ask for heights that come from around.
    package var usesGeometry = false
    package let uninformed = UninformedNodes()
    /// The transaction of the changes that are being shown.
    package var transaction: Transaction?
    /// The clock of the views that follow the time.
    package let clock = TickingClock()
    /// Whether a view's frame is a part of its container's.
    package var usesContainerSizes = false
    /// Whether a view says how far in front it is.
    var usesZIndex = false
    package var warnings: Set<String> = []
    package var warn: @MainActor (String) -> Void = { Output.error($0) }

    /// What the features keep for this screen, by their keys.
    var kept: [ObjectIdentifier: AnyObject] = [:]
    /// Called when the focus has moved, after the nodes and the followers of the focus have been told.
    package var focusMoved: @MainActor (Graph) -> Void = { _ in }
    /// Looks, before each update, for changes that nobody tells of.
    package var look: @MainActor () -> Void = {}

    package nonisolated init() {}

    package func warnOnce(_ message: String) {
        if warnings.insert(message).inserted { warn(message) }
    }

    func countBody<V>(_ type: V.Type) {
        bodyCounts[ObjectIdentifier(type), default: 0] += 1
    }

    nonisolated func invalidate(_ node: NodeReference) {
        let mustSchedule = pending.withLock { pending in
            pending.nodes.append(node)
            if let transaction = Transaction.current { pending.transaction = transaction }
            defer { pending.isScheduled = true }
            return !pending.isScheduled
        }
        if mustSchedule { schedule() }
    }

    /// A flush in the next turn, in the activity that asked for it where there is one.
    private nonisolated func schedule() {
        Task { @MainActor in
            if let scheduledFlush = self.scheduledFlush { scheduledFlush() } else { self.flush() }
        }
    }

    static let restless =
        "views change their own state for ever while they are updated; the front stopped after 200 rounds"

    func nextVersion() -> Int {
        versionCount += 1
        return versionCount
    }

    func nextNodeNumber() -> Int {
        nodeCount += 1
        return nodeCount
    }

    /// Asks for a flush though no node is stale: something outside the views (scroll position, focus) has changed.
    package func setNeedsFlush() {
        let mustSchedule = pending.withLock { pending in
            defer { pending.isScheduled = true }
            return !pending.isScheduled
        }
        if mustSchedule { schedule() }
    }

    /// Keeps `callback` until the views and their layout are up to date.
    package func afterUpdate(_ callback: @escaping @MainActor () -> Void) {
        callbacks.append(callback)
        setNeedsFlush()
    }

    /// Runs `body`, in which a page leaves the screen. As where pages slide, the views on it are told so after those of
    /// the page that has come, and after the tasks of those have begun.
    package func leave(_ body: () -> Void) {
        let wasLeaving = isLeaving
        isLeaving = true
        body()
        isLeaving = wasLeaving
    }

    /// Keeps a callback of a view that is no longer on the screen.
    package func afterDeparture(_ callback: @escaping @MainActor () -> Void) {
        if isLeaving { departures.append(callback) } else { afterUpdate(callback) }
    }

    private func tellDepartures() {
        guard !departures.isEmpty else { return }
        let due = departures
        departures = []
        Task { @MainActor in
            for callback in due { callback() }
        }
    }

    private func runCallbacks() {
        let due = callbacks
        callbacks = []
        for callback in due { callback() }
    }

    /// Runs the callbacks that the end of a screen leaves. Nothing is brought up to date any more.
    package func end() {
        callbacks += departures
        departures = []
        forgetFollowers()
        speaking(runCallbacks)
        // Who still refers to a node refers to the graph too, and keeps nothing else of the screen.
        kept = [:]
    }

    /// Called when everything has been brought to rest, however short a time that will be so.
    package var didFlush: (@MainActor () -> Void)?

    /// Runs `body` and brings what it changes up to date at once, without a turn of its own.
    package func flush(after body: () -> Void) {
        pending.withLock { $0.isScheduled = true }
        speaking(body)
        flush()
    }

    /// Runs `body` in the language of the screen; so do the tasks that it begins.
    package func speaking<Result>(_ body: () throws -> Result) rethrows -> Result {
        try ProgramLocale.$ofScene.withValue(locale, operation: body)
    }

    /// Brings nodes, layout and callbacks to rest, the changes that callbacks make included.
    package func flush() {
        guard !isFlushing else { return }
        speaking(bringUpToDate)
    }

    private func bringUpToDate() {
        isFlushing = true
        flushCount += 1
        let begun = ContinuousClock.now
        defer {
            isFlushing = false
            flushTime += begun.duration(to: .now)
        }
        var rounds = 0
        look()
        repeat {
            rounds += 1
            if rounds > 200 {
                warnOnce(Self.restless)
                pending.withLock { $0 = Pending() }
                callbacks = []
                forgetFollowers()
                break
            }
            refreshNodes()
            layout?()
            tellOfPreferences()
            runCallbacks()
        } while hasWork || !endSchedule()
        tellDepartures()
        didFlush?()
    }

    /// Lets the next change schedule a flush again; false where one has come from another thread just now.
    private func endSchedule() -> Bool {
        pending.withLock { pending in
            guard pending.nodes.isEmpty else { return false }
            pending.isScheduled = false
            return true
        }
    }

    /// Whether a flush would find something to do.
    package var hasPendingWork: Bool { pending.withLock { $0.isScheduled } || hasWork }

    private var hasWork: Bool {
        hasFollowersToTell || layoutIsStale || !callbacks.isEmpty || pending.withLock { !$0.nodes.isEmpty }
    }

    private func refreshNodes() {
        defer { transaction = nil }
        while true {
            let (references, changedIn) = pending.withLock { pending in
                defer { (pending.nodes, pending.transaction) = ([], nil) }
                return (pending.nodes, pending.transaction)
            }
            let stale = references.compactMap(\.node)
            if let changedIn { transaction = changedIn }
            guard !references.isEmpty else { return }
            if stale.count == 1 {
                if stale[0].isMounted { stale[0].refresh() }
                continue
            }
            // A parent that runs again may bring its children up to date, or take them away.
            for node in stale { node.isOutdated = true }
            for node in stale.sorted(by: { $0.depth < $1.depth }) where node.isMounted && node.isOutdated {
                node.isOutdated = false
                node.refresh()
            }
        }
    }
}
