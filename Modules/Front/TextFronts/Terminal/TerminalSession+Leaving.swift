/// Leaving by a key.
extension TerminalSession {
    /// Leaves, and asks first where a page or a presented view would lose what was entered in it. Who presses the key
    /// again meanwhile leaves.
    func interrupt() {
        guard leaving.isDue else { return leave(0) }
        keyHelp = nil
        act(
            leaving.asking { [weak self] in
                // Once the press has ended.
                Task { self?.leave(0) }
            })
    }
}
