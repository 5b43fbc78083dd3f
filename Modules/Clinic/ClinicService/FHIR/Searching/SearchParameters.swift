/// By what the resources are searched, as R4 names it. `date` of an Appointment is when it starts.
enum SearchParameters {
    /// The parameters of a type; those of types that the clinic keeps without reading them are few.
    static func of(_ type: String) -> [SearchParameter] { byType[type] ?? others }

    static func named(_ name: String, of type: String) -> SearchParameter? {
        of(type).first { $0.name == name }
    }

    /// The types that the clinic reads.
    static let types = byType.keys.sorted()

    private static let common = "_id:token=id _lastUpdated:date=meta.lastUpdated identifier:token=identifier"

    private static let others = parse(
        common + " patient:reference=subject|patient|beneficiary|for|individual(Patient)")

    private static let byType = Dictionary(
        uniqueKeysWithValues: text.split(separator: "\n").map { line in
            let words = line.split(separator: " ", maxSplits: 1)
            return (String(words[0]), parse(common + " " + words[1]))
        })

    private static func parse(_ text: String) -> [SearchParameter] {
        text.split(separator: " ").compactMap { SearchParameter($0) }
    }

    private static let text = """
        Patient name:string=name family:string=name.family given:string=name.given birthdate:date=birthDate \
        gender:token=gender active:token=active telecom:token=telecom phone:token=telecom email:token=telecom \
        address:string=address general-practitioner:reference=generalPractitioner(Practitioner,Organization)
        Practitioner name:string=name family:string=name.family given:string=name.given active:token=active \
        gender:token=gender telecom:token=telecom
        PractitionerRole practitioner:reference=practitioner(Practitioner) \
        organization:reference=organization(Organization) role:token=code specialty:token=specialty \
        active:token=active service:reference=healthcareService(HealthcareService)
        Organization name:string=name|alias active:token=active type:token=type address:string=address
        Schedule active:token=active actor:reference=actor service-type:token=serviceType \
        specialty:token=specialty date:date=planningHorizon
        Slot schedule:reference=schedule(Schedule) status:token=status start:date=start service-type:token=serviceType \
        specialty:token=specialty
        Appointment patient:reference=participant.actor(Patient) practitioner:reference=participant.actor(Practitioner) \
        actor:reference=participant.actor status:token=status date:date=start service-type:token=serviceType \
        slot:reference=slot(Slot) part-status:token=participant.status reason-code:token=reasonCode
        Encounter patient:reference=subject(Patient) subject:reference=subject date:date=period status:token=status \
        class:token=class type:token=type appointment:reference=appointment(Appointment) reason-code:token=reasonCode \
        participant:reference=participant.individual practitioner:reference=participant.individual(Practitioner) \
        service-provider:reference=serviceProvider(Organization)
        Communication patient:reference=subject(Patient) subject:reference=subject sender:reference=sender \
        recipient:reference=recipient sent:date=sent received:date=received status:token=status \
        encounter:reference=encounter(Encounter) category:token=category
        Condition patient:reference=subject(Patient) subject:reference=subject code:token=code category:token=category \
        clinical-status:token=clinicalStatus verification-status:token=verificationStatus \
        onset-date:date=onsetDateTime|onsetPeriod recorded-date:date=recordedDate \
        abatement-date:date=abatementDateTime|abatementPeriod encounter:reference=encounter(Encounter) \
        severity:token=severity asserter:reference=asserter
        Observation patient:reference=subject(Patient) subject:reference=subject code:token=code \
        category:token=category status:token=status date:date=effectiveDateTime|effectivePeriod|effectiveInstant \
        based-on:reference=basedOn(ServiceRequest) \
        encounter:reference=encounter(Encounter) performer:reference=performer component-code:token=component.code \
        combo-code:token=code|component.code value-concept:token=valueCodeableConcept
        DiagnosticReport patient:reference=subject(Patient) subject:reference=subject code:token=code \
        category:token=category status:token=status date:date=effectiveDateTime|effectivePeriod issued:date=issued \
        encounter:reference=encounter(Encounter) performer:reference=performer result:reference=result(Observation) \
        conclusion:token=conclusionCode based-on:reference=basedOn(ServiceRequest)
        MedicationRequest patient:reference=subject(Patient) subject:reference=subject status:token=status \
        intent:token=intent code:token=medicationCodeableConcept authoredon:date=authoredOn \
        requester:reference=requester encounter:reference=encounter(Encounter) \
        medication:reference=medicationReference(Medication)
        MedicationStatement patient:reference=subject(Patient) subject:reference=subject status:token=status \
        code:token=medicationCodeableConcept category:token=category effective:date=effectiveDateTime|effectivePeriod \
        context:reference=context medication:reference=medicationReference(Medication) \
        source:reference=informationSource part-of:reference=partOf
        AllergyIntolerance patient:reference=patient(Patient) code:token=code|reaction.substance \
        clinical-status:token=clinicalStatus verification-status:token=verificationStatus category:token=category \
        criticality:token=criticality type:token=type date:date=recordedDate onset:date=onsetDateTime|reaction.onset \
        last-date:date=lastOccurrence recorder:reference=recorder
        Immunization patient:reference=patient(Patient) vaccine-code:token=vaccineCode status:token=status \
        date:date=occurrenceDateTime performer:reference=performer.actor lot-number:string=lotNumber
        Procedure patient:reference=subject(Patient) subject:reference=subject code:token=code status:token=status \
        date:date=performedDateTime|performedPeriod category:token=category encounter:reference=encounter(Encounter) \
        performer:reference=performer.actor reason-code:token=reasonCode
        DocumentReference patient:reference=subject(Patient) subject:reference=subject type:token=type \
        category:token=category status:token=status date:date=date author:reference=author \
        encounter:reference=context.encounter(Encounter) contenttype:token=content.attachment.contentType
        ServiceRequest patient:reference=subject(Patient) subject:reference=subject code:token=code \
        category:token=category status:token=status intent:token=intent priority:token=priority \
        authored:date=authoredOn encounter:reference=encounter(Encounter) requester:reference=requester \
        performer:reference=performer requisition:token=requisition occurrence:date=occurrenceDateTime|occurrencePeriod
        Questionnaire url:uri=url status:token=status title:string=title name:string=name version:token=version \
        date:date=date publisher:string=publisher
        QuestionnaireResponse patient:reference=subject(Patient) subject:reference=subject status:token=status \
        questionnaire:reference=questionnaire(Questionnaire) authored:date=authored author:reference=author \
        encounter:reference=encounter(Encounter)
        AuditEvent patient:reference=agent.who|entity.what(Patient) date:date=recorded agent:reference=agent.who \
        entity:reference=entity.what action:token=action outcome:token=outcome type:token=type
        """
}
