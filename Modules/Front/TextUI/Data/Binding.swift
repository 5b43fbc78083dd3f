/// Reads and writes a value that is kept elsewhere. As SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// What the binding leads to, so that two bindings to one place compare as the same input.
    struct Source: Equatable {
        let owner: ObjectIdentifier
        var path: [AnyKeyPath] = []
    }

    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    let source: Source?
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

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, source: Source?) {
        self.get = get
        self.set = set
        self.source = source
    }

    init(location: Location<Value>) {
        self.init(
            get: { location.get() }, set: { value, _ in location.set(value) },
            source: Source(owner: ObjectIdentifier(location)))
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
        let get = get
        let set = set
        return Binding<Subject>(
            get: { get()[keyPath: keyPath] },
            set: { newValue, transaction in
                var value = get()
                value[keyPath: keyPath] = newValue
                set(value, transaction)
            },
            source: source.map { .init(owner: $0.owner, path: $0.path + [keyPath]) })
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
        source != nil && source == other.source
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
        let base = self
        var last = base.wrappedValue[position]
        return Binding<Value.Element>(
            get: {
                let collection = base.wrappedValue
                if collection.indices.contains(position) { last = collection[position] }
                return last
            },
            set: { newValue in
                guard base.wrappedValue.indices.contains(position) else { return }
                base.wrappedValue[position] = newValue
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
