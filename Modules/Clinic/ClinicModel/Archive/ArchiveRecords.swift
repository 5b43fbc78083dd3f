import Foundation

package protocol ArchiveRecords {
    /// A resource as it is stored; nil if there is none.
    func resource(type: String, id: String) throws -> StoredResource?
    /// The patient's own resources and those that these refer to, by type and id.
    func resources(of patient: Patient.ID, _ body: (StoredResource) throws -> Void) throws
    /// The places of the first that are selected, in their order.
    func resourceKeys(_ selection: ResourceSelection) throws -> [ResourceKey]
    /// Keeps the text that something of the clinic's came as: what has no columns is given back from it.
    func keep(text: Data, ofType type: String, id: String, subject: Patient.ID?) throws
}
