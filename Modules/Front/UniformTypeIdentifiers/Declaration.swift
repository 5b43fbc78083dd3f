import Foundation

/// A declared type with its parents, tags and name.
struct Declaration: Sendable {
    let identifier: String
    let parents: [String]
    let tags: [UTTagClass: [String]]
    let name: String

    var type: UTType { UTType(identifier, parent: nil) }

    /// The declared types, the program's own first. Of two types with one ending the first is meant.
    static let all = own + system
    static let named = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

    private static let system = Declaration.table.split(separator: "\n").map(Declaration.init(row:))

    private init(row: Substring) {
        let columns = row.split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        func words(_ column: Int) -> [String] { columns[column].split(separator: " ").map(String.init) }
        identifier = columns[0]
        parents = words(1)
        tags = [.filenameExtension: words(2), .mimeType: words(3)].filter { !$0.value.isEmpty }
        name = columns[4]
    }

    /// The types that the program's `Info.plist` declares.
    private static let own = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
        .flatMap { Bundle.main.object(forInfoDictionaryKey: $0) as? [[String: Any]] ?? [] }
        .compactMap(Declaration.init(plist:))

    private init?(plist: [String: Any]) {
        func words(_ value: Any?) -> [String] { (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
        guard let identifier = plist["UTTypeIdentifier"] as? String else { return nil }
        self.identifier = identifier.lowercased()
        parents = words(plist["UTTypeConformsTo"]).map { $0.lowercased() }
        let tags = plist["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        self.tags = Dictionary(uniqueKeysWithValues: tags.map { (UTTagClass(rawValue: $0), words($1)) })
            .mapValues { $0.map { $0.lowercased() } }
        name = plist["UTTypeDescription"] as? String ?? identifier
    }
}
