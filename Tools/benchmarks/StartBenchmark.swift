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
            let first = try time(.screen(.counter), expecting: "Count: 0")
            counter.add(nanoseconds: first.nanoseconds)
            checksum = first.checksum
        }
        return Figure(
            name: "process start → first screen", value: counter.median, samples: counter.nanoseconds.count,
            limit: 12, neighbour: "none in lines", baseline: word.median, checksum: checksum)
    }

    private static func time(_ program: Program, expecting words: String) throws -> (
        nanoseconds: UInt64, checksum: String
    ) {
        let begin = DispatchTime.now().uptimeNanoseconds
        let (process, output) = ChildProcess.make(
            arguments: ["--program", program.name],
            environment: ["TEXTUI_FRONT": "lines", "TEXTUI_ONCE": "1", "TEXTUI_SIZE": "80x24"])
        try process.run()
        var text = ""
        while !text.contains(words) {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw BenchmarkError("\(program.name) showed \"\(text)\"") }
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
            let terminal = try PseudoTerminal(.screen(.counter))
            guard let screen = terminal.update(), String(decoding: screen, as: UTF8.self).contains("Count: 0") else {
                throw BenchmarkError("no first screen at a terminal")
            }
            samples.add(nanoseconds: DispatchTime.now().uptimeNanoseconds - begin)
            checksum = Checksum.hex(screen)
            terminal.end()
        }
        return Figure(
            name: "process start → first screen at a terminal", value: samples.median,
            samples: samples.nanoseconds.count, limit: 12, neighbour: "SwiftTUI 15, tui-rs 3.9", checksum: checksum)
    }

    /// How often the threads of a front that shows a screen and waits for a command are woken in two seconds.
    private static func idle() throws -> Figure {
        let (process, output) = ChildProcess.make(
            arguments: ["--program", Program.screen(.counter).name],
            environment: ["TEXTUI_FRONT": "json", "TEXTUI_SIZE": "80x24"])
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
            name: "idle for two seconds", value: WakeUps.count(of: process.processIdentifier), unit: .wakeUps,
            samples: 1,
            limit: 0, neighbour: "tui-rs 0, SwiftTUI 0, Textual 20", checksum: Checksum.hex(screen))
    }

    private static func idleAtTerminal() throws -> Figure {
        let terminal = try PseudoTerminal(.screen(.counter))
        defer { terminal.end() }
        guard let screen = terminal.update() else { throw BenchmarkError("no first screen at a terminal") }
        return Figure(
            name: "idle for two seconds at a terminal", value: WakeUps.count(of: terminal.pid), unit: .wakeUps,
            samples: 1,
            limit: 0, neighbour: "tui-rs 0, SwiftTUI 0, Textual 20", checksum: Checksum.hex(screen))
    }
}
