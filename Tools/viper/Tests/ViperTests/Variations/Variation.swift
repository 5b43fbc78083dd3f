import Testing

@testable import viper

/// Another way to break a rule than its example's, with a mark `▸` before each place that breaks it.
struct Variation: CustomTestStringConvertible, Sendable {
    let rule: String
    let marked: MarkedExample

    var testDescription: String { "\(rule) \(marked.places.map(\.description).joined(separator: ", "))" }

    static let all = [
        form, factory, parameters, interface, view, presenter, router, interactor, sharing, imports, naming,
        layers,
    ].flatMap { table in
        table.flatMap { rule, texts in texts.map { Variation(rule: rule, marked: MarkedExample($0)) } }
    }.sorted { $0.rule < $1.rule }
}
