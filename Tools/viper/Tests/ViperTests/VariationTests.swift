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
        ("V049", "// Modules/Shared/Visits/functions.swift\nfunc words() {}"),
    ])
    func `what only looks like a breach is let be`(_ rule: String, _ text: String) {
        let found = Example(text).findings().filter { $0.rule == rule }
        #expect(found.isEmpty, "\(found.map(\.message))")
    }
}
