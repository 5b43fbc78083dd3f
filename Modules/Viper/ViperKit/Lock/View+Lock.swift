#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Shows `lock` in the place of everything on the screen while `isLocked`: this View, and whatever it or a View in
    /// it presents. All of that keeps its state, and is there again when the lock is gone.
    ///
    ///     CoordinatingNavigationStack { HomeFactory.mock() }
    ///         .locked(presenter.isLocked) { LockFactory.mock() }
    ///         .onIdle(after: .seconds(600)) { presenter.didIdle() }
    ///
    /// The text front draws and tells nothing of what is locked, and no key, command or link reaches it. What is locked
    /// learns it from `isScreenLocked` in its environment.
    public func locked<Lock: View>(_ isLocked: Bool, @ViewBuilder by lock: @escaping () -> Lock) -> some View {
        #if canImport(SwiftUI)
            environment(\.isScreenLocked, isLocked).background { LockWindow(isLocked: isLocked, lock: lock) }
        #else
            environment(\.isScreenLocked, isLocked).screenLock(isLocked, content: lock)
        #endif
    }

    /// Does `action` when nobody has done anything at the screen for as long as `delay`, once until somebody does
    /// something again. A change that comes from elsewhere is nobody's doing; the time counts in which the machine sleeps.
    ///
    /// - Parameter delay: nil for never.
    /// - Parameter clock: what measures the time; a test moves one by hand.
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
