import ClinicProgram
import Foundation
import PlainText

/// What a command has to say, for people and for programs.
package protocol Answer: Encodable, Sendable {
    /// Whether nothing is to be said.
    var isSilent: Bool { get }

    /// Its text; nil as a width is as wide as it needs.
    func lines(width: Int?) -> [String]
}

extension Answer {
    package var isSilent: Bool { false }

    func text(width: Int?, asJSON: Bool) throws -> String {
        if isSilent { return "" }
        if asJSON { return String(decoding: try JSONEncoder.clinicLine(self), as: UTF8.self) }
        return lines(width: width).map { printable($0) + "\n" }.joined()
    }
}
