import ClinicFHIR
import ClinicModel
import Foundation

extension BundleImporter {
    /// Imports texts as files of these names.
    func run(_ files: KeyValuePairs<String, String>) async throws -> ImportReport {
        await run(files.map { Source(name: $0.key, bytes: Data($0.value.utf8)) })
    }
}

extension ImportReport {
    /// What was said of the only file, which was refused.
    var refusal: String? { refusals.count == 1 ? refusals[0].errorDescription : nil }

    /// Created, updated, unchanged.
    var tally: [Int] { [counts[.created], counts[.updated], counts[.unchanged]] }
}

/// A Bundle of these entries.
func bundle(_ type: String, _ entries: String...) -> String {
    #"{"resourceType":"Bundle","type":"\#(type)","entry":[\#(entries.joined(separator: ","))]}"#
}

/// An entry that makes a resource.
func post(_ resource: String, fullURL: String? = nil, ifNoneExist: String? = nil) -> String {
    let type = resource.split(separator: "\"")[3]
    let url = fullURL.map { #""fullUrl":"\#($0)","# } ?? ""
    let condition = ifNoneExist.map { #","ifNoneExist":"\#($0)""# } ?? ""
    return #"{\#(url)"resource":\#(resource),"request":{"method":"POST","url":"\#(type)"\#(condition)}}"#
}

func put(_ resource: String, to url: String) -> String {
    #"{"resource":\#(resource),"request":{"method":"PUT","url":"\#(url)"}}"#
}
