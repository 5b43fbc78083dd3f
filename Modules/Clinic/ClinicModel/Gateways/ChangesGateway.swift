/// Word that something changed.
package protocol ChangesGateway: Sendable {
    /// Yields after each change of the clinic's data, whoever made it and in whichever process. It says nothing of
    /// what changed: whoever listens asks again, and sees what they may. Changes in quick succession may yield once.
    ///
    /// Where changes cannot be watched for, as on a disk that fails, it tries again for two seconds and then yields
    /// too: who asks again meets the failure.
    func changes() -> AsyncStream<Void>
}
