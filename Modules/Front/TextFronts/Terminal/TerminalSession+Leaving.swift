import PlainText

/// Leaving by a key.
extension TerminalSession {
    /// Leaves, and asks first where a page or a presented view would lose what was entered in it. Where the page in front
    /// has a way out of its own, that is taken: the page says what would be lost, and keeps what it can. Who presses the
    /// key again meanwhile leaves.
    func interrupt() {
        guard host.isHeldOpen, !isAskingToLeave, !isLeavingPage else { return leave(0) }
        keyHelp = nil
        if let leavePage = host.ownWayOfHeldPage {
            isLeavingPage = true
            return act(leavePage)
        }
        let graph = host.graph
        let question = ChoiceMenu.discardQuestion { [weak self] in
            // Once the press has ended.
            Task { self?.leave(0) }
        }
        leaveQuestion = question.identity
        act { graph.menu = question }
    }

    /// Leaves once the page is closed whose own way out was taken. Where the user stays, the key asks anew.
    func followPage() {
        guard isLeavingPage else { return }
        guard host.isHeldOpen else { return leave(0) }
        isLeavingPage = host.isAsking
    }

    private var isAskingToLeave: Bool { host.graph.menu.map { $0.identity === leaveQuestion } ?? false }
}
