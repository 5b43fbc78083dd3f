import Foundation

/// How often the threads of a program that waits for a command are woken.
enum WakeUps {
    /// In two seconds.
    static func count(of process: Int32) -> Double {
        // What starting up has set going ends by itself; threads that wait for work leave after a while.
        Thread.sleep(forTimeInterval: 6)
        let settled = switches(of: process)
        Thread.sleep(forTimeInterval: 2)
        return Double(switches(of: process) - settled)
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
