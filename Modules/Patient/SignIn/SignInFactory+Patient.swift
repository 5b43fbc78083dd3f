import SharedScenes
import SwiftUI

extension SignInFactory {
    package static func patient(entrance: PatientEntrance, delegate: any SignInDelegate) -> some View {
        SignInView(
            presenter: SignInPresenter(
                interactor: PatientSignInInteractor(gateway: entrance.signIn, demo: entrance.demo), delegate: delegate))
    }
}
