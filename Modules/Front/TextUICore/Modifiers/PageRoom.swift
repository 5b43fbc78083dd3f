/// An element that has the content of a page in a place of its own.
@MainActor
protocol PageRoom: ViewElement {
    /// The place of the content.
    var room: CellRect? { get }
}

extension ViewElement {
    /// The place of the content of the page that this is on; nil outside of stacks.
    var pageRoom: CellRect? {
        var element = container
        while let current = element {
            if let page = current as? any PageRoom { return page.room }
            element = current.container
        }
        return nil
    }
}
