import ClinicFHIR
import PlainText

/// A search parameter of FHIR R4, read from a word such as
///
///     patient:reference=participant.actor(Patient)
///
/// where the paths to what is compared are separated by `|`, and the types that a reference may be to stand in
/// parentheses.
struct SearchParameter: Hashable, Sendable {
    enum Kind: String, Sendable {
        case token, reference, date, string, uri
    }

    let name: String
    let kind: Kind
    let targets: [String]
    private let paths: [[String]]

    init?(_ text: some StringProtocol) {
        let word = String(text)
        guard let colon = word.firstIndex(of: ":"), let equals = word.firstIndex(of: "="), colon < equals,
            let kind = Kind(rawValue: String(word[word.index(after: colon)..<equals]))
        else { return nil }
        let places = word[word.index(after: equals)...].split(separator: "(")
        guard let paths = places.first else { return nil }
        name = String(word[..<colon])
        self.kind = kind
        targets = places.count > 1 ? places[1].dropLast().split(separator: ",").map(String.init) : []
        self.paths = paths.split(separator: "|").map { $0.split(separator: ".").map(String.init) }
    }

    /// What of a resource is compared.
    func values(in resource: JSONObject) -> [JSONValue] {
        paths.flatMap { path in
            path.reduce([JSONValue.object(resource)]) { values, name in values.flatMap { $0[name].asArray } }
        }
    }

    /// The resources of the parameter's types that a resource refers to, such as `Patient/42`.
    func references(in resource: JSONObject) -> [String] {
        values(in: resource).compactMap { $0.reference ?? $0.string }.filter { reference in
            targets.isEmpty || targets.contains { reference.hasPrefix($0 + "/") }
        }
    }
}

extension FHIRProblem {
    init(unreadable value: String, of parameter: SearchParameter, _ form: String) {
        self.init(400, .value, "\(parameter.name) cannot be “\(value)”.", "It takes \(form).")
    }
}
