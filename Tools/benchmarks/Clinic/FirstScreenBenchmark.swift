import ClinicDemo
import Foundation

/// From the start of the programs to Home, in the smallest and the largest of the clinics.
struct FirstScreenBenchmark {
    let folder: String
    let visits: [Int]

    func run() throws -> [Figure] {
        guard let small = visits.first, let large = visits.last, small < large else { return [] }
        return try ["patient", "doctor"].map { program in
            let user = program == "patient" ? DemoClinic.patientUser : DemoClinic.doctorUser
            var samples = (Samples(), Samples())
            for _ in 0..<21 {
                samples.0.add(nanoseconds: try time(program, user, in: small))
                samples.1.add(nanoseconds: try time(program, user, in: large))
            }
            return Figure(
                name: "\(program): start, sign-in → Home, \(large) visits (baseline: \(small))",
                value: samples.1.median,
                samples: 21, limit: 2 * samples.0.median, baseline: samples.0.median)
        }
    }

    private func time(_ program: String, _ user: String, in count: Int) throws -> UInt64 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: program)
        process.arguments = [
            "open", "--database", MeasuredClinic.file(visits: count, in: folder), "--as", user, "--password-stdin",
            "--front", "lines", "--size", "80x24", "--once",
        ]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        let start = DispatchTime.now().uptimeNanoseconds
        try process.run()
        input.fileHandleForWriting.write(Data("\(DemoClinic.password)\n".utf8))
        input.fileHandleForWriting.closeFile()
        let screen = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let end = DispatchTime.now().uptimeNanoseconds
        process.waitUntilExit()
        guard process.terminationStatus == 0, screen.contains("Account") else {
            throw BenchmarkError("\(program) showed \"\(screen)\"; build it with -c release, too")
        }
        return end - start
    }
}
