/// A two-way connection to a value that is kept elsewhere, as SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let way: Way
    /// The transaction of its own; nil where it has none.
    private var ownTransaction: OwnTransaction?

    /// The way to the value, behind one reference: views are copied with the bindings in them.
    private final class Way {
        let get: () -> Value
        let set: (Value, Transaction) -> Void
        let source: BindingSource?
        /// The place that keeps the whole value, if readers of a part can follow that part alone.
        let root: (any PartlyRead)?
        /// The value, read without becoming one of its readers.
        let peek: () -> Value
        /// The value that the binding was made with, where nothing tells of its changes but that it is made anew.
        let known: Value?

        init(
            get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, source: BindingSource?,
            root: (any PartlyRead)?, peek: @escaping () -> Value, known: Value?
        ) {
            self.get = get
            self.set = set
            self.source = source
            self.root = root
            self.peek = peek
            self.known = known
        }
    }

    package var source: BindingSource? { way.source }

    /// The transaction in which the binding writes; without one, the transaction of the code that writes.
    public var transaction: Transaction {
        get { ownTransaction?.transaction ?? Transaction() }
        set { ownTransaction = OwnTransaction(newValue) }
    }

    /// Creates a binding from a getter and a setter.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: { value, _ in set(value) }, source: nil)
    }

    /// Creates a binding from a getter and a setter that is given the transaction of the change.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: set, source: nil)
    }

    package init(
        get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, source: BindingSource?,
        root: (any PartlyRead)? = nil, peek: (() -> Value)? = nil, known: Value? = nil
    ) {
        way = Way(get: get, set: set, source: source, root: root, peek: peek ?? get, known: known)
    }

    package init(location: Location<Value>) {
        self.init(
            get: { location.get() }, set: { value, _ in location.set(value) },
            source: BindingSource(owner: ObjectIdentifier(location)), root: location, peek: { location.peek() })
    }

    /// A binding to a part of the value. A body that reads it depends on that part alone, where that can be told.
    private func part<Part>(
        _ step: AnyHashable?, _ read: @escaping (Value) -> Part, write: @escaping (inout Value, Part) -> Void
    ) -> Binding<Part> {
        let way = way
        var partSource: BindingSource?
        if let step, let source = way.source { partSource = source.part(step) }
        let (path, root) = (partSource?.path, partSource == nil ? nil : way.root)
        return Binding<Part>(
            get: {
                guard let path, let root, let node = Tracking.current else { return read(way.get()) }
                let part = read(way.peek())
                root.follow(path, for: node) { areEqual(read(way.peek()), part) }
                return part
            },
            set: { newValue, transaction in
                var value = way.peek()
                write(&value, newValue)
                way.set(value, transaction)
            },
            source: partSource, root: root, peek: { read(way.peek()) }, known: way.known.map(read))
    }

    /// Creates a binding from another's projected value.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The value, read and written where it is kept.
    public var wrappedValue: Value {
        get { way.get() }
        nonmutating set {
            guard let transaction = ownTransaction?.transaction else {
                return way.set(newValue, Transaction.current ?? Transaction())
            }
            withTransaction(transaction) { way.set(newValue, transaction) }
        }
    }

    /// The binding itself, for `$` in a body.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a value that never changes: writing it has no effect.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// Returns a binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        part(AnyHashable(keyPath)) {
            $0[keyPath: keyPath]
        } write: {
            $0[keyPath: keyPath] = $1
        }
    }

    /// Returns the binding with an animation for its writes. The animation has no effect in text.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Returns the binding with a transaction for its writes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding {
    /// Creates an optional binding to the value of `base`. Writing nil changes nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { newValue in
                if let newValue { base.wrappedValue = newValue }
            })
    }

    /// Creates a binding to the value inside an optional; nil while that is nil. Where the optional turns nil later,
    /// the binding keeps the last value.
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

    /// Creates a type-erased binding to a hashable value. Writing a value of another type changes nothing.
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
    package func isSameInput(as other: Binding) -> Bool {
        guard let source = way.source, source == other.way.source else { return false }
        guard let known = way.known, let otherKnown = other.way.known else { return true }
        return areEqual(known, otherKnown)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's id.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// The iterator over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the bindings to the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's index.
    public typealias Index = Value.Index
    /// The collection's indices.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Index { wrappedValue.endIndex }
    /// The indices of the elements.
    public var indices: Indices { wrappedValue.indices }

    /// Returns the index after `index`.
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

    /// The way to an element, where it can be told apart from the others. Mostly it is a number, of which the runtime need
    /// not be asked.
    private static func step(to position: Index) -> AnyHashable? {
        guard Index.self == Int.self else { return position as? AnyHashable }
        return AnyHashable(unsafeBitCast(position, to: Int.self))
    }

    private static func holds(_ collection: Value, _ position: Index) -> Bool {
        position >= collection.startIndex && position < collection.endIndex
    }

    /// Returns a binding to the element at `position`. It keeps the last value where the collection has shrunk
    /// meanwhile.
    public subscript(position: Index) -> Binding<Value.Element> {
        var last = way.peek()[position]
        return part(Self.step(to: position)) { collection in
            if Self.holds(collection, position) { last = collection[position] }
            return last
        } write: { collection, newValue in
            guard Self.holds(collection, position) else { return }
            collection[position] = newValue
        }
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the index before `index`.
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// The transaction that a binding writes in, where it has one: few have.
private final class OwnTransaction {
    let transaction: Transaction

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }
}
