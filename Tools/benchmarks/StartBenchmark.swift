import Dispatch
import Foundation

/// From the start of a process to all of its first screen, and what it does when nobody does anything.
enum StartBenchmark {
    static func run() throws -> [Figure] { [try start(), try idle()] }

    private static func start() throws -> Figure {
        var counter = Samples()
        var word = Samples()
        for _ in 0..<21 {
            word.add(nanoseconds: try time(.word, expecting: "word"))
            counter.add(nanoseconds: try time(.counter, expecting: "Count: 0"))
        }
        return Figure(
            name: "process start → first screen", value: counter.median, samples: counter.nanoseconds.count,
            limit: 20, baseline: word.median)
    }

    private static func time(_ program: Program, expecting words: String) throws -> UInt64 {
        let begin = DispatchTime.now().uptimeNanoseconds
        let (process, output) = ChildProcess.make(
            ["--program", program.rawValue],
            environment: ["TEXTUI_FRONT": "lines", "TEXTUI_ONCE": "1", "TEXTUI_SIZE": "80x24"])
        try process.run()
        var text = ""
        while !text.contains(words) {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw BenchmarkError("\(program.rawValue) showed \"\(text)\"") }
            text += String(decoding: data, as: UTF8.self)
        }
        let end = DispatchTime.now().uptimeNanoseconds
        process.waitUntilExit()
        return end - begin
    }

    /// How often the threads of a front that shows a screen and waits for a command are woken in two seconds.
    private static func idle() throws -> Figure {
        let (process, output) = ChildProcess.make(
            ["--program", "counter"], environment: ["TEXTUI_FRONT": "json", "TEXTUI_SIZE": "80x24"])
        let input = Pipe()
        process.standardInput = input
        try process.run()
        defer {
            input.fileHandleForWriting.closeFile()
            process.waitUntilExit()
        }
        guard !output.fileHandleForReading.availableData.isEmpty else { throw BenchmarkError("no first screen") }
        let settled = settledSwitches(of: process.processIdentifier)
        Thread.sleep(forTimeInterval: 2)
        let woken = switches(of: process.processIdentifier) - settled
        return Figure(name: "idle for two seconds", value: Double(woken), unit: .wakeUps, samples: 1, limit: 0)
    }

    /// What starting up has set going ends by itself; threads that wait for work leave after a while.
    private static func settledSwitches(of process: Int32) -> Int {
        Thread.sleep(forTimeInterval: 6)
        return switches(of: process)
    }

    private static func switches(of process: Int32) -> Int {
        let tasks = "/proc/\(process)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
        return threads.reduce(0) { sum, thread in
            let status = (try? String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)) ?? ""
            let lines = status.split(separator: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
            return sum + lines.compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
        }
    }
}
