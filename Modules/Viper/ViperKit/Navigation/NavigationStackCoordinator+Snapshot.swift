import Foundation

#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension NavigationStackCoordinator {
    /// A coordinator's path as it can be stored, to open the same screens another time.
    ///
    /// Source: SwiftUI's `NavigationPath.CodableRepresentation`, with the names of the Parameters' types beside their
    /// values.
    ///
    /// Decoding throws a `DecodingError` where the program has no such type any more.
    public struct Snapshot: Codable {
        fileprivate enum Content: Codable {
            case steps([Step])
            /// A path with values that the coordinator does not know.
            case path(NavigationPath.CodableRepresentation)
        }

        fileprivate let content: Content
    }

    /// The present path; nil if a value in it is not Codable.
    public var snapshot: Snapshot? {
        let values = trail.values.map { $0?.base as? any Hashable & Codable }
        let known = values.compactMap(\.self)
        if known.count == values.count { return Snapshot(content: .steps(known.map(Step.init))) }
        return path.codable.map { Snapshot(content: .path($0)) }
    }

    /// Replaces the path with that of `snapshot`.
    public func restore(_ snapshot: Snapshot) {
        switch snapshot.content {
        case .steps(let steps): replacePath(steps.map(\.value))
        case .path(let path): replace(with: Trail(NavigationPath(path)))
        }
    }
}

/// A value with the name of its type.
private struct Step: Codable {
    private enum Key: CodingKey {
        case type, value
    }

    let value: any Hashable & Codable

    init(_ value: any Hashable & Codable) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = try container.decode(String.self, forKey: .type)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "the program has no type \(name) that leads to a screen"
            )
        }
        value = try type.init(from: container.superDecoder(forKey: .value))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(_mangledTypeName(type(of: value)), forKey: .type)
        try value.encode(to: container.superEncoder(forKey: .value))
    }
}
