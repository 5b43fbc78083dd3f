#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Shows `lock` in the place of everything on the screen while `isLocked`: of this View, and of whatever it or a
    /// View in it presents. All of that keeps its state, and is there again when the lock is gone.
    ///
    ///     CoordinatingNavigationStack { HomeFactory.mock() }
    ///         .locked(presenter.isLocked) { LockFactory.mock() }
    ///         .onIdle(after: .seconds(600)) { presenter.didIdle() }
    ///
    /// The text front draws and tells nothing of a locked View, and no key, command or link reaches it. The locked View
    /// reads `isScreenLocked` in its environment.
    ///
    /// Source: the kit's own. On Apple's systems the lock is a `UIWindow` above the scene's alerts.
    public func locked<Lock: View>(_ isLocked: Bool, @ViewBuilder by lock: @escaping () -> Lock) -> some View {
        #if canImport(SwiftUI)
            environment(\.isScreenLocked, isLocked).background { LockWindow(isLocked: isLocked, lock: lock) }
        #else
            environment(\.isScreenLocked, isLocked).screenLock(isLocked, content: lock)
        #endif
    }

    /// Performs `action` when nobody has done anything at the screen for `delay`, once until somebody does something
    /// again.
    ///
    /// A key, a mouse button, a touch and a command count as doing something; a change that comes from elsewhere does
    /// not. The time counts in which the machine sleeps.
    ///
    /// Source: the kit's own.
    ///
    /// - Parameters:
    ///   - delay: The time to wait; nil for never.
    ///   - clock: The clock that measures the time; a test moves one by hand.
    ///   - action: The function to perform.
    public func onIdle(
        after delay: Duration?, clock: any Clock<Duration> = ContinuousClock(),
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        #if canImport(SwiftUI)
            modifier(IdleWatch(delay: delay, clock: clock, action: action))
        #else
            whenIdle(after: delay, on: clock, perform: action)
        #endif
    }
}
