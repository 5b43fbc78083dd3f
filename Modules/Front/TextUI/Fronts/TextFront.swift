import Glibc

/// Runs a view as a program: the entry that apps call.
public enum TextFront {
    /// Shows `content` in the front that the configuration names, until the person leaves or the input ends.
    @MainActor
    public static func run<Content: View>(
        _ configuration: FrontConfiguration, @ViewBuilder content: @escaping () -> Content
    ) -> Never {
        // A reader that has left ends the output, not the program in the middle of a write to its data.
        signal(SIGPIPE, SIG_IGN)
        let front = configuration.front == .auto ? .lines : configuration.front
        guard front != .terminal else {
            fail("the full-screen front is not part of this program; use --front lines at a terminal", status: 64)
        }
        guard front != .svg || configuration.once else { fail("--front svg draws one frame: add --once", status: 64) }
        let host = SceneHost(
            columns: configuration.columns, rows: configuration.rows, style: style(of: front),
            locale: configuration.locale, timeZone: configuration.timeZone, patience: .seconds(10),
            content: content)
        let session = FrontSession(host: host, front: front, configuration: configuration)
        Task { @MainActor in
            let status = await session.run()
            exit(status)
        }
        while true { RunLoop.main.run() }
    }

    private static func style(of front: FrontConfiguration.Front) -> SceneHost.Style {
        switch front {
        case .svg: .screen
        case .json: .plain
        case .auto, .terminal, .lines: .numbered
        }
    }

    /// Says on standard error what is wrong, and leaves.
    public static func fail(_ message: String, status: Int32) -> Never {
        Output.error(message)
        exit(status)
    }
}

enum Output {
    /// Writes all of it; false when nobody reads any more. A frame that is lost for another reason, such as a full
    /// disk, ends the program.
    @discardableResult
    static func write(_ text: String, to descriptor: Int32 = 1) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                guard descriptor == 1, errno != EPIPE else { return false }
                TextFront.fail("standard output cannot be written: \(String(cString: strerror(errno)))", status: 74)
            }
            bytes = bytes.dropFirst(count)
        }
        return true
    }

    static func error(_ message: String) {
        write(printable(message) + "\n", to: 2)
    }
}
