import PlainText

/// What a file has and what it needs of others, which decides the order of files.
struct FileSurvey: Sendable {
    let name: String
    let entryCount: Int
    let fullURLs: Set<String>
    let identities: Set<ResourceIdentity>
    let identifiers: Set<IdentifierKey>
    /// What must be there: URNs and conditional references that the file does not answer itself.
    let needs: Set<LiteralReference>
    /// What had better be there first.
    let wishes: Set<ResourceIdentity>
    let refersToOthers: Bool

    /// An identifier of some type; a system of nil stands for any.
    struct IdentifierKey: Hashable, Sendable {
        let type: String
        let system: String?
        let value: String
    }

    init(_ file: BundleFile) {
        name = file.name
        entryCount = file.entries.count
        fullURLs = Set(file.entries.compactMap(\.fullURL))
        identities = Set(file.entries.map(\.identity))
        var identifiers: Set<IdentifierKey> = []
        var references: Set<LiteralReference> = []
        for entry in file.entries {
            for identifier in entry.resource["identifier"].asArray {
                guard let value = identifier["value"]?.string else { continue }
                identifiers.insert(IdentifierKey(type: entry.type, system: nil, value: value))
                identifiers.insert(
                    IdentifierKey(type: entry.type, system: identifier["system"]?.string ?? "", value: value))
            }
            ReferenceWalk.forEach(in: .object(entry.resource), at: "") { text, _ in
                references.insert(LiteralReference(text))
            }
        }
        var needs: Set<LiteralReference> = []
        var wishes: Set<ResourceIdentity> = []
        for reference in references {
            switch reference {
            case .urn(let url) where !fullURLs.contains(url): needs.insert(reference)
            case .conditional: needs.insert(reference)
            case .relative(let identity) where !identities.contains(identity): wishes.insert(identity)
            default: break
            }
        }
        self.identifiers = identifiers
        self.needs = needs
        self.wishes = wishes
        refersToOthers = references.contains { $0 != .contained }
    }
}
