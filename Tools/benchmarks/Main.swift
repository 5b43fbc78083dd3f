import ArgumentParser
import Foundation
import TextUI

/// A front runs its own loop on the main thread, which an asynchronous `main` would have left.
@main
enum Main {
    @MainActor
    static func main() {
        let arguments = CommandLine.arguments
        if arguments.count == 3, arguments[1] == "--program", let program = Program(name: arguments[2]) {
            program.run()
        }
        // As the programs' own work does: on the main thread, without Swift's pool.
        Task(executorPreference: MainQueue.shared) {
            await Benchmarks.main()
            exit(0)
        }
        while true { RunLoop.main.run() }
    }
}
