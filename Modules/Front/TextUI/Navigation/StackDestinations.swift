/// The destinations that the pages of a stack declare, gathered from the root on.
struct StackDestinations {
    private var nearest: [ObjectIdentifier: Chrome.Destination] = [:]
    private var repeated: Set<ObjectIdentifier> = []

    /// Adds those of the page above all that were added before.
    mutating func add(_ page: Chrome) {
        for (type, destination) in page.destinations {
            if nearest[type] == nil { nearest[type] = destination } else { repeated.insert(type) }
        }
    }

    /// The destination for values of a type: of several, the one nearest the root.
    subscript(type: ObjectIdentifier) -> Chrome.Destination? { nearest[type] }

    func isRepeated(_ type: ObjectIdentifier) -> Bool { repeated.contains(type) }
}
