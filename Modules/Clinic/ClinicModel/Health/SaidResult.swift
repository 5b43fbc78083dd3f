/// A result with what a list says of it, which is put together once where it is decoded, and kept with it.
package struct SaidResult<Result: ResultEntity>: Decodable, Sendable {
    package let result: Result
    let title: Phrase
    let words: Phrase
    let interpretation: Interpretation?

    package init(_ result: Result) {
        self.result = result
        title = result.code.words
        words = result.resultWords
        interpretation = result.interpretation
    }

    package init(from decoder: any Decoder) throws { self.init(try Result(from: decoder)) }
}

extension Observation {
    package var resultID: ResultID { .observation(id) }
    package var resultWords: Phrase { valueWords }
}

extension DiagnosticReport {
    package var resultID: ResultID { .report(id) }
    package var resultWords: Phrase { words }
    package var interpretation: Interpretation? { nil }
    package var hasRangesForSome: Bool { contained?.contains(where: \.hasRangesForSome) ?? false }
}
