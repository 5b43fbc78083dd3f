@_spi(Reflection) import Swift

/// Whether two values are known to be the same: by `==`, by identity, or bit by bit where the type is plain data.
/// A closure is the same as itself alone; what cannot be compared counts as different.
package func areEqual<T>(_ a: T, _ b: T) -> Bool {
    withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in
            // What is the same in memory is the same: most views are made anew of what they were made of before.
            memcmp(a, b, MemoryLayout<T>.size) == 0
                || Comparison.of(T.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
        }
    }
}

/// The comparison of a type's values, worked out once for each type. Unless a subclass knows better, they differ.
class Comparison: @unchecked Sendable {
    private static let cache = TypeCache<Comparison>()

    static func of<T>(_ type: T.Type) -> Comparison {
        cache.value(for: type) { make(type) }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { false }

    private static func make<T>(_ type: T.Type) -> Comparison {
        if let type = type as? any InputComparable.Type { return byInput(type) }
        if let type = type as? any Equatable.Type { return byEquality(type) }
        // Of a closure, the same code with the same context is the same; another context counts as another closure.
        if type is AnyObject.Type || _isPOD(type) || Mirror.isFunction(type) {
            return BitComparison(size: MemoryLayout<T>.size)
        }
        if let type = type as? any OptionalValue.Type { return type.comparison }
        if Mirror.isExistential(type) { return ExistentialComparison<T>() }
        return FieldComparison(type) ?? Comparison()
    }

    private static func byInput<C: InputComparable>(_ type: C.Type) -> Comparison { InputComparison<C>() }
    private static func byEquality<E: Equatable>(_ type: E.Type) -> Comparison { EqualityComparison<E>() }
}

/// A type that says itself whether it would give a view the same input.
package protocol InputComparable {
    func isSameInput(as other: Self) -> Bool
}

private final class InputComparison<C: InputComparable>: Comparison, @unchecked Sendable {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: C.self).pointee.isSameInput(as: b.assumingMemoryBound(to: C.self).pointee)
    }
}

private final class EqualityComparison<E: Equatable>: Comparison, @unchecked Sendable {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: E.self).pointee == b.assumingMemoryBound(to: E.self).pointee
    }
}

private final class BitComparison: Comparison, @unchecked Sendable {
    private let size: Int

    init(size: Int) {
        self.size = size
    }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        size == 0 || memcmp(a, b, size) == 0
    }
}

private final class FieldComparison: Comparison, @unchecked Sendable {
    private let fields: [(offset: Int, comparison: Comparison)]

    /// Nil of a type whose fields cannot be told.
    init?<T>(_ type: T.Type) {
        guard Mirror.isStructOrTuple(type) else { return nil }
        var fields: [(offset: Int, comparison: Comparison)] = []
        let isComplete = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            func comparison<F>(_ type: F.Type) -> Comparison {
                // It may be a weak one, which is kept as no other value of the type: the bits of both tell the object.
                (type as? any OptionalValue.Type)?.isReference == true
                    ? BitComparison(size: MemoryLayout<F>.size) : Comparison.of(type)
            }
            fields.append((offset, _openExistential(fieldType, do: comparison)))
            return true
        }
        guard isComplete, !fields.isEmpty else { return nil }
        self.fields = fields
    }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        fields.allSatisfy { $0.comparison.areEqual(a + $0.offset, b + $0.offset) }
    }
}

private protocol OptionalValue {
    static var comparison: Comparison { get }
    /// Whether it is of a class, or of protocols that only classes have, which take less room than those of any type.
    static var isReference: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate static var comparison: Comparison { OptionalComparison<Wrapped>() }

    fileprivate static var isReference: Bool {
        // An error is kept in a box, and compared by what is in that.
        Wrapped.self is AnyObject.Type
            || Mirror.isExistential(Wrapped.self) && MemoryLayout<Wrapped>.size < MemoryLayout<Any>.size
                && Wrapped.self != (any Error).self
    }
}

private final class OptionalComparison<Wrapped>: Comparison, @unchecked Sendable {
    private let wrapped = Comparison.of(Wrapped.self)
    private let size = MemoryLayout<Wrapped?>.size

    private static func hasValue(_ optional: UnsafeRawPointer) -> Bool {
        if case .some = optional.assumingMemoryBound(to: Wrapped?.self).pointee { true } else { false }
    }

    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        if memcmp(a, b, size) == 0 { return true }
        let hasValue = Self.hasValue(a)
        // The value lies at the beginning of the optional.
        return hasValue == Self.hasValue(b) && (!hasValue || wrapped.areEqual(a, b))
    }
}

/// Compares what two values of a protocol's type really are.
private final class ExistentialComparison<T>: Comparison, @unchecked Sendable {
    override func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: T.self).pointee
        let b = b.assumingMemoryBound(to: T.self).pointee
        func compare<Value>(_ type: Value.Type) -> Bool {
            guard let a = a as? Value, let b = b as? Value else { return false }
            return TextGraph.areEqual(a, b)
        }
        let type = type(of: a as Any)
        return type == Swift.type(of: b as Any) && !Mirror.isExistential(type) && _openExistential(type, do: compare)
    }
}

extension Mirror {
    /// Metadata kind 0x302 of the runtime's ABI: code and context, two words.
    static func isFunction(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x302
    }

    /// Metadata kind 0x303 of the runtime's ABI.
    static func isExistential(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x303
    }

    /// Metadata kinds of the runtime's ABI: a struct is 0x200, a tuple 0x301.
    static func isStructOrTuple(_ type: Any.Type) -> Bool {
        let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
        return kind == 0x200 || kind == 0x301
    }
}
