___VARIABLE_eachAudience______VARIABLE_testImport___ ___VARIABLE_audienceModule___
___VARIABLE_end______VARIABLE_ifShared______VARIABLE_testImport___ ___VARIABLE_sharedModule___
___VARIABLE_end___import SwiftUI
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct ___VARIABLE_productName:identifier___SceneTests {
    @Test func `___VARIABLE_productName:identifier___ shows itself with its mock`() async throws {
        let journey = await SceneJourney { ___VARIABLE_productName:identifier___Factory.mock() }
        #expect(journey.frame.path == ["___VARIABLE_sceneTitle___"])
___VARIABLE_ifParameters___        #expect(journey.frame.text.contains(___VARIABLE_productName:identifier___Parameters.mock.id))
___VARIABLE_end___        #expect(journey.frame.presented == nil)
        #expect(journey.host.warnings.isEmpty)
    }
___VARIABLE_ifInteractor___
    @Test func `___VARIABLE_productName:identifier___ says what failed, and shows it when it works again`() async throws {
        let interactor = Failing___VARIABLE_productName:identifier___Interactor(failures: 1)
        let journey = await SceneJourney {
            ___VARIABLE_productName:identifier___View(presenter: ___VARIABLE_productName:identifier___Presenter(interactor: interactor, ___VARIABLE_ifParameters___parameters: .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: nil___VARIABLE_end___))
        }
        #expect(journey.frame.presented == .alert)
        try await journey.press("OK")
        #expect(journey.frame.presented == nil)
        #expect(!journey.frame.text.contains("After all"))
        try await journey.refresh()
        #expect(journey.frame.text.contains("After all"))
    }
___VARIABLE_end______VARIABLE_ifDelegate___
    @Test func `___VARIABLE_productName:identifier___ tells its delegate when it is done`() async throws {
        let delegate = ___VARIABLE_productName:identifier___DelegateSpy()
        let journey = await SceneJourney { ___VARIABLE_productName:identifier___Factory.mock(delegate: delegate) }
        try await journey.press(.identifier("___VARIABLE_sceneWord___.done"))
        #expect(delegate.count == 1)
    }
___VARIABLE_end___
    @Test func `nothing of ___VARIABLE_productName:identifier___ outlives it`() async throws {
        let probe = RetentionProbe()
        let journey = await SceneJourney {
            ___VARIABLE_productName:identifier___Opener {
                ___VARIABLE_productName:identifier___View(presenter: probe.watch(___VARIABLE_productName:identifier___Presenter(___VARIABLE_ifInteractor___interactor: Failing___VARIABLE_productName:identifier___Interactor(failures: 0), ___VARIABLE_end______VARIABLE_ifParameters___parameters: .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: nil___VARIABLE_end___)))
                    .watched(by: probe)
            }
        }
        try await journey.press("Open")
        #expect(journey.frame.path.last == "___VARIABLE_sceneTitle___")
        #expect(probe.count == 2)
        try await journey.back()
        #expect(probe.retained == [])
    }
}
___VARIABLE_ifInteractor___
/// Fails a number of times first.
private actor Failing___VARIABLE_productName:identifier___Interactor: ___VARIABLE_productName:identifier___Interactive {
    private var failures: Int

    init(failures: Int) {
        self.failures = failures
    }

    func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___) async throws -> ___VARIABLE_productName:identifier___Entity {
        guard failures == 0 else {
            failures -= 1
            throw CancellationError()
        }
        return ___VARIABLE_productName:identifier___Entity(lines: ["After all"])
    }
}
___VARIABLE_end______VARIABLE_ifDelegate___
private final class ___VARIABLE_productName:identifier___DelegateSpy: ___VARIABLE_productName:identifier___Delegate {
    private(set) var count = 0

    func didFinish___VARIABLE_productName:identifier___() { count += 1 }
}
___VARIABLE_end___
private struct ___VARIABLE_productName:identifier___Opening: Hashable {}

private struct ___VARIABLE_productName:identifier___Opener<Scene: View>: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    @ViewBuilder let scene: () -> Scene

    var body: some View {
        Button("Open") { coordinator?.push(___VARIABLE_productName:identifier___Opening()) }
            .inlineNavigationTitle("Opener")
            .navigationDestination(for: ___VARIABLE_productName:identifier___Opening.self) { _ in scene() }
    }
}
