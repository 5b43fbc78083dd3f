/// The question whether to leave, and lose what was entered.
@MainActor
final class LeavingQuestion {
    private let host: SceneHost
    private var menu: ChoiceMenu.Identity?
    /// Whether a page's own way out was taken in order to leave.
    private var isLeavingPage = false
    private var isDiscarded = false

    init(_ host: SceneHost) {
        self.host = host
    }

    /// Whether leaving would lose something that nobody has been asked about yet.
    var isDue: Bool { host.isHeldOpen && !isAsked }

    private var isAsked: Bool { isLeavingPage || host.graph.menu.map { $0.identity === menu } ?? false }

    /// Returns what asks. Where the page in front has a way out of its own, that is it: the page says what would be lost,
    /// and keeps what it can.
    ///
    /// - Parameter onDiscard: Called as soon as it is chosen to discard what was entered.
    func asking(onDiscard: @escaping @MainActor () -> Void = {}) -> @MainActor () -> Void {
        if let leavePage = host.ownWayOfHeldPage {
            isLeavingPage = true
            return leavePage
        }
        let question = ChoiceMenu(
            title: LocalizedStringKey("Discard what you entered?").own,
            choices: [
                ChoiceMenu.Choice(name: LocalizedStringKey("Discard and leave").own, role: .destructive) {
                    [weak self] in
                    self?.isDiscarded = true
                    onDiscard()
                },
                ChoiceMenu.Choice(name: LocalizedStringKey("Stay").own, role: .cancel) {},
            ])
        menu = question.identity
        return { [host] in host.graph.menu = question }
    }

    /// Whether the answer is to leave, or the page is closed whose own way out was taken. Where the user stays, the next
    /// wish to leave asks anew.
    func isAnsweredByLeaving() -> Bool {
        if isDiscarded { return true }
        guard isLeavingPage else { return false }
        guard host.isHeldOpen else { return true }
        isLeavingPage = host.isAsking
        return false
    }
}
