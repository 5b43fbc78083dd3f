/// How many bytes a change of one digit is on its way to a terminal.
enum BytesBenchmark {
    static func run() throws -> Figure {
        let terminal = try PseudoTerminal(.screen(.counter))
        defer { terminal.end() }
        guard terminal.update() != nil else { throw BenchmarkError("no first screen at a terminal") }
        _ = terminal.output(untilSilentFor: 300)
        var sizes: [Int] = []
        var last: [UInt8] = []
        for number in 1...9 {
            terminal.type("\r")
            last = terminal.output(untilSilentFor: 200)
            guard last.contains(UInt8(ascii: "0") + UInt8(number)) else {
                throw BenchmarkError("no \(number) in \(String(decoding: last, as: UTF8.self).debugDescription)")
            }
            sizes.append(last.count)
        }
        // A plain program goes to the place, writes the digit and goes back: three sequences of its own.
        let plain = "\u{1B}[11;44H9\u{1B}[24;80H".utf8.count
        return Figure(
            name: "a one-digit change at a terminal", value: Double(sizes.sorted()[sizes.count / 2]), unit: .bytes,
            samples: sizes.count, limit: 20, neighbour: "SwiftTUI 7, tui-rs 29", baseline: Double(plain),
            checksum: Checksum.hex(last))
    }
}
