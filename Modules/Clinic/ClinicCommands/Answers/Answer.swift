import ClinicProgram
import Foundation

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
        if asJSON { return String(decoding: try JSONEncoder.clinic.encode(self), as: UTF8.self) + "\n" }
        return lines(width: width).map { printableLine($0) + "\n" }.joined()
    }
}
