import ArgumentParser
import ClinicModel
import Foundation

extension TimeText: ExpressibleByArgument {
    package init?(argument: String) {
        guard let time = TimeText(argument) ?? TimeText(argument, by: .program()) else { return nil }
        self = time
    }

    package static var allValueStrings: [String] { [] }
}

extension ClinicClock {
    /// A clock that starts at `time` and runs; without one, the system's.
    package static func starting(at time: TimeText?) throws -> ClinicClock {
        guard let time else { return .system }
        guard case .instant(let instant) = time else {
            throw ProgramError(
                .usage, "--now takes an instant", advice: "write it with its zone, such as 2026-11-24T09:20:00Z")
        }
        return .starting(at: instant)
    }
}
