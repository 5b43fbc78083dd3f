extension UIViewController {
    /// Lets one child disappear and another appear in its place, with UIKit's callbacks in their order. `willShow` and
    /// `didShow` are told of the new one.
    func exchange(
        _ old: UIViewController?, for new: UIViewController?, animated: Bool,
        willShow: (UIViewController) -> Void = { _ in }, didShow: (UIViewController) -> Void = { _ in }
    ) {
        let isOnScreen = appearance == .appeared || appearance == .appearing
        guard isOnScreen else { return showOnly(new) }
        new?.loadViewIfNeeded()
        if let new { willShow(new) }
        old?.beginToDisappear(animated)
        showOnly(new)
        new?.beginToAppear(animated)
        new?.viewIfLoaded?.layoutIfNeeded()
        old?.endToDisappear(animated)
        guard appearance == .appeared else { return }
        new?.endToAppear(animated)
        if let new { didShow(new) }
    }

    /// Puts the view of one child into this one's, in the place of what was there.
    func showOnly(_ child: UIViewController?) {
        guard let container = viewIfLoaded else { return }
        for view in container.subviews where view !== child?.viewIfLoaded {
            let controller = view.controller
            controller?.isBeingMoved = true
            view.removeFromSuperview()
            controller?.isBeingMoved = false
        }
        guard let child, child.viewIfLoaded?.superview !== container else { return }
        guard container.window != nil else { return }
        child.isBeingMoved = true
        child.view.frame = container.bounds
        container.addSubview(child.view)
        child.isBeingMoved = false
    }
}
