import ArgumentParser
import ClinicModel
import ClinicProgram

extension TimeText {
    /// What `--at` takes. Throws with an example where it is no time.
    static func at(_ text: String) throws -> TimeText {
        guard let time = TimeText(argument: text) else {
            throw ValidationError(saying: "write it such as 2026-11-24T09:20 or 24 Nov 2026, 09:20")
        }
        return time
    }
}
