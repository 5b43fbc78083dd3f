extension ElementDefinitions {
    private static let onset = "dateTime|Age|Period|Range|string"
    private static let value =
        "Quantity|CodeableConcept|string|boolean|integer|Range|Ratio|SampledData|time|dateTime|Period"

    static let health = """
        Condition = identifier*Identifier clinicalStatus?CodeableConcept verificationStatus?CodeableConcept \
        category*CodeableConcept severity?CodeableConcept code?CodeableConcept bodySite*CodeableConcept \
        subject!Reference encounter?Reference onset[x]?\(onset) abatement[x]?\(onset) recordedDate?dateTime \
        recorder?Reference asserter?Reference stage*Condition.stage evidence*Condition.evidence note*Annotation
        Condition.stage = summary?CodeableConcept assessment*Reference type?CodeableConcept
        Condition.evidence = code*CodeableConcept detail*Reference
        AllergyIntolerance = identifier*Identifier clinicalStatus?CodeableConcept verificationStatus?CodeableConcept \
        type?code(allergy|intolerance) category*code(food|medication|environment|biologic) \
        criticality?code(low|high|unable-to-assess) code?CodeableConcept patient!Reference encounter?Reference \
        onset[x]?\(onset) recordedDate?dateTime recorder?Reference asserter?Reference lastOccurrence?dateTime \
        note*Annotation reaction*AllergyIntolerance.reaction
        AllergyIntolerance.reaction = substance?CodeableConcept manifestation+CodeableConcept description?string \
        onset?dateTime severity?code(mild|moderate|severe) exposureRoute?CodeableConcept note*Annotation
        Immunization = identifier*Identifier status!code(completed|entered-in-error|not-done) \
        statusReason?CodeableConcept vaccineCode!CodeableConcept patient!Reference encounter?Reference \
        occurrence[x]?dateTime|string recorded?dateTime primarySource?boolean reportOrigin?CodeableConcept \
        location?Reference manufacturer?Reference lotNumber?string expirationDate?date site?CodeableConcept \
        route?CodeableConcept doseQuantity?Quantity performer*Immunization.performer note*Annotation \
        reasonCode*CodeableConcept reasonReference*Reference isSubpotent?boolean subpotentReason*CodeableConcept \
        education*Immunization.education programEligibility*CodeableConcept fundingSource?CodeableConcept \
        reaction*Immunization.reaction protocolApplied*Immunization.protocolApplied
        Immunization.performer = function?CodeableConcept actor!Reference
        Immunization.education = documentType?string reference?uri publicationDate?dateTime presentationDate?dateTime
        Immunization.reaction = date?dateTime detail?Reference reported?boolean
        Immunization.protocolApplied = series?string authority?Reference targetDisease*CodeableConcept \
        doseNumber[x]?positiveInt|string seriesDoses[x]?positiveInt|string
        Procedure = identifier*Identifier instantiatesCanonical*canonical instantiatesUri*uri basedOn*Reference \
        partOf*Reference \
        status!code(preparation|in-progress|not-done|on-hold|stopped|completed|entered-in-error|unknown) \
        statusReason?CodeableConcept category?CodeableConcept code?CodeableConcept subject!Reference \
        encounter?Reference performed[x]?dateTime|Period|string|Age|Range recorder?Reference asserter?Reference \
        performer*Procedure.performer location?Reference reasonCode*CodeableConcept reasonReference*Reference \
        bodySite*CodeableConcept outcome?CodeableConcept report*Reference complication*CodeableConcept \
        complicationDetail*Reference followUp*CodeableConcept note*Annotation focalDevice*Procedure.focalDevice \
        usedReference*Reference usedCode*CodeableConcept
        Procedure.performer = function?CodeableConcept actor!Reference onBehalfOf?Reference
        Procedure.focalDevice = action?CodeableConcept manipulated!Reference
        Observation = identifier*Identifier basedOn*Reference partOf*Reference \
        status!code(registered|preliminary|final|amended|corrected|cancelled|entered-in-error|unknown) \
        category*CodeableConcept code!CodeableConcept subject?Reference focus*Reference encounter?Reference \
        effective[x]?dateTime|Period|Timing|instant issued?instant performer*Reference value[x]?\(value) \
        dataAbsentReason?CodeableConcept interpretation*CodeableConcept note*Annotation bodySite?CodeableConcept \
        method?CodeableConcept specimen?Reference device?Reference referenceRange*Observation.referenceRange \
        hasMember*Reference derivedFrom*Reference component*Observation.component
        Observation.referenceRange = low?Quantity high?Quantity type?CodeableConcept appliesTo*CodeableConcept \
        age?Range text?string
        Observation.component = code!CodeableConcept value[x]?\(value) dataAbsentReason?CodeableConcept \
        interpretation*CodeableConcept referenceRange*Observation.referenceRange
        DiagnosticReport = identifier*Identifier basedOn*Reference \
        status!code(registered|partial|preliminary|final|amended|corrected|appended|cancelled|entered-in-error|unknown) \
        category*CodeableConcept code!CodeableConcept subject?Reference encounter?Reference \
        effective[x]?dateTime|Period issued?instant performer*Reference resultsInterpreter*Reference \
        specimen*Reference result*Reference imagingStudy*Reference media*DiagnosticReport.media conclusion?string \
        conclusionCode*CodeableConcept presentedForm*Attachment
        DiagnosticReport.media = comment?string link!Reference
        MedicationRequest = identifier*Identifier \
        status!code(active|on-hold|cancelled|completed|entered-in-error|stopped|draft|unknown) \
        statusReason?CodeableConcept \
        intent!code(proposal|plan|order|original-order|reflex-order|filler-order|instance-order|option) \
        category*CodeableConcept priority?code(routine|urgent|asap|stat) doNotPerform?boolean \
        reported[x]?boolean|Reference medication[x]?CodeableConcept|Reference subject!Reference encounter?Reference \
        supportingInformation*Reference authoredOn?dateTime requester?Reference performer?Reference \
        performerType?CodeableConcept recorder?Reference reasonCode*CodeableConcept reasonReference*Reference \
        instantiatesCanonical*canonical instantiatesUri*uri basedOn*Reference groupIdentifier?Identifier \
        courseOfTherapyType?CodeableConcept insurance*Reference note*Annotation dosageInstruction*Dosage \
        dispenseRequest?MedicationRequest.dispenseRequest substitution?MedicationRequest.substitution \
        priorPrescription?Reference detectedIssue*Reference eventHistory*Reference
        MedicationRequest.dispenseRequest = initialFill?MedicationRequest.initialFill dispenseInterval?Duration \
        validityPeriod?Period numberOfRepeatsAllowed?unsignedInt quantity?Quantity expectedSupplyDuration?Duration \
        performer?Reference
        MedicationRequest.initialFill = quantity?Quantity duration?Duration
        MedicationRequest.substitution = allowed[x]?boolean|CodeableConcept reason?CodeableConcept
        MedicationStatement = identifier*Identifier basedOn*Reference partOf*Reference \
        status!code(active|completed|entered-in-error|intended|stopped|on-hold|unknown|not-taken) \
        statusReason*CodeableConcept category?CodeableConcept medication[x]?CodeableConcept|Reference \
        subject!Reference context?Reference effective[x]?dateTime|Period dateAsserted?dateTime \
        informationSource?Reference derivedFrom*Reference reasonCode*CodeableConcept reasonReference*Reference \
        note*Annotation dosage*Dosage
        DocumentReference = masterIdentifier?Identifier identifier*Identifier \
        status!code(current|superseded|entered-in-error) \
        docStatus?code(preliminary|final|amended|entered-in-error) type?CodeableConcept category*CodeableConcept \
        subject?Reference date?instant author*Reference authenticator?Reference custodian?Reference \
        relatesTo*DocumentReference.relatesTo description?string securityLabel*CodeableConcept \
        content+DocumentReference.content context?DocumentReference.context
        DocumentReference.relatesTo = code!code(replaces|transforms|signs|appends) target!Reference
        DocumentReference.content = attachment!Attachment format?Coding
        DocumentReference.context = encounter*Reference event*CodeableConcept period?Period \
        facilityType?CodeableConcept practiceSetting?CodeableConcept sourcePatientInfo?Reference related*Reference
        ServiceRequest = identifier*Identifier instantiatesCanonical*canonical instantiatesUri*uri basedOn*Reference \
        replaces*Reference requisition?Identifier \
        status!code(draft|active|on-hold|revoked|completed|entered-in-error|unknown) \
        intent!code(proposal|plan|directive|order|original-order|reflex-order|filler-order|instance-order|option) \
        category*CodeableConcept priority?code(routine|urgent|asap|stat) doNotPerform?boolean code?CodeableConcept \
        orderDetail*CodeableConcept quantity[x]?Quantity|Ratio|Range subject!Reference encounter?Reference \
        occurrence[x]?dateTime|Period|Timing asNeeded[x]?boolean|CodeableConcept authoredOn?dateTime \
        requester?Reference performerType?CodeableConcept performer*Reference locationCode*CodeableConcept \
        locationReference*Reference reasonCode*CodeableConcept reasonReference*Reference insurance*Reference \
        supportingInfo*Reference specimen*Reference bodySite*CodeableConcept note*Annotation \
        patientInstruction?string relevantHistory*Reference
        Dosage = sequence?integer text?string additionalInstruction*CodeableConcept patientInstruction?string \
        timing?Timing asNeeded[x]?boolean|CodeableConcept site?CodeableConcept route?CodeableConcept \
        method?CodeableConcept doseAndRate*Dosage.doseAndRate maxDosePerPeriod?Ratio \
        maxDosePerAdministration?Quantity maxDosePerLifetime?Quantity
        Dosage.doseAndRate = type?CodeableConcept dose[x]?Range|Quantity rate[x]?Ratio|Range|Quantity
        Timing = event*dateTime repeat?Timing.repeat code?CodeableConcept
        Timing.repeat = bounds[x]?Duration|Range|Period count?positiveInt countMax?positiveInt duration?decimal \
        durationMax?decimal durationUnit?code(s|min|h|d|wk|mo|a) frequency?positiveInt frequencyMax?positiveInt \
        period?decimal periodMax?decimal periodUnit?code(s|min|h|d|wk|mo|a) \
        dayOfWeek*code(mon|tue|wed|thu|fri|sat|sun) timeOfDay*time when*code offset?unsignedInt
        """
}
