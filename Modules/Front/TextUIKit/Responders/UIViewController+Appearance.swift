extension UIViewController {
    /// Tells the controller and its children that its view is about to come or go, for containers that tell their
    /// children themselves.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? beginToAppear(animated) : beginToDisappear(animated)
    }

    /// Tells the controller and its children that its view has come or gone.
    public func endAppearanceTransition() {
        switch appearance {
        case .appearing: endToAppear(lastAnimated)
        case .disappearing: endToDisappear(lastAnimated)
        case .appeared, .disappeared: break
        }
    }

    private var lastAnimated: Bool { false }

    func beginToAppear(_ animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadViewIfNeeded()
        prepareToAppear()
        appearance = .appearing
        viewWillAppear(animated)
        for child in appearingChildren { child.beginToAppear(animated) }
        viewIsAppearing(animated)
    }

    func endToAppear(_ animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(animated)
        for child in appearingChildren { child.endToAppear(animated) }
        hasAppeared()
    }

    func beginToDisappear(_ animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in appearingChildren { child.beginToDisappear(animated) }
    }

    func endToDisappear(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(animated)
        for child in appearingChildren { child.endToDisappear(animated) }
    }

    func appear(_ animated: Bool) {
        beginToAppear(animated)
        viewIfLoaded?.layoutIfNeeded()
        endToAppear(animated)
    }

    func disappear(_ animated: Bool) {
        beginToDisappear(animated)
        endToDisappear(animated)
    }

    /// The view was put into a window by hand, as into the view of a controller around this one.
    func viewCameIntoWindow() {
        guard !isBeingMoved, let window = viewIfLoaded?.window, window.isShown else { return }
        guard let parent else { return appear(false) }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        switch parent.appearance {
        case .appeared: appear(false)
        case .appearing: beginToAppear(false)
        case .disappeared, .disappearing: break
        }
    }

    func viewLeavesWindow() {
        guard !isBeingMoved else { return }
        disappear(false)
    }
}
