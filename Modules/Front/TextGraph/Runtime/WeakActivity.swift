/// An activity that is held by its tasks alone.
struct WeakActivity {
    private(set) weak var activity: Activity?

    init(_ activity: Activity) {
        self.activity = activity
    }

    var hasSleepers: Bool { activity.map { $0.sleeperCount > 0 } ?? false }

    /// Whether each task that holds it waits for a clock that a test moves. Another thread that looks at it in this
    /// moment makes it seem awake, never the reverse.
    @MainActor
    var isAsleep: Bool {
        guard let sleepers = activity?.sleeperCount, sleepers > 0 else { return false }
        return holders <= sleepers
    }

    /// The number of tasks that hold it. A task inherits it without a call to anybody, so only the runtime has counted
    /// them; that count is asked for only while some of them sleep.
    private var holders: Int { Self.references(self) - Self.ownReferences }

    @inline(never)
    private static func references(_ weak: WeakActivity) -> Int {
        guard let activity = weak.activity else { return 0 }
        return Int(_getRetainCount(activity))
    }

    /// The part of the count that counting itself adds, which the optimiser decides.
    private static let ownReferences: Int = {
        let held = Unmanaged.passRetained(Activity(onEnd: {}))
        defer { held.release() }
        return references(held._withUnsafeGuaranteedRef { WeakActivity($0) }) - 1
    }()
}
