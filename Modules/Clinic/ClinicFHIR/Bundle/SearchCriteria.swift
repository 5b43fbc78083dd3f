import ClinicModel
import Foundation
import PlainText

/// What a conditional reference or request asks for: resources of a type with some identifiers or ids.
struct SearchCriteria: Hashable, Sendable {
    enum Term: Hashable, Sendable {
        /// A system of nil is any; an empty one is none at all.
        case identifier(system: String?, value: String)
        case id(String)
    }

    let type: String
    /// All of these hold; in each, one of the terms.
    let clauses: [[Term]]
    let text: String
}

extension SearchCriteria {
    /// Reads a query such as `identifier=http://example.org|42`. What it asks beyond that cannot be honoured.
    init(type: String, query: String) throws(Unsupported) {
        var clauses: [[Term]] = []
        for parameter in query.split(separator: "&") {
            let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let value = Self.decoded(parts[1]), !value.isEmpty else {
                throw Unsupported(parameter: String(parameter))
            }
            let values = Self.split(value)
            switch parts[0] {
            case "identifier": clauses.append(values.map(Self.identifier))
            case "_id": clauses.append(values.map(Term.id))
            default: throw Unsupported(parameter: String(parts[0]))
            }
        }
        guard !clauses.isEmpty else { throw Unsupported(parameter: query) }
        self.init(type: type, clauses: clauses, text: "\(type)?\(query)")
    }

    struct Unsupported: Error {
        let parameter: String

        var reason: String { "the search by \"\(parameter)\" cannot be honoured, only by identifier and _id" }
    }

    /// Values that stand for one another are separated by commas; `\` makes the next character plain.
    private static func split(_ text: String) -> [String] {
        var values = [""]
        var isEscaped = false
        for character in text {
            if character == ",", !isEscaped {
                values.append("")
            } else if character == "\\", !isEscaped {
                isEscaped = true
                continue
            } else {
                values[values.count - 1].append(character)
            }
            isEscaped = false
        }
        return values.filter { !$0.isEmpty }
    }

    private static func identifier(_ text: String) -> Term {
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2
            ? .identifier(system: String(parts[0]), value: String(parts[1])) : .identifier(system: nil, value: text)
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: "%2B").removingPercentEncoding ?? String(text)
    }
}

extension SearchCriteria {
    /// Whether `resource` is one of those asked for.
    func matches(_ resource: JSONObject, id: String) -> Bool {
        clauses.allSatisfy { terms in
            terms.contains { term in
                switch term {
                case .id(let wanted): wanted == id
                case .identifier(let system, let value):
                    resource["identifier"].asArray.contains { identifier in
                        identifier["value"]?.string == value
                            && (system == nil || identifier["system"]?.string ?? "" == system)
                    }
                }
            }
        }
    }
}
