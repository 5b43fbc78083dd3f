import CombineFoundation
import Foundation
import FoundationNetworking
import OpenCombine
import Synchronization
import Testing

@Suite(.serialized) struct DataTaskTests {
    @Test func `an answer comes once, when it is asked for, and ends`() throws {
        var (texts, ended): ([String], Bool) = ([], false)
        let publisher = Clerk.session.dataTaskPublisher(for: try #require(URL(string: "clerk://quick/hello")))
        #expect(publisher.request.url?.host == "quick")
        let subscription = publisher.receive(on: RunLoop.current).map { String(decoding: $0.data, as: UTF8.self) }
            .sink(receiveCompletion: { if case .finished = $0 { ended = true } }, receiveValue: { texts.append($0) })
        run { ended }
        #expect(texts == ["/hello"])
        subscription.cancel()
    }

    @Test func `each subscriber has a request of its own, and who asks for nothing makes none`() throws {
        Clerk.requests.withLock { $0 = [] }
        let publisher = Clerk.session.dataTaskPublisher(for: try #require(URL(string: "clerk://quick/twice")))
        publisher.subscribe(AnySubscriber(receiveSubscription: { _ in }))
        var answers = 0
        let subscriptions = (1...2).map { _ in
            publisher.receive(on: RunLoop.current)
                .sink(receiveCompletion: { _ in answers += 1 }, receiveValue: { _ in })
        }
        run { answers == 2 }
        #expect(Clerk.requests.withLock(\.self) == ["begin /twice", "begin /twice"])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `who goes early ends the request`() throws {
        Clerk.requests.withLock { $0 = [] }
        let subscription = Clerk.session
            .dataTaskPublisher(for: try #require(URL(string: "clerk://slow/visits")))
            .sink(
                receiveCompletion: { _ in Issue.record("nobody is there to be told") },
                receiveValue: { _ in Issue.record("nobody answers") })
        run { Clerk.requests.withLock { $0 == ["begin /visits"] } }
        subscription.cancel()
        run { Clerk.requests.withLock { $0 == ["begin /visits", "end /visits"] } }
    }

    @Test func `a server that is not there is an error of the network`() throws {
        var failure: URLError?
        // Nobody listens at the port of tcpmux.
        let subscription = URLSession.shared
            .dataTaskPublisher(for: URLRequest(url: try #require(URL(string: "http://127.0.0.1:1/"))))
            .receive(on: RunLoop.current)
            .sink(
                receiveCompletion: { if case .failure(let error) = $0 { failure = error } },
                receiveValue: { _ in Issue.record("nobody answers there") })
        run { failure != nil }
        #expect(failure?.code == .cannotConnectToHost)
        subscription.cancel()
    }
}

/// Answers with the path, or, where he is slow, not at all.
private final class Clerk: URLProtocol, @unchecked Sendable {
    static let requests = Mutex<[String]>([])
    static let session = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Clerk.self]
        return URLSession(configuration: configuration)
    }()

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "clerk" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        Self.requests.withLock { $0.append("begin \(url.path)") }
        guard url.host == "quick" else { return }
        let answer = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
        guard let url = request.url, url.host == "slow" else { return }
        Self.requests.withLock { $0.append("end \(url.path)") }
    }
}
