import ArgumentParser
import ClinicModel
import ClinicProgram
import Foundation
import PlainText

/// After which time without input the screen locks: minutes, seconds with an s behind them, or never.
package struct LockDelay: ExpressibleByArgument, Hashable, Sendable {
    package static let variable = "CADUCEUS_LOCK_AFTER"
    package static let standard = LockDelay(duration: .seconds(600))

    /// Nil for never.
    package let duration: Duration?

    private init(duration: Duration?) {
        self.duration = duration
    }

    package init?(argument: String) {
        let text = argument.lowercased()
        if text == "never" || text == "0" {
            self.init(duration: nil)
            return
        }
        let isSeconds = text.hasSuffix("s")
        let digits = isSeconds ? text.dropLast() : text[...]
        let isNumber = digits.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
        guard isNumber, let number = Double(digits) else { return nil }
        let seconds = isSeconds ? number : number * 60
        guard (1...24 * 3600).contains(seconds) else { return nil }
        self.init(duration: .milliseconds(Int((seconds * 1000).rounded())))
    }

    /// What the option says, else the environment, else ten minutes.
    package static func chosen(
        option: LockDelay?, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> LockDelay {
        if let option { return option }
        guard let text = environment[variable], !text.isEmpty else { return standard }
        guard let delay = LockDelay(argument: text) else {
            throw ProgramError(
                .usage, "\(variable) is “\(printable(text))”",
                advice: "write minutes such as 10, seconds such as 90s, at most a day, or never")
        }
        return delay
    }
}
