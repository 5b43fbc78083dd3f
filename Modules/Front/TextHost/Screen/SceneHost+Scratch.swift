extension SceneHost {
    /// Returns the screen with every body run again and everything laid out anew, the state as it is.
    ///
    /// It equals `frame`. Where it does not, the front has missed a dependency; tests ask for it after any journey.
    public func frameFromScratch() -> Frame {
        _ = frame
        inCommand {
            for node in nodes {
                node.refreshAll()
                node.gatherAll()
            }
            graph.flush()
        }
        return makeFrame()
    }
}

extension ViewNode {
    fileprivate func refreshAll() {
        guard isMounted else { return }
        forgetAllGiven()
        refresh()
        for child in children { child.refreshAll() }
    }

    fileprivate func gatherAll() {
        elementsBelowChanged()
        for element in elements { element.invalidateLayout() }
        for child in children { child.gatherAll() }
    }
}
