import ClinicModel
import Foundation
import Synchronization

/// What the JSON texts of columns have been decoded to: the same few services, plans and names are in row after row,
/// and a screen that is read again after a change has the same rows but one.
final class DecodedColumns: Sendable {
    static let shared = DecodedColumns()

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let hash: UInt64

        /// Few texts are decoded as several types.
        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private struct Entry {
        let text: [UInt8]
        let decoded: any AnyObject & Sendable

        func isOf(_ other: UnsafeRawBufferPointer) -> Bool {
            guard text.count == other.count, let start = other.baseAddress else { return false }
            return memcmp(text, start, other.count) == 0
        }
    }

    private final class Decoded<Value: Sendable>: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }

        func look(_ body: (Value) throws -> Void) rethrows { try body(value) }
    }

    /// Those that have been asked for last, and those before them, which go when there are too many.
    private struct Generations {
        var young: [Key: Entry] = [:]
        var old: [Key: Entry] = [:]

        mutating func add(_ entry: Entry, for key: Key) {
            young[key] = entry
            guard young.count >= DecodedColumns.most else { return }
            old = young
            young = [:]
        }
    }

    private static let most = 1000
    /// Of a longer text, such as one with a file in it, nothing is kept: in bytes.
    private static let longest = 1 << 14

    private let generations = Mutex(Generations())

    /// Throws `ClinicError.storage(.corrupt)` where the text is no such value.
    func value<Value: Decodable & Sendable>(of text: UnsafeRawBufferPointer) throws -> Value {
        try decoded(text).value
    }

    /// Has `body` look at the value without a copy of it.
    func withValue<Value: Decodable & Sendable>(
        of text: UnsafeRawBufferPointer, _ body: (Value) throws -> Void
    ) throws {
        try decoded(text).look(body)
    }

    private func decoded<Value: Decodable & Sendable>(_ text: UnsafeRawBufferPointer) throws -> Decoded<Value> {
        let key = Key(type: ObjectIdentifier(Value.self), hash: text.quickHash)
        if let known = find(key), known.isOf(text) {
            // The key has the type.
            return unsafeDowncast(known.decoded, to: Decoded<Value>.self)
        }
        let decoded: Decoded<Value>
        do {
            decoded = Decoded(try JSONDecoder().decode(Value.self, from: Data(text)))
        } catch is DecodingError {
            throw ClinicError.storage(.corrupt)
        }
        if text.count <= Self.longest { note(Entry(text: Array(text), decoded: decoded), for: key) }
        return decoded
    }

    private func find(_ key: Key) -> Entry? {
        generations.withLock { generations in
            if let entry = generations.young[key] { return entry }
            guard let entry = generations.old.removeValue(forKey: key) else { return nil }
            generations.add(entry, for: key)
            return entry
        }
    }

    /// Of two texts with the same hash the later one stays.
    private func note(_ entry: Entry, for key: Key) {
        generations.withLock { $0.add(entry, for: key) }
    }
}

extension UnsafeRawBufferPointer {
    /// A hash that takes many bytes at a time: Swift's own, which nobody can foresee, takes longer than to read a row.
    /// Whoever brings about that two texts share one has them decoded again, and no more.
    fileprivate var quickHash: UInt64 {
        var hash = UInt64(count)
        var place = 0
        // Four at a time, which do not wait for one another.
        var lanes: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
        while place + 32 <= count {
            lanes.0 = Self.mixed(lanes.0, loadUnaligned(fromByteOffset: place, as: UInt64.self))
            lanes.1 = Self.mixed(lanes.1, loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
            lanes.2 = Self.mixed(lanes.2, loadUnaligned(fromByteOffset: place + 16, as: UInt64.self))
            lanes.3 = Self.mixed(lanes.3, loadUnaligned(fromByteOffset: place + 24, as: UInt64.self))
            place += 32
        }
        hash = Self.mixed(hash ^ lanes.0, lanes.1)
        hash = Self.mixed(hash ^ lanes.2, lanes.3)
        while place + 8 <= count {
            hash = Self.mixed(hash, loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        while place < count {
            hash = Self.mixed(hash, UInt64(self[place]))
            place += 1
        }
        return hash
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}
