/// Looks for a row beyond a window: behind it first, then from the beginning.
///
/// A million rows take a while, so it goes so many at a time. It ends without a find where the rows change meanwhile.
@MainActor
package final class RowSearch {
    package enum Progress {
        case found, goingOn, ended
    }

    private let look: (_ rows: Int) -> Progress

    package init(_ look: @escaping (_ rows: Int) -> Progress) {
        self.look = look
    }

    /// Looks at so many rows, and brings a found one into view.
    package func look(at rows: Int) -> Progress { look(rows) }
}
