import Foundation
import Testing

@testable import viper

/// Real scenes of this repository, each broken in one way.
@Suite struct MutationTests {
    struct Mutation: Sendable, CustomTestStringConvertible {
        let rule: String
        let path: String
        /// Texts and their replacements, which have a mark `▸` before what the rule has to find. The replacement of an
        /// empty text is put at the end of the file.
        let changes: [(old: String, new: String)]
        /// The path that the broken file gets.
        let target: String
        /// Another file, and the text there, with a mark before what the rule has to find.
        let elsewhere: (path: String, marked: String)?

        init(_ rule: String, _ path: String, _ old: String, _ new: String, movedTo target: String? = nil) {
            self.init(rule, path, [(old, new)], target: target)
        }

        init(_ rule: String, _ path: String, _ old: String, _ new: String, _ other: String, _ otherNew: String) {
            self.init(rule, path, [(old, new), (other, otherNew)])
        }

        init(_ rule: String, _ path: String, _ old: String, _ new: String, seenIn other: String, _ marked: String) {
            self.init(rule, path, [(old, new)], elsewhere: (Self.file(other), marked))
        }

        private init(
            _ rule: String, _ path: String, _ changes: [(String, String)], target: String? = nil,
            elsewhere: (String, String)? = nil
        ) {
            self.rule = rule
            self.path = Self.file(path)
            self.changes = changes
            self.target = Self.file(target ?? path)
            self.elsewhere = elsewhere
        }

        /// A path below `Modules`, or from the root where it begins with a slash.
        private static func file(_ path: String) -> String {
            (path.hasPrefix("/") ? String(path.dropFirst()) : "Modules/" + path) + ".swift"
        }

        var testDescription: String { "\(rule) \(path)" }

        /// Breaks the text of a file, and leaves the marks in it.
        func broken(_ text: String) throws -> String {
            try changes.reduce(text) { text, change in
                if change.old.isEmpty { return text + "\n" + change.new + "\n" }
                try #require(text.contains(change.old), "the scene has changed: mend the mutation")
                return text.replacing(change.old, with: change.new)
            }
        }
    }

    static let mutations = [
        Mutation(
            "V001", "Shared/Home/HomeRouter", "init(destinations: Destinations) {",
            "init(▸(destinations: Destinations) {"),
        Mutation(
            "V002", "Shared/Home/HomeRouter", "import SwiftUI", "import SwiftUI\n▸// viper:ignore V020 no reason"),
        Mutation("V003", "Shared/Home/HomeFactory", "package enum HomeFactory", "package struct ▸HomeFactory"),
        Mutation(
            "V004", "Patient/Home/HomeFactory+Patient", "extension HomeFactory {",
            "extension HomeFactory {\n    static let ▸scope = 1\n"),
        Mutation(
            "V005", "Shared/SignIn/SignInFactory", "enum SignInFactory {", "enum ▸SignInFactory {",
            "static func mock", "static func sample"),
        Mutation("V006", "Doctor/Home/HomeFactory+Doctor", "static func doctor(", "static func ▸make("),
        Mutation(
            "V007", "Shared/Home/HomePresenter", "private let tasks = SceneTasks()",
            "private let other = ▸SignInMockInteractor()"),
        Mutation(
            "V008", "Shared/TimeSlots/TimeSlotsParameters", "TimeSlotsParameters: Hashable, Codable, Sendable",
            "▸TimeSlotsParameters: Hashable, Sendable"),
        Mutation(
            "V009", "Shared/Appointment/AppointmentParameters", "struct AppointmentParameters",
            "struct ▸AppointmentParameters",
            "static let mock", "static let sample"),
        Mutation(
            "V010", "Shared/Appointment/AppointmentParameters", "package let id: Appointment.ID\n",
            "package let id: Appointment.ID\n    let ▸done: (Int) -> Void\n"),
        Mutation("V011", "Shared/Home/HomeEntity", "", "protocol ▸HomeDelegate: AnyObject {}"),
        Mutation(
            "V012", "Shared/Home/HomeInterface", "func signOut() async throws",
            "func signOut(_ gateway: any ▸AccountsGateway) async throws"),
        Mutation(
            "V013", "Patient/Home/PatientHomeInteractor", "PatientHomeInteractor: HomeInteractive",
            "▸PatientHomeInteractor: Sendable"),
        Mutation(
            "V014", "Shared/SignIn/SignInView", "SignInView<Presenter: SignInPresentable>",
            "▸SignInView<Presenter: ObservableObject>"),
        Mutation(
            "V015", "Shared/Home/HomeView", "@StateObject private var presenter",
            "@ObservedObject private var ▸presenter"),
        Mutation(
            "V016", "Shared/Home/HomeView", "@StateObject private var presenter",
            "@Environment(\\.slots) private var slots: any ▸SlotsGateway\n    @StateObject private var presenter"),
        Mutation(
            "V017", "Shared/Home/HomeView", "@StateObject private var presenter",
            "private let ▸home: HomeEntity?\n    @StateObject private var presenter"),
        Mutation(
            "V018", "Shared/Appointments/AppointmentsPresenter", "package final class AppointmentsPresenter",
            "package class ▸AppointmentsPresenter"),
        Mutation(
            "V019", "Shared/SignIn/SignInPresenter", "SignInPresenter<Interactor: SignInInteractive>",
            "▸SignInPresenter<Interactor: Sendable>"),
        Mutation(
            "V020", "Shared/Booking/BookingPresenter", "import ViperKit", "import ViperKit\nimport ▸SwiftUI"
        ),
        Mutation("V021", "Shared/Home/HomePresenter", "private let interactor", "package let ▸interactor"),
        Mutation("V022", "Shared/SignIn/SignInPresenter", "private weak var delegate", "private var ▸delegate"),
        Mutation(
            "V023", "Shared/Home/HomePresenter", "private let tasks = SceneTasks()", "private var gateways: ▸Gateways?"),
        Mutation("V024", "Shared/Home/HomeRouter", "package struct HomeRouter", "package final class ▸HomeRouter"),
        Mutation(
            "V025", "Shared/Appointments/AppointmentsRouter", "destinations.appointment($0)",
            "▸AppointmentFactory.mock(parameters: $0)"),
        Mutation(
            "V026", "Shared/Appointments/AppointmentsRouter", "private let destinations:",
            "var ▸last: Int?\n    private let destinations:"),
        Mutation(
            "V027", "Shared/Lock/LockInteractor", "struct LockInteractor", "final class ▸LockInteractor"),
        Mutation(
            "V028", "Doctor/Home/DoctorHomeInteractor", "private let overview",
            "private var ▸overview"),
        Mutation(
            "V029", "Shared/Appointments/AppointmentsInterface", "protocol AppointmentsInteractive: Sendable",
            "protocol ▸AppointmentsInteractive"),
        Mutation(
            "V030", "Doctor/Home/DoctorHomeInteractor", "import ClinicModel", "import ClinicModel\nimport ▸SwiftUI"),
        Mutation(
            "V031", "Patient/Home/PatientHomeInteractor", "overview = scope.gateways.overview",
            "overview = ▸LocalOverviewGateway(desk: desk)"),
        Mutation(
            "V032", "Patient/Home/PatientHomeInteractor", "private let session: Session",
            "private let ▸scope: PatientScope"),
        Mutation("V033", "Shared/TimeSlots/TimeSlotsUIModel", "static let periods", "static var ▸periods"),
        Mutation(
            "V034", "Shared/Home/HomeMockInteractor", "",
            "extension HomeMockInteractor { var ▸isDoctorApp: Bool { false } }"),
        Mutation(
            "V035", "Doctor/Home/DoctorHomeInteractor",
            "struct DoctorHomeInteractor: HomeInteractive", "struct ▸DoctorHouseInteractor: Sendable"),
        Mutation("V036", "Shared/Home/HomeEntity", "package let name: String", "package let name: ▸AppointmentsEntity"),
        Mutation(
            "V037", "Shared/TimeSlots/TimeSlotsUIModel", "enum TimeSlotsUIModel", "package enum ▸TimeSlotsUIModel"),
        Mutation(
            "V038", "Patient/Home/HomeFactory+Patient", "extension HomeFactory", "extension ▸HomeFactory",
            movedTo: "Patient/Start/HomeFactory+Patient"),
        Mutation(
            "V039", "Shared/Home/HomeRouter",
            ".navigationDestination(for: TimeSlotsParameters.self) { destinations.timeSlots($0) }", "",
            seenIn: "Shared/Home/HomePresenter", "▸push(TimeSlotsParameters"),
        Mutation("V040", "Patient/Home/PatientHomeInteractor", "import ClinicModel", "import ▸DoctorScenes"),
        Mutation("V041", "Shared/Home/HomeEntity", "import ClinicModel", "import ▸PatientScenes"),
        Mutation("V042", "Clinic/ClinicModel/Entities/Slot", "", "import ▸ClinicStore"),
        Mutation("V043", "Doctor/Home/DoctorHomeInteractor", "import ClinicModel", "import ▸GRDB"),
        Mutation(
            "V044", "Clinic/ClinicStore/Opening/StoredClinic", "gateways(for principal: Principal) -> Gateways",
            "▸gateways() -> Gateways"),
        Mutation("V045", "Shared/Home/HomeInterface", "func didTapBook()", "func ▸book()"),
        Mutation("V046", "Shared/Home/HomeInterface", "func signOut() async", "func ▸didTapSignOut() async"),
        Mutation("V047", "Shared/Home/HomeInterface", "", "protocol HomeRoutable: AnyObject { func ▸book() }"),
        Mutation("V048", "Shared/SignIn/SignInInterface", "func didSignIn(", "func ▸showHome("),
        Mutation("V049", "Shared/Appointment/EndingView", "struct EndingView", "struct ▸EndView"),
        Mutation(
            "V050", "Shared/TimeSlots/TimeSlotsPresenter", "",
            "extension TimeSlotsPresenter { var periods: [Int] { ▸TimeSlotsUIModel.periods } }"),
        Mutation(
            "V051", "Doctor/Home/DoctorHomeInteractor", "private let overview",
            "private let ▸opened: AppointmentParameters\n    private let overview"),
        Mutation(
            "V052", "Shared/Home/HomeRouter", "struct HomeRouter<Destinations: HomeDestinations>",
            "struct ▸HomeRouter<Destinations: SceneDestinations>"),
        Mutation(
            "V053", "Shared/TimeSlots/TimeSlotsInterface", "",
            """
            extension TimeSlotsDestinations {
                package func ▸appointment(_ parameters: AppointmentParameters) -> some View { EmptyView() }
            }
            """),
        Mutation("V054", "/Apps/patient/PatientCommand", "import ClinicCommands", "import ▸DoctorScenes"),
        Mutation(
            "V055", "Shared/Home/HomeEntity", "package let name: String", "package let ▸name: any OverviewGateway"),
        Mutation("V056", "Shared/Appointment/AppointmentParameters", "import ClinicModel", "import ▸SwiftUI"),
        Mutation(
            "V057", "Patient/Home/HomeFactory+Patient", "",
            "struct ▸HomeOnlyDestinations: HomeDestinations { let scope: PatientScope }"),
        Mutation(
            "V058", "Shared/Home/HomePresenter", "private let tasks = SceneTasks()",
            "private let session = ▸URLSession.shared"),
        Mutation(
            "V059", "Shared/Home/HomeView", "",
            "extension HomeView { func signOut() { ▸presenter.interactor.signOut() } }"),
        Mutation(
            "V060", "Shared/Home/HomePresenter", "",
            "extension HomePresenter { func hold() { interactor.onEnd = ▸{ self.hold() } } }"),
        Mutation(
            "V061", "Shared/Home/HomePresenter", "",
            "extension HomePresenter { func ▸row() -> some View { EmptyView() } }"),
        Mutation(
            "V062", "Shared/Home/HomeView", "",
            "extension HomeView { func lead() { ▸performSegue(withIdentifier: \"visit\", sender: nil) } }"),
    ]

    private static let original = Result { try ownRepository.project() }

    @Test func `there is a mutation for each rule`() {
        #expect(Self.mutations.map(\.rule) == Rule.all.map(\.id))
    }

    @Test(arguments: mutations)
    func `a real scene that is broken is caught where it is broken`(_ mutation: Mutation) throws {
        let project = try Self.original.get()
        let broken = try mutation.broken(ownRepository.text(mutation.path))
        var places = MarkedExample.places(in: broken, at: mutation.target)
        if let (path, marked) = mutation.elsewhere {
            let text = try ownRepository.text(path).replacing(marked.replacing("▸", with: ""), with: marked)
            places += MarkedExample.places(in: text, at: path)
        }
        let file = Array(broken.replacing("▸", with: "").utf8).withUnsafeBufferPointer {
            SourceFile(
                path: mutation.target, text: $0, audiences: project.configuration.audiences.map(\.name),
                isScene: project.configuration.isInPlace(mutation.target))
        }
        let changed = Project(
            configuration: project.configuration, files: project.files.filter { $0.path != mutation.path } + [file])
        // What is ignored without need is known only when the rule that it ignores is asked too.
        let rules = Rule.all.filter { $0.id == mutation.rule || (mutation.rule == "V002" && $0.id == "V020") }
        let findings = Linter(project: changed).findings(rules: rules).filter { $0.rule == mutation.rule }
        #expect(!places.isEmpty)
        #expect(Set(findings.map(\.place)).sorted() == places.sorted())
    }
}
