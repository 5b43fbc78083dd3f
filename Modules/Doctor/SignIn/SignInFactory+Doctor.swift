import SharedScenes
import SwiftUI

extension SignInFactory {
    package static func doctor(entrance: DoctorEntrance, delegate: any SignInDelegate) -> some View {
        SignInView(
            presenter: SignInPresenter(
                interactor: DoctorSignInInteractor(gateway: entrance.signIn, demo: entrance.demo), delegate: delegate))
    }
}
