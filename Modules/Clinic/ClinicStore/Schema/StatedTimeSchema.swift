/// Times of which no more than a day, a month or a year is stated.
package enum StatedTimeSchema {
    static let columns = """
        ALTER TABLE encounter ADD COLUMN stated_start TEXT;
        ALTER TABLE communication ADD COLUMN stated_sent TEXT;

        """

    /// Has those read again that an older version has read as instants. A time without hours has at most the ten
    /// characters of a day.
    package static let unreadTimes = """
        INSERT INTO unread_text SELECT type, id FROM resource
        WHERE type = 'Encounter' AND length(json_extract(json, '$.period.start')) < 11
            OR type = 'Communication' AND length(json_extract(json, '$.sent')) < 11
        ON CONFLICT DO NOTHING;

        """
}
