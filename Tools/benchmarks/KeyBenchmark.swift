import Foundation
import TestTerminal
import TextUI

/// What a key costs on its way to the last byte at a terminal: the processor's time and the time that goes by.
@MainActor
struct KeyBenchmark {
    let screen: Screen
    private var measured: MeasuredScreen { screen.measured }

    /// With the margins and the foot that stand around the screen, so that it has the same size as in process.
    private var columns: Int { measured.columns + 4 }
    private var rows: Int { measured.rows + 1 }

    func run() throws -> [Figure] {
        let screen = measured
        let terminal = try PseudoTerminal(.screen(self.screen), columns: columns, rows: rows)
        defer { terminal.end() }
        var seen = VirtualTerminal(columns: columns, rows: rows)
        guard let first = terminal.update() else { throw BenchmarkError("\(screen.name): no first screen") }
        seen.feed(first)
        seen.feed(terminal.output(untilSilentFor: 300))
        var (processor, wall) = (Samples(), Samples())
        for number in 1...min(screen.samples, 60) {
            let words = screen.words(number)
            guard !seen.text.contains(words) else { throw fault("\"\(words)\" too early", seen) }
            let (before, start) = (ProcessorTime.of(process: terminal.pid), DispatchTime.now().uptimeNanoseconds)
            terminal.type(screen.key)
            var (bytes, end) = ([UInt8](), start)
            while let more = terminal.bytes(within: bytes.isEmpty ? 2000 : 20) {
                bytes += more
                end = DispatchTime.now().uptimeNanoseconds
            }
            processor.add(nanoseconds: ProcessorTime.of(process: terminal.pid) - before)
            wall.add(nanoseconds: end - start)
            seen.feed(bytes)
            guard seen.text.contains(words) else { throw fault("no \"\(words)\"", seen) }
            if let undo = screen.undoKey {
                terminal.type(undo)
                seen.feed(terminal.bytes(within: 5000) ?? [])
                seen.feed(terminal.output(untilSilentFor: 30))
            }
        }
        try compareWithRepaint(seen, terminal)
        let checksum = Checksum.hex(seen.text.utf8)
        return [
            Figure(
                name: "\(screen.name), key at a terminal", value: processor.median,
                samples: processor.nanoseconds.count, limit: screen.terminalLimit?.milliseconds,
                neighbour: screen.terminalLimit?.neighbour, checksum: checksum),
            Figure(
                name: "\(screen.name), key → last byte, wall", value: wall.median, samples: wall.nanoseconds.count,
                checksum: checksum),
        ]
    }

    /// What the changes have made of the screen is what the program draws when it is asked to draw everything.
    private func compareWithRepaint(_ seen: VirtualTerminal, _ terminal: PseudoTerminal) throws {
        terminal.type("\u{0C}")
        var whole = VirtualTerminal(columns: columns, rows: rows)
        whole.feed(terminal.bytes(within: 5000) ?? [])
        whole.feed(terminal.output(untilSilentFor: 100))
        guard whole.lines == seen.lines else { throw fault("not as painted whole:\n\(whole.text)\n", seen) }
    }

    private func fault(_ words: String, _ seen: VirtualTerminal) -> BenchmarkError {
        BenchmarkError("\(measured.name) at a terminal: \(words) in:\n\(seen.text)")
    }
}
