/// What health records are made of: a table for each type of R4, all of one form. What is asked for has a column, and the
/// whole of what is read of a resource stands in `content`.
package enum HealthSchema {
    /// The forms of reports, which an older version has kept in their texts alone.
    static let unreadForms = """
        INSERT OR IGNORE INTO unread_text SELECT type, id FROM resource
        WHERE type = 'DiagnosticReport' AND json_extract(json, '$.presentedForm') IS NOT NULL;
        """

    /// What an older version has read in part: how medicines are taken, what must not be, what allergies are to, results
    /// that are no quantity, whom a reference range is for, and what questions are hidden or scored.
    package static let unreadParts = """
        INSERT INTO unread_text SELECT type, id FROM resource
        WHERE type = 'MedicationRequest' AND coalesce(
            json_extract(json, '$.dosageInstruction'), json_extract(json, '$.doNotPerform')) IS NOT NULL
        OR type = 'ServiceRequest' AND json_extract(json, '$.doNotPerform') IS NOT NULL
        OR type = 'AllergyIntolerance'
        OR type = 'Observation' AND (\(hasUnreadPart))
        OR type = 'DiagnosticReport' AND json_extract(json, '$.contained') IS NOT NULL
        OR type = 'Questionnaire' OR type = 'QuestionnaireResponse' AND json LIKE '%"valueTime"%'
        ON CONFLICT DO NOTHING;
        """

    /// The times that an older version has read as instants alone: days, months and years, ages, periods and words.
    package static let unreadTimes = """
        INSERT INTO unread_text SELECT type, id FROM resource
        WHERE type IN (
            'Condition', 'AllergyIntolerance', 'Procedure', 'Immunization', 'Observation', 'DiagnosticReport',
            'MedicationRequest', 'ServiceRequest')
        AND (\(hasUnreadTime))
        ON CONFLICT DO NOTHING;

        """

    private static let hasUnreadTime = (statedTimes + wholeTimes).joined(separator: " OR ")

    private static let statedTimes = ["onset", "abatement", "performed", "occurrence", "effective"].flatMap { name in
        ["Age", "Period", "Range", "String"].map { "json LIKE '%\"\(name)\($0)\"%'" }
    }

    /// A time without hours has at most the ten characters of a day.
    private static let wholeTimes = [
        "onsetDateTime", "abatementDateTime", "performedDateTime", "occurrenceDateTime", "effectiveDateTime",
        "recordedDate", "authoredOn",
    ].map { "length(json_extract(json, '$.\($0)')) < 11" }

    private static let hasUnreadPart = [
        "valueBoolean", "valueRatio", "valueRange", "valueTime", "valueDateTime", "valuePeriod", "valueSampledData",
        "dataAbsentReason", "appliesTo", "age",
    ].map { "json LIKE '%\"\($0)\"%'" }.joined(separator: " OR ")

    static let tables: [HealthTable] = [
        HealthTable(
            "condition", noun: "problem",
            statuses: "active recurrence relapse inactive remission resolved unknown entered-in-error"),
        HealthTable(
            "allergyintolerance", noun: "allergy",
            statuses: "active recurrence relapse inactive remission resolved unknown entered-in-error"),
        HealthTable("immunization", noun: "vaccination", statuses: "completed entered-in-error not-done"),
        HealthTable(
            "procedure", noun: "procedure",
            statuses: "preparation in-progress not-done on-hold stopped completed entered-in-error unknown"),
        HealthTable(
            "observation", noun: "result",
            statuses: "registered preliminary final amended corrected cancelled entered-in-error unknown",
            isResult: true),
        HealthTable(
            "diagnosticreport", noun: "report",
            statuses: """
                registered partial preliminary final amended corrected appended cancelled entered-in-error unknown
                """,
            isResult: true),
        HealthTable(
            "medicationrequest", noun: "prescription",
            statuses: "active on-hold cancelled completed entered-in-error stopped draft unknown"),
        HealthTable("documentreference", noun: "document", statuses: "current superseded entered-in-error"),
    ]

    static let sql =
        tables.map(\.sql).joined() + """
            CREATE INDEX encounter_by_patient_and_start ON encounter (patient_id, starts);
            DROP INDEX encounter_by_patient;

            """

    /// The resources that an older version has kept as their texts alone, until they are read.
    static let unreadTexts = """
        CREATE TABLE unread_text (type TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (type, id)) STRICT, WITHOUT ROWID;
        INSERT INTO unread_text SELECT type, id FROM resource WHERE type IN (
            'Condition', 'AllergyIntolerance', 'Immunization', 'Procedure', 'Observation', 'DiagnosticReport',
            'MedicationRequest', 'DocumentReference')
        OR type = 'Communication' AND id NOT IN (SELECT id FROM communication);
        """
}

/// The table of one type, and its rules.
struct HealthTable {
    let name: String
    private let noun: String
    private let statuses: [Substring]
    private let isResult: Bool

    init(_ name: String, noun: String, statuses: String, isResult: Bool = false) {
        self.name = name
        self.noun = noun
        self.statuses = statuses.split(separator: " ")
        self.isResult = isResult
    }

    var sql: String { table + indexes + rules + (isResult ? releases : "") + changes }

    private var table: String {
        let codes = statuses.map { "'\($0)'" }.joined(separator: ", ")
        let results =
            isResult
            ? """
            ,
                awaits_release INTEGER NOT NULL CHECK (awaits_release IN (0, 1)),
                released INTEGER,
                CONSTRAINT "a released \(noun) does not wait for it" CHECK (released IS NULL OR NOT awaits_release)
            """ : ""
        return """
            CREATE TABLE \(name) (
                number INTEGER PRIMARY KEY,
                id TEXT NOT NULL UNIQUE,
                patient_id TEXT,
                encounter_id TEXT,
                category TEXT,
                status TEXT NOT NULL CONSTRAINT "the \(noun)'s status is a code of R4" CHECK (status IN (\(codes))),
                date INTEGER,
                content TEXT NOT NULL CHECK (json_valid(content))\(results)
            ) STRICT;

            """
    }

    private var indexes: String {
        let results =
            isResult
            ? """
            CREATE INDEX \(name)_awaiting ON \(name) (patient_id) WHERE awaits_release;
            CREATE INDEX \(name)_released ON \(name) (patient_id, released) WHERE released IS NOT NULL;

            """ : ""
        return """
            CREATE INDEX \(name)_by_patient ON \(name) (patient_id, date) WHERE status <> 'entered-in-error';
            \(results)
            """
    }

    private var rules: String {
        """
        CREATE TRIGGER \(name)_is_new BEFORE INSERT ON \(name)
        WHEN EXISTS (SELECT 1 FROM \(name) WHERE id = NEW.id OR rowid = NEW.rowid)
        BEGIN
            SELECT RAISE(ABORT, 'this \(noun) is there already');
        END;
        CREATE TRIGGER \(name)_keeps_id BEFORE UPDATE ON \(name)
        WHEN NEW.id <> OLD.id OR NEW.rowid <> OLD.rowid
        BEGIN
            SELECT RAISE(ABORT, 'the \(noun) keeps its id');
        END;
        CREATE TRIGGER \(name)_stays BEFORE DELETE ON \(name) BEGIN
            SELECT RAISE(ABORT, 'the \(noun) is never deleted');
        END;
        CREATE TRIGGER patient_with_\(name)_stays BEFORE DELETE ON patient
        WHEN EXISTS (
            SELECT 1 FROM \(name) WHERE patient_id = OLD.id AND status <> 'entered-in-error')
        BEGIN
            SELECT RAISE(ABORT, 'a patient with a record is not deleted');
        END;

        """
    }

    private var releases: String {
        """
        CREATE TRIGGER \(name)_stays_released BEFORE UPDATE OF released ON \(name)
        WHEN OLD.released IS NOT NULL AND NEW.released IS NULL
        BEGIN
            SELECT RAISE(ABORT, 'a \(noun) that the patient has seen stays released');
        END;
        CREATE TRIGGER \(name)_is_final BEFORE UPDATE OF released ON \(name)
        WHEN OLD.released IS NULL AND NEW.released IS NOT NULL
            AND NEW.status NOT IN ('final', 'amended', 'corrected', 'appended')
        BEGIN
            SELECT RAISE(ABORT, 'a \(noun) is released when it is final');
        END;

        """
    }

    private var changes: String {
        ["INSERT", "UPDATE", "DELETE"].map { event in
            """
            CREATE TRIGGER change_\(name)_\(event.lowercased()) AFTER \(event) ON \(name) BEGIN
                UPDATE change SET counter = counter + 1;
            END;

            """
        }.joined()
    }
}
