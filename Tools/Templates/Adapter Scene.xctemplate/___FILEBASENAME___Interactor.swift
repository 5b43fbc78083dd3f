import ViperKit

/// Asks what an app's own Interactor asks, and hands on what it returns.
@MainActor
// viper:ignore V013 in this form it stands behind InteractorInput, and each app's own behind Interactive
// viper:ignore V027 it hands answers to its output, which it holds weakly
final class ___VARIABLE_productName:identifier___Interactor: ___VARIABLE_productName:identifier___InteractorInput {
    weak var output: (any ___VARIABLE_productName:identifier___InteractorOutput)?

    private let app: any ___VARIABLE_productName:identifier___Interactive
    private let tasks = SceneTasks()

    init(app: any ___VARIABLE_productName:identifier___Interactive) {
        self.app = app
    }

    func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___) {
        tasks.start("fetch", for: self) { [app] in
            try await app.fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters___parameters___VARIABLE_end___)
        } then: { interactor, result in
            switch result {
            case .success(let entity): interactor.output?.received(entity)
            case .failure(let error): interactor.output?.failed(error)
            }
        }
    }
}
