/// Names a control for the focus. Unlike its place in memory, which another control may have later, it is never used
/// again.
struct FocusID: Hashable {
    private let number: Int

    @MainActor
    init() {
        Self.last += 1
        number = Self.last
    }

    @MainActor private static var last = 0
}
