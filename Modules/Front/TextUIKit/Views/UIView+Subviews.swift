extension UIView {
    /// Adds `view` on top.
    public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
    }

    public func bringSubviewToFront(_ view: UIView) {
        if subviews.contains(view) { insert(view, at: subviews.count) }
    }

    public func sendSubviewToBack(_ view: UIView) {
        if subviews.contains(view) { insert(view, at: 0) }
    }

    /// Whether this is `view` or somewhere in it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
}
