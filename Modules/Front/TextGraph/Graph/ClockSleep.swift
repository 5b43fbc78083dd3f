/// One task's wait for a clock that somebody moves by hand. While every task of a command waits so, the screen has
/// settled: nothing more happens by itself.
package struct ClockSleep: Sendable {
    // The task that waits holds it.
    private unowned let activity: Activity?

    /// Begins the wait of the task that calls this; nothing that it does until it is resumed is waited for.
    package init() {
        activity = Activity.current
        activity?.sleepBegan()
    }

    /// Ends it, before the task is resumed.
    package func end() {
        activity?.sleepEnded()
    }
}
