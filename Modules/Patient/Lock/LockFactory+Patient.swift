import SharedScenes
import SwiftUI

extension LockFactory {
    package static func patient(scope: PatientScope, delegate: any LockDelegate) -> some View {
        LockView(presenter: LockPresenter(interactor: PatientLockInteractor(scope: scope), delegate: delegate))
    }
}
