/// The way from one controller of a storyboard to another. As UIKit's `UIStoryboardSegue`; text has no storyboards, so
/// only source makes one.
@MainActor @preconcurrency
open class UIStoryboardSegue {
    /// The name of the way; nil for one without a name.
    public let identifier: String?
    /// The controller that is left.
    public let source: UIViewController
    /// The controller that is shown.
    public let destination: UIViewController

    /// Makes a way from one controller to another.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Shows the destination. A subclass does it in its own way.
    open func perform() { source.show(destination, sender: self) }
}
