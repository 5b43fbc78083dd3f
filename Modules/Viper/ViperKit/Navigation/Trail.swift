#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

/// A `NavigationPath` and its values, which the path itself does not tell.
struct Trail {
    private(set) var path = NavigationPath()
    /// Nil for what was put there by others and does not tell itself: see `NavigationPath.value(at:)`.
    private(set) var values: [AnyHashable?] = []

    init() {}

    init(_ path: NavigationPath) {
        follow(path)
    }

    init(_ values: [AnyHashable]) {
        for value in values {
            if let codable = value.base as? any Hashable & Codable {
                append(codable)
            } else {
                append(value)
            }
        }
    }

    mutating func append<Value: Hashable & Codable>(_ value: Value) {
        path.append(value)
        values.append(AnyHashable(value))
    }

    mutating func append<Value: Hashable>(_ value: Value) {
        path.append(value)
        values.append(AnyHashable(value))
    }

    mutating func removeLast(_ count: Int = 1) {
        path.removeLast(count)
        values.removeLast(count)
    }

    /// Takes over a path that others have changed, such as a `NavigationLink`.
    mutating func follow(_ path: NavigationPath) {
        let common = min(path.count, self.path.count)
        let isKnown = path.first(common) == self.path.first(common)
        values =
            (isKnown ? Array(values.prefix(common)) : (0..<common).map(path.value(at:)))
            + (common..<path.count).map(path.value(at:))
        self.path = path
    }
}

extension NavigationPath {
    /// The path of the lowest `count` screens.
    func first(_ count: Int) -> NavigationPath {
        var path = self
        path.removeLast(path.count - count)
        return path
    }
}
