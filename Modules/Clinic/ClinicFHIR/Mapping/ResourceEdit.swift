import ClinicModel
import Foundation
import PlainText

/// Brings a resource up to an entity, element by element, and leaves alone what the entity does not contradict.
struct ResourceEdit<Subject> {
    let before: Subject?
    let now: Subject
    var resource: JSONObject

    /// Whether `value` must be written. A new resource leaves out what is empty.
    func hasChanged<Value: Equatable>(_ value: KeyPath<Subject, Value>) -> Bool {
        before.map { $0[keyPath: value] != now[keyPath: value] } ?? true
    }

    mutating func set<Value: Equatable>(
        _ name: String, _ value: KeyPath<Subject, Value>, _ encode: (Value) -> JSONValue?
    ) {
        if hasChanged(value) { resource[name] = encode(now[keyPath: value]) }
    }

    /// A time is the same as what is written if it is the same to the millisecond, which is as fine as is kept.
    mutating func set(instant name: String, of parent: String? = nil, _ value: KeyPath<Subject, Date?>) {
        let (old, new) = (before?[keyPath: value], now[keyPath: value])
        if let old, let new, abs(old.timeIntervalSince(new)) < 0.001 { return }
        guard hasChanged(value) else { return }
        let text = new.map { JSONValue.string(FHIRTime.text($0)) }
        guard let parent else {
            resource[name] = text
            return
        }
        var object = resource[parent]?.object ?? JSONObject()
        object[name] = text
        resource[parent] = object.isEmpty ? nil : .object(object)
    }

    /// The first item of a list; the entity knows of no others.
    mutating func setFirst<Value: Equatable>(
        _ name: String, _ value: KeyPath<Subject, Value?>, _ encode: (Value) -> JSONValue
    ) {
        guard hasChanged(value) else { return }
        let rest = resource[name]?.array?.dropFirst() ?? []
        let items = (now[keyPath: value].map { [encode($0)] } ?? []) + rest
        resource[name] = items.isEmpty ? nil : .array(items)
    }

    /// A set of items, in whatever order.
    mutating func set<Item: Hashable>(
        unordered name: String, _ items: KeyPath<Subject, [Item]>, decode: (JSONValue) -> Item?,
        encode: (Item, JSONValue?) -> JSONValue
    ) {
        guard before.map({ Set($0[keyPath: items]) }) != Set(now[keyPath: items]) else { return }
        set(name, items, decode: decode, encode: encode)
    }

    /// A list keeps the JSON of those items that stay, and of those that the entity cannot express.
    mutating func set<Item: Equatable>(
        _ name: String, _ items: KeyPath<Subject, [Item]>, decode: (JSONValue) -> Item?,
        encode: (Item, JSONValue?) -> JSONValue, isSame: (Item, Item) -> Bool = { $0 == $1 }
    ) {
        guard hasChanged(items) else { return }
        var old = (resource[name]?.array ?? []).map { (json: $0, item: decode($0)) }
        var new: [JSONValue] = []
        for item in now[keyPath: items] {
            if let index = old.firstIndex(where: { $0.item == item }) {
                new.append(old.remove(at: index).json)
            } else if let index = old.firstIndex(where: { $0.item.map { isSame($0, item) } ?? false }) {
                new.append(encode(item, old.remove(at: index).json))
            } else {
                new.append(encode(item, nil))
            }
        }
        new += old.filter { $0.item == nil }.map(\.json)
        resource[name] = new.isEmpty ? nil : .array(new)
    }

    mutating func setIdentifiers(_ identifiers: KeyPath<Subject, [Identifier]>) {
        set(
            "identifier", identifiers, decode: Identifier.init(json:), encode: { item, _ in item.json },
            isSame: { _, _ in false })
    }

    /// An extension of this clinic's own.
    mutating func set<Value: Equatable>(
        extension url: String, _ value: KeyPath<Subject, Value>, _ encode: (Value) -> JSONObject.Member?
    ) {
        guard hasChanged(value) else { return }
        var extensions = (resource["extension"]?.array ?? []).filter { $0["url"] != .string(url) }
        if let member = encode(now[keyPath: value]) {
            extensions.append(.object(JSONObject([("url", .string(url)), (member.name, member.value)])))
        }
        resource["extension"] = extensions.isEmpty ? nil : .array(extensions)
    }
}
