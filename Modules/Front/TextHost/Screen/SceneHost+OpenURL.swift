extension SceneHost {
    /// Opens a URL, as the system does when a link leads to the app. Returns false where no view takes it, as on a
    /// locked screen.
    @discardableResult
    public func open(_ url: URL) async -> Bool {
        _ = frame
        var isTaken = false
        await perform { isTaken = graph.open(url) }
        return isTaken
    }
}
