/// What changes a screen that is measured: the screen says how when it appears, and whoever measures has it done.
@MainActor
final class Steps {
    /// Changes the screen to what it is after so many steps.
    var make: (@MainActor (Int) -> Void)?
    private(set) var count = 0

    func next() {
        count += 1
        make?(count)
    }
}
