import Dispatch
import Foundation
import TextUI

/// From the start of a process to all of its first screen, and what it does when nobody does anything.
enum StartBenchmark {
    static func run() throws -> [Figure] {
        [try start(), try startAtTerminal(), try idle(), try idleAtTerminal()]
    }

    private static func start() throws -> Figure {
        var counter = Samples()
        var word = Samples()
        var checksum = ""
        for _ in 0..<21 {
            word.add(nanoseconds: try time(.word, expecting: "word").nanoseconds)
            let first = try time(.counter, expecting: "Count: 0")
            counter.add(nanoseconds: first.nanoseconds)
            checksum = first.checksum
        }
        return Figure(
            name: "process start → first screen", value: counter.median, samples: counter.nanoseconds.count,
            limit: 20, baseline: word.median, checksum: checksum)
    }

    private static func time(_ program: Program, expecting words: String) throws -> (
        nanoseconds: UInt64, checksum: String
    ) {
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
        return (end - begin, Checksum.hex(text.utf8))
    }

    private static func startAtTerminal() throws -> Figure {
        var samples = Samples()
        var checksum = ""
        for _ in 0..<21 {
            let begin = DispatchTime.now().uptimeNanoseconds
            let terminal = try PseudoTerminal(.counter)
            guard let screen = terminal.update(), String(decoding: screen, as: UTF8.self).contains("Count: 0") else {
                throw BenchmarkError("no first screen at a terminal")
            }
            samples.add(nanoseconds: DispatchTime.now().uptimeNanoseconds - begin)
            checksum = Checksum.hex(screen)
            terminal.end()
        }
        return Figure(
            name: "process start → first screen at a terminal", value: samples.median,
            samples: samples.nanoseconds.count, limit: 20, checksum: checksum)
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
        let screen = output.fileHandleForReading.availableData
        guard !screen.isEmpty else { throw BenchmarkError("no first screen") }
        return Figure(
            name: "idle for two seconds", value: wakeUps(of: process.processIdentifier), unit: .wakeUps, samples: 1,
            limit: 0, checksum: Checksum.hex(screen))
    }

    private static func idleAtTerminal() throws -> Figure {
        let terminal = try PseudoTerminal(.counter)
        defer { terminal.end() }
        guard let screen = terminal.update() else { throw BenchmarkError("no first screen at a terminal") }
        return Figure(
            name: "idle for two seconds at a terminal", value: wakeUps(of: terminal.pid), unit: .wakeUps, samples: 1,
            limit: 0, checksum: Checksum.hex(screen))
    }

    private static func wakeUps(of process: Int32) -> Double {
        let settled = settledSwitches(of: process)
        Thread.sleep(forTimeInterval: 2)
        return Double(switches(of: process) - settled)
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
