/// A stored property that a view's node keeps, binds and observes, as SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {
    /// Updates the property before each evaluation of the body, once the properties inside it are bound.
    mutating func update()

    /// Ties this copy of the property to its storage in the node. The default binds the properties inside and calls
    /// `update()`.
    @MainActor mutating func _bind(_ slots: inout DynamicSlots)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Binds the properties inside this one to the node's storage, then calls `update()`.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        FieldPlan.of(Self.self).bind(&self, &slots)
        update()
    }
}

/// The storage that a node keeps for the dynamic properties of its view, in the order of their declaration.
public struct DynamicSlots {
    /// The node that holds these slots.
    package unowned let node: ViewNode
    private var objects: [AnyObject] = []
    /// Those of them that read the environment.
    private var readers: [any EnvironmentReader] = []
    private var cursor = 0
    /// The first slot of each of the view's own properties.
    private var marks: [Int] = []

    init(_ node: ViewNode) {
        self.node = node
    }

    mutating func rewind() {
        cursor = 0
    }

    package mutating func next<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
        defer { cursor += 1 }
        if cursor < objects.count { return unsafeDowncast(objects[cursor], to: Slot.self) }
        let slot = make()
        objects.append(slot)
        if let reader = slot as? any EnvironmentReader { readers.append(reader) }
        return slot
    }

    mutating func mark() {
        marks.append(cursor)
    }

    /// The number of changes of each of the view's own properties.
    var versions: [Int] {
        marks.indices.map { index in
            let end = index + 1 < marks.count ? marks[index + 1] : objects.count
            return objects[marks[index]..<end].reduce(0) { $0 + (($1 as? any Versioned)?.version ?? 0) }
        }
    }

    @MainActor
    func reads(changedIn environment: EnvironmentValues) -> Bool {
        for reader in readers where reader.reads(changedIn: environment) { return true }
        return false
    }

    var holdState: Bool {
        objects.contains { ($0 as? any StateHolder)?.holdsState == true }
    }

    @MainActor
    mutating func release() {
        objects = []
        readers = []
    }
}

/// A slot whose value comes from the environment.
@MainActor
protocol EnvironmentReader: AnyObject {
    func reads(changedIn environment: EnvironmentValues) -> Bool
}

/// A slot that counts how often it has become another.
protocol Versioned: AnyObject {
    var version: Int { get }
}

/// A slot whose loss would lose something of the user's.
protocol StateHolder: AnyObject {
    var holdsState: Bool { get }
}
