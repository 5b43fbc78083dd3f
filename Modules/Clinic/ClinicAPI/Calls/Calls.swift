/// Every call of every gateway that goes over a network.
package enum Calls {
    package static let all: [any ServedCall] =
        accounts + people + slots + appointments + messages + records + overview + availability + intake
        + prescriptions + visits
}
