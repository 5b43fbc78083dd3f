/// Something that is told when the focus has moved.
@MainActor
package protocol FocusFollower: ViewNode {
    func focusMoved(from old: FocusID?, to new: FocusID?)
}

package struct WeakFollower {
    package weak var follower: (any FocusFollower)?
}
