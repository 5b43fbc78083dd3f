import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// What was ordered in this visit and what has come of it, and the fields for more.
struct VisitOrdersSection<Presenter: VisitPresentable>: View {
    let visit: VisitDetails
    @ObservedObject var presenter: Presenter
    let focus: FocusState<VisitField?>.Binding

    var body: some View {
        Section {
            ForEach(visit.orders) { order in
                if order.isOpen {
                    Button {
                        presenter.didTapOrder(order)
                    } label: {
                        OrderRow(order: order, zone: visit.zone)
                    }
                    .buttonStyle(RowButtonStyle())
                    .accessibilityIdentifier("visit.order.\(order.id)")
                } else {
                    OrderRow(order: order, zone: visit.zone)
                }
            }
            if visit.orders.isEmpty {
                Text("Nothing is ordered").foregroundStyle(.secondary)
            }
        } header: {
            Text("Orders")
        } footer: {
            if visit.orders.contains(where: \.isOpen) {
                Text("Choose an order to revoke it, or to note that it is done.")
            }
        }
        if visit.canWrite { fields }
    }

    private var fields: some View {
        Section {
            Picker("Kind of order", selection: $presenter.form.order.category) {
                ForEach(ServiceRequest.Category.allCases, id: \.self) { category in
                    Text(category.words.resource).tag(category)
                }
            }
            .focused(focus, equals: .order)
            .accessibilityIdentifier("visit.order.category")
            Picker("What", selection: $presenter.form.order.choice) {
                Text("As written below").tag(OrderChoice?.none)
                ForEach(OrderChoice.choices(in: presenter.form.order.category), id: \.self) { choice in
                    Text(choice.words.resource).tag(OrderChoice?.some(choice))
                }
            }
            .accessibilityIdentifier("visit.order.choice")
            if presenter.form.order.choice == nil {
                TextField("What is to be done", text: $presenter.form.order.name)
                    .focused(focus, equals: .orderName)
                    .accessibilityIdentifier("visit.order.name")
            }
            TextField("Why", text: $presenter.form.order.reason)
                .accessibilityIdentifier("visit.order.reason")
            Toggle("Urgent", isOn: $presenter.form.order.isUrgent)
                .accessibilityIdentifier("visit.order.urgent")
            Button("Place the order") { presenter.didTapPlaceOrder() }
                .disabled(!presenter.form.order.saysWhat)
                .accessibilityIdentifier("visit.order.place")
        } header: {
            Text("A new order")
        } footer: {
            if !presenter.form.order.saysWhat { Text("Choose or write what is to be done to place the order.") }
        }
    }
}

extension Order {
    /// Whether it can be revoked or completed.
    fileprivate var isOpen: Bool { request.status.canBecome(.completed) }
}

/// What is done about an order that is open: it is taken back, with a reason, or completed.
struct VisitOrderView<Presenter: VisitPresentable>: View {
    let order: Order
    @ObservedObject var presenter: Presenter
    @FocusState private var focus: VisitField?

    var body: some View {
        Form {
            Section {
                TextField("Why is it revoked?", text: $presenter.revocation)
                    .focused($focus, equals: .revocation)
                    .accessibilityIdentifier("visit.order.revocation")
                Button("Revoke the order", role: .destructive) { presenter.didTapRevoke(order) }
                    .disabled(presenter.revocation.allSatisfy(\.isWhitespace))
                    .accessibilityIdentifier("visit.order.revoke")
            } header: {
                Text(order.request.words.resource)
            } footer: {
                if presenter.revocation.allSatisfy(\.isWhitespace) { Text("To revoke it, say why.") }
            }
            Section {
                Button("It is done") { presenter.didTapComplete(order) }
                    .accessibilityIdentifier("visit.order.complete")
                Button("Leave it as it is") { presenter.order = nil }
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("visit.order.leave")
            } footer: {
                Text("An order is completed by itself when its result is released.")
            }
        }
        .inlineNavigationTitle("Order")
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.orderAlertParameters)
        .focus($focus, on: $presenter.wrongField, after: presenter.orderAlertParameters)
    }
}
