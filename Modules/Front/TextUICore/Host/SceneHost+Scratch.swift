extension SceneHost {
    /// The screen with every body run again and everything laid out anew, the state as it is.
    ///
    /// It is the same as `frame`; where it is not, the front has missed that something depends on something else.
    /// Tests ask for it after whatever has happened.
    public func frameFromScratch() -> Frame {
        _ = frame
        inCommand {
            for node in nodes {
                node.refreshAll()
                node.gatherAll()
            }
            graph.chromeIsStale = true
            graph.preferencesAreStale = true
            graph.flush()
        }
        return makeFrame()
    }
}

extension ViewNode {
    fileprivate func refreshAll() {
        guard isMounted else { return }
        refresh()
        for child in children { child.refreshAll() }
    }

    fileprivate func gatherAll() {
        elementsChanged()
        for element in elements { element.invalidateLayout() }
        for child in children { child.gatherAll() }
    }
}
