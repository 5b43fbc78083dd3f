import ClinicModel
import Foundation
import SwiftUI

extension Phrase {
    /// What is looked up for the phrase: its words, with `%@` for what they name, such as `You may not %@.`.
    package var resource: LocalizedStringResource {
        var key = LocalizedStringResource.StringInterpolation(literalCapacity: 0, interpolationCount: pieces.count)
        for piece in pieces {
            switch piece {
            case .words(let words): key.appendLiteral(words)
            case .value(let value): key.appendInterpolation(value)
            case .phrase(let phrase): key.appendInterpolation(phrase.localized)
            case .recorded(let recorded): key.appendInterpolation(recorded.text(\.localized))
            }
        }
        return LocalizedStringResource(stringInterpolation: key)
    }

    /// The phrase in the language of the program.
    package var localized: String { String(localized: resource) }
}
