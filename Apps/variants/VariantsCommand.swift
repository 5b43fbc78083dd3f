import ArgumentParser
import ClinicFront
import ClinicProgram
import DoctorScenes
// viper:ignore V054 it compares the forms of Home, in both apps
import PatientScenes
import VariantCatalogue

struct VariantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "variants", abstract: "Both apps, with Home in another of the documents' forms.",
        discussion: """
            Documentation/Variants.md compares the forms.
            Without --as you sign in on the first screen. PATH begins with / or caduceus://.
            """,
        version: programVersion)

    enum App: String, ExpressibleByArgument, CaseIterable {
        case patient, doctor
    }

    @Argument(help: "The form of Home.")
    var variant: Variant

    @Option(help: "The app to open.")
    var app: App

    @OptionGroup var options: OpenCommand

    @MainActor
    func show(in program: Program) -> Never {
        let variant = variant
        switch app {
        case .patient:
            options.show(to: PatientAudience.self, of: program) { variant.patient($0.entrance, $0.parameters) }
        case .doctor:
            options.show(to: DoctorAudience.self, of: program) { variant.doctor($0.entrance, $0.parameters) }
        }
    }
}

extension Variant: ExpressibleByArgument {
    public init?(argument: String) {
        guard let variant = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = variant
    }

    public static var allValueStrings: [String] { all.map(\.name) }

    public var defaultValueDescription: String { name }
}
