import Testing

@testable import viper

/// Other ways to break each rule than its example's.
@Suite struct VariationTests {
    static let variations: [(rule: String, text: String)] = [
        ("V001", "// Apps/patient/main.swift\nlet a = [1, 2"),
        ("V001", "// Modules/Clinic/ClinicModel/Slot.swift\nstruct Slot { let 1a: Int }"),
        ("V002", "// Modules/Shared/Home/HomeEntity.swift\nstruct HomeEntity {} // viper:ignore V049"),
        ("V002", "// Apps/patient/main.swift\n// viper:ignore V5 long ago\nlet a = 1"),
        ("V003", "// Modules/Shared/Home/HomeFactory.swift\nenum HomeFactory { case shared; static func mock() {} }"),
        ("V003", "// Modules/Shared/Home/HomeFactory.swift\nfinal class HomeFactory { static func mock() {} }"),
        (
            "V003",
            "// Modules/Shared/Home/HomeFactory.swift\nstruct HomeFactory { private init() {}\n init(a: Int) {}\n static func mock() {} }"
        ),
        (
            "V004",
            "// Modules/Shared/Home/HomeFactory.swift\nstruct HomeFactory { private init() {}\n let cache = 1\n static func mock() {} }"
        ),
        (
            "V004",
            "// Modules/Shared/Home/HomeFactory.swift\nenum HomeFactory { static func mock() {}\n func make() {} }"
        ),
        (
            "V005",
            "// Modules/Patient/Diary/DiaryFactory.swift\nenum DiaryFactory { static func patient() {} }"
        ),
        ("V005", "// Modules/Shared/Home/HomeFactory.swift\nenum HomeFactory { func mock() {} }"),
        (
            "V006",
            "// Modules/Doctor/Home/HomeFactory+Doctor.swift\nextension HomeFactory { static func patient() {}\n static func doctor() {} }"
        ),
        (
            "V006",
            "// Modules/Doctor/Home/HomeFactory+Doctor.swift\nextension HomeFactory { static func doctor() {}\n static func doctors() {} }"
        ),
        (
            "V007",
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { let presenter: HomePresenter }
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {}
            """
        ),
        (
            "V007",
            """
            // Modules/Shared/Visits/Opening.swift
            struct Opening { func open() -> any View { HomeView<Never>() } }
            // Modules/Shared/Home/HomeView.swift
            struct HomeView<Presenter>: View {}
            """
        ),
        (
            "V008",
            "// Modules/Shared/Home/HomeParameters.swift\nfinal class HomeParameters: Hashable, Codable, Sendable { static let mock = HomeParameters() }"
        ),
        (
            "V008",
            "// Modules/Shared/Home/HomeParameters.swift\nstruct HomeParameters: Hashable, Encodable, Sendable { static let mock = HomeParameters() }"
        ),
        (
            "V009",
            "// Modules/Shared/Home/HomeParameters.swift\nstruct HomeParameters: Hashable, Codable, Sendable { let mock = 1 }"
        ),
        (
            "V010",
            "// Modules/Shared/Home/HomeParameters.swift\nstruct HomeParameters: Hashable, Codable, Sendable { weak var delegate: (any HomeDelegate)?\n static let mock = Self() }"
        ),
        (
            "V010",
            "// Modules/Shared/Home/HomeParameters.swift\nstruct HomeParameters: Hashable, Codable, Sendable { let visits: [any VisitsGateway]\n static let mock = Self() }"
        ),
        ("V011", "// Modules/Shared/Home/HomeView.swift\nprotocol HomePresentable {}\nstruct HomeView: View {}"),
        (
            "V012",
            "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomePresentable { func didTap(_ gateways: Gateways) }"
        ),
        (
            "V013",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeRoutable: ViewModifier {}
            // Modules/Shared/Home/HomeRouter.swift
            struct HomeRouter: ViewModifier {}
            """
        ),
        (
            "V013",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeMockInteractor.swift
            struct HomeMockInteractor: Sendable {}
            """
        ),
        (
            "V014",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView<Presenter>: View where Presenter: ObservableObject {}
            """
        ),
        (
            "V015",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: ObservableObject {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView<Presenter>: View where Presenter: HomePresentable { @StateObject var presenter: Presenter }
            """
        ),
        (
            "V016",
            "// Modules/Shared/Home/HomeView.swift\nstruct HomeView: View { func load<I: HomeInteractive>(_ interactor: I) {} }"
        ),
        (
            "V017",
            "// Modules/Shared/Home/HomeView.swift\nstruct HomeView: View { private var cache = [Int: String]() }"
        ),
        ("V018", "// Modules/Shared/Home/HomePresenter.swift\n@MainActor class HomePresenter {}"),
        (
            "V022",
            "// Modules/Patient/Diary/DiaryInteractor.swift\nfinal class DiaryInteractor { var presenter: DiaryInteractorOutput? }"
        ),
        ("V018", "// Modules/Shared/Home/HomePresenter.swift\n@MainActor struct HomePresenter {}"),
        ("V018", "// Modules/Shared/Home/HomePresenter.swift\nactor HomePresenter {}"),
        (
            "V019",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { private let interactor: any HomeInteractive }
            """
        ),
        (
            "V020",
            "// Modules/Shared/Home/HomePresenter.swift\n@preconcurrency import struct UIKit.CGFloat\n@MainActor final class HomePresenter {}"
        ),
        (
            "V020",
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter {}
            // Modules/Shared/Home/HomePresenter+Loading.swift
            import TextUI
            extension HomePresenter {}
            """
        ),
        (
            "V021",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter<I> where I: HomeInteractive { public let source: I }
            """
        ),
        ("V022", "// Modules/Shared/Home/HomeRouter.swift\nfinal class HomeRouter { let view: any HomeNavigable }"),
        (
            "V022",
            "// Modules/Shared/Home/HomePresenter.swift\n@MainActor final class HomePresenter { var view: HomeViewable? }"
        ),
        (
            "V023",
            "// Modules/Shared/Home/HomePresenter.swift\n@MainActor final class HomePresenter { func didTap() { show(AnyView(nil)) } }"
        ),
        (
            "V023",
            "// Modules/Patient/Diary/DiaryPresenter.swift\n@MainActor final class DiaryPresenter { init(scope: PatientScope) {} }"
        ),
        (
            "V024",
            "// Modules/Shared/Home/HomeRouter.swift\nstruct HomeRouter {}\n// Modules/Shared/Home/HomeView.swift\nstruct HomeView: View {}"
        ),
        (
            "V025",
            "// Modules/Shared/Home/HomeRouter.swift\nstruct HomeRouter: ViewModifier {}\n// Modules/Shared/Home/HomeRouter+Visits.swift\nextension HomeRouter { func visit() { _ = VisitFactory.self } }"
        ),
        (
            "V026",
            "// Modules/Shared/Home/HomeRouter.swift\nstruct HomeRouter: ViewModifier { let coordinator: NavigationStackCoordinator }"
        ),
        (
            "V027",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomeInteractive: Sendable {}
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            actor DoctorHomeInteractor: HomeInteractive {}
            """
        ),
        (
            "V028",
            "// Modules/Doctor/Home/DoctorHomeInteractor.swift\nstruct DoctorHomeInteractor { static var last: Int? }"
        ),
        (
            "V028",
            "// Modules/Doctor/Home/DoctorHomeInteractor.swift\nstruct DoctorHomeInteractor { var count = 0 { didSet {} } }"
        ),
        (
            "V029",
            "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomeInteractive: AnyObject { func fetch() async }"
        ),
        ("V030", "// Modules/Doctor/Home/DoctorHomeInteractor.swift\nimport UIKit\nstruct DoctorHomeInteractor {}"),
        (
            "V030",
            "// Modules/Shared/Home/HomeMockInteractor.swift\nstruct HomeMockInteractor { func fetch() -> AlertParameters? { nil } }"
        ),
        (
            "V031",
            "// Modules/Doctor/Home/DoctorHomeInteractor.swift\nstruct DoctorHomeInteractor { func fetch() { Gateways.local(for: nobody).visits } }"
        ),
        (
            "V031",
            "// Modules/Shared/Home/HomeMockInteractor.swift\nstruct HomeMockInteractor { init() { a = VisitsGateway() } }"
        ),
        (
            "V032",
            "// Modules/Doctor/Home/DoctorHomeInteractor.swift\nstruct DoctorHomeInteractor { let scopes: [DoctorScope?] }"
        ),
        ("V033", "// Modules/Shared/Home/HomeUIModel.swift\nstruct HomeUIModel { static let a = 1 }"),
        ("V033", "// Modules/Shared/Home/HomeUIModel.swift\nenum HomeUIModel { case wide, narrow }"),
        ("V033", "// Modules/Shared/Home/HomeUIModel.swift\nstruct HomeUIModel { private init() {}\n let a = 1 }"),
        ("V034", "// Modules/Shared/Visits/Kind.swift\nenum Kind { case patientApp, other }"),
        (
            "V034",
            """
            // Modules/Shared/Visits/Opening.swift
            func open() { HomeFactory.doctor() }
            """
        ),
        (
            "V034",
            """
            // Modules/Shared/Visits/Note.swift
            struct Note { let diary: Diary }
            // Modules/Patient/Scope/Diary.swift
            struct Diary {}
            """
        ),
        (
            "V034",
            """
            // Modules/Shared/Visits/Note.swift
            struct Note {
                #if DOCTOR
                    let a = 1
                #endif
            }
            """
        ),
        (
            "V035",
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Doctor/Home/HomeFactory+Doctor.swift
            extension HomeFactory { static func doctorCheck() {} }
            """
        ),
        (
            "V036",
            """
            // Modules/Shared/Home/HomeView.swift
            struct HomeView: View { var body: some View { VisitsRow() } }
            // Modules/Shared/Visits/VisitsFactory.swift
            enum VisitsFactory { static func mock() {} }
            // Modules/Shared/Visits/VisitsRow.swift
            struct VisitsRow: View {}
            """
        ),
        (
            "V036",
            """
            // Modules/Shared/Home/HomeInterface.swift
            protocol HomePresentable: VisitsPresentable {}
            // Modules/Shared/Visits/VisitsInterface.swift
            protocol VisitsPresentable {}
            """
        ),
        (
            "V037",
            "// Modules/Shared/Home/HomeMockInteractor.swift\npublic struct HomeMockInteractor { static let a = 1 }"
        ),
        (
            "V038",
            """
            // Modules/Shared/Home/HomeFactory.swift
            enum HomeFactory { static func mock() {} }
            // Modules/Doctor/HomeFactory+Doctor.swift
            extension HomeFactory { static func doctor() {} }
            """
        ),
        (
            "V039",
            """
            // Modules/Shared/Home/HomeEntity.swift
            struct HomeEntity { let next: VisitParameters? }
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { func didTap() { guard let next = home.next else { return }; coordinator?.replace(next) } }
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor {}
            """
        ),
        (
            "V039",
            """
            // Modules/Shared/Home/HomePresenter.swift
            @MainActor final class HomePresenter { func didTap() { coordinator?.path.append(VisitParameters.mock) } }
            // Modules/Doctor/Home/DoctorHomeInteractor.swift
            struct DoctorHomeInteractor {}
            """
        ),
        (
            "V040",
            "// Modules/Doctor/Scope/DoctorScope.swift\n@testable import struct PatientScenes.PatientScope\nstruct DoctorScope {}"
        ),
        ("V041", "// Modules/Shared/Visits/Visit.swift\n@_exported import DoctorScenes\nstruct Visit {}"),
        ("V042", "// Modules/Clinic/ClinicStore/Store.swift\nimport PatientScenes"),
        ("V043", "// Apps/patient/main.swift\nimport GRDB"),
        ("V043", "// Modules/Clinic/ClinicModel/Slot.swift\nimport class GRDB.DatabaseQueue"),
        ("V044", "// Apps/patient/Opening.swift\nfunc open() -> Gateways { gateways }"),
        ("V044", "// Modules/Clinic/ClinicModel/Gateways.swift\nstruct Gateways { init(store: Store) {} }"),
        (
            "V045",
            "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomePresentable { func didload()\n func refresh() async }"
        ),
        ("V046", "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomeInteractive: Sendable { func onAppear() }"),
        (
            "V046",
            "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomeInteractive: Sendable { func willClose() }"
        ),
        ("V047", "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomeRoutable { func tomorrow() }"),
        ("V048", "// Modules/Shared/Home/HomeInterface.swift\nprotocol HomeDelegate: AnyObject { func signOut() }"),
        ("V049", "// Modules/Shared/Home/HomePresenter+Loading.swift\nextension HomeView {}"),
        ("V049", "// Modules/Patient/Scope/Scopes.swift\nstruct PatientScope {}"),
    ]

    @Test func `every rule is broken in another way`() {
        #expect(Set(Self.variations.map(\.rule)) == Set(Rule.all.map(\.id)))
    }

    @Test(arguments: variations)
    func `another way to break a rule is found too`(_ rule: String, _ text: String) {
        let found = Example(text).findings()
        #expect(found.map(\.rule).contains(rule), "\(found.map { "\($0.rule) \($0.message)" })")
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
