import PlainText

/// Leaving by a key.
extension TerminalSession {
    /// Leaves, and asks first where a page or a presented view would lose what was entered in it. Who presses the key
    /// again while it is asked leaves.
    func interrupt() {
        guard host.isHeldOpen, !isAskingToLeave else { return leave(0) }
        keyHelp = nil
        let graph = host.graph
        let question = ChoiceMenu(
            title: LocalizedStringKey("Discard what you entered?").own,
            choices: [
                ChoiceMenu.Choice(name: LocalizedStringKey("Discard and leave").own, role: .destructive) {
                    [weak self] in
                    // Once the press has ended.
                    Task { self?.leave(0) }
                },
                ChoiceMenu.Choice(name: LocalizedStringKey("Stay").own, role: .cancel) {},
            ])
        leaveQuestion = question.identity
        act { graph.menu = question }
    }

    private var isAskingToLeave: Bool { host.graph.menu.map { $0.identity === leaveQuestion } ?? false }
}
