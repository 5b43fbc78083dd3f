___VARIABLE_testImport___ ___VARIABLE_audienceModule___
___VARIABLE_ifShared______VARIABLE_testImport___ ___VARIABLE_sharedModule___
___VARIABLE_end___import SwiftUI
import Testing
import UIKit
import ViperKit
import ViperTesting

@MainActor
@Suite struct ___VARIABLE_ownPrefix______VARIABLE_productName:identifier___Tests {
    @Test func `___VARIABLE_productName:identifier___ shows in the ___VARIABLE_audience___ app what its Interactor fetches`() async throws {
        let interactor = ___VARIABLE_ownPrefix______VARIABLE_productName:identifier___Interactor(___VARIABLE_ifScope___scope: .test___VARIABLE_end___)
        let entity = try await interactor.fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters___.mock___VARIABLE_end___)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = SceneHost(columns: 80, rows: 40, rootViewController: navigation)
        await host.settle()
        await host.perform { navigation.pushWireframe(scene(interactor)) }
        #expect(!entity.lines.isEmpty)
        for line in entity.lines {
            #expect(host.frame.text.contains(line))
        }
    }

    private func scene(_ interactor: ___VARIABLE_ownPrefix______VARIABLE_productName:identifier___Interactor) -> ___VARIABLE_productName:identifier___Wireframe {
        ___VARIABLE_productName:identifier___Wireframe(interactor: interactor, ___VARIABLE_ifParameters___parameters: .mock, ___VARIABLE_end______VARIABLE_ifDelegate___delegate: nil___VARIABLE_end___)
    }
}
