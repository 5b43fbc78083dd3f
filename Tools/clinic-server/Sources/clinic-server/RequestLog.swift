import Logging

/// What is logged: what was asked for and how it went, and nothing of who or what it was about.
struct RequestLog: Sendable {
    let logger: Logger

    func note(_ what: String, status: Int, took duration: Duration, id: String) {
        let milliseconds = Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
        // As one text: facts of their own would be put into a table and sorted for each request.
        let tenths = (milliseconds * 10).rounded() / 10
        logger.info("answered ms=\(tenths) request=\(id) status=\(status) what=\(what)")
    }

    /// The kind of what failed: its words may tell of somebody.
    func note(failure: any Error) {
        logger.error("failed", metadata: ["error": "\(type(of: failure))"])
    }
}
