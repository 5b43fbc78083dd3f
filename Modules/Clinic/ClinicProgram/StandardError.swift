import Foundation
import PlainText

/// stderr, where notices and errors go; what is written holds nothing that a terminal would obey.
package enum StandardError {
    package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    package static func write(line: String) {
        write(raw: printable(line) + "\n")
    }

    package static func write(raw text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
