import Foundation
import Testing

/// Independent checks that are not part of this package: `CADUCEUS_VALIDATORS` says where they are,
/// `CADUCEUS_PYTHON` which Python has their modules.
package enum Validators {
    package static let missing: Comment = """
        the validators are not there: set CADUCEUS_VALIDATORS to their folder and CADUCEUS_PYTHON to a Python that has \
        the modules which their README names
        """

    package static let canCheckCalendars = has("ics_check.py", "import icalendar, vobject, ical")
    package static let canCheckResources = has("fhir_validate.py", "import fhir.resources, fhirpathpy")

    /// Whether there is a client of FHIR.
    package static let hasClient = (try? runPython(["-c", "import fhirpy"]).status) == 0

    package static let canCheckDescriptions = (try? runPython(["-c", "import openapi_spec_validator"]).status) == 0

    private static let environment = ProcessInfo.processInfo.environment

    private static let folder: URL = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return environment["CADUCEUS_VALIDATORS"].map { URL(filePath: $0) }
            ?? root.appending(path: "../shared/validators").standardized
    }()

    private static let python = environment["CADUCEUS_PYTHON"] ?? "python3"

    /// Runs a validator and returns what it prints.
    package static func run(_ script: String, _ arguments: [String]) throws -> String {
        try runPython([folder.appending(path: script).path] + arguments).output
    }

    private static func has(_ script: String, _ imports: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: script).path)
            && (try? runPython(["-c", imports]).status) == 0
    }

    /// What a Python that has the validators' modules does.
    package static func runPython(_ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [python] + arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }
}
