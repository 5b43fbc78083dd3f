import Synchronization

/// What the texts of columns have been decoded to: the same few services, plans and names are in row after row, and a
/// screen that is read again after a change has the same rows but one.
final class DecodedColumns: Sendable {
    static let shared = DecodedColumns()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let text: String
    }

    /// Those that have been asked for last, and those before them, which go when there are too many.
    private struct Generations {
        var young: [Key: any Sendable] = [:]
        var old: [Key: any Sendable] = [:]
    }

    private static let most = 1000

    private let generations = Mutex(Generations())

    func value<Value: Sendable>(of text: String, decode: () throws -> Value) rethrows -> Value {
        let key = Key(type: ObjectIdentifier(Value.self), text: text)
        let known: (any Sendable)? = generations.withLock { $0.young[key] ?? $0.old[key] }
        // A nil that is cast to an optional would pass for a value.
        let value = if let known, let value = known as? Value { value } else { try decode() }
        generations.withLock { generations in
            guard generations.young.updateValue(value, forKey: key) == nil else { return }
            guard generations.young.count >= Self.most else { return }
            generations.old = generations.young
            generations.young = [:]
        }
        return value
    }
}
