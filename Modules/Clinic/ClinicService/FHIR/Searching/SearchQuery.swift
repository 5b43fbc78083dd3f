import ClinicFHIR
import ClinicModel
import Foundation
import PlainText

/// A search as it is asked for: what is sought, what is to come with it, and which page of it.
struct SearchQuery: Sendable {
    static let usualCount = 50
    static let mostCount = 500

    let type: String
    private(set) var comparisons: [SearchComparison] = []
    private var inclusions: [SearchParameter] = []
    /// What was asked, as far as it is answered.
    private(set) var answered: [(name: String, value: String)] = []
    private(set) var count = usualCount
    /// Whether only how many there are is asked.
    private(set) var isSummary = false
    private var after: ResourceKey?

    private static let page = "_page"
    /// They say how the answer is to be written, and there is one way.
    private static let silent: Set = ["_format", "_pretty", "_total"]

    /// - Parameters:
    ///   - isStrict: whether what is not known is refused, and not passed over.
    ///   - base: where the resources are, such as `https://clinic.example/fhir/r4`.
    init(
        type: String, parameters: [(name: String, value: String)], isStrict: Bool, base: String, zone: TimeZone,
        now: Date
    ) throws(FHIRProblem) {
        self.type = type
        for (name, value) in parameters where !Self.silent.contains(name) {
            let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let modifier = parts.count == 2 ? parts[1] : nil
            if try takeControl(parts[0], modifier: modifier, value) {
                answered.append((name, value))
            } else if let parameter = SearchParameters.named(parts[0], of: type) {
                guard !value.isEmpty else { continue }
                comparisons.append(
                    try Self.comparison(parameter, modifier, value, base: base, zone: zone, now: now))
                answered.append((name, value))
            } else if isStrict {
                throw FHIRProblem(
                    400, .notSupported, "\(type) is not searched by \(name).",
                    "It is searched by \(SearchParameters.of(type).map(\.name).joined(separator: ", ")).")
            }
        }
        if count == 0 { isSummary = true }
    }

    /// Takes a parameter that is about the answer; says whether it was one.
    private mutating func takeControl(
        _ name: String, modifier: String?, _ value: String
    ) throws(FHIRProblem) -> Bool {
        switch name {
        case "_count":
            guard let number = Int(value), number >= 0 else {
                throw FHIRProblem(400, .value, "_count is a number.", "It was “\(value)”.")
            }
            count = min(number, Self.mostCount)
        case "_summary":
            guard value == "count" else { return false }
            isSummary = true
        case "_include":
            guard modifier == nil, let parameters = inclusions(value) else { return false }
            inclusions += parameters
        case "_sort":
            return value == naturalOrder
        case Self.page:
            guard let key = ResourceKey(page: value) else {
                throw FHIRProblem(400, .value, "There is no such page.", "Follow the next link as it was given.")
            }
            after = key
            return false
        default: return false
        }
        return true
    }

    /// The order in which the matches come anyway.
    private var naturalOrder: String {
        switch type {
        case Slot.resourceType: "start"
        case Appointment.resourceType: "date"
        case AuditEvent.resourceType: "-date"
        default: "_id"
        }
    }

    /// Such as `Appointment:slot`, or all with `*`.
    private func inclusions(_ text: String) -> [SearchParameter]? {
        let all = SearchParameters.of(type).filter { $0.kind == .reference }
        if text == "*" { return all }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0] == type else { return nil }
        if parts[1] == "*" { return all }
        return all.first { $0.name == parts[1] }.map { [$0] }
    }

    private static func comparison(
        _ parameter: SearchParameter, _ modifier: String?, _ value: String, base: String, zone: TimeZone, now: Date
    ) throws(FHIRProblem) -> SearchComparison {
        var known: SearchComparison.Modifier?
        var value = value
        if let modifier {
            if parameter.kind == .reference, ResourceTypes.contains(modifier) {
                value = SearchText.split(value, at: ",").map { "\(modifier)/\($0)" }.joined(separator: ",")
            } else {
                known = SearchComparison.Modifier(rawValue: modifier)
                guard let known, SearchComparison.takes(known, parameter.kind) else {
                    throw FHIRProblem(
                        400, .notSupported, "\(parameter.name) has no modifier “\(modifier)” here.",
                        "It is a \(parameter.kind.rawValue).")
                }
            }
        }
        return try SearchComparison(parameter, modifier: known, value: value, base: base, zone: zone, now: now)
    }
}

extension SearchQuery {
    func matches(_ resource: JSONObject) -> Bool { comparisons.allSatisfy { $0.matches(resource) } }

    /// What a match refers to and is to come with it.
    func references(of resource: JSONObject) -> [String] { inclusions.flatMap { $0.references(in: resource) } }

    /// The query of the page after a place.
    func query(after key: ResourceKey) -> String {
        SearchText.query(answered + [(Self.page, key.page)])
    }

    var isFirstPage: Bool { after == nil }

    /// What the clinic has to look at.
    var search: ResourceSearch {
        var search = ResourceSearch(type: type, count: isSummary ? .max : count)
        search.after = after
        for comparison in comparisons where comparison.modifier == nil { narrow(&search, by: comparison) }
        return search
    }

    private func narrow(_ search: inout ResourceSearch, by comparison: SearchComparison) {
        let ids = comparison.terms.compactMap { term in
            if case .reference(_, let id) = term { id } else { nil as String? }
        }
        switch (type, comparison.parameter.name) {
        case (_, "_id"):
            search.ids = comparison.terms.compactMap { term in
                if case .token(nil, let code) = term { code } else { nil }
            }
        case (_, "patient"), (_, "subject"):
            guard ids.count == 1, comparison.terms.count == 1 else { return }
            search.patient = Patient.ID(ids[0])
        case (Slot.resourceType, "schedule"):
            guard ids.count == comparison.terms.count, ids.count <= 100 else { return }
            search.schedules = ids.map { Schedule.ID($0) }
        case (Slot.resourceType, "start"), (Appointment.resourceType, "date"):
            guard comparison.terms.count == 1, case .date(let date)? = comparison.terms.first else { return }
            search.from = [search.from, date.earliest].compactMap(\.self).max()
            search.to = [search.to, date.latest].compactMap(\.self).min()
        case (Patient.resourceType, "name"), (Patient.resourceType, "family"), (Patient.resourceType, "given"):
            guard comparison.terms.count == 1, case .string(let text)? = comparison.terms.first else { return }
            search.words += text.searchWords
        case (Patient.resourceType, "identifier"):
            guard comparison.terms.count == 1, case .token(_, let code?)? = comparison.terms.first else { return }
            search.words += code.searchWords
        default: break
        }
    }
}

extension ResourceKey {
    /// The place as a next link has it.
    fileprivate var page: String {
        "\(start.map { String(Int(($0.timeIntervalSince1970 * 1000).rounded())) } ?? "")~\(id)"
    }

    fileprivate init?(page: String) {
        let parts = page.split(separator: "~", omittingEmptySubsequences: false)
        guard parts.count == 2, PrimitiveFormat.isID(String(parts[1])) else { return nil }
        let start = Int(parts[0]).map { Date(timeIntervalSince1970: Double($0) / 1000) }
        guard start != nil || parts[0].isEmpty else { return nil }
        self.init(id: String(parts[1]), start: start)
    }
}
