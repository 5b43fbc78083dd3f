import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension NavigationPath {
    /// The value at `index`, read from the form in which the path is stored. Nil where something up to there is not
    /// Codable, or the value's type is one that has no name outside of its file, or is generic.
    ///
    /// A path tells its values to nobody but a `NavigationStack`, and does not document how it stores them. So what is
    /// read counts only if a path that it is appended to equals this one.
    func value(at index: Int) -> AnyHashable? {
        let (below, whole) = (first(index), first(index + 1))
        guard let stored = whole.storedStrings, stored.count >= 2 else { return nil }
        func read<Value: Hashable & Codable>(_ type: Value.Type, from json: String) -> AnyHashable? {
            for value in [Value](json: json) {
                var path = below
                path.append(value)
                if path == whole { return AnyHashable(value) }
            }
            return nil
        }
        for pair in [Array(stored.prefix(2)), Array(stored.suffix(2))] {
            guard let type = pathType(named: pair[0]), let value = read(type, from: pair[1]) else { continue }
            return value
        }
        return nil
    }

    /// Type names and values in JSON, by turns; nil where the path cannot be stored.
    private var storedStrings: [String]? {
        guard let codable, let data = try? JSONEncoder().encode(codable) else { return nil }
        return try? JSONDecoder().decode([String].self, from: data)
    }
}

extension Array where Element: Decodable {
    /// Reads `json` as one element, or as a list of them; the list is empty if it is neither.
    fileprivate init(json: String) {
        let data = Data(json.utf8)
        let decoder = JSONDecoder()
        self =
            (try? decoder.decode(Element.self, from: data)).map { [$0] } ?? (try? decoder.decode(Self.self, from: data))
            ?? []
    }
}

/// The type with a name such as `Module.Type.Nested`.
private func pathType(named name: String) -> (any (Hashable & Codable).Type)? {
    let parts = name.split(separator: ".").map { "\($0.utf8.count)\($0)" }
    guard let module = parts.first, (2...4).contains(parts.count) else { return nil }
    // A struct, an enum or a class, each in the place where the other is.
    let mangledNames = parts.dropFirst().reduce([module]) { names, part in
        names.flatMap { name in ["V", "O", "C"].map { name + part + $0 } }
    }
    return mangledNames.lazy.compactMap { _typeByName($0) as? any (Hashable & Codable).Type }.first
}
