import Foundation
import PlainText

/// What a file brings.
struct BundleFile: Sendable {
    let name: String
    let entries: [BundleEntry]
}

extension BundleFile {
    /// Reads and checks a file. Nothing that it asks for is silently left out: what cannot be done refuses it.
    init(name: String, bytes: Data) throws(BundleRefusal) {
        let root: JSONValue
        do {
            root = try JSONParser.parse(bytes)
        } catch {
            throw BundleRefusal(file: name, reason: error.errorDescription ?? error.reason)
        }
        guard let resource = root.object else {
            throw BundleRefusal(file: name, reason: "not FHIR: \(root.kind) stands where a resource should be")
        }
        do {
            let type = try ResourceCheck.type(of: resource, at: "resourceType")
            var reader = BundleReader(file: name)
            if type == "Bundle" {
                try reader.readBundle(resource)
            } else {
                try reader.readResource(resource)
            }
            self.init(name: name, entries: reader.entries)
        } catch let refusal as BundleRefusal {
            throw refusal
        } catch let fault as ElementFault {
            throw BundleRefusal(file: name, element: fault.element, reason: fault.reason)
        } catch {
            throw BundleRefusal(file: name, reason: "\(error)")
        }
    }
}
