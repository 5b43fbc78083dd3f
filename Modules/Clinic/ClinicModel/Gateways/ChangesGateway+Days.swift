import Foundation

extension ChangesGateway {
    /// The changes, and the beginning of each day: for screens that call a day today or tomorrow.
    ///
    /// Wherever a practitioner works, a day begins with a quarter of an hour, so each of these yields.
    package func changes(andDaysBy clock: ClinicClock) -> AsyncStream<Void> {
        let own = changes()
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        // Whoever waits until a screen is at rest does not wait for these.
        let changing = Task.detached {
            for await _ in own { continuation.yield() }
            continuation.finish()
        }
        let passing = Task.detached {
            while true {
                let passed = clock.now.timeIntervalSince1970.truncatingRemainder(dividingBy: Self.quarter)
                try await Task.sleep(for: .seconds(Self.quarter - passed))
                continuation.yield()
            }
        }
        continuation.onTermination = { _ in
            changing.cancel()
            passing.cancel()
        }
        return stream
    }

    private static var quarter: TimeInterval { 15 * 60 }
}
