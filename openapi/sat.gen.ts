// Generated from openapi/sat.yaml by `npm run gen`. Do not edit.
export interface paths {
    readonly "/menuquery/{reqPath}/somamer/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the analytes of a version, all or filtered
         * @description `application/json` is a list of analytes with every column key of the version. An unknown value is null, and a list is
         *     an array. `application/vnd.ssm.columns+json` has the same analytes as one array per column. Both are in catalogue order,
         *     which is by SeqId.
         *     `offset` and `limit` select a part of a long catalogue. Parts with the same revision belong together.
         *     The ETag is strong. It depends on the edition, the filters, the columns and the part.
         */
        readonly get: operations["searchAnalytes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/{reqPath}/somamer/count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts the analytes that match a filter, in total and per clause */
        readonly get: operations["countAnalytes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/somamer/{seqId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns the spec sheet of one reagent
         * @description The sheet has all columns of the reagent and its gene sets. It also has the distribution of each measure, and other
         *     reagents of the same protein. The paths `search` and `count` are other operations.
         *     A SeqId off the menu gets 404 `analyte_not_found`, a malformed one 400. Both list similar SeqIds in `nearest`. The 404
         *     names the other version in `otherVersion` if its menu has the SeqId. If a catalogue has the SeqId off its menu, `offMenu` or
         *     `withdrawn` says why.
         *     The ETag is strong. It depends on the catalogues of both versions.
         */
        readonly get: operations["getAnalyte"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/lift": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns the coefficients with which reagents are lifted from one assay version to another
         * @description Returns the whole table of one sample matrix, so that a client previews the move of any list without sending the list. A
         *     client joins the table with the menu of the other version. A server without a table returns no reagents and no sources.
         *     `from` and `to` must differ. If only one of the catalogues is generated, the other counts as absent.
         *     The ETag is strong. It depends on the catalogues of both versions.
         */
        readonly get: operations["getLiftTable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/{reqPath}/field/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Suggests values of a text filter
         * @description Values that begin with the term come first, then values that contain it, each group in natural order. Case and accents
         *     are ignored.
         *     Filters of identifiers also match other names. If nothing matches, they match names one typing slip away.
         */
        readonly get: operations["suggestValues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/{reqPath}/catalogue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Describes the catalogue in use, its columns and filters */
        readonly get: operations["describeCatalogue"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/collection": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists curated collections with their coverage in both assay versions
         * @description Returns the twenty browse topics, with or without a loaded gene set, or all other gene sets.
         *     Genes are identified by Entrez id, or by symbol without one. Topics are in browse order, other sets by category and
         *     name.
         */
        readonly get: operations["listCollections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/gene-set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns the genes of all gene sets, to test a list for enrichment
         * @description Returns every set that has genes: browse topics in browse order, then all other sets by category and name. A client joins
         *     the sets with the menu by gene symbol, and tests any list without sending it. Sets that were loaded with the other version
         *     are included. A server without gene sets returns no sets.
         *     The ETag is strong. It depends on the catalogues of both versions.
         */
        readonly get: operations["getGeneSets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/jwt/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns the person of the access token
         * @description A token that is forged, expired, signed out or for another audience gets 401. While the identity provider's keys are
         *     unavailable the answer is 503, and the token may still be valid.
         */
        readonly get: operations["validateToken"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/jwt/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Revokes the access token
         * @description This server refuses the token at once, other servers of the same database shortly after. The request needs no body.
         *     A token that is no longer valid gets 401: the person is already signed out.
         */
        readonly post: operations["logOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/download/template": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Downloads a template workbook for imports or bulk searches */
        readonly get: operations["downloadTemplate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/bulk/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Finds the reagents of a list's rows, to show them
         * @description Returns the same as importAnalytes.
         */
        readonly post: operations["bulkSearch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Finds the reagents of a list's rows, to add them
         * @description Returns one item per row, in file order. A hidden sheet, the hidden rows or columns of a sheet, and the repeated rows of
         *     a long list get one `note` each.
         *     A row may have identifiers of every IdentifierKind, in one column or several. The server detects the columns by titles
         *     in the first 20 rows or by content. `layout` replaces the detection.
         *     The server stores nothing. The caller adds the reagents that it chooses.
         */
        readonly post: operations["importAnalytes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/import/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Previews the sheets of a list, with first rows and detected columns
         * @description A person may correct the detected columns. Send the correction as `layout` with the file.
         */
        readonly post: operations["previewWorkbook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/import/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Computes the content hash of an exported panel, to compare it with the hash that the file states
         * @description Reads what an export says about its panel, and the SeqIds of its first column. A changed list has another hash.
         *     A list that is no exported panel gets `count` 0 and nulls. The server stores nothing.
         */
        readonly post: operations["checkPanelFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/user/{userSub}/column": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns a person's preferred columns for all tables
         * @description Returns the saved columns, else preferredCols of the access token, else an empty list.
         */
        readonly get: operations["getColumns"];
        /** Saves a person's preferred columns for all tables */
        readonly put: operations["saveColumns"];
        /** Does the same as saveColumns for clients that cannot PUT */
        readonly post: operations["saveColumnsByPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/user/{userSub}/panel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists a person's panels by page */
        readonly get: operations["listPanels"];
        readonly put?: never;
        /**
         * Saves a new panel
         * @description With an `Idempotency-Key` a caller can repeat the request for at least 24 hours. The same key and body return the
         *     created panel. The same key with another body, or after the panel's deletion, gets 409.
         *     Names of a person's panels are unique without regard to case. A taken name gets 409 with the id of its panel.
         *     The body may have 6 MiB, mostly for `sources`.
         */
        readonly post: operations["createPanel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns the newest or an earlier version of a panel
         * @description Another person's panel gets 404, like a missing one.
         */
        readonly get: operations["getPanel"];
        /**
         * Saves a panel as its next version
         * @description `If-Match` is required (428). If the panel has changed since, 412 has its current number and ETag.
         *     Content equal to the newest version creates no version and keeps the ETag.
         *     A deleted panel can be restored with all its versions for 30 days: send the ETag of the deletion. The server may erase
         *     it earlier if the person's storage is full.
         *     `sources` are added to the panel's sources, which never change. Without a new version they belong to the newest one.
         *     The body may have 6 MiB.
         *     SeqIds off the menu are refused. Exceptions: SeqIds of the newest version, of the version in `restores`, and withdrawn
         *     reagents.
         *     Here and in deletePanel, a weak ETag (`W/"…"`) counts as the strong one. RFC 9110 demands strong comparison, but a
         *     compressing proxy weakens ETags and would make every save a 412. This is safe: a panel's ETag identifies a state and
         *     not bytes, and two states never share one.
         */
        readonly put: operations["savePanel"];
        readonly post?: never;
        /** Deletes a panel; savePanel can restore it */
        readonly delete: operations["deletePanel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}/tombstone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns what the address of a panel says after its deletion
         * @description A deleted panel is told to everybody who may call this and knows its id: that it was deleted, and when. Its name and content
         *     hash are null for others unless the owner allowed them. Its content is never told. The owner gets the same for an existing
         *     panel. For others, an existing panel gets 404, like a missing one.
         */
        readonly get: operations["getTombstone"];
        /**
         * Allows or forbids others to read the name and the content hash of a panel after its deletion
         * @description The owner can do this before and after the deletion. Another person's panel gets 404, like a missing one.
         */
        readonly put: operations["saveTombstone"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}/version": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the versions of a panel by page, newest first */
        readonly get: operations["listPanelVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}/source": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the imported lists and the rules that a panel was made from, with the decision for every row
         * @description Returns the sources of a version and all earlier versions, in the order of saving. Another person's panel gets 404,
         *     like a missing one.
         */
        readonly get: operations["listPanelSources"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/user/{userSub}/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists a person's panels that the catalogues in use affect
         * @description Compares the 500 panels that changed last, as getPanelChanges does. `checked` is smaller than `total` if there are more.
         *     Panels without anything to tell are left out.
         */
        readonly get: operations["listChangedPanels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/user/{userSub}/membership": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Finds a person's panels and the curated collections that have any of some reagents
         * @description Reads the newest versions of the 500 panels that changed last, of both assay versions. `checked` is smaller than `total`
         *     if there are more. A collection has the reagents that its filter finds on the menu of `version`.
         *     Nothing is stored.
         */
        readonly post: operations["findMembership"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/panel/{panelId}/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Compares the catalogue on which a panel was saved with the catalogue in use, for the panel's reagents
         * @description `from` is the revision of the panel's newest version that was saved on another revision than `to`. Reagents that were
         *     added since are left out. Every changed measure is listed, whatever its size. An earlier decision about the same `to` is
         *     in `decision`. Another person's panel gets 404, like a missing one, and so does an unknown `to`.
         *     A revision that is no longer stored, is older, or is invented cannot be compared; `state` says so, and `items` is empty.
         */
        readonly get: operations["getPanelChanges"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/user/{userSub}/collection": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists all own collections of a person with their reagents
         * @description Nobody else can read them. They are in the order of their names.
         */
        readonly get: operations["listOwnCollections"];
        readonly put?: never;
        /**
         * Saves reagents as a new own collection
         * @description Names of a person's own collections are unique without regard to case. A taken name gets 409 with the id of its collection.
         *     A request with the content of an own collection returns that collection, so a caller can repeat the request.
         */
        readonly post: operations["createOwnCollection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/custompanel/collection/{collectionId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns an own collection
         * @description Another person's collection gets 404, like a missing one.
         */
        readonly get: operations["getOwnCollection"];
        /**
         * Replaces name, note and reagents of an own collection
         * @description `If-Match` is required (428). If the collection has changed since, 412 has its current ETag.
         *     Equal content keeps the ETag. SeqIds that the collection already has are accepted even off the menus.
         *     A deleted collection can be restored for 30 days: send the ETag of the deletion. The server may erase it earlier if the
         *     person's storage is full. A weak ETag counts as the strong one, as in savePanel.
         */
        readonly put: operations["saveOwnCollection"];
        readonly post?: never;
        /** Deletes an own collection; saveOwnCollection can restore it */
        readonly delete: operations["deleteOwnCollection"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the downloadable files by category
         * @description The list follows the index of the operator's folder. Without a folder the server generates files from the catalogues in
         *     use. A listed file that cannot be downloaded stays in the list with a `problem`.
         */
        readonly get: operations["listFiles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/file/{fileId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Downloads a file or a part of it
         * @description The ETag is strong: the SHA-256 of the file, in quotes. One byte range gets 206, and 416 if it begins beyond the end.
         *     Several or malformed ranges get the whole file. With `If-Range` a range applies only if the file is unchanged.
         *     An `If-Match` with another ETag gets 412. If a file changes during a download, the connection ends early.
         *     A listed file gets 404 if it is missing, unreadable or outside the folder, and 409 if its checksum differs from the
         *     index. It gets 503 until its catalogue is loaded.
         */
        readonly get: operations["downloadFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/menuquery/secured/release-note": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the release notes, newest first
         * @description The notes are from the operator's folder, else those of the product. Invalid notes are left out and logged.
         */
        readonly get: operations["listReleaseNotes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reports that the process responds */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Reports whether the server is ready: catalogues loaded, storage responding, no shutdown */
        readonly get: operations["ready"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/config.json": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns the settings of the application
         * @description The application reads the settings first at start. They contain no secret.
         */
        readonly get: operations["getSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ofrep/v1/evaluate/flags": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Evaluates all flags by the OpenFeature Remote Evaluation Protocol
         * @description Clients may poll with If-None-Match: the answer is 304 while no flag changes. The evaluation context may have a
         *     `targetingKey` and any attribute, such as `project`. The flags are the same for everyone.
         */
        readonly post: operations["evaluateFlags"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ofrep/v1/evaluate/flags/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Evaluates one flag by the OpenFeature Remote Evaluation Protocol */
        readonly post: operations["evaluateFlag"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly RequestPath: "public" | "secured";
        /** @enum {string} */
        readonly AssayVersion: "V_7K" | "V_11K";
        /** @description Identifies one immutable catalogue */
        readonly Revision: string;
        /** @description Identifies everything that responses of a version depend on */
        readonly Edition: string;
        readonly ColumnKey: components["schemas"]["StandardColumnKey"] | components["schemas"]["OwnColumnKey"];
        /**
         * @description Key of a column or a family of gene sets that the operator added. States its kind: `number`, `text`, `category` for few
         *     values, `flag` for yes or no, `set` for the gene sets of a family. It is also the key of the filter.
         */
        readonly OwnColumnKey: `own.${string}`;
        /**
         * @description A column that every catalogue of its version may have
         * @enum {string}
         */
        readonly StandardColumnKey: "seqId" | "fullName" | "targetName" | "uniProtId" | "entrezGeneName" | "fixedPanels" | "bufferMS" | "dilutionGroup" | "selexTargetAminoAcidRange" | "loDb" | "signalToNoisePlasma" | "totalCVPlasma" | "correlationPlasma" | "fStatPlasma" | "medianNormalPlasma" | "signalToNoiseSerum" | "totalCVSerum" | "correlationSerum" | "fStatSerum" | "medianNormalSerum" | "characterizationInfo" | "orthogonalStrategies" | "mrmMsData" | "ddaMsData" | "pQtl" | "mousePlasmaBin" | "mousePlasmaFstat" | "diseases" | "pathways";
        readonly FilterKey: components["schemas"]["StandardFilterKey"] | components["schemas"]["OwnColumnKey"];
        /**
         * @description A filter that every catalogue of its version may have
         * @enum {string}
         */
        readonly StandardFilterKey: "v11Only" | "seqId" | "fullName" | "targetName" | "uniProtId" | "entrezGeneName" | "fixedPanels" | "dilGroup" | "loDb" | "sigNoisePlasma" | "bufferMS" | "totalCvPlasma" | "corrPlasma" | "fStatPlasma" | "medNormPlasma" | "sigNoiseSerum" | "totalCvSerum" | "corrSerum" | "fStatSerum" | "medNormSerum" | "goBioProcess" | "goMoleFunc" | "goCellComp" | "mesh" | "pubs" | "charInfo" | "mousePlasmaBin" | "mousePlasmaFstat" | "apparentKd" | "disgenet" | "diseases" | "pathways";
        readonly NullableText: string | null;
        readonly NullableNumber: number | null;
        readonly NullableBoolean: boolean | null;
        readonly NullableList: readonly string[] | null;
        /**
         * @description One SOMAmer reagent. A search without `fields` returns every column key of the version. Only V_7K has mousePlasmaBin
         *     and mousePlasmaFstat.
         */
        readonly Analyte: {
            /** @description Identifies the reagent, such as 10000-28 */
            readonly seqId: string;
            readonly fullName?: components["schemas"]["NullableText"];
            readonly targetName?: components["schemas"]["NullableText"];
            readonly uniProtId?: components["schemas"]["NullableList"];
            readonly entrezGeneName?: components["schemas"]["NullableList"];
            readonly fixedPanels?: components["schemas"]["NullableList"];
            readonly bufferMS?: components["schemas"]["NullableBoolean"];
            readonly dilutionGroup?: components["schemas"]["NullableText"];
            readonly selexTargetAminoAcidRange?: components["schemas"]["NullableText"];
            readonly loDb?: components["schemas"]["NullableNumber"];
            readonly signalToNoisePlasma?: components["schemas"]["NullableNumber"];
            readonly totalCVPlasma?: components["schemas"]["NullableNumber"];
            readonly correlationPlasma?: components["schemas"]["NullableNumber"];
            readonly fStatPlasma?: components["schemas"]["NullableNumber"];
            readonly medianNormalPlasma?: components["schemas"]["NullableNumber"];
            readonly signalToNoiseSerum?: components["schemas"]["NullableNumber"];
            readonly totalCVSerum?: components["schemas"]["NullableNumber"];
            readonly correlationSerum?: components["schemas"]["NullableNumber"];
            readonly fStatSerum?: components["schemas"]["NullableNumber"];
            readonly medianNormalSerum?: components["schemas"]["NullableNumber"];
            readonly characterizationInfo?: components["schemas"]["NullableText"];
            readonly orthogonalStrategies?: components["schemas"]["NullableText"];
            readonly mrmMsData?: components["schemas"]["NullableText"];
            readonly ddaMsData?: components["schemas"]["NullableText"];
            readonly pQtl?: components["schemas"]["NullableText"];
            readonly mousePlasmaBin?: components["schemas"]["NullableText"];
            readonly mousePlasmaFstat?: components["schemas"]["NullableNumber"];
            readonly diseases?: components["schemas"]["NullableList"];
            readonly pathways?: components["schemas"]["NullableList"];
            /**
             * @description Other names of the reagent: other symbols and database ids of its genes, replaced accessions, and SomaIds. They come
             *     from the tables loaded with the catalogue.
             *     Each item is a name. A tab and the current gene symbol or accession may follow, then a tab and the relation: `id`,
             *     `protein` or `accession`.
             */
            readonly otherNames?: components["schemas"]["NullableList"];
        } & {
            readonly [key: `own.${string}`]: components["schemas"]["NullableList"] | components["schemas"]["NullableNumber"] | components["schemas"]["NullableBoolean"];
        };
        /**
         * @description Analytes as columns, named by short key, each with `count` values. A column may store repeated text once in
         *     `dictionary`: `codes` are indexes into it, -1 for unknown. Items of a list are joined by U+001F.
         */
        readonly AnalyteColumns: {
            /** @constant */
            readonly format: 1;
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            readonly edition?: components["schemas"]["Edition"];
            readonly isDemo: boolean;
            /** @description Analytes on the menu of the version */
            readonly total: number;
            /** @description Analytes in this response */
            readonly count: number;
            readonly columns: {
                readonly [key: string]: components["schemas"]["PackedColumn"];
            };
        };
        readonly PackedColumn: components["schemas"]["PackedValues"] | components["schemas"]["PackedDictionary"] | components["schemas"]["PackedNumbers"] | components["schemas"]["PackedBooleans"];
        readonly PackedValues: {
            /** @enum {string} */
            readonly kind: "text" | "list";
            readonly values: readonly components["schemas"]["NullableText"][];
        };
        readonly PackedDictionary: {
            /** @enum {string} */
            readonly kind: "text" | "list";
            readonly dictionary: readonly string[];
            readonly codes: readonly number[];
        };
        readonly PackedNumbers: {
            /** @constant */
            readonly kind: "number";
            readonly values: readonly components["schemas"]["NullableNumber"][];
        };
        readonly PackedBooleans: {
            /** @constant */
            readonly kind: "boolean";
            readonly values: readonly components["schemas"]["NullableBoolean"][];
        };
        /** @description A reagent on the menu, compared with the rest of its catalogue */
        readonly AnalyteSheet: {
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Generated data, not measured */
            readonly isDemo: boolean;
            /** @description Has every column key of the version */
            readonly analyte: components["schemas"]["Analyte"];
            /**
             * @description The same SeqId on the menu of the other version. Null if that menu lacks it, or if only one of the catalogues is
             *     generated.
             */
            readonly otherVersion: components["schemas"]["AnalyteInVersion"] | null;
            /** @description Present if the other version's catalogue no longer offers the reagent */
            readonly withdrawnByOther?: components["schemas"]["WithdrawnReagent"];
            /** @description Null without a loaded table of factors for the reagent */
            readonly lift: components["schemas"]["AnalyteLift"] | null;
            /**
             * @description Other reagents of the version with a common UniProt accession, in catalogue order. If one of the two has no accession,
             *     a common Entrez gene symbol counts.
             */
            readonly reagents: readonly components["schemas"]["SharingReagent"][];
            /** @description Every numeric column of the version, in catalogue order */
            readonly measures: readonly components["schemas"]["AnalyteMeasure"][];
            /** @description Gene sets of the reagent, grouped by column */
            readonly memberships: readonly components["schemas"]["SetMembership"][];
            /**
             * @description Assays of other platforms with an accession of the reagent, by platform and id. They measure the same protein in
             *     another way, and their values cannot be exchanged. Absent without a loaded list of another platform.
             */
            readonly otherAssays?: readonly components["schemas"]["OtherAssay"][];
            /**
             * @description Values of the operator's own columns, in the order of the catalogue, without families of gene sets. Absent without
             *     own columns.
             */
            readonly ownColumns?: readonly components["schemas"]["OwnColumnValue"][];
        };
        readonly OwnColumnValue: components["schemas"]["OwnColumn"] & {
            /** @description Null if unknown */
            readonly value: components["schemas"]["NullableList"] | components["schemas"]["NullableNumber"] | components["schemas"]["NullableBoolean"];
        };
        readonly OtherAssay: {
            /** @description Such as Olink Explore HT */
            readonly platform: string;
            /** @description The platform's id */
            readonly assayId: string;
            /** @description UniProt accessions of the proteins that the assay measures together */
            readonly accessions: readonly string[];
            /** @description Name by the platform's list; null without one */
            readonly name: string | null;
            /** @description Gene symbol by the platform's list; null without one */
            readonly symbol: string | null;
            /** @description Reagents of this menu with an accession of the assay, this one included */
            readonly reagents: number;
        };
        readonly AnalyteInVersion: {
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Has every column key of that version */
            readonly analyte: components["schemas"]["Analyte"];
        };
        readonly AnalyteLift: {
            readonly plasma: components["schemas"]["LiftFactors"];
            readonly serum: components["schemas"]["LiftFactors"];
            readonly source: components["schemas"]["SaidSource"];
            readonly licence: components["schemas"]["SaidLicence"];
        };
        /** @description Factors that convert a reagent's values between versions, for one sample type */
        readonly LiftFactors: {
            /** @description Factor from 11K to 7K; null if unknown */
            readonly scaleTo7k: number | null;
            /** @description Factor from 7K to 11K; null if unknown */
            readonly scaleTo11k: number | null;
            /** @description Lin's concordance of the two versions; null if unknown */
            readonly ccc: number | null;
        };
        /**
         * @description An assay version from which values can be lifted. There is no menu of 5K
         * @enum {string}
         */
        readonly LiftedVersion: "V_5K" | "V_7K" | "V_11K";
        /**
         * @description Human EDTA plasma, or serum. No coefficients are published for cerebrospinal fluid
         * @enum {string}
         */
        readonly LiftMatrix: "plasma" | "serum";
        readonly LiftPair: {
            readonly from: components["schemas"]["LiftedVersion"];
            readonly to: components["schemas"]["AssayVersion"];
        };
        /** @description Coefficients in columns of the same length. A reagent has the values of the last loaded table that has any for it. */
        readonly LiftTable: {
            readonly from: components["schemas"]["LiftedVersion"];
            readonly to: components["schemas"]["AssayVersion"];
            readonly matrix: components["schemas"]["LiftMatrix"];
            /** @description Revision of the catalogue of the version `to` */
            readonly revision: components["schemas"]["Revision"];
            /** @description Loaded tables with coefficients of this kind. The last one counts first */
            readonly sources: readonly components["schemas"]["LiftSource"][];
            /** @description Reagents with a coefficient, in SeqId order. From 5K, also its reagents without one */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            /** @description Factors by which a value of `from` is multiplied, by reagent; null if unknown */
            readonly scaleFactors: readonly components["schemas"]["NullableNumber"][];
            /** @description Lin's concordance correlation of the two versions, by reagent; null if unknown */
            readonly ccc: readonly components["schemas"]["NullableNumber"][];
            /**
             * @description Reagents on both menus whose Entrez gene ids or symbols differ, in SeqId order. Empty from 5K, whose annotation is not
             *     a catalogue
             */
            readonly genes: readonly components["schemas"]["GeneChange"][];
        };
        readonly LiftSource: {
            /** @description Name that the operator gave */
            readonly file: string;
            readonly source: components["schemas"]["SaidSource"];
            readonly licence: components["schemas"]["SaidLicence"];
        };
        readonly GeneChange: {
            readonly seqId: components["schemas"]["SeqId"];
            readonly before: components["schemas"]["ReagentGenes"];
            readonly after: components["schemas"]["ReagentGenes"];
        };
        readonly ReagentGenes: {
            readonly symbols: readonly string[];
            readonly entrezIds: readonly string[];
        };
        readonly SharingReagent: {
            /** @description Has every column key of the version */
            readonly analyte: components["schemas"]["Analyte"];
            readonly sharedBy: {
                /** @enum {string} */
                readonly column: "uniProtId" | "entrezGeneName";
                /** @description The common accessions or symbols, in the order of the sheet's reagent */
                readonly values: readonly string[];
            };
        };
        /** @description Distribution of a numeric column over the menu, and the reagent's place in it */
        readonly AnalyteMeasure: {
            readonly column: components["schemas"]["ColumnKey"];
            /** @description The measure, as named in its file, that fills this column instead of its own */
            readonly derivedFrom: string | null;
            /** @description The file of that measure; absent if unknown */
            readonly derivedFile?: string;
            /** @description Reagents with a value */
            readonly count: number;
            /** @description Reagents without a value */
            readonly missing: number;
            /** @description Null in a column without values, like the quartiles and the maximum */
            readonly minimum: number | null;
            readonly lowerQuartile: components["schemas"]["NullableNumber"];
            readonly median: components["schemas"]["NullableNumber"];
            readonly upperQuartile: components["schemas"]["NullableNumber"];
            readonly maximum: components["schemas"]["NullableNumber"];
            /**
             * @description `linear`: bins of equal width. `log`: bins of nearly equal ratio. The first and the last bin are wider if they collect the few values far away from the others.
             * @enum {string}
             */
            readonly scale: "linear" | "log";
            /** @description Ascending and without gaps. Their counts add up to `count`. Empty for a column without values. */
            readonly bins: readonly components["schemas"]["MeasureBin"][];
            /** @description Value of the reagent; null if unknown */
            readonly value: number | null;
            /** @description Reagents with a lower value; null if its own is unknown */
            readonly below: number | null;
            /** @description Reagents with the same value, including this one; null if its own is unknown */
            readonly equal: number | null;
        };
        readonly MeasureBin: {
            /** @description Lower limit, included */
            readonly from: number;
            /** @description Upper limit, included only in the last bin */
            readonly to: number;
            readonly count: number;
        };
        readonly SetMembership: {
            readonly column: components["schemas"]["CollectionCategory"];
            /** @description Name of the topic, term or own gene set */
            readonly name: string;
            /** @description Filter value of a browse topic, such as `mapk`; null for a term */
            readonly param: string | null;
            readonly source: components["schemas"]["SaidSource"];
            readonly licence: components["schemas"]["SaidLicence"];
            /** @description Date in the text of the source; null if there is none or sources differ */
            readonly date: string | null;
        };
        /** @description Publisher, by the file or the operator; null if unknown */
        readonly SaidSource: string | null;
        /** @description Null if unknown */
        readonly SaidLicence: string | null;
        readonly AnalyteCount: {
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Analytes on the menu of the version */
            readonly total: number;
            /** @description Analytes that satisfy every clause */
            readonly count: number;
            /** @description One entry per clause, in the given order */
            readonly clauses: readonly components["schemas"]["ClauseCount"][];
        };
        readonly ClauseCount: {
            /** @description Analytes that satisfy this clause */
            readonly alone: number;
            /** @description Analytes that satisfy this clause and all before it */
            readonly left: number;
            /** @description Analytes without a known value for this clause */
            readonly missing: number;
        };
        readonly Suggestion: {
            readonly value: string;
            /** @description Analytes with this value */
            readonly count: number;
            /** @description The other name that matched; absent if the value itself matched */
            readonly otherName?: string;
        };
        readonly Catalogue: {
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Generated data, not measured */
            readonly isDemo: boolean;
            /** @description The operator's label; default: names of the files */
            readonly label: string;
            /**
             * Format: date-time
             * @description Creation time; for a demo, midnight UTC of a fixed day
             */
            readonly loaded: string;
            /** @description Analytes on the menu */
            readonly total: number;
            /** @description Every column of the version, in catalogue order, then the operator's own columns */
            readonly columns: readonly components["schemas"]["CatalogueColumn"][];
            /** @description Every filter of the version that the caller's role may use */
            readonly filters: readonly components["schemas"]["CatalogueCategory"][];
            /** @description Files besides the annotations on which imports and gene sets depend, for attribution */
            readonly sources: readonly components["schemas"]["CatalogueSource"][];
            /** @description Moves for which tables with coefficients are loaded; absent on older servers */
            readonly lifts?: readonly components["schemas"]["LiftPair"][];
            /** @description Columns and families of gene sets that the operator added. They are in `columns` and `filters` too. Absent without any */
            readonly ownColumns?: readonly components["schemas"]["OwnColumn"][];
            /** @description Whether `getGeneSets` exists; absent on older servers */
            readonly testsGeneSets?: boolean;
            /** @description Whether `listOwnCollections` exists; absent on older servers */
            readonly keepsOwnCollections?: boolean;
            /** @description Reagents that are no longer offered; absent on older servers */
            readonly withdrawn?: readonly components["schemas"]["WithdrawnReagent"][];
            /** @description Reagents on this menu that the other version's catalogue no longer offers; absent on older servers */
            readonly withdrawnByOther?: readonly components["schemas"]["WithdrawnReagent"][];
        };
        readonly OwnColumn: {
            readonly key: components["schemas"]["OwnColumnKey"];
            /** @description As the operator wrote it, without unit */
            readonly title: string;
            /** @description Null for none */
            readonly unit: string | null;
            /** @enum {string} */
            readonly kind: "number" | "text" | "category" | "flag" | "set";
            readonly description: string | null;
            readonly source: components["schemas"]["SaidSource"];
            readonly licence: components["schemas"]["SaidLicence"];
            /** @description Year, month or day of the file, by the operator; null if unknown */
            readonly date: string | null;
        };
        readonly WithdrawnReagent: {
            readonly seqId: components["schemas"]["SeqId"];
            /** @enum {string} */
            readonly reason: "internal_use" | "deprecated";
            /** @description Current name, by the file; null without one */
            readonly fullName: string | null;
            readonly targetName: string | null;
            /** @description File and header of this statement, such as `menu.tsv · Full.Name` */
            readonly source: string;
        };
        readonly CatalogueSource: {
            /** @description Name that the operator gave */
            readonly file: string;
            /**
             * @description `genes`: genes with accessions. `aliases`: other names of genes. `accession_changes`: accessions that a later annotation replaced. `secondary_accessions`: accessions that UniProt replaced. `gene_ids`: genes of Ensembl and RefSeq ids. `lift`: assay versions of each reagent. `gene_sets`: gene sets. `crosswalk`: assays of another platform. `own_columns`: columns that the operator added.
             * @enum {string}
             */
            readonly holds: "genes" | "aliases" | "accession_changes" | "secondary_accessions" | "gene_ids" | "lift" | "gene_sets" | "crosswalk" | "own_columns";
            /** @description Number of used lines */
            readonly count: number;
            /** @description Publisher and date, by the file or the operator; null if unknown */
            readonly source: string | null;
            /** @description Null if unknown */
            readonly licence: string | null;
        };
        readonly CatalogueColumn: {
            readonly key: components["schemas"]["ColumnKey"];
            readonly shortKey: string;
            /** @description Analytes with a value. 0 hides the column */
            readonly known: number;
            readonly minimum: components["schemas"]["NullableNumber"];
            readonly maximum: components["schemas"]["NullableNumber"];
            /** @description The measure, as named in its file, that fills this column instead of its own */
            readonly derivedFrom: string | null;
            /** @description The file of that measure; absent if unknown */
            readonly derivedFile?: string;
        };
        readonly CatalogueCategory: {
            readonly key: components["schemas"]["FilterKey"];
            /** @description Analytes with a value. 0 hides the filter */
            readonly known: number;
            readonly minimum: components["schemas"]["NullableNumber"];
            readonly maximum: components["schemas"]["NullableNumber"];
            /** @description Every value with its count, for filters with a list of choices; else null */
            readonly options: readonly components["schemas"]["Suggestion"][] | null;
        };
        /** @description The filter that selects the reagents of such a collection. An own key is a family of the operator's sets */
        readonly CollectionCategory: ("diseases" | "pathways" | "goBioProcess" | "goMoleFunc" | "goCellComp" | "mesh") | components["schemas"]["OwnColumnKey"];
        readonly CollectionSource: {
            /** @description Publisher of the set; null if unknown */
            readonly source: string | null;
            /** @description Year, month or day of the edition; null if unknown */
            readonly date: string | null;
            /** @description Null if unknown */
            readonly licence: string | null;
        };
        readonly CollectionVersion: {
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Genes of the set with a reagent on the menu of this version */
            readonly genes: number;
            /** @description Reagents on that menu for these genes */
            readonly reagents: number;
            /** @description Reagents whose column has the param; 0 if this version was loaded without the set */
            readonly filtered: number;
        };
        readonly CollectionGene: {
            /** @description Symbol from the set, or of its id if the set has only that */
            readonly symbol: string;
            /** @description Null for a symbol of no known gene or of several */
            readonly entrezId: string | null;
            readonly seqIds: {
                readonly V_7K: readonly components["schemas"]["SeqId"][];
                readonly V_11K: readonly components["schemas"]["SeqId"][];
            };
        };
        readonly Collection: {
            /** @description Derived from the category and the name */
            readonly id: string;
            readonly category: components["schemas"]["CollectionCategory"];
            /** @description Value of the filter */
            readonly param: string;
            readonly name: string;
            /** @description Its members are invented for a demo catalogue */
            readonly isDemo: boolean;
            /** @description True if the genes include those that no version measures. False if the set comes from the catalogue itself, or if it has no data */
            readonly isWhole: boolean;
            /** @description Origins of the set; empty for a topic without data */
            readonly sources: readonly components["schemas"]["CollectionSource"][];
            /** @description Genes of the set */
            readonly geneCount: number;
            /** @description One entry per version with a catalogue */
            readonly versions: readonly components["schemas"]["CollectionVersion"][];
            /** @description Sorted by symbol; null without the parameter `genes` */
            readonly genes: readonly components["schemas"]["CollectionGene"][] | null;
        };
        readonly CollectionList: {
            readonly items: readonly components["schemas"]["Collection"][];
            /** @description Collections that match category and search */
            readonly total: number;
            readonly page: number;
            readonly size: number;
        };
        /**
         * @description Sets whose p-values are adjusted together. `topics`: the browse topics. `go`: terms of the three GO ontologies. `mesh`: MeSH
         *     terms. `others`: all other disease and pathway sets. `mine`: own collections of the person, which a client adds; no answer
         *     has it. An own key: a family of the operator's sets
         */
        readonly GeneSetFamily: ("topics" | "go" | "mesh" | "others" | "mine") | components["schemas"]["OwnColumnKey"];
        readonly GeneSetTable: {
            readonly version: components["schemas"]["AssayVersion"];
            readonly revision: components["schemas"]["Revision"];
            /** @description Revision of the other version's catalogue, whose sets are included; null without one */
            readonly otherRevision: components["schemas"]["Revision"] | null;
            /** @description The members are invented for a demo catalogue */
            readonly isDemo: boolean;
            /**
             * @description Column of the menu whose values are the keys of genes. Upper and lower case differ
             * @enum {string}
             */
            readonly key: "entrezGeneName";
            /** @description Gene symbols of all sets, each once, in order of first appearance */
            readonly genes: readonly string[];
            /** @description Genes that the menu measures under other symbols only. They do not count as measured */
            readonly renamed: readonly components["schemas"]["RenamedGene"][];
            readonly sets: readonly components["schemas"]["TestedGeneSet"][];
        };
        readonly RenamedGene: {
            /** @description Index in `genes` */
            readonly gene: number;
            /** @description Symbols of the reagents that measure the gene, by Entrez id or accession */
            readonly symbols: readonly string[];
        };
        readonly TestedGeneSet: {
            readonly family: components["schemas"]["GeneSetFamily"];
            readonly category: components["schemas"]["CollectionCategory"];
            /** @description Value of the filter */
            readonly param: string;
            /** @description Id of the collection */
            readonly id: string;
            readonly name: string;
            /** @description True if the genes include those that no version measures. False if the set comes from the catalogue itself */
            readonly isWhole: boolean;
            readonly sources: readonly components["schemas"]["CollectionSource"][];
            /** @description Indices in `genes`, ascending; not empty */
            readonly genes: readonly number[];
        };
        /**
         * @description In order of precedence, lowest first
         * @enum {string}
         */
        readonly RoleTitle: "SSM-Public" | "SSM-Registered" | "SSM-Verified" | "Certified-Site" | "Certified-Site-Customer";
        readonly SignedInPerson: {
            /** @description The identity provider's stable id of the person */
            readonly sub: string;
            /** @description Empty if the token has none */
            readonly email: string;
            /** @description Roles of the token, known or not */
            readonly roles: readonly string[];
            readonly role: components["schemas"]["RoleTitle"];
            /** @description Saved columns, else those of the token, else empty */
            readonly preferredCols: readonly components["schemas"]["ColumnKey"][];
            /**
             * Format: date-time
             * @description Expiry of the token
             */
            readonly expires: string;
        };
        readonly ColumnPreference: {
            readonly columns: readonly components["schemas"]["ColumnKey"][];
        };
        readonly PreferredColumns: {
            /** @description Empty without a preference */
            readonly columns: readonly components["schemas"]["ColumnKey"][];
        };
        /** @description Identifies a panel; URL-safe and unguessable */
        readonly PanelId: string;
        /** @description Identifies a reagent, such as 10000-28 */
        readonly SeqId: string;
        /** @description Identifies an own collection; URL-safe and unguessable. No curated collection has such an id */
        readonly OwnCollectionId: string;
        /** @description An entry of the list that a collection was made from, of which no reagent was taken */
        readonly LeftOutEntry: {
            /** @description The row's strongest identifier, as written */
            readonly written: string;
            readonly status: components["schemas"]["ImportStatus"];
            readonly reason: components["schemas"]["ImportReason"] | null;
        };
        readonly OwnCollectionContent: {
            /** @description 1 to 120 characters after trimming, without control characters; unique among the person's own collections */
            readonly name: string;
            /** @description Up to 2,000 characters, without control characters other than line breaks; default empty */
            readonly note?: string;
            /**
             * @description Reagents on the menu of either assay version, withdrawn ones, or those that the collection already has. A repeated SeqId
             *     keeps its first place.
             */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            /** @description Entries of the person's list of which no reagent was taken; default none */
            readonly leftOut?: readonly components["schemas"]["LeftOutEntry"][];
        };
        readonly OwnCollection: {
            readonly id: components["schemas"]["OwnCollectionId"];
            readonly name: string;
            readonly note: string;
            /** @description In the given order */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            readonly leftOut: readonly components["schemas"]["LeftOutEntry"][];
            /** Format: date-time */
            readonly created: string;
            /**
             * Format: date-time
             * @description When the content was saved last
             */
            readonly changed: string;
            /** @description ETag of the collection's state */
            readonly etag: string;
        };
        readonly OwnCollectionList: {
            readonly items: readonly components["schemas"]["OwnCollection"][];
        };
        readonly MembershipQuestion: {
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Without duplicates */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
        };
        readonly PanelMembership: {
            readonly panelId: components["schemas"]["PanelId"];
            readonly name: string;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Number of the newest version */
            readonly number: number;
            /** @description Reagents of the panel */
            readonly count: number;
            /** @description The reagents of the question that the panel has, in the order of the question */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
        };
        readonly CollectionMembership: {
            readonly id: string;
            readonly category: components["schemas"]["CollectionCategory"];
            /** @description Value of the filter */
            readonly param: string;
            readonly name: string;
            /** @description Its members are invented for a demo catalogue */
            readonly isDemo: boolean;
            /** @description Reagents that the filter finds on the menu */
            readonly count: number;
            /** @description The reagents of the question that the filter finds, in the order of the question */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
        };
        readonly Membership: {
            readonly catalogueRevision: components["schemas"]["Revision"];
            /** @description Reagents of the question that are not on the menu, which no collection can have */
            readonly notOnMenu: readonly components["schemas"]["SeqId"][];
            readonly panels: readonly components["schemas"]["PanelMembership"][];
            /** @description Panels that were read */
            readonly checked: number;
            /** @description Panels that the person has */
            readonly total: number;
            readonly collections: readonly components["schemas"]["CollectionMembership"][];
        };
        readonly PanelContent: {
            /** @description 1 to 120 characters after trimming, without control characters; unique among the person's panels */
            readonly name: string;
            /** @description Up to 2,000 characters, without control characters other than line breaks; default empty */
            readonly description?: string;
            readonly version: components["schemas"]["AssayVersion"];
            /**
             * @description Reagents on the menu of the version, withdrawn ones, or those of the panel's newest version. A repeated SeqId keeps
             *     its first place.
             */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            /** @description Imported lists and rules to add to the panel. A source with a known id is skipped, so a save can be repeated. */
            readonly sources?: readonly components["schemas"]["PanelSource"][];
        };
        /**
         * @description An imported list with the decision for each row; or a rule that kept one reagent per protein with the decision for each
         *     protein of which the list had several reagents; or a comparison of lists from which reagents were taken; or a move from
         *     another assay version with the outcome for each reagent; or a plan by goals and constraints with its reagents.
         */
        readonly PanelSource: {
            /** @description Created by the client, URL-safe */
            readonly id: string;
            /**
             * @description The file's name, or what was taken from compared lists, or the name of a moved list; null for a pasted list, a rule and
             *     a plan
             */
            readonly file: string | null;
            /**
             * @description `one_per_protein`: a rule; its rows are proteins. `comparison`: its rows are the compared lists. `move`: its rows are the
             *     reagents of the moved list. `catalogue_update`: its rows are reagents whose change a person has decided on. `plan`: its
             *     rows are the must-haves (`reader`), the chosen reagents (`rule`) and the excluded ones (`refused`). Absent for an
             *     imported list
             * @enum {string}
             */
            readonly kind?: "one_per_protein" | "comparison" | "move" | "catalogue_update" | "plan";
            readonly changedContent?: components["schemas"]["ChangedContent"];
            readonly moved?: components["schemas"]["PanelMove"];
            readonly planned?: components["schemas"]["PanelPlan"];
            /**
             * Format: date-time
             * @description When its analytes were added, or the rule applied, in UTC
             */
            readonly at: string;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Revision of the catalogue that answered; empty if unknown */
            readonly catalogueRevision: string;
            /** @description Revision with which `catalogueRevision` was compared; only for `catalogue_update`, whose `id` begins with `changes-` */
            readonly comparedRevision?: string;
            /** @description In list order */
            readonly rows: readonly components["schemas"]["PanelSourceRow"][];
        };
        /**
         * @description A row of a list; or a protein, with its accession in `raw`, `status` `several` and its number in `line`; or a compared list,
         *     with its name in `raw`, `status` `exact`, its number in `line` and its size in `count`; or a reagent of a moved list, with
         *     its SeqId in `raw` and `status` `exact` if the other menu has it, else `not_on_menu`; or a reagent of a plan, with its
         *     SeqId in `raw` and `status` `exact`, or an excluded reagent, with `seqIds` empty
         */
        readonly PanelSourceRow: {
            /** @description The sheet's name */
            readonly sheet: string;
            /** @description The row's number in its sheet */
            readonly line: number;
            /** @description The row's strongest identifier, as written */
            readonly raw: string;
            /** @description The person's edit of that cell; null without one */
            readonly edited: string | null;
            readonly status: components["schemas"]["ImportStatus"];
            readonly reason: components["schemas"]["ImportReason"] | null;
            /** @description SeqIds taken from this row, or kept for this protein */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            /** @description SeqIds of this protein that the rule removed; absent for rows of an imported list */
            readonly removed?: readonly components["schemas"]["SeqId"][];
            readonly decidedBy: components["schemas"]["PanelSourceDecision"];
            /** @description The measure that chose the best; null otherwise */
            readonly measure: components["schemas"]["ColumnKey"] | null;
            /**
             * @description The better end of the measure; null otherwise
             * @enum {string|null}
             */
            readonly order: "lowest" | "highest" | null;
            /** @description Number of rows or columns that a note is about, or of reagents of a compared list; absent for other rows */
            readonly count?: number;
            /** @description Lin's concordance of a moved reagent; absent if unknown */
            readonly ccc?: number;
            /** @description Scale factor of a moved reagent; absent if unknown */
            readonly scaleFactor?: number;
            /** @description What had changed when the person decided; only for rows of a `catalogue_update`, whose SeqId is in `raw` */
            readonly changes?: readonly components["schemas"]["ReagentChange"][];
        };
        readonly Tombstone: {
            readonly panelId: components["schemas"]["PanelId"];
            /**
             * Format: date-time
             * @description When the panel was deleted, in UTC; null while it exists
             */
            readonly deleted: string | null;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description Number of its newest version */
            readonly number: number;
            /** @description Null if the owner has not allowed it */
            readonly name: string | null;
            /** @description Content hash of its newest version; null if the owner has not allowed it */
            readonly hash: string | null;
            /** @description Whether the owner allows others to read name and hash */
            readonly isNamed: boolean;
            /** @description Whether the caller owns the panel */
            readonly isOwn: boolean;
        };
        readonly TombstonePermission: {
            /** @description Whether others may read the name and the content hash after the deletion */
            readonly isNamed: boolean;
        };
        /**
         * @description The content hash that an imported list stated, and the hash of what it contained, if a person accepted that they differ.
         *     Absent for other lists
         */
        readonly ChangedContent: {
            readonly stated: string;
            readonly computed: string;
        };
        /** @description The move that made a list; present for the kind `move` */
        readonly PanelMove: {
            readonly from: components["schemas"]["LiftedVersion"];
            readonly matrix: components["schemas"]["LiftMatrix"];
            /** @description Names and sources of the tables with coefficients; empty if none was loaded */
            readonly table: string;
            /** @description The moved panel; null for another list */
            readonly panelId: components["schemas"]["PanelId"] | null;
            /** @description Number of the panel's version; null for another list */
            readonly number: number | null;
        };
        /**
         * @description The terms and the outcome of the plan that made a list; present for the kind `plan`. Constraints are null or empty if they
         *     were not set
         */
        readonly PanelPlan: {
            readonly goals: readonly components["schemas"]["PlannedGoal"][];
            /**
             * @description Sample whose measures are limited
             * @enum {string}
             */
            readonly matrix: "plasma" | "serum";
            /** @description Greatest total CV in percent */
            readonly maximumCv: number | null;
            /** @description Least signal to noise */
            readonly minimumSignalToNoise: number | null;
            /** @description Allowed dilution groups; empty for all */
            readonly dilutionGroups: readonly string[];
            readonly maximumReagents: number | null;
            readonly onePerProtein: boolean;
            /**
             * @description `smallest`: the fewest reagents that meet all goals. `coverage`: the greatest mean over goals of the attained part of
             *     the wanted genes
             * @enum {string}
             */
            readonly objective: "smallest" | "coverage";
            /** @description Whether it is proved that no other panel is better by the objective */
            readonly isExact: boolean;
            /** @description For `smallest`, no panel has fewer reagents. For `coverage`, no panel has a greater mean, which is at most 1 */
            readonly bound: number;
        };
        readonly PlannedGoal: {
            /** @description Id of the collection */
            readonly id: string;
            readonly name: string;
            /** @description Wanted part of the measured genes in percent */
            readonly share: number;
            /** @description Number of genes to cover */
            readonly wanted: number;
            /** @description Number of genes that the plan covers */
            readonly covered: number;
            /** @description Number of genes that the menu measures */
            readonly measured: number;
        };
        /**
         * @description `rule`: found, and added without a decision. `reader`: chosen by hand. `reason`: accepted with all rows of one reason.
         *     `first`, `all`, `best`, `evidence`: the first, all, the best by `measure`, or the one with the most kinds of evidence, of
         *     several. `only`: the only one for this protein alone. `undecided`: several stayed, because a rule could not choose.
         *     `refused`: found or proposed, and refused by the person. `left_out`: nothing was taken.
         *     After a catalogue update: `accepted`: stays, with its changes. `replaced`: replaced by another reagent. `kept`: stays, and
         *     the update is not mentioned again.
         * @enum {string}
         */
        readonly PanelSourceDecision: "rule" | "reader" | "reason" | "first" | "all" | "best" | "evidence" | "only" | "undecided" | "refused" | "left_out" | "accepted" | "replaced" | "kept";
        readonly PanelSourceList: {
            readonly items: readonly components["schemas"]["PanelSource"][];
        };
        /**
         * @description `withdrawn`: no longer on the menu. `internal_use`: now for internal use. `returned`: on the menu again. `renamed`: another
         *     full name. `accession`, `gene`: other UniProt accessions, gene symbols or Entrez ids. `measure`: another value.
         *     `new_reagent`: reagents that are new on the menu and measure the same protein.
         * @enum {string}
         */
        readonly ReagentChangeKind: "withdrawn" | "internal_use" | "returned" | "renamed" | "accession" | "gene" | "measure" | "new_reagent";
        /** @enum {string} */
        readonly ReagentField: "status" | "fullName" | "uniProtId" | "entrezGeneName" | "entrezGeneId" | "reagents" | "loDb" | "signalToNoisePlasma" | "totalCVPlasma" | "correlationPlasma" | "fStatPlasma" | "medianNormalPlasma" | "signalToNoiseSerum" | "totalCVSerum" | "correlationSerum" | "fStatSerum" | "medianNormalSerum" | "mousePlasmaFstat";
        readonly ReagentChange: {
            readonly kind: components["schemas"]["ReagentChangeKind"];
            readonly field: components["schemas"]["ReagentField"];
            readonly before: components["schemas"]["ReagentFieldValue"];
            readonly after: components["schemas"]["ReagentFieldValue"];
        };
        /**
         * @description Texts; a number of a measure, in the unit of its column; or null if not reported. The texts of `status` are on_menu,
         *     not_listed, internal_use, deprecated, not_human, control or not_offered.
         */
        readonly ReagentFieldValue: readonly string[] | number | null;
        readonly ChangedReagent: {
            readonly seqId: components["schemas"]["SeqId"];
            /** @description The name in the newer catalogue, else in the older; null if not reported */
            readonly fullName: string | null;
            readonly changes: readonly components["schemas"]["ReagentChange"][];
            /** @description For a withdrawn reagent: reagents on the menu for a protein that it measured, not yet in the panel */
            readonly alternatives: readonly components["schemas"]["SeqId"][];
            /**
             * @description The newest decision about this update; null without one
             * @enum {string|null}
             */
            readonly decision: "accepted" | "replaced" | "kept" | null;
        };
        readonly ComparedRevision: {
            readonly revision: string;
            /** @description Null if the revision is not stored */
            readonly label: string | null;
            /** Format: date-time */
            readonly loaded: string | null;
        };
        /**
         * @description `current`: saved on `to` alone. `compared`. `older`: `to` is older than `from`. `not_stored`: `from` is no longer stored.
         *     `invented`: one of the two is an invented catalogue. Nothing is compared but for `compared`.
         * @enum {string}
         */
        readonly PanelChangeState: "current" | "compared" | "older" | "not_stored" | "invented";
        readonly PanelChanges: {
            readonly panelId: components["schemas"]["PanelId"];
            /** @description The panel's newest version */
            readonly number: number;
            readonly state: components["schemas"]["PanelChangeState"];
            readonly from: components["schemas"]["ComparedRevision"];
            readonly to: components["schemas"]["ComparedRevision"];
            /** @description Fields that one of the two catalogues lacks, or fills with another measure */
            readonly notCompared: readonly components["schemas"]["ReagentField"][];
            readonly items: readonly components["schemas"]["ChangedReagent"][];
        };
        readonly ChangedPanel: {
            readonly panelId: components["schemas"]["PanelId"];
            readonly state: components["schemas"]["PanelChangeState"];
            /** @description Number of changed reagents without a decision about this update */
            readonly affected: number;
        };
        readonly ChangedPanelList: {
            readonly items: readonly components["schemas"]["ChangedPanel"][];
            readonly checked: number;
            /** @description Number of the person's panels */
            readonly total: number;
        };
        readonly Panel: {
            readonly id: components["schemas"]["PanelId"];
            /** @description Number of the version, from 1 */
            readonly number: number;
            /** @description The `sub` of the owner */
            readonly owner: string;
            readonly name: string;
            readonly description: string;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description In the given order */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
            /**
             * Format: date-time
             * @description When the panel was created
             */
            readonly created: string;
            /**
             * Format: date-time
             * @description When this version was saved
             */
            readonly changed: string;
            readonly catalogueRevision: components["schemas"]["Revision"];
            /** @description ETag of this response, if a proxy removes the header. If-Match accepts only the newest version's */
            readonly etag: string;
        };
        readonly PanelSummary: {
            readonly id: components["schemas"]["PanelId"];
            readonly number: number;
            readonly owner: string;
            readonly name: string;
            readonly description: string;
            readonly version: components["schemas"]["AssayVersion"];
            /** @description SeqIds of the newest version */
            readonly count: number;
            /** Format: date-time */
            readonly created: string;
            /** Format: date-time */
            readonly changed: string;
            readonly catalogueRevision: components["schemas"]["Revision"];
            /** @description For If-Match, to delete or rename the panel from a list */
            readonly etag: string;
            /**
             * @description How many SeqIds of the newest version the active catalogue has in each dilution group, the largest group first. Their
             *     counts add up to `count`. Absent if there is no catalogue, or if the list could not be read
             */
            readonly dilutions?: readonly components["schemas"]["PanelDilution"][];
        };
        readonly PanelDilution: {
            /** @description The group, such as `20%`; null for SeqIds that are not on the menu, or of which it states no group */
            readonly group: string | null;
            readonly count: number;
        };
        readonly PanelList: {
            readonly items: readonly components["schemas"]["PanelSummary"][];
            /** @description Panels that match */
            readonly total: number;
            readonly page: number;
            readonly size: number;
        };
        readonly PanelVersion: {
            readonly number: number;
            readonly name: string;
            readonly description: string;
            readonly count: number;
            readonly catalogueRevision: components["schemas"]["Revision"];
            /** Format: date-time */
            readonly saved: string;
        };
        readonly PanelVersionList: {
            readonly items: readonly components["schemas"]["PanelVersion"][];
            readonly total: number;
            readonly page: number;
            readonly size: number;
        };
        /**
         * @description - `exact`: the cell, as written, is the identifier of its own kind for one reagent. No other cell contradicts it.
         *     - `normalised`: the same in another notation, given by `reason`.
         *     - `proposed`: another name, another column's kind, a repair, or one of several readings. The candidates await a decision.
         *     - `several`: as written it names a protein that several reagents measure, which are the candidates.
         *     - `other_version`: only the other assay version measures it. Its reagents are in `elsewhere`.
         *     - `not_on_menu`: known, and not offered or not measured.
         *     - `not_recognised`: unknown, or absent from both catalogues. Candidates, if any, have similar names.
         *     - `duplicate`: repeats the reagent of an earlier row, or its text and candidates.
         *     - `note`: a comment, a title, a placeholder, a row without an identifier, or a notice about omitted parts.
         *     - `heading`: column titles, or a row above them.
         *     - `blank`: an empty row between others.
         *
         *     The server chooses no candidate of any row.
         * @enum {string}
         */
        readonly ImportStatus: "exact" | "normalised" | "proposed" | "several" | "other_version" | "not_on_menu" | "not_recognised" | "duplicate" | "note" | "heading" | "blank";
        /**
         * @description Another notation of the identifier:
         *
         *     - `spelling`: case, the kind of dash, quotes or outer spaces differ.
         *     - `prefix`: such as seq.10000.28 or UniProtKB:P05231.
         *     - `suffix`: such as 10000-28_3, or a final comma.
         *     - `current_symbol`: the approved symbol of a gene that has an older symbol in the catalogue.
         *
         *     Proposals:
         *
         *     - `loose_spelling`: a name without spaces, dashes and accents, or with a Greek letter spelled out.
         *     - `alias`: another symbol of the gene.
         *     - `previous_symbol`: a former symbol of the gene.
         *     - `several_symbols`: another name of several genes.
         *     - `other_kind`: an identifier of another kind than its column.
         *     - `several_meanings`: identifiers of different proteins with the same text.
         *     - `isoform`: such as P05231-2.
         *     - `successor`: a replaced accession.
         *     - `same_gene`: an accession or gene id of a gene that is measured under another.
         *     - `same_protein`: a gene whose protein is listed under another gene.
         *     - `id_alone`: a reagent has the gene's Entrez id, but symbols of other genes.
         *     - `entry_name`: such as IL6_HUMAN.
         *     - `other_assay`: the id of another platform's assay; the reagents measure the same protein.
         *     - `some_of_list`: several identifiers in one cell that do not name one reagent together.
         *     - `date`: a date cell that was a SeqId such as 10-1.
         *     - `damaged_date`: text such as Jan-03, or a date that was a gene symbol.
         *     - `rounded_number`: such as 10010.1, which may have been 10010-1 or 10010-10.
         *     - `columns_disagree`: columns of the row name different reagents.
         *     - `columns_unconfirmed`: a column has an unknown or unreadable identifier.
         *     - `internal_use`: a withdrawn reagent, by SeqId: the vendor uses it, perhaps for another protein than before.
         *     - `deprecated`: a withdrawn reagent, by SeqId.
         *
         *     Several reagents:
         *
         *     - `several_reagents`: several reagents measure the protein.
         *     - `other_column`: another column chose one of them.
         *
         *     Not on the menu:
         *
         *     - `not_human`: a reagent for a protein of another species.
         *     - `control`: a control reagent.
         *     - `not_offered`: a reagent that the menu leaves out.
         *     - `not_measured`: a known gene or protein without a reagent.
         *
         *     Not recognised:
         *
         *     - `unknown`: no table has the text.
         *     - `words`: the candidates have all words of the text in their names; more than 20 are only counted, in `count`. Without
         *       them, the reagents of the other assay version whose names have the words are in `elsewhere`.
         *     - `near`: the candidates differ by one typing slip.
         *     - `unknown_seq_id`: neither catalogue has the SeqId.
         *     - `unknown_accession`: no table has the accession.
         *     - `unknown_id`: no loaded table has the well-formed id.
         *     - `no_table`: no table of this kind of identifier is loaded.
         *     - `number`: a plain number.
         *     - `scientific_number`: such as 1E+04.
         *     - `formula_error`: such as `#REF!`.
         *     - `too_long`: more than 200 characters.
         *
         *     Notes:
         *
         *     - `hidden_sheet`: stands for all rows of a hidden sheet.
         *     - `hidden_rows`: stands for the `count` hidden rows of a sheet.
         *     - `hidden_columns`: stands for the `count` hidden columns of a sheet.
         *     - `repeated_rows`: stands for the `count` repeats in a list of more than 20,000 rows.
         *     - `comment`: such as a line that begins with `#` or `//`.
         *     - `section_title`: a title between rows.
         *     - `placeholder`: such as n/a.
         *     - `no_identifier`: the columns read have no identifier.
         * @enum {string}
         */
        readonly ImportReason: "spelling" | "prefix" | "suffix" | "current_symbol" | "loose_spelling" | "alias" | "previous_symbol" | "several_symbols" | "other_kind" | "several_meanings" | "isoform" | "successor" | "same_gene" | "same_protein" | "id_alone" | "entry_name" | "other_assay" | "some_of_list" | "date" | "damaged_date" | "rounded_number" | "columns_disagree" | "columns_unconfirmed" | "several_reagents" | "other_column" | "not_human" | "control" | "not_offered" | "internal_use" | "deprecated" | "not_measured" | "unknown" | "words" | "near" | "unknown_seq_id" | "unknown_accession" | "unknown_id" | "no_table" | "number" | "scientific_number" | "formula_error" | "too_long" | "hidden_sheet" | "hidden_rows" | "hidden_columns" | "repeated_rows" | "comment" | "section_title" | "placeholder" | "no_identifier";
        /**
         * @description Strongest kind first. `somaId` is SomaLogic's target id (SL000123), `entrez` an NCBI gene id, `any` a column of any kind.
         * @enum {string}
         */
        readonly IdentifierKind: "seqId" | "somaId" | "uniProt" | "entrez" | "hgnc" | "ensembl" | "refSeq" | "symbol" | "targetName" | "fullName" | "any";
        /** @description One reading of a cell, and what is known about it */
        readonly ImportMeaning: {
            /** @description The cell, up to 200 characters */
            readonly written: string;
            /** @description Column of the cell, from 0 */
            readonly column: number | null;
            readonly kind: components["schemas"]["IdentifierKind"];
            /** @description The possible identifier, as in the tables */
            readonly name: string;
            /** @description Reason for the reading; null if it is as written */
            readonly how: components["schemas"]["ImportReason"] | null;
            /**
             * @description `not_measured`: known, but neither menu has a reagent for it
             * @enum {string}
             */
            readonly state: "on_menu" | "other_version" | "off_menu" | "not_measured" | "unknown";
            /** @description Its reagents, at most 20 */
            readonly seqIds: readonly components["schemas"]["SeqId"][];
        };
        /** @description A further cell that agrees with the reagent of its row */
        readonly ImportEvidence: {
            /** @description Column index, from 0 */
            readonly column: number;
            readonly kind: components["schemas"]["IdentifierKind"];
            /** @description The cell, up to 200 characters */
            readonly written: string;
        };
        /**
         * @description Rows of text instead of a workbook, at most 10 MiB as JSON. The server reads them like the sheet "Sheet1" of a workbook
         *     whose cells are text; empty cells are blank. Limits and responses are the same.
         */
        readonly ListRows: {
            readonly rows: readonly (readonly string[])[];
            readonly layout?: components["schemas"]["ImportLayout"];
        };
        /** @description The columns to read, instead of detection. Sheets that are not named are left out. */
        readonly ImportLayout: {
            readonly sheets: readonly components["schemas"]["SheetLayout"][];
            /** @description Also reads hidden rows and columns; default false */
            readonly hidden?: boolean;
        };
        readonly SheetLayout: {
            /** @description The sheet's name */
            readonly sheet: string;
            /** @description Line of the column titles. It and all lines above are headings. Null without titles. */
            readonly header: number | null;
            /** @description In any order. The strongest kind counts first */
            readonly columns: readonly {
                /** @description Column index, from 0 */
                readonly column: number;
                readonly kind: components["schemas"]["IdentifierKind"];
            }[];
        };
        /** @description What an exported panel states about its content, and what its content is */
        readonly PanelFileCheck: {
            /**
             * @description The assay version that the list states
             * @enum {string|null}
             */
            readonly version: "V_7K" | "V_11K" | null;
            /** @description Number of distinct SeqIds */
            readonly count: number;
            /** @description The content hash that the list states; null if it states none */
            readonly stated: string | null;
            /** @description The content hash of the version and the SeqIds */
            readonly computed: string | null;
        };
        /** @description First rows of a sheet, and the detected kinds of its columns */
        readonly SheetPreview: {
            readonly sheet: string;
            /** @description True for a hidden sheet, whose rows are not read; else absent */
            readonly hidden?: boolean;
            /** @description Hidden rows with content, read or not; absent without any */
            readonly hiddenRows?: number;
            /** @description Hidden columns with content in a visible row; absent without any */
            readonly hiddenColumns?: number;
            /** @description Rows with content, without hidden rows unless requested */
            readonly rowCount: number;
            /** @description Line of the column titles */
            readonly header: number | null;
            /** @description Columns with content, from left to right; at most 256 */
            readonly columns: readonly {
                /** @description Column index, from 0 */
                readonly column: number;
                /** @description Title in the header, up to 200 characters */
                readonly title: string | null;
                /** @description The kind to read; null if the column is not read */
                readonly kind: components["schemas"]["IdentifierKind"] | null;
                /**
                 * @description Detected by `title`, by `content`, or as the only `one`; null if not read
                 * @enum {string|null}
                 */
                readonly guess: "title" | "content" | "one" | null;
                /** @description Share of cells of that kind among the first rows */
                readonly share: number | null;
            }[];
            /** @description The first 20 rows */
            readonly rows: readonly {
                readonly line: number;
                /** @description Texts of the cells from the first column, up to 200 characters each; null if empty */
                readonly cells: readonly (string | null)[];
            }[];
        };
        /** @description A reagent that a row may mean */
        readonly ImportCandidate: {
            readonly seqId: components["schemas"]["SeqId"];
            readonly fullName: components["schemas"]["NullableText"];
            readonly targetName: components["schemas"]["NullableText"];
            readonly uniProtId: components["schemas"]["NullableList"];
            readonly entrezGeneName: components["schemas"]["NullableList"];
        };
        /**
         * @description The answer for one row. The fields of a reagent are those of the found one, for a duplicate of the one found earlier,
         *     else null.
         */
        readonly ImportedRow: {
            /** @description The sheet's name */
            readonly sheet: string;
            /** @description The row's number in its sheet, as a spreadsheet shows it */
            readonly line: number;
            /** @description The row's strongest identifier as written, else its first cell; up to 200 characters */
            readonly raw: string;
            /** @description Column of that cell, from 0; null without one */
            readonly column: number | null;
            /** @description Kind of that column; null for a row that is no item */
            readonly kind: components["schemas"]["IdentifierKind"] | null;
            readonly status: components["schemas"]["ImportStatus"];
            readonly reason: components["schemas"]["ImportReason"] | null;
            /**
             * @description Rows or columns that a `hidden_rows`, `hidden_columns` or `repeated_rows` note stands for, or reagents that `words`
             *     only counts; else absent
             */
            readonly count?: number;
            /** @description The line that a duplicate repeats */
            readonly duplicateOf: number | null;
            /** @description The sheet of that line */
            readonly duplicateSheet: string | null;
            /** @description True if the row, as written, names reagents on the menu: exact, normalised, several, their duplicates */
            readonly existsInDB: boolean;
            /** @description Possible reagents of the version, or a withdrawn one */
            readonly candidates: readonly components["schemas"]["ImportCandidate"][];
            /** @description Possible reagents of the other version */
            readonly elsewhere: readonly components["schemas"]["ImportCandidate"][];
            /** @description Readings of all cells behind the answer; empty for a row found as written */
            readonly meanings: readonly components["schemas"]["ImportMeaning"][];
            /** @description For a row found as written: its other cells, which agree */
            readonly evidence: readonly components["schemas"]["ImportEvidence"][];
            readonly seqId: components["schemas"]["SeqId"] | null;
            readonly fullName: components["schemas"]["NullableText"];
            readonly targetName: components["schemas"]["NullableText"];
            readonly uniProtId: components["schemas"]["NullableList"];
            readonly entrezGeneName: components["schemas"]["NullableList"];
        };
        /**
         * @description An address is http(s), relative to the application's base path (such as `oidc`), or a path of the application (such as
         *     `/`).
         */
        readonly AppSettings: {
            /** @description Top heading and default page title */
            readonly menuName: string;
            /** @description Address of /sat, such as `sat` */
            readonly api: string;
            readonly identity: components["schemas"]["NoIdentity"] | components["schemas"]["OidcIdentity"];
            readonly flags: components["schemas"]["FlagSettings"];
            readonly forms: components["schemas"]["FormSettings"] | null;
            /** @description Script of a consent manager; null for the application's own page */
            readonly cookiePolicyUrl: string | null;
            /** @description Milliseconds that a response may stall before the call times out */
            readonly inactivityMs: number;
            readonly analyticsId: components["schemas"]["NullableText"];
            readonly errorReports: components["schemas"]["ErrorReportSettings"] | null;
            readonly links: components["schemas"]["ExternalLinks"];
            /** @description Further items after the application's own, in this order */
            readonly menuItems: readonly components["schemas"]["MenuItem"][];
            /** @description Database links on spec sheets, in this order; null for the application's own list */
            readonly databases: readonly components["schemas"]["DatabaseLink"][] | null;
        };
        /** @description Sign-in is off */
        readonly NoIdentity: {
            /** @constant */
            readonly kind: "none";
        };
        readonly OidcIdentity: {
            /** @constant */
            readonly kind: "oidc";
            /** @description The issuer; `oidc` is the server's own development provider */
            readonly authority: string;
            readonly clientId: string;
            /** @description The `audience` parameter of sign-in requests */
            readonly audience: string;
            readonly scope: string;
            /** @description Prefix of `roles` and `preferredCols` in tokens */
            readonly claimNamespace: string;
            /** @description Address after signing out */
            readonly logoutUrl: string;
            /** @description Address after a failed sign-in */
            readonly loginErrorPath: string;
        };
        /**
         * @description The flag service and only its own settings. `ofrep` has a `url`, below which /ofrep/v1 is. `split` has the `key` of an
         *     environment, `static` the `values`. Other services are possible.
         */
        readonly FlagSettings: {
            /** @description Name of the service, such as `ofrep` */
            readonly provider: string;
            /** @description Address of the service; empty for the application's base path */
            readonly url?: string;
            /** @description The browser's key for the service */
            readonly key?: string;
            /** @description The flags by key */
            readonly values?: {
                readonly [key: string]: string | boolean | number;
            };
        };
        readonly FormSettings: {
            /** @enum {string} */
            readonly region: "na1" | "eu1";
            readonly portalId: string;
            readonly signUpFormId: components["schemas"]["NullableText"];
            readonly requestAccessFormId: components["schemas"]["NullableText"];
            /** @description Script that renders a form */
            readonly scriptUrl: string;
        };
        readonly ErrorReportSettings: {
            readonly dsn: string;
            readonly environment: string;
        };
        readonly ExternalLinks: {
            readonly portal: components["schemas"]["NullableText"];
            readonly customerService: components["schemas"]["NullableText"];
            readonly studies: components["schemas"]["NullableText"];
            readonly dataVisualizationLogin: components["schemas"]["NullableText"];
            /** @description Address for access requests if there is no form; http, https or mailto */
            readonly requestAccess: components["schemas"]["NullableText"];
        };
        readonly MenuItem: {
            readonly label: string;
            readonly url: string;
            /** @description Roles that see the item; null for every role but SSM-Public */
            readonly roles: readonly components["schemas"]["RoleTitle"][] | null;
        };
        readonly DatabaseLink: {
            readonly label: string;
            /** @description An https address with either `{accession}` or `{gene}` */
            readonly template: string;
        };
        readonly FileId: string;
        readonly FileList: {
            readonly categories: readonly components["schemas"]["FileCategory"][];
        };
        readonly FileCategory: {
            /** @description Part of the address of its page */
            readonly id: string;
            readonly title: string;
            readonly description: components["schemas"]["NullableText"];
            readonly files: readonly components["schemas"]["ListedFile"][];
        };
        readonly ListedFile: {
            readonly id: components["schemas"]["FileId"];
            /** @description File name of the download */
            readonly name: string;
            readonly title: string;
            readonly description: components["schemas"]["NullableText"];
            /** @description Whether it has data of a demo catalogue */
            readonly isDemo: boolean;
            /** @description In bytes; null with a problem */
            readonly size: number | null;
            /**
             * Format: date-time
             * @description Last change; null with a problem
             */
            readonly changed: string | null;
            /**
             * Format: date
             * @description The date of `changed`, such as 2026-11-22, if the time has no meaning: for release notes and demo catalogues.
             *     `changed` is then midnight UTC of this date. The date is the same in every time zone.
             */
            readonly changedOn?: string;
            /** @description SHA-256 in hexadecimal digits; null with a problem */
            readonly sha256: string | null;
            readonly problem: components["schemas"]["FileProblem"];
        };
        /**
         * @description Why the file cannot be downloaded; null if it can. `missing`: the file does not exist. `changed`: its checksum differs
         *     from the index. `outside`: its path is outside the folder. `unreadable`: the server may not read it, or it is no file.
         *     `not_ready`: its catalogue is not loaded yet.
         * @enum {unknown}
         */
        readonly FileProblem: "missing" | "changed" | "outside" | "unreadable" | "not_ready" | null;
        readonly ReleaseNote: {
            /** @description Such as 1.2.0; unique */
            readonly version: string;
            /**
             * Format: date
             * @description Release date, such as 2026-11-22
             */
            readonly date: string;
            readonly title: string;
            /** @description CommonMark with tables; HTML is shown as text */
            readonly markdown: string;
        };
        readonly FlagEvaluation: {
            readonly key: string;
            readonly value: string | boolean | number;
            /** @constant */
            readonly reason: "STATIC";
            /** @description The value as text */
            readonly variant: string;
        };
        /** @enum {string} */
        readonly ProblemCode: "invalid_parameter" | "unknown_version" | "unknown_field" | "unknown_filter" | "invalid_filter" | "invalid_operator" | "invalid_number" | "invalid_range" | "too_many_clauses" | "too_many_keywords" | "filter_not_in_version" | "not_on_menu" | "unauthenticated" | "forbidden" | "filter_forbidden" | "not_found" | "analyte_not_found" | "method_not_allowed" | "not_acceptable" | "conflict" | "name_taken" | "too_many_panels" | "too_many_versions" | "too_many_collections" | "too_much_stored" | "precondition_failed" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "too_many_rows" | "unreadable_workbook" | "empty_workbook" | "precondition_required" | "too_many_requests" | "too_much_sent" | "headers_too_large" | "internal" | "unavailable" | "insufficient_storage";
        readonly Problem: {
            /** Format: uri-reference */
            readonly type: string;
            readonly title: string;
            readonly status: number;
            /** @description The cause and the remedy */
            readonly detail: string;
            readonly code: components["schemas"]["ProblemCode"];
            /** @description Parameter, body member or filter key at fault */
            readonly field?: string;
            /** @description Filter clause at fault, from 1 */
            readonly clause?: number;
            /** @description The caller's panel that already has the name */
            readonly panelId?: string;
            /** @description The caller's own collection that already has the name */
            readonly collectionId?: string;
            /** @description Current number of a changed panel */
            readonly number?: number;
            /** @description Current ETag of the changed panel or own collection */
            readonly etag?: string;
            /** @description SeqIds off the menu, at most 20 */
            readonly seqIds?: readonly string[];
            /** @description Number of SeqIds off the menu */
            readonly count?: number;
            /** @description Similar SeqIds on the menu, nearest first */
            readonly nearest?: readonly components["schemas"]["SeqId"][];
            /** @description The other version if its menu has the SeqId */
            readonly otherVersion?: components["schemas"]["AssayVersion"];
            /** @description Present for a SeqId that is no longer offered */
            readonly withdrawn?: components["schemas"]["WithdrawnReagent"];
            /**
             * @description Why menus leave out a SeqId that a catalogue has; the reasons of an import
             * @enum {string}
             */
            readonly offMenu?: "not_human" | "control" | "not_offered";
            readonly requestId: string;
        };
    };
    responses: {
        /** @description The columns in preferred order */
        readonly ColumnPreference: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["PreferredColumns"];
            };
        };
        /** @description The panel */
        readonly Panel: {
            headers: {
                readonly ETag: components["headers"]["PanelTag"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Panel"];
            };
        };
        /** @description The own collection */
        readonly OwnCollection: {
            headers: {
                readonly ETag: components["headers"]["CollectionTag"];
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["OwnCollection"];
            };
        };
        /** @description What the address of a panel says after its deletion */
        readonly Tombstone: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Tombstone"];
            };
        };
        /** @description One item per row, in file order */
        readonly ImportedRows: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["ImportedRow"][];
            };
        };
        /** @description One item per sheet, in workbook order */
        readonly SheetPreviews: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["SheetPreview"][];
            };
        };
        /** @description The error */
        readonly Problem: {
            headers: {
                readonly "X-Request-Id": components["headers"]["XRequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description `public` is open to all callers. `secured` needs a bearer token; every role but SSM-Public may then use all filters. */
        readonly reqPath: components["schemas"]["RequestPath"];
        readonly version: components["schemas"]["AssayVersion"];
        /**
         * @description Clauses joined by `&`; all must match. A clause is key, operator and value. Percent-encode each value, then the whole
         *     text once more.
         * @example dilGroup=20%25&loDb>100
         */
        readonly filters: string;
        /**
         * @description Comma-separated keys or short keys of columns; default all columns of the version. `seqId` is always included.
         *     `otherNames` is not a column and is included only if named.
         * @example seqId,fullName,targetName
         */
        readonly fields: string;
        /**
         * @description The `edition` of an earlier response. If it is current, a response that visitors may get too is `immutable` for a year.
         *     For another edition the response is from the current catalogue and is `no-store`.
         */
        readonly edition: components["schemas"]["Edition"];
        /** @description The `sub` of the access token; any other gets 403 */
        readonly userSub: string;
        readonly panelId: components["schemas"]["PanelId"];
        readonly collectionId: components["schemas"]["OwnCollectionId"];
        /** @description Page number, from 1; a page beyond the last is empty */
        readonly page: number;
        /** @description Maximum number of items per page */
        readonly size: number;
        /** @description The panel's ETag, weak or strong; `*` for any state */
        readonly ifMatch: string;
        /** @description The collection's ETag, weak or strong; `*` for any state */
        readonly ifMatchCollection: string;
        readonly ifNoneMatch: string;
    };
    requestBodies: {
        readonly ColumnPreference: {
            readonly content: {
                readonly "application/json": components["schemas"]["ColumnPreference"];
            };
        };
        readonly PanelContent: {
            readonly content: {
                readonly "application/json": components["schemas"]["PanelContent"];
            };
        };
        readonly OwnCollectionContent: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnCollectionContent"];
            };
        };
        readonly List: {
            readonly content: {
                readonly "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One .xlsx workbook, at most 10 MiB
                     */
                    readonly file: string;
                    readonly layout?: components["schemas"]["ImportLayout"];
                };
                readonly "application/json": components["schemas"]["ListRows"];
            };
        };
        readonly FlagContext: {
            readonly content: {
                readonly "application/json": {
                    readonly context?: {
                        readonly targetingKey?: string;
                    };
                };
            };
        };
    };
    headers: {
        /** @description Strong validator */
        readonly ETag: string;
        /** @description Identifies the state of the panel. A new version, a deletion and a restore change it */
        readonly PanelTag: string;
        /** @description Identifies the state of the own collection. A change, a deletion and a restore change it */
        readonly CollectionTag: string;
        /** @description Last change of the file, as an HTTP date */
        readonly LastModified: string;
        /** @description `bytes` */
        readonly AcceptRanges: string;
        /** @description Such as `bytes 1000-1999/5000` */
        readonly ContentRange: string;
        /** @description Such as `attachment; filename="…"` */
        readonly ContentDisposition: string;
        /** @description Identifies the request in the server's log */
        readonly XRequestId: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly searchAnalytes: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /**
                 * @description Clauses joined by `&`; all must match. A clause is key, operator and value. Percent-encode each value, then the whole
                 *     text once more.
                 * @example dilGroup=20%25&loDb>100
                 */
                readonly filters?: components["parameters"]["filters"];
                /**
                 * @description Comma-separated keys or short keys of columns; default all columns of the version. `seqId` is always included.
                 *     `otherNames` is not a column and is included only if named.
                 * @example seqId,fullName,targetName
                 */
                readonly fields?: components["parameters"]["fields"];
                /** @description Number of analytes to skip, in catalogue order; default 0 */
                readonly offset?: number;
                /** @description Maximum number of analytes; all by default */
                readonly limit?: number;
                /**
                 * @description The `edition` of an earlier response. If it is current, a response that visitors may get too is `immutable` for a year.
                 *     For another edition the response is from the current catalogue and is `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /** @description `public` is open to all callers. `secured` needs a bearer token; every role but SSM-Public may then use all filters. */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The analytes that satisfy every clause; may be empty */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Analyte"][];
                    readonly "application/vnd.ssm.columns+json": components["schemas"]["AnalyteColumns"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly countAnalytes: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /**
                 * @description Clauses joined by `&`; all must match. A clause is key, operator and value. Percent-encode each value, then the whole
                 *     text once more.
                 * @example dilGroup=20%25&loDb>100
                 */
                readonly filters?: components["parameters"]["filters"];
                /**
                 * @description The `edition` of an earlier response. If it is current, a response that visitors may get too is `immutable` for a year.
                 *     For another edition the response is from the current catalogue and is `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /** @description `public` is open to all callers. `secured` needs a bearer token; every role but SSM-Public may then use all filters. */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The counts */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AnalyteCount"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getAnalyte: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /** @description A SeqId such as 10000-28. Another spelling gets 400, with the SeqId in `nearest` */
                readonly seqId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The spec sheet */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AnalyteSheet"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getLiftTable: {
        readonly parameters: {
            readonly query: {
                /** @description The version in which the list was measured */
                readonly from: components["schemas"]["LiftedVersion"];
                /** @description The version to which the list is moved */
                readonly to: components["schemas"]["AssayVersion"];
                /** @description Coefficients apply to one matrix only */
                readonly matrix: components["schemas"]["LiftMatrix"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The table */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LiftTable"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly suggestValues: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /** @description The key of a filter with text values */
                readonly field: components["schemas"]["FilterKey"];
                /** @description The text to find; not empty after trimming */
                readonly term: string;
                /** @description Maximum number of values */
                readonly limit?: number;
                /**
                 * @description The `edition` of an earlier response. If it is current, a response that visitors may get too is `immutable` for a year.
                 *     For another edition the response is from the current catalogue and is `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /** @description `public` is open to all callers. `secured` needs a bearer token; every role but SSM-Public may then use all filters. */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The values, best first */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Suggestion"][];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly describeCatalogue: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
                /**
                 * @description The `edition` of an earlier response. If it is current, a response that visitors may get too is `immutable` for a year.
                 *     For another edition the response is from the current catalogue and is `no-store`.
                 */
                readonly edition?: components["parameters"]["edition"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path: {
                /** @description `public` is open to all callers. `secured` needs a bearer token; every role but SSM-Public may then use all filters. */
                readonly reqPath: components["parameters"]["reqPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The catalogue of the version */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Catalogue"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listCollections: {
        readonly parameters: {
            readonly query?: {
                /** @description `topics`, or `geneSets` for all other sets */
                readonly kind?: "topics" | "geneSets";
                /** @description Only collections of this category */
                readonly category?: components["schemas"]["CollectionCategory"];
                /** @description Comma-separated ids. Returns only these collections, topics and other sets alike, without regard to `kind`. Ids of no collection are left out */
                readonly ids?: string;
                /** @description Words of the name, in any order; case and accents are ignored */
                readonly search?: string;
                /** @description `true` adds each gene with its reagents; default: only counts */
                readonly genes?: boolean;
                /** @description Page number, from 1; a page beyond the last is empty */
                readonly page?: components["parameters"]["page"];
                /** @description Maximum number of items per page */
                readonly size?: components["parameters"]["size"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the collections */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CollectionList"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getGeneSets: {
        readonly parameters: {
            readonly query: {
                /** @description The version of the menu with which the sets are joined */
                readonly version: components["schemas"]["AssayVersion"];
            };
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sets */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GeneSetTable"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly validateToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The person of the token */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedInPerson"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Signed out */
            readonly 204: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly downloadTemplate: {
        readonly parameters: {
            readonly query?: {
                /** @description `true` for the import template; default: the bulk search template */
                readonly templateImport?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook; Content-Disposition has its file name */
            readonly 200: {
                headers: {
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly bulkSearch: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["List"];
        readonly responses: {
            readonly 200: components["responses"]["ImportedRows"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly importAnalytes: {
        readonly parameters: {
            readonly query: {
                readonly version: components["parameters"]["version"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["List"];
        readonly responses: {
            readonly 200: components["responses"]["ImportedRows"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly previewWorkbook: {
        readonly parameters: {
            readonly query?: {
                /** @description `true` includes hidden rows and columns */
                readonly hidden?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["List"];
        readonly responses: {
            readonly 200: components["responses"]["SheetPreviews"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly checkPanelFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["List"];
        readonly responses: {
            /** @description The stated and the computed hash */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelFileCheck"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getColumns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ColumnPreference"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly saveColumns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ColumnPreference"];
        readonly responses: {
            readonly 200: components["responses"]["ColumnPreference"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly saveColumnsByPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["ColumnPreference"];
        readonly responses: {
            readonly 200: components["responses"]["ColumnPreference"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPanels: {
        readonly parameters: {
            readonly query?: {
                /** @description Text in the name or description; case and accents are ignored */
                readonly search?: string;
                /** @description A reagent in the newest version */
                readonly seqId?: components["schemas"]["SeqId"];
                readonly sort?: "name" | "changed" | "count" | "version";
                /** @description Default: descending for changed and count, ascending for name and version */
                readonly direction?: "ascending" | "descending";
                /** @description Page number, from 1; a page beyond the last is empty */
                readonly page?: components["parameters"]["page"];
                /** @description Maximum number of items per page */
                readonly size?: components["parameters"]["size"];
            };
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the panels */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createPanel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The caller's key for this creation, 1 to 255 printable ASCII characters */
                readonly "Idempotency-Key"?: string;
            };
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["PanelContent"];
        readonly responses: {
            /** @description The current state of the panel that an earlier request with this key created */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["PanelTag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Panel"];
                };
            };
            /** @description The new panel */
            readonly 201: {
                headers: {
                    readonly ETag: components["headers"]["PanelTag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Panel"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPanel: {
        readonly parameters: {
            readonly query?: {
                /** @description An earlier version; default the newest */
                readonly number?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Panel"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly savePanel: {
        readonly parameters: {
            readonly query?: {
                /** @description The restored version; its SeqIds are accepted even off the menu */
                readonly restores?: number;
            };
            readonly header: {
                /** @description The panel's ETag, weak or strong; `*` for any state */
                readonly "If-Match": components["parameters"]["ifMatch"];
            };
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["PanelContent"];
        readonly responses: {
            readonly 200: components["responses"]["Panel"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deletePanel: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The panel's ETag, weak or strong; `*` for any state */
                readonly "If-Match": components["parameters"]["ifMatch"];
            };
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted; the name is free again */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["PanelTag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getTombstone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Tombstone"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly saveTombstone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TombstonePermission"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Tombstone"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPanelVersions: {
        readonly parameters: {
            readonly query?: {
                /** @description Page number, from 1; a page beyond the last is empty */
                readonly page?: components["parameters"]["page"];
                /** @description Maximum number of items per page */
                readonly size?: components["parameters"]["size"];
            };
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the versions */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelVersionList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listPanelSources: {
        readonly parameters: {
            readonly query?: {
                /** @description An earlier version; default the newest */
                readonly number?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sources; empty without imported lists and rules */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelSourceList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listChangedPanels: {
        readonly parameters: {
            readonly query?: {
                /** @description Relative change of a measure in percent, beyond which it counts; every other change counts always */
                readonly bound?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The affected panels, and those that cannot be compared, newest change first */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ChangedPanelList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly findMembership: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MembershipQuestion"];
            };
        };
        readonly responses: {
            /** @description The panels and collections that have at least one of the reagents, those with most first */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Membership"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getPanelChanges: {
        readonly parameters: {
            readonly query?: {
                /** @description A stored revision of the panel's assay version; default the one in use */
                readonly to?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly panelId: components["parameters"]["panelId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The changed reagents in the panel's order */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PanelChanges"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listOwnCollections: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The collections */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OwnCollectionList"];
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly createOwnCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The `sub` of the access token; any other gets 403 */
                readonly userSub: components["parameters"]["userSub"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["OwnCollectionContent"];
        readonly responses: {
            readonly 200: components["responses"]["OwnCollection"];
            readonly 201: components["responses"]["OwnCollection"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getOwnCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly collectionId: components["parameters"]["collectionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OwnCollection"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly saveOwnCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The collection's ETag, weak or strong; `*` for any state */
                readonly "If-Match": components["parameters"]["ifMatchCollection"];
            };
            readonly path: {
                readonly collectionId: components["parameters"]["collectionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["OwnCollectionContent"];
        readonly responses: {
            readonly 200: components["responses"]["OwnCollection"];
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly deleteOwnCollection: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description The collection's ETag, weak or strong; `*` for any state */
                readonly "If-Match": components["parameters"]["ifMatchCollection"];
            };
            readonly path: {
                readonly collectionId: components["parameters"]["collectionId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Deleted; the name is free again */
            readonly 204: {
                headers: {
                    readonly ETag: components["headers"]["CollectionTag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listFiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The categories in the order of the index */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileList"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly downloadFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Such as `bytes=1000-` or `bytes=0-999` */
                readonly Range?: string;
                /** @description An ETag, or a date from Last-Modified. The range applies only if it matches */
                readonly "If-Range"?: string;
                readonly "If-Match"?: string;
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
                readonly "If-Modified-Since"?: string;
            };
            readonly path: {
                readonly fileId: components["schemas"]["FileId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The whole file; Content-Disposition has its name */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Last-Modified": components["headers"]["LastModified"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            /** @description The requested range */
            readonly 206: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "Last-Modified": components["headers"]["LastModified"];
                    readonly "Accept-Ranges": components["headers"]["AcceptRanges"];
                    readonly "Content-Disposition": components["headers"]["ContentDisposition"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly "Content-Range": components["headers"]["ContentRange"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly listReleaseNotes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The notes by date and version, newest first; may be empty */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReleaseNote"][];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Alive */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "ok";
                        /** @description The running release */
                        readonly version?: string;
                        /** @description The source commit */
                        readonly commit?: string;
                        /**
                         * @description How the server runs; see docs/settings.md
                         * @enum {string}
                         */
                        readonly profile?: "local" | "demo" | "production";
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly ready: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Ready */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @constant */
                        readonly status: "ready";
                        readonly catalogues: readonly {
                            readonly version: components["schemas"]["AssayVersion"];
                            readonly revision: components["schemas"]["Revision"];
                            readonly isDemo: boolean;
                            readonly total: number;
                        }[];
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly getSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The settings */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppSettings"];
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly evaluateFlags: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["FlagContext"];
        readonly responses: {
            /** @description The flags, in the order of their keys */
            readonly 200: {
                headers: {
                    readonly ETag: components["headers"]["ETag"];
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly flags: readonly components["schemas"]["FlagEvaluation"][];
                    };
                };
            };
            /** @description The caller's copy is current */
            readonly 304: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly default: components["responses"]["Problem"];
        };
    };
    readonly evaluateFlag: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: components["requestBodies"]["FlagContext"];
        readonly responses: {
            /** @description The flag */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FlagEvaluation"];
                };
            };
            /** @description No such flag */
            readonly 404: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["XRequestId"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly key: string;
                        /** @constant */
                        readonly errorCode: "FLAG_NOT_FOUND";
                        readonly errorDetails: string;
                    };
                };
            };
            readonly default: components["responses"]["Problem"];
        };
    };
}
