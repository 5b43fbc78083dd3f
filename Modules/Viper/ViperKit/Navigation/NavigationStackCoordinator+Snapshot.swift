extension NavigationStackCoordinator {
    /// The path as it can be stored, to go on there another time.
    public struct Snapshot: Codable {
        private let path: NavigationPath.CodableRepresentation

        fileprivate init(_ path: NavigationPath.CodableRepresentation) {
            self.path = path
        }

        public init(from decoder: any Decoder) throws {
            path = try NavigationPath.CodableRepresentation(from: decoder)
        }

        public func encode(to encoder: any Encoder) throws {
            try path.encode(to: encoder)
        }

        fileprivate var restored: NavigationPath { NavigationPath(path) }
    }

    /// The present path; nil if something in it is not Codable.
    public var snapshot: Snapshot? { path.codable.map(Snapshot.init) }

    /// Goes to the path of `snapshot`.
    public func restore(_ snapshot: Snapshot) {
        replacePath(snapshot.restored)
    }
}
