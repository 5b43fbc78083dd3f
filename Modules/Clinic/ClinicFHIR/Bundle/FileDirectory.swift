/// Which of a command's files has what.
struct FileDirectory: Sendable {
    private var byURL: [String: Set<Int>] = [:]
    private var byIdentity: [ResourceIdentity: Set<Int>] = [:]
    private var byIdentifier: [FileSurvey.IdentifierKey: Set<Int>] = [:]

    init(_ surveys: [FileSurvey]) {
        for (file, survey) in surveys.enumerated() {
            for url in survey.fullURLs { byURL[url, default: []].insert(file) }
            for identity in survey.identities { byIdentity[identity, default: []].insert(file) }
            for identifier in survey.identifiers { byIdentifier[identifier, default: []].insert(file) }
        }
    }

    func files(having reference: LiteralReference) -> Set<Int> {
        switch reference {
        case .urn(let url): byURL[url, default: []]
        case .relative(let identity): byIdentity[identity, default: []]
        case .conditional(let type, let query): files(type: type, query: query)
        case .contained, .other: []
        }
    }

    private func files(type: String, query: String) -> Set<Int> {
        guard let criteria = try? SearchCriteria(type: type, query: query) else { return [] }
        return criteria.clauses.joined().reduce(into: []) { files, term in
            switch term {
            case .id(let id): files.formUnion(byIdentity[ResourceIdentity(type: type, id: id), default: []])
            case .identifier(let system, let value):
                let key = FileSurvey.IdentifierKey(type: type, system: system, value: value)
                files.formUnion(byIdentifier[key, default: []])
            }
        }
    }
}
