extension SceneHost {
    /// Whether a page or a presented view refuses to be dismissed, as one does that would lose what was entered in it.
    package var isHeldOpen: Bool {
        _ = frame
        return screens.contains { $0.chrome.dismissIsDisabled || $0.stacks.contains(where: \.isHeldOpen) }
    }
}
