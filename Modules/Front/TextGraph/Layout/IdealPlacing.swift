/// Whether a layout of the program's own is placing a view in the size that it would like to have.
///
/// `LayoutSubview.place` with an unspecified length proposes nothing, and an element knows its frame alone: without this
/// a stack could not tell that size from one that happens to be as long, and would share it out anew.
@MainActor
enum IdealPlacing {
    private(set) static var isActive = false

    static func run(_ isIdeal: Bool, _ body: () -> Void) {
        let outer = isActive
        isActive = isIdeal
        defer { isActive = outer }
        body()
    }
}
