import Foundation
import TextUI

/// What this program is when it measures itself as a program.
enum Program: String {
    /// Prints a word and leaves: what a process costs whatever it shows.
    case word
    /// Shows the counter in the front that the environment names.
    case counter

    @MainActor
    func run() -> Never {
        switch self {
        case .word:
            print("word")
            exit(0)
        case .counter:
            do {
                TextFront.run(try FrontConfiguration.environment()) { CounterBenchmark.CounterView() }
            } catch {
                TextFront.fail("\(error)", status: 64)
            }
        }
    }
}
