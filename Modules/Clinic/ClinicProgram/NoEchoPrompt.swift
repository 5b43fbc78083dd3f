import ClinicModel
import Foundation

/// Asks at the controlling terminal with its echo off. Keys come one by one, so that Ctrl-C gives the terminal
/// back before it interrupts.
enum NoEchoPrompt {
    /// Whether there is a terminal to ask at.
    static var isPossible: Bool {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        if terminal >= 0 { close(terminal) }
        return terminal >= 0
    }

    /// Nil where what was typed is no text; throws `Interruption` at Ctrl-C.
    static func ask(_ text: String) throws -> String? {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else {
            throw ProgramError(
                .usage, "there is no terminal to ask for the password at",
                advice: "use --password-stdin or --password-file")
        }
        defer { close(terminal) }
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else {
            throw ProgramError(.inputOutput, "the terminal's echo cannot be turned off")
        }
        var silent = settings
        silent.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        tcsetattr(terminal, TCSAFLUSH, &silent)
        show(text, at: terminal)
        let answer = keys(from: terminal)
        tcsetattr(terminal, TCSAFLUSH, &settings)
        show("\n", at: terminal)
        guard let answer else { throw Interruption() }
        return String(validating: answer, as: UTF8.self)
    }

    /// What was typed; nil when it was interrupted.
    private static func keys(from terminal: Int32) -> [UInt8]? {
        var typed: [UInt8] = []
        var key: UInt8 = 0
        while read(terminal, &key, 1) == 1 {
            switch key {
            case 0x0A, 0x0D, 0x04: return typed
            case 0x03, 0x1C: return nil
            case 0x15: typed = []
            case 0x7F, 0x08:
                while let last = typed.popLast(), last & 0xC0 == 0x80 {}
            case 0x00..<0x20: break
            default: typed.append(key)
            }
        }
        return typed
    }

    private static func show(_ text: String, at terminal: Int32) {
        _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    }
}
