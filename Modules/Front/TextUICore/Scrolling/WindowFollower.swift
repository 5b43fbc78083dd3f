/// A node that follows the window of a scroll view or a list.
@MainActor
protocol WindowFollower: ViewNode {
    func windowMoved(_ window: ListElement, byPerson: Bool)
    func windowLaidOut(_ window: ListElement)
}

extension WindowFollower {
    func windowMoved(_ window: ListElement, byPerson: Bool) {}
    func windowLaidOut(_ window: ListElement) {}
}

struct WeakWindowFollower {
    weak var follower: (any WindowFollower)?
}
