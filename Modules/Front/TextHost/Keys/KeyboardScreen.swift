/// The screen that keys act on.
@MainActor
package protocol KeyboardScreen: AnyObject {
    var graph: Graph { get }
    var frame: Frame { get }
    /// What the page in front says of itself.
    var frontChrome: PageChrome { get }
    /// The action of return where a field has the focus that does nothing with it.
    var defaultAction: (@MainActor () -> Void)? { get }

    /// Runs what a key means to the program.
    func act(_ body: () -> Void)

    /// Changes what belongs to the screen alone.
    func change(_ body: () -> Void)

    /// Returns the action that a key runs by itself, by one of its names.
    func shortcut(_ names: [String]) -> (@MainActor () -> Void)?

    /// Returns what leads back from here, or throws the reason why nothing does.
    func wayBack() throws(CommandError) -> @MainActor () -> Void
}
