import Foundation
import PlainText

/// One parameter of a search: some value of a resource is one of those that are sought.
struct SearchComparison: Sendable {
    enum Modifier: String, Sendable {
        case exact, contains, not, missing
    }

    let parameter: SearchParameter
    let modifier: Modifier?
    let terms: [SearchTerm]
    let zone: TimeZone
    let now: Date
    /// With `missing`, whether it is to be.
    private let isMissing: Bool

    init(
        _ parameter: SearchParameter, modifier: Modifier?, value: String, base: String, zone: TimeZone, now: Date
    ) throws(FHIRProblem) {
        self.parameter = parameter
        self.modifier = modifier
        self.zone = zone
        self.now = now
        guard modifier != .missing else {
            guard let flag = Bool(value) else { throw FHIRProblem(unreadable: value, of: parameter, "true or false") }
            (isMissing, terms) = (flag, [])
            return
        }
        isMissing = false
        var terms: [SearchTerm] = []
        for text in SearchText.split(value, at: ",") where !text.isEmpty {
            terms.append(try SearchTerm(text, of: parameter, base: base, zone: zone))
        }
        self.terms = terms
    }

    func matches(_ resource: JSONObject) -> Bool {
        let values = parameter.values(in: resource)
        switch modifier {
        case .missing: return values.isEmpty == isMissing
        case .not: return !hasTerm(values)
        case .exact, .contains, nil: return hasTerm(values)
        }
    }

    private func hasTerm(_ values: [JSONValue]) -> Bool {
        terms.contains { term in values.contains { term.matches($0, self) } }
    }

    /// Whether a text is what is sought: it begins so, without case and accents, unless a modifier says otherwise.
    func matches(_ sought: String, _ text: String) -> Bool {
        switch modifier {
        case .exact: text == sought
        case .contains: SearchText.folded(text).contains(SearchText.folded(sought))
        case .not, .missing, nil: SearchText.folded(text).hasPrefix(SearchText.folded(sought))
        }
    }

    /// Which modifiers a kind of parameter has.
    static func takes(_ modifier: Modifier, _ kind: SearchParameter.Kind) -> Bool {
        switch modifier {
        case .missing: true
        case .not: kind == .token
        case .exact, .contains: kind == .string
        }
    }
}
