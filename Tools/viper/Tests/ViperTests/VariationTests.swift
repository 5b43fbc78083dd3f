import Testing

@testable import viper

/// Other ways to break each rule than its example's.
@Suite struct VariationTests {
    @Test(arguments: Rule.all.map(\.id))
    func `every rule is broken in three other ways`(_ rule: String) {
        #expect(Variation.all.count { $0.rule == rule } >= 3)
    }

    @Test(arguments: Variation.all)
    func `another way to break a rule is found where it is`(_ variation: Variation) {
        let found = variation.marked.example.findings().filter { $0.rule == variation.rule }
        #expect(!variation.marked.places.isEmpty)
        #expect(Set(found.map(\.place)).sorted() == variation.marked.places)
    }

    /// What looks like a breach and is none.
    @Test(arguments: [
        (
            "V003",
            "// Modules/Shared/Home/HomeFactory.swift\nstruct HomeFactory { private init() {}\n static func mock() {} }"
        ),
        (
            "V005",
            "// Modules/Shared/Home/HomeFactory+Mock.swift\nextension HomeFactory { static func mock() {} }\n// Modules/Shared/Home/HomeFactory.swift\nenum HomeFactory {}"
        ),
        (
            "V006",
            "// Modules/Doctor/Home/HomeFactory+Doctor.swift\nextension HomeFactory { static func doctor() {}\n private static func row() {} }"
        ),
        (
            "V006",
            "// Modules/Doctor/Home/HomeFactory+Doctor.swift\nextension HomeFactory { static func doctor() {}\n static func interactor(scope: DoctorScope) -> some HomeInteractive { DoctorHomeInteractor() } }"
        ),
        (
            "V007",
            "// Modules/Shared/Home/HomeView.swift\nstruct HomeView: View {}\nstruct HomePreviews: PreviewProvider { static var previews: some View { HomeView() } }"
        ),
        (
            "V008",
            "// Modules/Shared/Home/HomeParameters.swift\nstruct HomeParameters: Hashable {}\nextension HomeParameters: Codable, Sendable {}"
        ),
        (
            "V010",
            "// Modules/Shared/Home/HomeParameters.swift\nstruct HomeParameters: Hashable, Codable, Sendable { var title: String { names.map { $0 }.joined() } }"
        ),
        (
            "V017",
            "// Modules/Shared/Home/HomeView.swift\nstruct HomeView<Content: View>: View { let content: Content; private static let width = 8 }"
        ),
        (
            "V018",
            "// Modules/Shared/Home/HomePresenter.swift\nfinal class HomePresenter {}\n// Modules/Shared/Home/HomeInterface.swift\n@MainActor protocol HomePresentable {}"
        ),
        (
            "V022",
            "// Modules/Shared/Home/HomePresenter.swift\n@MainActor final class HomePresenter { unowned let view: any HomeViewable; weak var delegate: (any HomeDelegate)? }"
        ),
        (
            "V026",
            "// Modules/Patient/Diary/DiaryRouter.swift\nstruct DiaryRouter: ViewModifier { let destinations: PatientDestinations }"
        ),
        (
            "V028",
            "// Modules/Doctor/Home/DoctorHomeInteractor.swift\nstruct DoctorHomeInteractor { var title: String { \"Home\" } }"
        ),
        (
            "V034",
            "// Modules/Shared/Visits/Note.swift\nstruct Note { let patient: Patient; let doctorName: String; let patientID = Patient.ID(\"1\") }"
        ),
        ("V034", "// Modules/Shared/Visits/Note.swift\nlet note = \"the patient app\" // for the patientApp"),
        ("V044", "// Modules/Clinic/ClinicModel/Gateways.swift\nprotocol Opening { func gateways() -> Gateways }"),
        (
            "V045",
            "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomePresentable { func viewDidLoad()\n func sceneWillGo() }"
        ),
        (
            "V046",
            "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomeInteractive: Sendable { func total() async\n func handleless() async\n func once() }"
        ),
        ("V049", "// Modules/Shared/Visits/AppointmentStatus+Title.swift\nextension Appointment.Status {}"),
        (
            "V039",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations { func other(_ parameters: OtherParameters) }
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter<D: HomeDestinations>: ViewModifier { func body(content: Content) -> some View { content.navigationDestination(for: VisitParameters.self) { _ in } } }
            // Modules/Shared/Other/OtherPresenter.swift
            @MainActor final class OtherPresenter { func didTap() { coordinator?.push(VisitParameters(id: 1)) } }
            // Modules/Patient/Other/OtherFactory+Patient.swift
            extension OtherFactory { static func patient() {} }
            // Modules/Patient/Scope/PatientDestinations.swift
            struct PatientDestinations: HomeDestinations { func other(_ parameters: OtherParameters) { OtherFactory.patient() } }
            """
        ),
        (
            "V057",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeDestinations {}
            // Modules/Shared/Scope/MockDestinations.swift
            struct MockDestinations: HomeDestinations {}
            // Modules/Patient/Scope/PatientDestinations.swift
            struct PatientDestinations {}
            extension PatientDestinations: HomeDestinations {}
            // Modules/Doctor/Home/HomeMockDestinations.swift
            struct HomeMockDestinations: HomeDestinations {}
            // Modules/Doctor/Scope/DoctorDestinations.swift
            struct DoctorDestinations: HomeDestinations {}
            """
        ),
        ("V049", "// Modules/Shared/Visits/functions.swift\nfunc words() {}"),
    ])
    func `what only looks like a breach is let be`(_ rule: String, _ text: String) {
        let found = Example(text).findings().filter { $0.rule == rule }
        #expect(found.isEmpty, "\(found.map(\.message))")
    }
}
