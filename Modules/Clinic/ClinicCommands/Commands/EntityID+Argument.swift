import ArgumentParser
import ClinicModel

extension EntityID: ExpressibleByArgument {
    package init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        self.init(argument)
    }
}
