import Foundation

/// Remembers where a user was, for another time.
package struct PathKeeper: Sendable {
    /// The path that a user last was at; nil if none is known.
    package let load: @Sendable (_ userName: String) throws -> Data?
    package let save: @Sendable (_ path: Data, _ userName: String) throws -> Void

    package init(
        load: @escaping @Sendable (_ userName: String) throws -> Data?,
        save: @escaping @Sendable (_ path: Data, _ userName: String) throws -> Void
    ) {
        self.load = load
        self.save = save
    }

    /// Remembers nothing.
    package static let none = PathKeeper(load: { _ in nil }, save: { _, _ in })
}
