import SwiftUI
import Synchronization
import Testing
import ViperTesting

/// What is retained is named with what holds it. The search goes through all of a process's memory, so it is tried here,
/// where that is small.
@MainActor
@Suite struct RetentionProbeTests {
    @Test func `a cycle over a closure is named`() {
        let probe = RetentionProbe()
        do {
            let presenter = probe.watch(LeakyPresenter())
            let count = 3
            presenter.retry = { _ = presenter.name + String(count) }
        }
        #expect(probe.retained.map(\.name) == ["LeakyPresenter"])
        #expect(probe.retained.first?.path == "LeakyPresenter.retry → a closure → LeakyPresenter (a cycle)")
        #expect(
            "\(probe.retained)"
                == "[LeakyPresenter, held by LeakyPresenter.retry → a closure → LeakyPresenter (a cycle)]")
    }

    @Test func `a cycle over several objects is named`() {
        let probe = RetentionProbe()
        do {
            let presenter = probe.watch(LeakyPresenter())
            let router = LeakyRouter()
            router.presenters = [LeakyPresenter(), presenter]
            presenter.router = router
        }
        let path = probe.retained.first?.path
        #expect(path == "LeakyPresenter.router → LeakyRouter.presenters → … → LeakyPresenter (a cycle)")
    }

    @Test func `a value in an existential and a property of a superclass hold too`() {
        let probe = RetentionProbe()
        do {
            let presenter = probe.watch(LeakyPresenter())
            let router = SpecialRouter()
            router.holder = LargeHolder(presenter: presenter)
            presenter.router = router
        }
        let path = probe.retained.first?.path
        #expect(path == "LeakyPresenter.router → SpecialRouter.holder → a closure → LeakyPresenter (a cycle)")
    }

    @Test func `a task that goes on is named`() async {
        let probe = RetentionProbe()
        let gate = AsyncStream.makeStream(of: Void.self)
        let started = AsyncStream.makeStream(of: Void.self)
        do {
            let presenter = probe.watch(LeakyPresenter())
            let stream = gate.stream
            Task { @MainActor in
                started.continuation.finish()
                for await _ in stream {}
                _ = presenter.name
            }
        }
        for await _ in started.stream {}
        await Task.yield()
        let path = probe.retained.first?.path ?? ""
        #expect(path.hasPrefix("a task that has not ended → "), "\(path)")
        gate.continuation.finish()
        while !probe.retained.isEmpty { await Task.yield() }
    }

    @Test func `a global variable is named`() {
        let probe = RetentionProbe()
        kept.withLock { $0 = probe.watch(LeakyPresenter()) }
        let path = probe.retained.first?.path ?? ""
        #expect(path.hasPrefix("a global variable of ") && path.hasSuffix(" → LeakyPresenter"), "\(path)")
        kept.withLock { $0 = nil }
        #expect(probe.retained == [])
    }

    @Test func `an open screen is named`() async {
        let probe = RetentionProbe()
        let host = SceneHost { LeakyView(presenter: probe.watch(LeakyPresenter())) }
        await host.settle()
        // What of the engine's stands in between is not for a test to know.
        let path = probe.retained.first?.path ?? ""
        #expect(path.hasPrefix("the screen → … → ") && path.hasSuffix(" → LeakyPresenter"), "\(path)")
        host.close()
        #expect(probe.retained == [])
    }

    @Test func `an array's room beyond its elements holds nothing`() async {
        let probe = RetentionProbe()
        let presenter = probe.watch(LeakyPresenter())
        let router = LeakyRouter()
        router.presenters = [LeakyPresenter(), presenter]
        router.presenters.removeLast()
        presenter.router = router
        let host = SceneHost { LeakyView(presenter: presenter) }
        await host.settle()
        #expect(probe.retained.first?.path?.hasPrefix("the screen → … → ") == true)
        host.close()
    }

    @Test func `weak and unowned references hold nothing`() {
        let probe = RetentionProbe()
        let bystander = Bystander()
        do {
            let presenter = probe.watch(LeakyPresenter())
            bystander.presenter = presenter
            bystander.neighbour = presenter
            presenter.retry = { _ = presenter.name }
        }
        #expect(probe.retained.first?.path == "LeakyPresenter.retry → LeakyPresenter (a cycle)")
        withExtendedLifetime(bystander) {}
    }
}

private let kept = Mutex<LeakyPresenter?>(nil)

@MainActor
private final class LeakyPresenter: ObservableObject {
    let name = "leaky"
    var retry: (() -> Void)?
    var router: LeakyRouter?
    nonisolated init() {}
}

private class LeakyRouter {
    var holder: Any?
    var presenters: [LeakyPresenter] = []
}

private final class SpecialRouter: LeakyRouter {
    var extra = 1
}

private struct LargeHolder {
    var padding = (0, 0, 0, 0)
    let presenter: LeakyPresenter
}

private final class Bystander {
    weak var presenter: LeakyPresenter?
    unowned var neighbour: LeakyPresenter?
}

private struct LeakyView: View {
    @StateObject private var presenter: LeakyPresenter

    init(presenter: @autoclosure @escaping () -> LeakyPresenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    var body: some View { Text(presenter.name) }
}
