/// A node that follows the window of a scroll view or a list.
@MainActor
protocol WindowFollower: ViewNode {
    func windowMoved(_ window: ListElement, byPerson: Bool)
    func windowLaidOut(_ window: ListElement)
    /// The person has moved a window across.
    func acrossMoved(_ window: AcrossElement)
}

extension WindowFollower {
    func windowMoved(_ window: ListElement, byPerson: Bool) {}
    func windowLaidOut(_ window: ListElement) {}
    func acrossMoved(_ window: AcrossElement) {}
}

struct WeakWindowFollower {
    weak var follower: (any WindowFollower)?
}
