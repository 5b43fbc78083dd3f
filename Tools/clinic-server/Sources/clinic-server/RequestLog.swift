import Logging

/// What is logged: what was asked for and how it went, and nothing of who or what it was about.
struct RequestLog: Sendable {
    let logger: Logger

    func note(_ what: String, status: Int, took duration: Duration, id: String) {
        let milliseconds = Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
        logger.info(
            "answered",
            metadata: [
                "request": "\(id)", "what": "\(what)", "status": "\(status)",
                "ms": "\((milliseconds * 10).rounded() / 10)",
            ])
    }

    /// The kind of what failed: its words may tell of somebody.
    func note(failure: any Error) {
        logger.error("failed", metadata: ["error": "\(type(of: failure))"])
    }
}
