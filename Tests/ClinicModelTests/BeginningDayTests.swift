import ClinicModel
import Foundation
import Testing

struct BeginningDayTests {
    private struct Gateway: ChangesGateway {
        let stream: AsyncStream<Void>

        func changes() -> AsyncStream<Void> { stream }
    }

    /// Always a moment before midnight.
    private let late = ClinicClock.fixed(Date(timeIntervalSince1970: 1_795_564_799.99))
    /// Always a moment after it.
    private let early = ClinicClock.fixed(Date(timeIntervalSince1970: 1_795_564_801))

    @Test func `a day that begins is a change`() async {
        let (own, continuation) = AsyncStream.makeStream(of: Void.self)
        var changes = Gateway(stream: own).changes(andDaysBy: late).makeAsyncIterator()
        #expect(await changes.next() != nil)
        withExtendedLifetime(continuation) {}
    }

    @Test func `other changes come through, and their end is the end`() async {
        let (own, continuation) = AsyncStream.makeStream(of: Void.self)
        var changes = Gateway(stream: own).changes(andDaysBy: early).makeAsyncIterator()
        continuation.yield()
        #expect(await changes.next() != nil)
        continuation.finish()
        #expect(await changes.next() == nil)
    }
}
