import ClinicModel
import ClinicStore
import Foundation

extension ProgramError {
    /// Any error as what the program says and the status it leaves with.
    package init(describing error: any Error) {
        switch error {
        case let error as ProgramError: self = error
        case let error as ClinicError: self.init(clinic: error)
        case let error as StoreError: self.init(store: error)
        case let error as CocoaError: self.init(file: error)
        default:
            let localized = error as? any LocalizedError
            self.init(
                .inputOutput, verbatim: localized?.errorDescription ?? String(describing: error),
                advice: localized?.recoverySuggestion)
        }
    }

    private init(store error: StoreError) {
        self.init(
            ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, error.title, advice: error.suggestion)
    }

    private init(file error: CocoaError) {
        let path = error.userInfo[NSFilePathErrorKey] as? String ?? ("the file" as Phrase).said
        switch error.code {
        case .fileNoSuchFile, .fileReadNoSuchFile:
            self.init(.noInput, "there is no file \(path)", advice: "check the name")
        case .fileReadNoPermission:
            self.init(.noInput, "\(path) may not be read", advice: "check its permissions")
        case .fileWriteNoPermission, .fileWriteFileExists, .fileWriteInvalidFileName, .fileWriteVolumeReadOnly:
            self.init(.cannotCreate, "\(path) cannot be written", advice: "check the folder's permissions")
        case .fileWriteOutOfSpace:
            self.init(.inputOutput, "the disk is full", advice: "make room and try again")
        default:
            self.init(.inputOutput, verbatim: "\(path): \(error.localizedDescription)")
        }
    }
}
