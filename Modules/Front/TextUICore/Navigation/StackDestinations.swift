/// The destinations that the pages of a stack declare, gathered from the root on.
struct StackDestinations {
    private var nearest: [ObjectIdentifier: PageChrome.Destination] = [:]
    private var contested: Set<ObjectIdentifier> = []

    /// Adds those of the page above all that were added before.
    mutating func add(_ page: PageChrome) {
        for (type, destination) in page.destinations {
            if let first = nearest[type] {
                if !first.isSame(as: destination) { contested.insert(type) }
            } else {
                nearest[type] = destination
            }
        }
    }

    /// The destination for values of a type: of several, the one nearest the root.
    subscript(type: ObjectIdentifier) -> PageChrome.Destination? { nearest[type] }

    /// Whether another declaration for a type may lead elsewhere.
    func isContested(_ type: ObjectIdentifier) -> Bool { contested.contains(type) }
}

extension PageChrome.Destination {
    /// Scenes that lead to each other in circles declare a destination again and again, and lead to the same view. A view
    /// that is made of SwiftUI's own alone can be any.
    fileprivate func isSame(as other: Self) -> Bool {
        view == other.view && Self.programsOwn.value(for: view) { Self.namesProgram(view) }
    }

    private static let programsOwn = TypeCache<Bool>()

    private static func namesProgram(_ type: Any.Type) -> Bool {
        !String(reflecting: type).split(whereSeparator: { "<>(), ".contains($0) })
            .allSatisfy { OwnModules.hold($0) || $0.hasPrefix("Swift.") }
    }
}
