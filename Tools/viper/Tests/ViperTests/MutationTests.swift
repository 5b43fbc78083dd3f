import Foundation
import Testing

@testable import viper

/// Real scenes of this repository, each broken in one way.
@Suite struct MutationTests {
    struct Mutation: Sendable, CustomTestStringConvertible {
        let rule: String
        let path: String
        /// What is replaced; empty puts the text at the end of the file.
        let old: String
        let new: String

        init(_ rule: String, _ path: String, _ old: String, _ new: String) {
            (self.rule, self.path, self.old, self.new) = (rule, "Modules/\(path).swift", old, new)
        }

        var testDescription: String { "\(rule) \(path)" }
    }

    static let mutations = [
        Mutation("V001", "Shared/Home/HomeRouter", "package init(", "package init(" + "("),
        Mutation(
            "V002", "Shared/Home/HomeRouter", "import ViperKit", "import ViperKit\n// viper:ignore V020 no reason"),
        Mutation("V003", "Shared/Home/HomeFactory", "package enum HomeFactory", "package struct HomeFactory"),
        Mutation(
            "V004", "Patient/Home/HomeFactory+Patient", "extension HomeFactory {",
            "extension HomeFactory {\n    static let scope = 1\n"),
        Mutation("V005", "Shared/SignIn/SignInFactory", "static func mock", "static func sample"),
        Mutation("V006", "Doctor/Home/HomeFactory+Doctor", "static func doctor(", "static func make("),
        Mutation(
            "V007", "Shared/Home/HomePresenter", "private let tasks = SceneTasks()",
            "private let other = SignInMockInteractor()"),
        Mutation("V008", "Shared/TimeSlots/TimeSlotsParameters", "Hashable, Codable, Sendable", "Hashable, Sendable"),
        Mutation("V009", "Shared/Appointment/AppointmentParameters", "static let mock", "static let sample"),
        Mutation(
            "V010", "Shared/Appointment/AppointmentParameters", "package let id: Appointment.ID\n",
            "package let id: Appointment.ID\n    let done: (Int) -> Void\n"),
        Mutation("V011", "Shared/Home/HomeEntity", "", "protocol HomeDelegate: AnyObject {}"),
        Mutation(
            "V012", "Shared/Home/HomeInterface", "func signOut() async throws",
            "func signOut(_ gateway: any AccountsGateway) async throws"),
        Mutation("V013", "Patient/Home/PatientHomeInteractor", ": HomeInteractive", ": Sendable"),
        Mutation("V014", "Shared/SignIn/SignInView", "<Presenter: SignInPresentable>", "<Presenter: ObservableObject>"),
        Mutation("V015", "Shared/Home/HomeView", "@StateObject private", "@ObservedObject private"),
        Mutation(
            "V016", "Shared/Home/HomeView", "@State private var didAppear",
            "@Environment(\\.slots) private var slots: any SlotsGateway\n    @State private var didAppear"),
        Mutation(
            "V017", "Shared/Home/HomeView", "@State private var didAppear = false",
            "private let home: HomeEntity?\n    @State private var didAppear = false"),
        Mutation("V018", "Shared/Appointments/AppointmentsPresenter", "package final class", "package class"),
        Mutation("V019", "Shared/SignIn/SignInPresenter", "<Interactor: SignInInteractive>", "<Interactor: Sendable>"),
        Mutation(
            "V020", "Shared/TimeSlots/TimeSlotsPresenter+Booking", "import ViperKit", "import ViperKit\nimport SwiftUI"),
        Mutation("V021", "Shared/Home/HomePresenter", "private let interactor", "package let interactor"),
        Mutation("V022", "Shared/SignIn/SignInPresenter", "private weak var delegate", "private var delegate"),
        Mutation(
            "V023", "Shared/Home/HomePresenter", "private let tasks = SceneTasks()", "private var gateways: Gateways?"),
        Mutation("V024", "Shared/Home/HomeRouter", "package struct HomeRouter", "package final class HomeRouter"),
        Mutation(
            "V025", "Shared/Appointments/AppointmentsRouter", "destination: appointment)",
            "destination: { AppointmentFactory.mock(parameters: $0) })"),
        Mutation(
            "V026", "Shared/Appointments/AppointmentsRouter", "private let appointment:",
            "var last: Int?\n    private let appointment:"),
        Mutation("V027", "Doctor/SignIn/DoctorSignInInteractor", "package struct", "package final class"),
        Mutation(
            "V028", "Doctor/Appointment/DoctorAppointmentInteractor", "private let appointments",
            "private var appointments"),
        Mutation(
            "V029", "Shared/Appointments/AppointmentsInterface", "protocol AppointmentsInteractive: Sendable",
            "protocol AppointmentsInteractive"),
        Mutation(
            "V030", "Doctor/Home/DoctorHomeInteractor", "import ClinicModel", "import ClinicModel\nimport SwiftUI"),
        Mutation(
            "V031", "Patient/Home/PatientHomeInteractor", "overview = scope.gateways.overview",
            "overview = LocalOverviewGateway(desk: desk)"),
        Mutation(
            "V032", "Patient/Home/PatientHomeInteractor", "private let session: Session",
            "private let scope: PatientScope"),
        Mutation("V033", "Shared/TimeSlots/TimeSlotsUIModel", "static let periods", "static var periods"),
        Mutation(
            "V034", "Shared/Home/HomeMockInteractor", "",
            "extension HomeMockInteractor { var isDoctorApp: Bool { false } }"),
        Mutation(
            "V035", "Doctor/TimeSlots/DoctorTimeSlotsInteractor",
            "struct DoctorTimeSlotsInteractor: TimeSlotsInteractive", "struct DoctorTimesInteractor: Sendable"),
        Mutation("V036", "Shared/Home/HomeEntity", "package let name: String", "package let name: AppointmentsEntity"),
        Mutation("V037", "Shared/TimeSlots/TimeSlotsUIModel", "enum TimeSlotsUIModel", "package enum TimeSlotsUIModel"),
        Mutation("V038", "Patient/Home/PatientHomeInteractor", "", ""),
        Mutation(
            "V039", "Shared/Home/HomeRouter",
            ".sceneDestination(for: TimeSlotsParameters.self, destination: timeSlots)", ""),
        Mutation("V040", "Patient/Home/PatientHomeInteractor", "import ClinicModel", "import DoctorScenes"),
        Mutation("V041", "Shared/Home/HomeEntity", "import ClinicModel", "import PatientScenes"),
        Mutation("V042", "Clinic/ClinicModel/Entities/Slot", "", "import ClinicStore"),
        Mutation("V043", "Doctor/Home/DoctorHomeInteractor", "import ClinicModel", "import GRDB"),
        Mutation(
            "V044", "Clinic/ClinicModel/InMemory/InMemoryClinic", "gateways(for principal: Principal) -> Gateways",
            "gateways() -> Gateways"),
        Mutation("V045", "Shared/Home/HomeInterface", "func didTapBook()", "func book()"),
        Mutation("V046", "Shared/Home/HomeInterface", "func signOut() async", "func didTapSignOut() async"),
        Mutation(
            "V047", "Shared/Home/HomeInterface", "HomeRoutable: ViewModifier {}",
            "HomeRoutable: ViewModifier { func book() }"),
        Mutation("V048", "Shared/SignIn/SignInInterface", "func didSignIn(", "func showHome("),
        Mutation("V049", "Shared/Appointment/CancellationView", "struct CancellationView", "struct CancelView"),
    ]

    private static let original = Result { try ownRepository.project() }

    @Test func `there is a mutation for each rule`() {
        #expect(Self.mutations.map(\.rule) == Rule.all.map(\.id))
    }

    @Test(arguments: mutations)
    func `a real scene that is broken is caught where it is broken`(_ mutation: Mutation) throws {
        let project = try Self.original.get()
        var path = mutation.path
        let text = try String(contentsOf: ownRepository.url(path), encoding: .utf8)
        #expect(text.contains(mutation.old) || mutation.old.isEmpty, "the scene has changed: mend the mutation")
        var broken =
            mutation.old.isEmpty ? text + "\n" + mutation.new + "\n" : text.replacing(mutation.old, with: mutation.new)
        var files = project.files.filter { $0.path != path }
        if mutation.rule == "V038" {
            path = "Modules/Patient/Start/HomeFactory+Patient.swift"
            broken = try String(
                contentsOf: ownRepository.url("Modules/Patient/Home/HomeFactory+Patient.swift"), encoding: .utf8)
            files = project.files.filter { !$0.path.hasSuffix("HomeFactory+Patient.swift") }
        }
        files.append(
            Array(broken.utf8).withUnsafeBufferPointer {
                SourceFile(
                    path: path, text: $0, audiences: project.configuration.audiences.map(\.name),
                    isScene: project.configuration.isInPlace(path))
            })
        let rules = Rule.all.filter { [mutation.rule, mutation.rule == "V002" ? "V020" : ""].contains($0.id) }
        let changed = Project(configuration: project.configuration, files: files)
        let findings = Linter(project: changed).findings(rules: rules).filter { $0.rule == mutation.rule }
        #expect(!findings.isEmpty)
        let places = ["V039": "Modules/Shared/Home/HomePresenter.swift", "V035": "Modules/Doctor/TimeSlots/"]
        #expect(findings.allSatisfy { $0.path.hasPrefix(places[mutation.rule] ?? path) }, "\(findings.map(\.path))")
    }
}
