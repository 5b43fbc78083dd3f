/// Something that stands before a screen until it is closed.
@MainActor
package protocol Presentation: ViewNode {
    var kind: PresentationKind { get }
    /// The node of the presented view, while it is presented.
    var presented: ViewNode? { get }
    func close()
}

/// The kind of a thing that stands before the screen; the raw value is its name in the json front.
public enum PresentationKind: String, Sendable {
    case sheet, fullScreenCover, popover, alert, dialog, menu, lock
}
