import Foundation
import Testing

/// Texts far longer than anybody types.
@Suite(.takingTurns)
struct LongTextTests {
    @Test(arguments: ["lines", "json"], ["x", "é漢"])
    func `a text ten times as long costs about ten times as much, and nothing once it stands`(
        _ front: String, _ letters: String
    ) async throws {
        let sampler = try Sandbox().start("sampler", [], adding: ["TEXTUI_FRONT": front])
        try await sampler.answer(in: front)
        sampler.type(front == "lines" ? "Controls\n" : "{\"press\":\"Controls\"}\n")
        try await sampler.answer(in: front)

        func cost(of command: String) async throws -> Double {
            let before = sampler.cpuTime
            sampler.type(command)
            try await sampler.answer(in: front)
            return sampler.cpuTime - before
        }
        func set(_ count: Int) async throws -> Double {
            let text = String(repeating: letters, count: count / letters.count)
            return try await cost(
                of: front == "lines" ? "1 \(text)\n" : "{\"set\":\"Name\",\"to\":\"\(text)\"}\n")
        }
        let short = try await set(20_000)
        let long = try await set(200_000)
        let after = try await cost(of: front == "lines" ? "no such thing\n" : "{\"press\":\"no such thing\"}\n")

        #expect(long < 30 * short, "\(short) s, then \(long) s")
        #expect(after < long / 4, "\(long) s, then \(after) s")
        sampler.endInput()
        #expect(await sampler.status == 0)
    }
}

extension ChildProcess {
    /// The processor time that the program has used, in seconds.
    fileprivate var cpuTime: Double {
        let threads = "/proc/\(pid)/task"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
        return names.reduce(0) { sum, name in
            let times = (try? String(contentsOfFile: "\(threads)/\(name)/schedstat", encoding: .utf8)) ?? ""
            return sum + (times.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
        }
    }

    /// Waits for the end of the next answer.
    fileprivate func answer(in front: String) async throws {
        while let line = try await output.next() {
            if front == "json" ? !line.contains(#""busy":true"#) : line == "> " { return }
        }
        throw OutputLines.Missing(description: "there is no answer")
    }
}
