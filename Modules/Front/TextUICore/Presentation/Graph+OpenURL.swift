extension Graph {
    /// Gives a URL to every view that takes some, as the system does to the views of a scene; false where none does.
    /// On a locked screen none can be reached.
    package func open(_ url: URL) -> Bool {
        guard barrier == nil else { return false }
        urlTakers.removeAll { $0.taker?.isMounted != true }
        let takers = urlTakers.compactMap(\.taker)
        for taker in takers { taker.take(url) }
        return !takers.isEmpty
    }
}
