import ClinicModel
import PlainText

/// The answer to a search.
enum SearchBundle {
    static func make(_ query: SearchQuery, _ page: ResourcePage<VersionedResource>, base: String) -> JSONObject {
        let place = "\(base)/\(query.type)"
        var bundle = JSONObject([("resourceType", "Bundle"), ("type", "searchset")])
        if page.next == nil, query.isFirstPage { bundle["total"] = .number(String(page.found.count)) }
        let own = query.answered.isEmpty ? place : place + "?" + SearchText.query(query.answered)
        var links: [JSONValue] = [["relation": "self", "url": .string(own)]]
        if let next = page.next {
            links.append(["relation": "next", "url": .string(place + "?" + query.query(after: next))])
        }
        bundle["link"] = .array(links)
        guard !query.isSummary else { return bundle }
        let entries = page.found.map { entry($0, "match", base) } + page.included.map { entry($0, "include", base) }
        bundle["entry"] = entries.isEmpty ? nil : .array(entries)
        return bundle
    }

    private static func entry(_ resource: VersionedResource, _ mode: String, _ base: String) -> JSONValue {
        [
            "fullUrl": .string("\(base)/\(resource.type)/\(resource.id)"), "resource": .object(resource.json),
            "search": ["mode": .string(mode)],
        ]
    }
}
