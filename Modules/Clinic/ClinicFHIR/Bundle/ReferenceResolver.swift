import ClinicModel
import Foundation
import PlainText

/// Says which resource a reference means.
struct ReferenceResolver {
    private let transaction: any ResourceTransaction
    private let known: [String: ResourceIdentity]
    private var urls: [[String: ResourceIdentity]]
    /// Resources that turned out to be others, which were there.
    private var renamed: [[ResourceIdentity: ResourceIdentity]]
    /// What the files bring, by type.
    private var incoming: [String: [(identity: ResourceIdentity, resource: JSONObject)]] = [:]
    private var found: [SearchCriteria: [ResourceIdentity]] = [:]

    init(transaction: any ResourceTransaction, known: [String: ResourceIdentity], fileCount: Int) {
        self.transaction = transaction
        self.known = known
        urls = Array(repeating: [:], count: fileCount)
        renamed = Array(repeating: [:], count: fileCount)
    }

    var identities: [String: ResourceIdentity] {
        urls.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }

    mutating func note(_ entry: BundleEntry, of file: Int, is identity: ResourceIdentity) {
        if let url = entry.fullURL { urls[file][url] = identity }
        if identity != entry.identity { renamed[file][entry.identity] = identity }
        incoming[entry.type, default: []].append((identity, entry.resource))
    }

    /// The resources that match, stored or noted so far.
    func matches(_ criteria: SearchCriteria) throws -> [ResourceIdentity] {
        let noted = incoming[criteria.type, default: []]
            .filter { criteria.matches($0.resource, id: $0.identity.id) }.map(\.identity)
        return Set(noted).union(try stored(criteria)).sorted { $0.id < $1.id }
    }

    private func stored(_ criteria: SearchCriteria) throws -> Set<ResourceIdentity> {
        var matches: Set<String>?
        for terms in criteria.clauses {
            let some = try terms.reduce(into: Set<String>()) { $0.formUnion(try ids($1, type: criteria.type)) }
            matches = matches?.intersection(some) ?? some
        }
        return Set((matches ?? []).map { ResourceIdentity(type: criteria.type, id: $0) })
    }

    private func ids(_ term: SearchCriteria.Term, type: String) throws -> [String] {
        switch term {
        case .id(let id):
            return try transaction.resource(type: type, id: id) == nil ? [] : [id]
        case .identifier(let system, let value):
            let identifier = Identifier(system: system?.isEmpty == true ? nil : system, value: value)
            let ids = try transaction.ids(ofType: type, identifier: identifier)
            guard system == "" else { return ids }
            let criteria = SearchCriteria(type: type, clauses: [[term]], text: "")
            return try ids.filter { id in
                guard let stored = try transaction.resource(type: type, id: id) else { return false }
                return criteria.matches(try ResourceProjection.resource(stored), id: id)
            }
        }
    }
}

extension ReferenceResolver {
    /// The entry's resource with its references made literal, and those that were literal noted.
    mutating func resolve(
        _ entry: BundleEntry, of file: Int, noting references: inout [LiteralReference: ImportReport.Place]
    ) throws -> JSONObject {
        var resolver = self
        defer { found = resolver.found }
        let resolved = try ReferenceWalk.rewrite(.object(entry.resource), at: entry.type) { text, path in
            let result = try resolver.resolve(text, at: path, file: file)
            let reference = LiteralReference(result)
            switch reference {
            case .relative, .other:
                if references[reference] == nil {
                    references[reference] = ImportReport.Place(entry: entry.index, element: path, reference: result)
                }
            case .contained, .urn, .conditional: break
            }
            return result
        }
        return resolved.object ?? entry.resource
    }

    private mutating func resolve(_ text: String, at path: String, file: Int) throws -> String {
        if let identity = urls[file][text] ?? known[text] { return identity.reference }
        switch LiteralReference(text) {
        case .contained, .other: return text
        case .urn(let url): return try identity(ofURN: url, at: path).reference
        case .relative(let identity): return renamed[file][identity]?.reference ?? text
        case .conditional(let type, let query): return try match(type: type, query: query, at: path).reference
        }
    }

    /// A resource that came in an earlier command has the id that its URN gave it.
    private func identity(ofURN urn: String, at path: String) throws -> ResourceIdentity {
        let id = String(urn.split(separator: ":").last ?? "")
        let matches = try ResourceTypes.names.sorted().filter { try transaction.resource(type: $0, id: id) != nil }
            .map { ResourceIdentity(type: $0, id: id) }
        return try only(matches, of: urn, at: path)
    }

    private mutating func match(type: String, query: String, at path: String) throws -> ResourceIdentity {
        let criteria: SearchCriteria
        do {
            criteria = try SearchCriteria(type: type, query: query)
        } catch {
            throw ElementFault(path, error.reason)
        }
        if let matches = found[criteria] { return try only(matches, of: criteria.text, at: path) }
        let matches = try matches(criteria)
        found[criteria] = matches
        return try only(matches, of: criteria.text, at: path)
    }

    private func only(_ matches: [ResourceIdentity], of text: String, at path: String) throws -> ResourceIdentity {
        guard let match = matches.first else { throw ElementFault(path, "nothing matches \(text)") }
        guard matches.count == 1 else {
            throw ElementFault(path, "\(text) is ambiguous: it matches \(GroupImport.list(matches))")
        }
        return match
    }
}
