import ClinicModel
import Foundation

/// stdout, where results go. A result that could not be written is a failure.
package enum StandardOutput {
    package static func write(line: String) throws {
        try write(Data((line + "\n").utf8))
    }

    package static func write(json: some Encodable) throws {
        try write(JSONEncoder.clinicLine(json))
    }

    package static func write(_ bytes: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            throw ProgramError(.inputOutput, "stdout cannot be written", advice: "check where it goes")
        }
    }
}
