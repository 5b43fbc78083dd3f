extension UIView {
    /// Adds `view` on top of the other subviews, from wherever it was.
    public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Puts `view` among the subviews at a place, counted from the back.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts `view` just behind a subview; on top where `sibling` is none.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    /// Puts `view` just before a subview; on top where `sibling` is none.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }

    /// Moves a subview on top of the others.
    public func bringSubviewToFront(_ view: UIView) {
        if subviews.contains(view) { insert(view, at: subviews.count) }
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        if subviews.contains(view) { insert(view, at: 0) }
    }

    /// Tells whether this view is `view`, or is somewhere in it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// Returns this view or the first one in it that has a tag; nil where there is none.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
}
