/// The table of orders and its rules.
enum OrderSchema {
    static let sql =
        HealthTable(
            "servicerequest", noun: "order", statuses: "draft active on-hold revoked completed entered-in-error unknown"
        ).sql + columns + rules + unreadTexts

    private static let columns = """
        ALTER TABLE servicerequest ADD COLUMN intent TEXT AS (json_extract(content, '$.intent'))
        CONSTRAINT "the order's intent is a code of R4" CHECK (intent IN (
            'proposal', 'plan', 'directive', 'order', 'original-order', 'reflex-order', 'filler-order',
            'instance-order', 'option'));

        """

    private static let rules = """
        CREATE TRIGGER servicerequest_transition BEFORE UPDATE OF status ON servicerequest
        WHEN NEW.status <> OLD.status
            AND NEW.status IN ('draft', 'active', 'on-hold', 'revoked', 'completed', 'unknown')
            AND OLD.status || ' ' || NEW.status NOT IN (
                'draft active', 'draft revoked', 'active on-hold', 'active completed', 'active revoked',
                'on-hold active', 'on-hold completed', 'on-hold revoked', 'unknown active', 'unknown on-hold',
                'unknown completed', 'unknown revoked')
        BEGIN
            SELECT RAISE(ABORT, 'an order may not make this transition');
        END;

        """

    /// The orders, and the results that name some, which an older version has kept in their texts alone.
    private static let unreadTexts = """
        INSERT OR IGNORE INTO unread_text SELECT type, id FROM resource
        WHERE type = 'ServiceRequest'
            OR type IN ('Observation', 'DiagnosticReport') AND json_extract(json, '$.basedOn') IS NOT NULL;
        """
}
