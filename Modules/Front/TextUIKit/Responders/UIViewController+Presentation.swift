extension UIViewController {
    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The controller that this one, or one around it, presents; nil where none does.
    public var presentedViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresented).first
    }

    /// The controller that presents this one, or one around it; nil where none does.
    public var presentingViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresenting).first
    }

    func presentFromHere(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = outermost
        guard controller !== presenter, controller.ownPresenting == nil, controller.parent == nil else {
            return UIApplication.complain("\(type(of: controller)) is on the screen already and cannot be presented")
        }
        if let before = presenter.ownPresented {
            return UIApplication.complain(
                "\(type(of: controller)) cannot be presented: \(type(of: before)) is presented there already")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return UIApplication.complain(
                "\(type(of: controller)) cannot be presented: the view of \(type(of: presenter)) is not in a window")
        }
        presenter.ownPresented = controller
        controller.ownPresenting = presenter
        let removesPresenter = controller.removesPresenter
        controller.isBeingPresented = true
        controller.loadViewIfNeeded()
        if removesPresenter { presenter.beginToDisappear(animated) }
        controller.isBeingMoved = true
        controller.view.shownBy = window
        controller.view.windowChanged(from: nil, to: window)
        controller.isBeingMoved = false
        controller.beginToAppear(animated)
        controller.view.layoutIfNeeded()
        presenter.changes.tell()
        controller.endToAppear(animated)
        if removesPresenter { presenter.endToDisappear(animated) }
        controller.isBeingPresented = false
        completion?()
    }

    func dismissFromHere(animated: Bool, completion: (() -> Void)?) {
        let chain = sequence(first: self, next: \.parent)
        if let presenter = chain.first(where: { $0.ownPresented != nil }) {
            presenter.takeAwayPresented(animated)
        } else if let presented = chain.first(where: { $0.ownPresenting != nil }) {
            presented.ownPresenting?.takeAwayPresented(animated)
        }
        completion?()
    }

    /// Takes away what this presents, and all that stands before that, the foremost first.
    func takeAwayPresented(_ animated: Bool) {
        guard let controller = ownPresented else { return }
        controller.takeAwayPresented(false)
        let bringsPresenter = controller.removesPresenter && viewIfLoaded?.window != nil
        let window = controller.view.window
        controller.isBeingDismissed = true
        controller.beginToDisappear(animated)
        if bringsPresenter { beginToAppear(animated) }
        ownPresented = nil
        controller.ownPresenting = nil
        controller.isBeingMoved = true
        controller.view.shownBy = nil
        controller.view.windowChanged(from: window, to: nil)
        controller.isBeingMoved = false
        changes.tell()
        if bringsPresenter { endToAppear(animated) }
        controller.endToDisappear(animated)
        controller.isBeingDismissed = false
    }
}
