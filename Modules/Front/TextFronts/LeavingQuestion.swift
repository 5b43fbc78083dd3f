/// The question of the lines front whether to leave, and lose what was entered.
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

    /// Asks. Where the page in front has a way out of its own, that is taken: the page says what would be lost, and keeps
    /// what it can.
    func ask() async {
        if let leavePage = host.ownWayOfHeldPage {
            isLeavingPage = true
            return await host.perform(leavePage)
        }
        let question = ChoiceMenu.discardQuestion { [weak self] in self?.isDiscarded = true }
        menu = question.identity
        await host.perform { host.graph.menu = question }
    }

    /// Whether the answer is to leave, or the page is closed whose own way out was taken. Where the user stays, the next
    /// command to leave asks anew.
    func isAnsweredByLeaving() -> Bool {
        if isDiscarded { return true }
        guard isLeavingPage else { return false }
        guard host.isHeldOpen else { return true }
        isLeavingPage = host.isAsking
        return false
    }
}
