import ClinicModel
import Foundation
import SwiftUI
import ViperKit

package struct DocumentView<Presenter: DocumentPresentable>: View {
    @StateObject private var presenter: Presenter
    @Environment(\.locale) private var locale

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.document.notice)
            if let details = presenter.document.value {
                facts(details)
                content(details.document.attachment)
            }
        }
        .refreshable { await presenter.didPullToRefresh() }
        .inlineNavigationTitle(presenter.document.value?.document.titleWords.localized ?? "")
        .scene(presenter)
    }

    private func facts(_ details: DocumentDetails) -> some View {
        Section {
            if let type = details.document.type?.words.localized {
                LabeledContent("Kind", value: type)
            }
            if let date = details.document.date {
                LabeledContent("Written", value: date.wordsWithTime(in: details.zone).localized)
            }
            if !details.authorNames.isEmpty {
                LabeledContent("By", value: details.authorNames.joined(separator: ", "))
            }
            if details.document.docStatus == .preliminary {
                LabeledContent("Status", value: String(localized: "not finished"))
            }
        } header: {
            Text(verbatim: details.patientName)
        }
    }

    private func content(_ attachment: Attachment) -> some View {
        Section {
            if let text = attachment.text {
                Text(verbatim: text)
            } else if attachment.data == nil, let url = attachment.url {
                Text("The file is not kept here: it is at \(url).").foregroundStyle(.secondary)
            } else {
                Text("This is a file that is not shown here: \(attachment.kindText(in: locale)).").foregroundStyle(
                    .secondary)
            }
            if attachment.data != nil {
                Button("Save the file") { presenter.didTapSave() }
                    .accessibilityIdentifier("document.save")
            }
        }
    }
}

struct DocumentPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            DocumentFactory.mock()
        }
    }
}
