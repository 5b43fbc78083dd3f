import Foundation

/// Whether the terminal's own background is dark: what its variables say, until it has answered.
@MainActor
final class TerminalGround {
    /// Read while a frame is painted, which is on the main actor, too.
    nonisolated(unsafe) private(set) var isDark: Bool?

    init() {
        isDark = ColorScheme(environment: ProcessInfo.processInfo.environment).map { $0 == .dark }
    }

    /// Takes what the terminal has answered; true where the letters on the screen have to be painted otherwise.
    func learns(isDark: Bool, showing buffer: CellBuffer) -> Bool {
        let known = self.isDark
        self.isDark = isDark
        guard known != isDark else { return false }
        return buffer.cells.contains { $0.style.legible(onDark: known) != $0.style.legible(onDark: isDark) }
    }
}
