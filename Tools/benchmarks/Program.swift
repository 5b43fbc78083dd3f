import Foundation
import TextUI

/// What this program is when it measures itself as a program.
enum Program {
    /// Prints a word and leaves: what a process costs whatever it shows.
    case word
    /// Shows a screen in the front that the environment names.
    case screen(Screen)

    init?(name: String) {
        if name == "word" {
            self = .word
        } else if let screen = Screen(rawValue: name) {
            self = .screen(screen)
        } else {
            return nil
        }
    }

    var name: String {
        switch self {
        case .word: "word"
        case .screen(let screen): screen.rawValue
        }
    }

    @MainActor
    func run() -> Never {
        switch self {
        case .word:
            print("word")
            exit(0)
        case .screen(let screen):
            do {
                let (configuration, content) = (try FrontConfiguration.environment(), screen.measured.content)
                TextFront.run(configuration) { content(Steps()) }
            } catch {
                TextFront.fail("\(error)", status: 64)
            }
        }
    }
}
