/// What is new in results: to one who has them, or to one who releases them.
package struct ResultsParameters: Hashable, Codable, Sendable {
    package init() {}

    package static let mock = ResultsParameters()
}
