/// An element around those of the nodes below its own, which it gathers once, and again when others stand there.
open class GatheringElement: ViewElement {
    @exclusivity(unchecked) private var gathered: [ViewElement]?

    /// Returns the elements that it is around, in reading order: those of the nodes below by default.
    open func gatheredElements() -> [ViewElement] { node.children.flatMap(\.elements) }

    public final override var children: [ViewElement] {
        if let gathered { return gathered }
        let elements = gatheredElements()
        for element in elements { adopt(element) }
        gathered = elements
        return elements
    }

    /// Forgets what was gathered, where the layout knows of the change already.
    package final func gatherLater() { gathered = nil }

    open override func gather() {
        gathered = nil
        super.gather()
    }
}
