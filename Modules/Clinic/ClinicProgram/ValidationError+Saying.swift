import ArgumentParser
import ClinicModel

extension ValidationError {
    /// - Parameter message: Said in the language of the program.
    package init(saying message: Phrase) {
        self.init(message.said)
    }
}
