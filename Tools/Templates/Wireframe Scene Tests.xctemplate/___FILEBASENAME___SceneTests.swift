___VARIABLE_eachAudience______VARIABLE_testImport___ ___VARIABLE_audienceModule___
___VARIABLE_end______VARIABLE_ifShared______VARIABLE_testImport___ ___VARIABLE_sharedModule___
___VARIABLE_end___import SwiftUI
import Testing
import UIKit
import ViperKit
import ViperTesting

@MainActor
@Suite struct ___VARIABLE_productName:identifier___SceneTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())

    @Test func `___VARIABLE_productName:identifier___ shows itself with its mock`() async throws {
        let host = await open { ___VARIABLE_productName:identifier___Wireframe.mock() }
        #expect(host.frame.path.last == "___VARIABLE_sceneTitle___")
___VARIABLE_ifParameters___        #expect(host.frame.text.contains(___VARIABLE_productName:identifier___Parameters.mock.id))
___VARIABLE_end___        #expect(host.frame.presented == nil)
        #expect(host.warnings.isEmpty)
    }
___VARIABLE_ifInteractor___
    @Test func `___VARIABLE_productName:identifier___ says what failed, and shows it when it works again`() async throws {
        let host = await open { scene(Failing___VARIABLE_productName:identifier___Interactor(failures: 1)) }
        #expect(host.frame.presented == .alert)
        try await host.press("OK")
        #expect(host.frame.presented == nil)
        #expect(!host.frame.text.contains("After all"))
        try await host.refresh()
        #expect(host.frame.text.contains("After all"))
    }
___VARIABLE_end______VARIABLE_ifDelegate___
    @Test func `___VARIABLE_productName:identifier___ tells its delegate when it is done`() async throws {
        let delegate = ___VARIABLE_productName:identifier___DelegateSpy()
        let host = await open { ___VARIABLE_productName:identifier___Wireframe.mock(delegate: delegate) }
        try await host.press(.identifier("___VARIABLE_sceneWord___.done"))
        #expect(delegate.count == 1)
    }
___VARIABLE_end___
    @Test func `nothing of ___VARIABLE_productName:identifier___ outlives it`() async throws {
        let probe = RetentionProbe()
        let host = await open { probe.watch(scene(___VARIABLE_ifInteractor___Failing___VARIABLE_productName:identifier___Interactor(failures: 0)___VARIABLE_end___)) }
        #expect(host.frame.path.last == "___VARIABLE_sceneTitle___")
        if let controller = navigation.topViewController { _ = probe.watch(controller) }
        #expect(probe.count == 2)
        try await host.back()
        #expect(host.frame.path == [""])
        #expect(probe.retained == [])
    }

    private func open(_ scene: () -> ___VARIABLE_productName:identifier___Wireframe) async -> SceneHost {
        let host = SceneHost(columns: 80, rows: 40, rootViewController: navigation)
        await host.settle()
        await host.perform { navigation.pushWireframe(scene()) }
        return host
    }

    private func scene(___VARIABLE_ifInteractor____ interactor: any ___VARIABLE_productName:identifier___InteractorInterface___VARIABLE_end___) -> ___VARIABLE_productName:identifier___Wireframe {
        ___VARIABLE_productName:identifier___Wireframe(___VARIABLE_ifInteractor___interactor: interactor, ___VARIABLE_end______VARIABLE_ifParameters___parameters: .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: nil___VARIABLE_end___)
    }
}
___VARIABLE_ifInteractor___
/// Fails a number of times first.
private actor Failing___VARIABLE_productName:identifier___Interactor: ___VARIABLE_productName:identifier___InteractorInterface {
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