import SharedScenes
import SwiftUI

extension LockFactory {
    package static func doctor(scope: DoctorScope, delegate: any LockDelegate) -> some View {
        LockView(presenter: LockPresenter(interactor: DoctorLockInteractor(scope: scope), delegate: delegate))
    }
}
