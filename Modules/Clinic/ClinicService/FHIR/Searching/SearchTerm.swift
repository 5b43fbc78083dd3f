import ClinicFHIR
import Foundation
import PlainText

/// One value that is sought.
enum SearchTerm: Hashable, Sendable {
    /// A system of nil is any; an empty one is none. A code of nil is any of the system's.
    case token(system: String?, code: String?)
    /// A type of nil is any of the parameter's.
    case reference(type: String?, id: String)
    case date(DateComparison)
    case string(String)
    case uri(String)
}

extension SearchTerm {
    init(_ text: String, of parameter: SearchParameter, base: String, zone: TimeZone) throws(FHIRProblem) {
        let plain = SearchText.plain(text)
        switch parameter.kind {
        case .string: self = .string(plain)
        case .uri: self = .uri(plain)
        case .token:
            let parts = SearchText.split(text, at: "|").map(SearchText.plain)
            switch parts.count {
            case 1: self = .token(system: nil, code: parts[0])
            case 2: self = .token(system: parts[0], code: parts[1].isEmpty ? nil : parts[1])
            default: throw FHIRProblem(unreadable: text, of: parameter, "a code, or a system and a code between a |")
            }
        case .reference:
            let local = plain.hasPrefix(base + "/") ? String(plain.dropFirst(base.count + 1)) : plain
            let parts = local.split(separator: "/")
            switch parts.count {
            case 1: self = .reference(type: nil, id: local)
            case 2 where ResourceTypes.contains(String(parts[0])):
                self = .reference(type: String(parts[0]), id: String(parts[1]))
            // What is elsewhere is referred to by its whole URL.
            default: self = .uri(plain)
            }
        case .date:
            guard let date = DateComparison(plain, in: zone) else {
                throw FHIRProblem(
                    unreadable: text, of: parameter,
                    "a date such as ge2026-11, or a time with its zone such as 2026-11-24T09:00:00Z")
            }
            self = .date(date)
        }
    }

    /// Whether a value is what is sought.
    func matches(_ value: JSONValue, _ comparison: SearchComparison) -> Bool {
        switch self {
        case .token(let system, let code): value.tokens.contains { $0.matches(system: system, code: code) }
        case .reference(let type, let id): value.refers(to: id, of: type, among: comparison.parameter.targets)
        case .uri(let uri): (value.reference ?? value.string).map { $0 == uri || $0.hasPrefix(uri + "|") } ?? false
        case .date(let date):
            DateRange(of: value, in: comparison.zone).map { date.matches($0, now: comparison.now) } ?? false
        case .string(let text): value.texts.contains { comparison.matches(text, $0) }
        }
    }
}

private struct Token {
    let system: String?
    let code: String?
    /// A primitive code has its system by its element.
    var isPlain = false

    func matches(system wanted: String?, code wantedCode: String?) -> Bool {
        let hasCode = wantedCode == nil || wantedCode == code
        guard let wanted, !isPlain else { return hasCode }
        return hasCode && (system ?? "") == wanted
    }
}

extension JSONValue {
    /// The codes that a value has, whichever type of R4 it is.
    fileprivate var tokens: [Token] {
        switch self {
        case .string(let code): [Token(system: nil, code: code, isPlain: true)]
        case .bool(let flag): [Token(system: nil, code: String(flag), isPlain: true)]
        case .object(let object):
            if let codings = object["coding"]?.array {
                codings.map { Token(system: $0["system"]?.string, code: $0["code"]?.string) }
            } else {
                [Token(system: object["system"]?.string, code: (object["code"] ?? object["value"])?.string)]
            }
        case .null, .number, .array: []
        }
    }

    /// The texts of a name, an address or a string.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let items): items.flatMap(\.texts)
        case .object(let object): object.members.filter { Self.textElements.contains($0.name) }.flatMap(\.value.texts)
        case .null, .number, .bool: []
        }
    }

    /// Those of HumanName and Address that are words.
    private static let textElements: Set = [
        "text", "family", "given", "line", "city", "district", "state", "postalCode", "country",
    ]

    fileprivate func refers(to id: String, of type: String?, among targets: [String]) -> Bool {
        guard let parts = (reference ?? string)?.split(separator: "/"), parts.count >= 2,
            parts[1].split(separator: "|").first ?? "" == id
        else { return false }
        return type.map { $0 == parts[0] } ?? (targets.isEmpty || targets.contains(String(parts[0])))
    }
}
