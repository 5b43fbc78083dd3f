___VARIABLE_ifShared___import ___VARIABLE_sharedModule___

___VARIABLE_end___/// Takes the gateways that it needs out of the app’s scope, when it is made.
___VARIABLE_access___ struct ___VARIABLE_ownPrefix______VARIABLE_productName:identifier___Interactor: ___VARIABLE_productName:identifier___Interactive {
    ___VARIABLE_access___ init(___VARIABLE_ifScope___scope: ___VARIABLE_audiencePrefix___Scope___VARIABLE_end___) {}

    ___VARIABLE_access___ func fetch___VARIABLE_productName:identifier___(___VARIABLE_ifParameters____ parameters: ___VARIABLE_productName:identifier___Parameters___VARIABLE_end___) async throws -> ___VARIABLE_productName:identifier___Entity {
        ___VARIABLE_productName:identifier___Entity(lines: ["___VARIABLE_sceneTitle___ in the ___VARIABLE_audience___ app"])
    }
}
