/// Reads and writes a value that is kept elsewhere. As SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// What the binding leads to, so that two bindings to one place compare as the same input.
    struct Source: Equatable {
        let owner: ObjectIdentifier
        var path: [AnyHashable] = []
    }

    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    let source: Source?
    /// Where all that the binding leads to is kept, if readers of a part can follow that part alone.
    private let root: (any PartlyRead)?
    /// The value, read without becoming one of its readers.
    private let peek: () -> Value
    /// The value that the binding was made with, where nothing tells of its changes but that it is made anew.
    private let known: Value?
    public var transaction = Transaction() {
        didSet { hasTransaction = true }
    }
    private var hasTransaction = false

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: { value, _ in set(value) }, source: nil)
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: set, source: nil)
    }

    init(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, source: Source?,
        root: (any PartlyRead)? = nil, peek: (() -> Value)? = nil, known: Value? = nil
    ) {
        self.get = get
        self.set = set
        self.source = source
        self.root = root
        self.peek = peek ?? get
        self.known = known
    }

    init(location: Location<Value>) {
        self.init(
            get: { location.get() }, set: { value, _ in location.set(value) },
            source: Source(owner: ObjectIdentifier(location)), root: location, peek: { location.peek() })
    }

    /// A binding to a part of the value. Who reads it in a body depends on that part alone, where that can be told.
    private func part<Part>(
        _ step: AnyHashable?, _ read: @escaping (Value) -> Part, write: @escaping (inout Value, Part) -> Void
    ) -> Binding<Part> {
        let (get, set, peek, root) = (get, set, peek, root)
        let path = step.flatMap { step in source.map { $0.path + [step] } }
        let follow = path.flatMap { path in root.map { (path, $0) } }
        return Binding<Part>(
            get: {
                guard let (path, root) = follow, let node = Tracking.current else { return read(get()) }
                let part = read(peek())
                root.follow(path, for: node) { areEqual(read(peek()), part) }
                return part
            },
            set: { newValue, transaction in
                var value = peek()
                write(&value, newValue)
                set(value, transaction)
            },
            source: path.flatMap { path in source.map { .init(owner: $0.owner, path: path) } },
            root: follow?.1, peek: { read(peek()) }, known: known.map(read))
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            guard hasTransaction else { return set(newValue, Transaction.current ?? Transaction()) }
            withTransaction(transaction) { set(newValue, transaction) }
        }
    }

    public var projectedValue: Binding<Value> { self }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        part(AnyHashable(keyPath)) {
            $0[keyPath: keyPath]
        } write: {
            $0[keyPath: keyPath] = $1
        }
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding {
    /// A binding to an optional's place.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { newValue in
                if let newValue { base.wrappedValue = newValue }
            })
    }

    /// A binding to the value inside an optional, or nil while that is empty.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        var last = initial
        self.init(
            get: {
                if let value = base.wrappedValue { last = value }
                return last
            },
            set: { base.wrappedValue = $0 })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { newValue in
                if let value = newValue.base as? V { base.wrappedValue = value }
            })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: InputComparable {
    func isSameInput(as other: Binding) -> Bool {
        guard let source, source == other.source else { return false }
        guard let known, let otherKnown = other.known else { return true }
        return areEqual(known, otherKnown)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }

    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// A binding to the element at `position`; when the collection has shrunk meanwhile it keeps its last value.
    public subscript(position: Index) -> Binding<Value.Element> {
        var last = peek()[position]
        return part(position as? AnyHashable) { collection in
            if collection.indices.contains(position) { last = collection[position] }
            return last
        } write: { collection, newValue in
            guard collection.indices.contains(position) else { return }
            collection[position] = newValue
        }
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
